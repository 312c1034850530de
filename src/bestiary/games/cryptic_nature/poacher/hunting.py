"""What suits the poacher: evidence, prey and payment."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache
from typing import Final, TypeAlias

from bestiary.games.cryptic_nature.box.components import (
    FRONT,
    IS_BONUS,
    REGION_OF,
    REGIONS,
    PoacherPlan,
    constant,
)
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Evidence,
    Place,
    PoacherAction,
    Prey,
    Region,
    Token,
)
from bestiary.games.cryptic_nature.scoring import found_points, shown_evidence, shows
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.evidence import JOKER, Needs

PLAYER: Final = 0
CONTRACT_CATCHES: Final[int] = constant("poacher-contract-catches")
CATCHES: Final[int] = constant("poacher-catches")
FULL_BOARD: Final[int] = constant("poacher-slots")
FOR_BETS: Final = (PoacherAction.TAKE_BET, PoacherAction.REFRESH_MARKET_TAKE_BET)
FOR_CONTRACTS: Final = (PoacherAction.TAKE_CONTRACT, PoacherAction.REFRESH_MARKET_TAKE_CONTRACT)
EDGE: Final = {PoacherAction.TAKE_LOWEST: 1, PoacherAction.TAKE_HIGHEST: -1}
"""Which way the numbers of a region are gone through for its first token."""
NUMBERED: Final[dict[Region, tuple[Place, ...]]] = {
    region: tuple(p for p in REGIONS if REGION_OF[p] is region) for region in Region
}
"""The locations of each region by their number."""
Types: TypeAlias = Set[Evidence | None]
RUMOUR: Final = Evidence.RUMOUR
CATCH_ANY: Final = PoacherAction.CATCH_ANY
FOUND: Final = Prey.FOUND
BET: Final = Prey.BET
NUMBER: Final = {PoacherAction.CATCH_2: 2, PoacherAction.CATCH_3: 3}
"""How much evidence the prey of an action needs."""


def evidence_kinds(state: Expedition) -> tuple[Evidence, ...]:
    """What his evidence shows, in one order: few such hands are different."""
    return tuple(sorted([FRONT[t] for t in state.poacher.evidence])) if state.poacher else ()


def can_pay(needs: Needs, kinds: tuple[Evidence, ...]) -> bool:
    """Whether these meet the needs of a card: exact ones first, then two rumours for each other."""
    left: list[Evidence | None] = list(kinds)
    lacking = 0
    for need in needs:
        if need in left:
            left.remove(need)
        else:
            lacking += 1
    return left.count(RUMOUR) >= JOKER * lacking


@lru_cache(maxsize=256)
def contract_types(contracts: tuple[Contract, ...]) -> Types:
    """The types that contracts show; rumours always suit."""
    return frozenset({RUMOUR, *shown_evidence(contracts)})


def wanted_types(state: Expedition, action: PoacherAction) -> Types:
    """The types an action is after."""
    if action in FOR_CONTRACTS:
        return contract_types(state.contracts[PLAYER])
    types: set[Evidence | None] = {RUMOUR}
    for cryptid in state.bets[PLAYER]:
        types.update(state.needs(cryptid))
    return types


def rumours_last(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Rumours only where nothing else suits."""
    every = tuple(tokens)
    dearer = tuple([t for t in every if FRONT[t] is not RUMOUR])
    return dearer or every


def suitable_on_market(state: Expedition, action: PoacherAction) -> tuple[Token, ...]:
    """The market tokens an action is after."""
    if action not in FOR_BETS and action not in FOR_CONTRACTS:
        return ()
    types = wanted_types(state, action)
    return rumours_last([t for t in state.market if FRONT[t] in types])


def suitable_on_map(
    state: Expedition, action: PoacherAction, plan: PoacherPlan
) -> tuple[Token, ...]:
    """The tokens of the map an action is after: those of the first region that has any."""
    if action in EDGE:
        return at_the_edge(state, plan, EDGE[action])
    types = wanted_types(state, action)
    dearer, rumours = dict[Place, list[Token]](), dict[Place, list[Token]]()
    for place, tokens in state.ground.items():
        for token in tokens:
            kind = FRONT[token]
            if kind in types:
                piles = rumours if kind is RUMOUR else dearer
                piles.setdefault(place, []).append(token)
    fitting = dearer or rumours
    for region in plan.regions:
        places = sorted([place for place in fitting if REGION_OF[place] is region])
        if places:
            return tuple([token for place in places for token in fitting[place]])
    return ()


def at_the_edge(state: Expedition, plan: PoacherPlan, way: int) -> tuple[Token, ...]:
    """The tokens at the lowest or highest number of the first region that has any."""
    for region in plan.regions:
        for place in NUMBERED[region][::way]:
            if place in state.ground:
                return rumours_last(state.ground[place])
    return ()


