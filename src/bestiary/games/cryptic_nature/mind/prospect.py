"""Heuristic worth of the best deed left this turn, where the cryptozoologist stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.box.components import CARDS, FRONT, IS_CITY, NEIGHBOURS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Evidence, Hare, Place, Skill
from bestiary.games.cryptic_nature.mind.homes import RELOCATION_SHARE, REQUEST_SHARE, pairs
from bestiary.games.cryptic_nature.mind.hunts import (
    die_chance,
    missing_evidence,
    plan_worth,
    plans,
    worth,
)
from bestiary.games.cryptic_nature.mind.pace import is_out
from bestiary.games.cryptic_nature.relocation import settling_spots
from bestiary.games.cryptic_nature.scoring import REQUEST_REPUTATION
from bestiary.games.cryptic_nature.state import Expedition

SPARE_TOKEN: Final = 0.3
"""What evidence is worth beside the plans for it."""
FAILED_ATTEMPT_COST: Final = 0.3
"""What a failed attempt costs beside the action."""
PROSPECT_SHARE: Final = 0.9
"""The share that counts of what is still to be done."""
FIGURE_WORTH: Final = 0.3
"""What a figure in the sanctuary and the symbols below it bring."""
HARE_SHARE: Final = 0.5
"""The share of a Wolpertinger token that counts before the rumour is spent."""
HARE_WORTH: Final = {Hare.HARE: 1.7, Hare.COINS: 0.8, Hare.EVIDENCE: 0.6, Hare.REROLL: 0.4}


def prospect(state: Expedition, seat: Seat, left: float) -> float:
    """What the action, or a skill that stands in for it, can bring here."""
    here = state.place[seat]
    if here is None or not is_out(state, seat):
        return 0.0
    return PROSPECT_SHARE * max(
        (worth for worth, _ in _deeds(state, seat, here, left)), default=0.0
    )


def next_deed(state: Expedition, seat: Seat, left: float) -> str:
    """What that is: to collect, to track, to search or to relocate; '' if nothing."""
    here = state.place[seat]
    if here is None or not is_out(state, seat):
        return ""
    return max(_deeds(state, seat, here, left), default=(0.0, ""))[1]


def _deeds(state: Expedition, seat: Seat, here: Place, left: float) -> Iterator[tuple[float, str]]:
    if _can(state, seat, Skill.COLLECT):
        yield _collect_worth(state, seat, here, left), "collect"
    if _can(state, seat, Skill.TRACK):
        cards = [c for c in trackable(state, seat) if state.where(c) is here]
        yield from ((_track_worth(state, seat, c, left), "track") for c in cards)
        yield (
            (1 - HARE_SHARE) * search_worth(state, seat) if here in state.cities else 0.0,
            "search",
        )
    if IS_CITY[here] and _can(state, seat, Skill.RELOCATE):
        yield _relocation_worth(state, seat), "relocate"


def _can(state: Expedition, seat: Seat, skill: Skill) -> bool:
    return state.action_left or state.can_use(seat, skill)


def _collect_worth(state: Expedition, seat: Seat, here: Place, left: float) -> float:
    """The token that helps the plans most."""
    tokens = state.ground.get(here, ())
    if state.has(seat, Skill.COLLECT_ADJACENT):
        tokens += tuple(t for near in NEIGHBOURS[here] for t in state.ground.get(near, ()))
    if not tokens or not state.has_slot(seat):
        return 0.0
    before = plans(state, seat, left)
    hand = state.evidence[seat]
    best = 0.0
    # Changed in place and changed back: cheaper than a copy of the state for each token.
    for token in tokens:
        state.evidence[seat] = (*hand, token)
        best = max(best, plans(state, seat, left) - before + SPARE_TOKEN)
    state.evidence[seat] = hand
    return best


def _track_worth(state: Expedition, seat: Seat, cryptid: Cryptid, left: float) -> float:
    """The chance of the dice times what finding brings beyond the plan for it."""
    needs = state.needs(cryptid)
    missing = missing_evidence(needs, state.evidence[seat])
    if missing >= len(needs):
        return 0.0
    chance = die_chance(state, seat) ** missing
    gain = worth(state, seat, cryptid) - plan_worth(state, seat, cryptid, left)
    spent = SPARE_TOKEN * (len(needs) - missing)
    return chance * (gain - spent) - (1 - chance) * FAILED_ATTEMPT_COST


def _relocation_worth(state: Expedition, seat: Seat) -> float:
    """What a request or a homecoming brings beyond the hope for it."""
    if pairs(state, seat):
        return (1 - REQUEST_SHARE) * REQUEST_REPUTATION
    rooms = (c for c in state.unmoved(seat) if len(settling_spots(state, c)))
    return max(
        (CARDS[c].relocated * (1 - RELOCATION_SHARE) + FIGURE_WORTH for c in rooms), default=0.0
    )


def next_hare(state: Expedition) -> float:
    """What the next Wolpertinger token brings on average."""
    tokens = state.hare_bag
    return sum(HARE_WORTH[hare] for hare in tokens) / len(tokens) if tokens else 0.0


def search_worth(state: Expedition, seat: Seat) -> float:
    """What a rumour spent on the Wolpertinger brings."""
    hand = state.evidence[seat]
    if not state.cities or not any(FRONT[t] is Evidence.RUMOUR for t in hand):
        return 0.0
    return max(0.0, next_hare(state) - SPARE_TOKEN)
