"""What suits the poacher: evidence, prey and payment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bestiary.games.cryptic_nature.components import CARDS as CRYPTID_CARDS
from bestiary.games.cryptic_nature.components import (
    FRONT,
    IS_BONUS,
    REGION_OF,
    REGIONS,
    PoacherPlan,
    constant,
)
from bestiary.games.cryptic_nature.evidence import JOKER, Needs
from bestiary.games.cryptic_nature.pieces import (
    Contract,
    Cryptid,
    Evidence,
    Place,
    PoacherAction,
    Prey,
    Region,
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
EDGE = {PoacherAction.TAKE_LOWEST: 1, PoacherAction.TAKE_HIGHEST: -1}
"""Which way the numbers of a region are gone through for its first token."""
NUMBERED: dict[Region, tuple[Place, ...]] = {
    region: tuple(p for p in REGIONS if REGION_OF[p] is region) for region in Region
}
"""The locations of each region by their number."""
Types = frozenset[Evidence | None]


def _held(state: Expedition) -> tuple[Token, ...]:
    return state.poacher.evidence if state.poacher else ()


@lru_cache(maxsize=4_096)
def missing(needs: tuple[Needs, ...], held: tuple[Token, ...]) -> Types:
    """The types some of the cards still ask for when these tokens are there; rumours always do."""
    have = Counter(FRONT[t] for t in held)
    return frozenset({Evidence.RUMOUR}.union(*(Counter(n) - have for n in needs)))


@lru_cache(maxsize=256)
def contracted(contracts: tuple[Contract, ...]) -> Types:
    """The types that contracts show; rumours always suit."""
    return frozenset({Evidence.RUMOUR, *shown_evidence(contracts)})


def wanted(state: Expedition, action: PoacherAction) -> Types:
    """The types an action is after."""
    if action in FOR_CONTRACTS:
        return contracted(state.contracts[PLAYER])
    return missing(tuple(map(state.needs, state.bets[PLAYER])), _held(state))


def rumours_last(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Rumours only where nothing else suits."""
    every = tuple(tokens)
    dearer = tuple([t for t in every if FRONT[t] is not Evidence.RUMOUR])
    return dearer or every


def suitable_on_market(state: Expedition, action: PoacherAction) -> tuple[Token, ...]:
    """The market tokens an action is after."""
    if action not in FOR_BETS and action not in FOR_CONTRACTS:
        return ()
    types = wanted(state, action)
    return rumours_last([t for t in state.market if FRONT[t] in types])


def suitable_on_map(
    state: Expedition, action: PoacherAction, plan: PoacherPlan
) -> tuple[Token, ...]:
    """The tokens of the map an action is after: those of the first region that has any."""
    if action in EDGE:
        return at_the_edge(state, plan, EDGE[action])
    types, ground = wanted(state, action), state.ground
    rumours: list[Token] = []
    for region in plan.regions:
        places = NUMBERED[region]
        here = [t for p in places if p in ground for t in ground[p] if FRONT[t] in types]
        dearer = [t for t in here if FRONT[t] is not Evidence.RUMOUR]
        if dearer:
            return tuple(dearer)
        rumours = rumours or here
    return tuple(rumours)


def at_the_edge(state: Expedition, plan: PoacherPlan, way: int) -> tuple[Token, ...]:
    """The tokens at the lowest or highest number of the first region that has any."""
    for region in plan.regions:
        for place in NUMBERED[region][::way]:
            if place in state.ground:
                return rumours_last(state.ground[place])
    return ()


@lru_cache(maxsize=16_384)
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
    held = _held(state)
    if action is PoacherAction.CATCH_ANY:
        return len(held) == FULL_BOARD
    needs, number = state.needs(cryptid), 2 if action is PoacherAction.CATCH_2 else 3
    return len(needs) == number and payment(needs, held) is not None


def prey_of(state: Expedition, prey: Prey) -> tuple[Cryptid, ...]:
    """The cryptids of one class of the card's column."""
    if prey is Prey.FOUND:
        return state.unmoved(PLAYER)
    if prey is Prey.BET:
        return state.bets[PLAYER]
    mine = state.contracts[PLAYER]
    return tuple([c for c in state.open_cards() if any([shows(state, c, k) for k in mine])])


def candidates(state: Expedition, action: PoacherAction, plan: PoacherPlan) -> tuple[Cryptid, ...]:
    """Whom he may catch: the first class with anybody, then whoever serves him best."""
    for prey in plan.cryptids:
        found = [c for c in prey_of(state, prey) if can_catch(state, c, action)]
        if found:
            return dearest(state, found)
    return ()


def dearest(state: Expedition, found: list[Cryptid]) -> tuple[Cryptid, ...]:
    """Those that bring him furthest with one contract; among them the highest upper numbers."""
    if len(found) == 1:
        return tuple(found)
    values = [worth(state, c) for c in found]
    best = max(values)
    return tuple([c for c, value in zip(found, values, strict=True) if value == best])


def matches(state: Expedition, caught: Iterable[Cryptid]) -> int:
    """The most caught cryptids that suit one contract."""
    every = tuple(caught)
    contracts = state.contracts[PLAYER]
    return max([sum([shows(state, c, k) for c in every]) for k in contracts], default=0)


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
