"""What suits the poacher: evidence, prey and payment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bestiary.games.cryptic_nature.components import CARDS as CRYPTID_CARDS
from bestiary.games.cryptic_nature.components import (
    FRONT,
    IS_BONUS,
    REGION_OF,
    PoacherPlan,
    constant,
)
from bestiary.games.cryptic_nature.evidence import JOKER, Needs
from bestiary.games.cryptic_nature.pieces import (
    Cryptid,
    Evidence,
    PoacherAction,
    Prey,
    Token,
)
from bestiary.games.cryptic_nature.scoring import shown_evidence, shows
from bestiary.games.cryptic_nature.state import Expedition

PLAYER = 0
CONTRACT_CATCHES: int = constant("poacher-contract-catches")
CATCHES: int = constant("poacher-catches")
FULL_BOARD: int = constant("poacher-slots")
FOR_BETS = (PoacherAction.TAKE_BET, PoacherAction.REFRESH_MARKET_TAKE_BET)
FOR_CONTRACTS = (PoacherAction.TAKE_CONTRACT, PoacherAction.REFRESH_MARKET_TAKE_CONTRACT)


def _held(state: Expedition) -> tuple[Token, ...]:
    return state.poacher.evidence if state.poacher else ()


def missing(needs: Needs, held: Iterable[Token]) -> Counter[Evidence | None]:
    """What a card still asks for when these tokens are there."""
    return Counter(needs) - Counter(FRONT[t] for t in held)


def wanted(state: Expedition, action: PoacherAction) -> set[Evidence | None]:
    """The types an action is after; rumours always suit."""
    if action in FOR_CONTRACTS:
        return {Evidence.RUMOUR, *shown_evidence(state.contracts[PLAYER])}
    types: set[Evidence | None] = {Evidence.RUMOUR}
    for card in state.bets[PLAYER]:
        types |= set(missing(state.needs(card), _held(state)))
    return types


def rumours_last(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Rumours only where nothing else suits."""
    every = tuple(tokens)
    dearer = tuple(t for t in every if FRONT[t] is not Evidence.RUMOUR)
    return dearer or every


def suitable_on_market(state: Expedition, action: PoacherAction) -> tuple[Token, ...]:
    """The market tokens an action is after."""
    if action not in (*FOR_BETS, *FOR_CONTRACTS):
        return ()
    types = wanted(state, action)
    return rumours_last(t for t in state.market if FRONT[t] in types)


def suitable_on_map(
    state: Expedition, action: PoacherAction, plan: PoacherPlan
) -> tuple[Token, ...]:
    """The tokens of the map an action is after: those of the first region that has any."""
    if action in (PoacherAction.TAKE_LOWEST, PoacherAction.TAKE_HIGHEST):
        return at_the_edge(state, plan, highest=action is PoacherAction.TAKE_HIGHEST)
    types = wanted(state, action)
    lying = [(REGION_OF[p], t) for p, tokens in sorted(state.ground.items()) for t in tokens]
    fitting = rumours_last(t for _, t in lying if FRONT[t] in types)
    for region in plan.regions:
        here = tuple(t for r, t in lying if r is region and t in fitting)
        if here:
            return here
    return ()


def at_the_edge(state: Expedition, plan: PoacherPlan, *, highest: bool) -> tuple[Token, ...]:
    """The tokens at the lowest or highest number of the first region that has any."""
    for region in plan.regions:
        places = sorted(p for p in state.ground if REGION_OF[p] is region)
        if places:
            return rumours_last(state.ground[places[-1 if highest else 0]])
    return ()


def payment(needs: Needs, held: tuple[Token, ...]) -> tuple[Token, ...] | None:
    """The tokens he pays: exact ones first, then two rumours for each that is missing."""
    left = sorted(held, key=lambda t: not IS_BONUS[t])
    paid: list[Token] = []
    for need in needs:
        exact = next((t for t in left if FRONT[t] is need), None)
        if exact is not None:
            left.remove(exact)
            paid.append(exact)
    rumours = [t for t in left if FRONT[t] is Evidence.RUMOUR]
    jokers = JOKER * (len(needs) - len(paid))
    return (*paid, *rumours[:jokers]) if len(rumours) >= jokers else None


def can_catch(state: Expedition, cryptid: Cryptid, action: PoacherAction) -> bool:
    """Whether the action can catch this cryptid with his evidence."""
    held, needs = _held(state), state.needs(cryptid)
    if action is PoacherAction.CATCH_ANY:
        return len(held) == FULL_BOARD
    number = 2 if action is PoacherAction.CATCH_2 else 3
    return len(needs) == number and payment(needs, held) is not None


def prey_of(state: Expedition, prey: Prey) -> tuple[Cryptid, ...]:
    """The cryptids of one class of the card's column."""
    match prey:
        case Prey.FOUND:
            return state.unmoved(PLAYER)
        case Prey.BET:
            return state.bets[PLAYER]
        case _:
            mine = state.contracts[PLAYER]
            return tuple(c for c in state.open_cards() if any(shows(state, c, k) for k in mine))


def candidates(state: Expedition, action: PoacherAction, plan: PoacherPlan) -> tuple[Cryptid, ...]:
    """Whom he may catch: the first class with anybody, then whoever serves him best."""
    for prey in plan.cryptids:
        found = [c for c in prey_of(state, prey) if can_catch(state, c, action)]
        if found:
            best = max(worth(state, c) for c in found)
            return tuple(c for c in found if worth(state, c) == best)
    return ()


def matches(state: Expedition, caught: Iterable[Cryptid]) -> int:
    """The most caught cryptids that suit one contract."""
    every = tuple(caught)
    contracts = state.contracts[PLAYER]
    return max((sum(shows(state, c, k) for c in every) for k in contracts), default=0)


def worth(state: Expedition, cryptid: Cryptid) -> tuple[int, int]:
    """How near a catch brings him to a contract, then the upper number of the card."""
    caught = state.poacher.caught if state.poacher else ()
    return matches(state, (*caught, cryptid)), CRYPTID_CARDS[cryptid].found


def caught_enough(state: Expedition) -> str | None:
    """§13.7 Three cryptids for one contract, or five in all: the player has lost."""
    caught = state.poacher.caught if state.poacher else ()
    if matches(state, caught) >= CONTRACT_CATCHES:
        return "poacher-contract"
    return "poacher-five" if len(caught) >= CATCHES else None
