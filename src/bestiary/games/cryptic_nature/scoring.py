"""§10 The end: reputation line by line, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Decision, Outcome, Score, Seat, Step
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.box.components import (
    CARDS,
    COUNTS,
    PRICE,
    REGION_OF,
    Ability,
    constant,
)
from bestiary.games.cryptic_nature.box.pieces import Contract, Cryptid, Evidence, Hare, Terrain
from bestiary.games.cryptic_nature.box.shapes import SIZE
from bestiary.games.cryptic_nature.state import BOTH, SANCTUARY, Expedition

REQUEST_REPUTATION: Final[int] = constant("request-reputation")
MAJORITY: Final[int] = constant("majority-reputation")
PER_MATCH: Final[int] = constant("contract-reputation")
EXPERIENCE_EACH: Final[int] = constant("experience-per-reputation")
COINS_EACH: Final[int] = constant("coins-per-reputation")
HARE: Final[int] = constant("hare-reputation")
HARE_CARD: Final[int] = constant("wolpertinger-card")
RATING: Final[tuple[int, ...]] = tuple(constant("rating"))
RANKS: Final = ("trainee", "novice", "cryptozoologist", "great", "monument")


def habitats(state: Expedition, cryptid: Cryptid) -> tuple[Terrain, ...]:
    """§9.5 The habitat of a cryptid; the Korkodil's is the land under its tile."""
    card = CARDS[cryptid]
    if card.ability("always") is None:
        return card.habitat
    area = next((s.area for s in state.settled if s.cryptid is cryptid), 0)
    return tuple(t for t in Terrain if area & state.land[t])


def printed_match(cryptid: Cryptid, contract: Contract) -> bool | None:
    """Whether a card by itself says that it counts for a contract; None if the table decides."""
    card = CARDS[cryptid]
    sort, value = COUNTS[contract]
    match sort:
        case "evidence":
            # A "?" is settled by the token laid there, which only the table knows.
            return True if value in card.evidence else None if None in card.evidence else False
        case "habitat":
            return None if card.ability("always") else value in card.habitat
        case _:
            return card.kind == value


PRINTED_MATCHES: Final[dict[Contract, dict[Cryptid, bool | None]]] = {
    contract: {cryptid: printed_match(cryptid, contract) for cryptid in Cryptid}
    for contract in Contract
}


def shows(state: Expedition, cryptid: Cryptid, contract: Contract) -> bool:
    """Whether a found cryptid counts for a contract: by print, its token or the land under it."""
    match = PRINTED_MATCHES[contract][cryptid]
    if match is not None:
        return match
    sort, value = COUNTS[contract]
    return value in (state.needs(cryptid) if sort == "evidence" else habitats(state, cryptid))


def contract_points(state: Expedition, seat: Seat, contract: Contract) -> int:
    """§10.2 One point for each found cryptid that shows what the contract asks for."""
    return PER_MATCH * sum(shows(state, c, contract) for c in state.found[seat])


def sanctuary_points(state: Expedition, seat: Seat) -> int:
    """The lower numbers of those in the sanctuary; the Water Leaper of a request has its own."""
    total = 0
    for cryptid in state.found[seat]:
        card = CARDS[cryptid]
        fate = state.fate.get(cryptid)
        leap = card.ability("request")
        if fate == SANCTUARY:
            total += card.relocated
        elif fate == BOTH and leap is not None:
            total += leap.amount
    return total


def personal_points(state: Expedition, seat: Seat) -> int:
    """The better of the two contracts; in the solo game both."""
    points = [contract_points(state, seat, c) for c in state.contracts[seat]]
    return sum(points) if state.solo else max(points, default=0)