def payment(needs: Needs, evidence: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens he pays: exact ones first, then two rumours for each that is missing."""
    left = sorted(evidence, key=lambda t: not IS_BONUS[t])  # of rumours the bonus ones go first
    paid: list[Token] = []
    for need in needs:
        exact = next((t for t in left if FRONT[t] is need), None)
        if exact is not None:
            left.remove(exact)
            paid.append(exact)
    rumours = [t for t in left if FRONT[t] is RUMOUR]
    return (*paid, *rumours[: JOKER * (len(needs) - len(paid))])


def within_reach(
    state: Expedition,
    action: PoacherAction,
    kinds: tuple[Evidence, ...],
    cryptids: tuple[Cryptid, ...],
) -> tuple[Cryptid, ...]:
    """Those of the cryptids that the action can catch with what he holds."""
    if action is CATCH_ANY:
        return cryptids if len(kinds) == FULL_BOARD else ()
    number = NUMBER[action]
    payable = list[Cryptid]()
    for cryptid in cryptids:
        needs = state.needs(cryptid)
        if len(needs) == number and can_pay(needs, kinds):
            payable.append(cryptid)
    return tuple(payable)


def prey_of(
    state: Expedition, action: PoacherAction, kinds: tuple[Evidence, ...], prey: Prey
) -> tuple[Cryptid, ...]:
    """Those of one class of the card's column that the action can catch."""
    if prey is FOUND:
        return within_reach(state, action, kinds, state.unmoved(PLAYER))
    if prey is BET:
        return within_reach(state, action, kinds, state.bets[PLAYER])
    near = within_reach(state, action, kinds, state.open_cards())
    mine = state.contracts[PLAYER]
    return tuple([c for c in near if any(shows(state, c, k) for k in mine)])


def candidates(state: Expedition, action: PoacherAction, plan: PoacherPlan) -> tuple[Cryptid, ...]:
    """Whom he may catch: the first class with anybody, then whoever serves him best."""
    kinds = evidence_kinds(state)
    for prey in plan.cryptids:
        cryptids = prey_of(state, action, kinds, prey)
        if cryptids:
            return dearest(state, cryptids)
    return ()


def dearest(state: Expedition, cryptids: tuple[Cryptid, ...]) -> tuple[Cryptid, ...]:
    """Those that bring him furthest with one contract; among them the dearest to the player."""
    if len(cryptids) == 1:
        return cryptids
    caught = tally(state, state.poacher.caught if state.poacher else ())
    nearest = best_of(cryptids, [matches_with(state, caught, c) for c in cryptids])
    if len(nearest) == 1:
        return nearest
    return best_of(nearest, [reputation_of(state, c) for c in nearest])


def best_of(cryptids: tuple[Cryptid, ...], values: list[int]) -> tuple[Cryptid, ...]:
    """Those of the highest value."""
    best = max(values)
    return tuple([cryptids[at] for at, value in enumerate(values) if value == best])


def tally(state: Expedition, caught: tuple[Cryptid, ...]) -> list[int]:
    """How many of the caught cryptids suit each contract."""
    counts = list[int]()
    for contract in state.contracts[PLAYER]:
        suiting = 0
        for cryptid in caught:
            if shows(state, cryptid, contract):
                suiting += 1
        counts.append(suiting)
    return counts


def matches(state: Expedition, caught: tuple[Cryptid, ...]) -> int:
    """The most caught cryptids that suit one contract."""
    most = 0
    for number in tally(state, caught):
        if number > most:
            most = number
    return most


def matches_with(state: Expedition, caught: list[int], cryptid: Cryptid) -> int:
    """The most that suit one contract if this cryptid is caught as well."""
    most = 0
    for at, contract in enumerate(state.contracts[PLAYER]):
        number = caught[at] + 1 if shows(state, cryptid, contract) else caught[at]
        if number > most:
            most = number
    return most


def reputation_of(state: Expedition, cryptid: Cryptid) -> int:
    """What finding a cryptid brings the player: its number, its contracts, abilities at the end."""
    others = tuple(c for c in state.found[PLAYER] if c is not cryptid)
    # Only the difference tells what the abilities of other finds gain by this one.
    world = state.copy()
    world.found[PLAYER] = others
    before = found_points(world, PLAYER)
    world.found[PLAYER] = (*others, cryptid)
    return found_points(world, PLAYER) - before


def caught_enough(state: Expedition) -> str | None:
    """§13.7 Three cryptids for one contract, or five in all: the player has lost."""
    caught = state.poacher.caught if state.poacher else ()
    if matches(state, caught) >= CONTRACT_CATCHES:
        return "poacher-contract"
    return "poacher-five" if len(caught) >= CATCHES else None