def _per(ability: Ability, number: int) -> int:
    return min(ability.most, number // ability.per)


def ability_points(state: Expedition, seat: Seat, ability: Ability) -> int:
    """What one ability brings at the end; the card itself counts too."""
    found = state.found[seat]
    match ability.effect:
        case "per-evidence":
            return _per(ability, sum(ability.evidence in state.needs(c) for c in found))
        case "per-habitat":
            return _per(ability, sum(ability.habitat in habitats(state, c) for c in found))
        case "if-habitat":
            count = sum(ability.habitat in habitats(state, c) for c in found)
        case "if-kind":
            count = sum(CARDS[c].kind is ability.kind for c in found)
        case "if-all-regions":
            # Four corners of Europe: 1 only if each has been found in.
            count = len({REGION_OF[p] for c in found if (p := state.where(c))}) // 4
        case _:  # fewer cryptids than every opponent: True counts as one
            count = all(len(found) < rival for rival in rivals(state, seat))
    return ability.amount if count >= max(1, ability.least) else 0


def rivals(state: Expedition, seat: Seat) -> list[int]:
    """How many cryptids each opponent has."""
    if state.poacher is not None:
        return [len(state.poacher.caught)]
    return [len(found) for other, found in enumerate(state.found) if other != seat]


def end_abilities(state: Expedition, seat: Seat) -> int:
    """§9.4 The abilities of the end, for every found cryptid."""
    abilities = [CARDS[c].ability("end") for c in state.found[seat]]
    return sum(ability_points(state, seat, a) for a in abilities if a is not None)


def found_points(state: Expedition, seat: Seat) -> int:
    """What found cryptids bring, relocated or not."""
    numbers = sum(CARDS[c].found for c in state.found[seat])
    return numbers + personal_points(state, seat) + end_abilities(state, seat)


def majority(state: Expedition, seat: Seat) -> int:
    """§10.3 The most figures in the sanctuary; tied: the largest area; still tied: both."""
    figures = [(0, 0)] * state.seats
    for tile in state.settled:
        number, area = figures[tile.owner]
        figures[tile.owner] = (number + 1, area + SIZE[tile.cryptid])
    return MAJORITY if figures[seat][0] and figures[seat] == max(figures) else 0


def hare_points(state: Expedition, seat: Seat) -> int:
    """§11.3 A point for each hare, and the card for whoever has most."""
    mine = state.hares[seat].count(Hare.HARE)
    if not mine:
        return 0
    # §11.3 Ties go by other tokens; among equal hares whoever has more tokens has more others.
    ranks = [(h.count(Hare.HARE), len(h)) for h in state.hares]
    best = max(ranks)
    alone = ranks[seat] == best and ranks.count(best) == 1
    return HARE * mine + (HARE_CARD if alone else 0)


def purse(state: Expedition, seat: Seat) -> int:
    """Coins, with the evidence sold."""
    return state.coins[seat] + sum(PRICE[t] for t in state.evidence[seat])


def common_points(state: Expedition, seat: Seat) -> int:
    """The contract of all players."""
    return 0 if state.common is None else contract_points(state, seat, state.common)


LINES: Final[dict[str, Callable[[Expedition, Seat], int]]] = {
    "found": lambda state, seat: sum(CARDS[c].found for c in state.found[seat]),
    "sanctuary": sanctuary_points,
    "requests": lambda state, seat: REQUEST_REPUTATION * len(state.fulfilled[seat]),
    "common-contract": common_points,
    "personal-contract": personal_points,
    "abilities": end_abilities,
    "majority": majority,
    "experience": lambda state, seat: state.experience[seat] // EXPERIENCE_EACH,
    "coins": lambda state, seat: purse(state, seat) // COINS_EACH,
    "wolpertinger": hare_points,
}
"""What is counted, in the order of the pad."""


def lines(state: Expedition, seat: Seat) -> dict[str, int]:
    """The reputation of a seat if the game ended now."""
    return {
        name: points(state, seat)
        for name, points in LINES.items()
        # Lines that this table does not play are left out, not scored 0.
        if name != "wolpertinger" or state.wolpertinger
        if name != "common-contract" or not state.solo
    }


def score(state: Expedition, seat: Seat) -> Score:
    """The same as a score."""
    return Score(tuple(lines(state, seat).items()))


TIE_BREAKS: Final[dict[str, Callable[[Expedition, Seat], int]]] = {
    "found": lambda state, seat: len(state.found[seat]),
    "relocated": lambda state, seat: sum(c in state.fate for c in state.found[seat]),
    "purse": lambda state, seat: purse(state, seat) + state.experience[seat],
}
"""What decides between equals, in this order."""


def winners(state: Expedition, scores: tuple[Score, ...]) -> tuple[tuple[Seat, ...], str | None]:
    """§10.4 The most reputation wins; ties go by found, relocated, purse, or are shared."""
    best = max(s.total for s in scores)
    leaders = [seat for seat, s in enumerate(scores) if s.total == best]
    used = None
    for name, rank in TIE_BREAKS.items():
        if len(leaders) > 1:
            used = name
            top = max(rank(state, s) for s in leaders)
            leaders = [s for s in leaders if rank(state, s) == top]
    return tuple(leaders), ("shared" if len(leaders) > 1 else used)


@dataclass(frozen=True, slots=True)
class FinishGame(Step):
    """§10.1 After the final round everything is counted."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        state.reveal()
        scores = tuple(score(state, seat) for seat in range(state.seats))
        if state.solo:
            state.finish(Outcome((0,), scores, rank_of(scores[0].total)))
            return
        leaders, tie_break = winners(state, scores)
        state.finish(Outcome(leaders, scores, "sanctuary-finished", tie_break))


def rank_of(reputation: int) -> str:
    """§13.8 What the solo player has become."""
    return RANKS[sum(reputation > bound for bound in RATING)]


def shown_evidence(contracts: Sequence[Contract]) -> tuple[Evidence, ...]:
    """The evidence that contracts of the first class ask for."""
    return tuple(Evidence(c.split("-")[1]) for c in contracts if c.startswith("evidence"))


def lost_game(state: Expedition, reason: str) -> None:
    """End the solo game at once: the poacher has what he wants."""
    state.finish(Outcome((), (score(state, 0),), reason))
