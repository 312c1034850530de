"""The poacher in the assistant phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Decision, Seat, Step
from bestiary.core.step import LookupOptions
from bestiary.games.cryptic_nature.bag import FILL_MARKET, Answers
from bestiary.games.cryptic_nature.box.components import TRACK_ROWS
from bestiary.games.cryptic_nature.box.pieces import (
    Direction,
    Face,
    PoacherAction,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import PlaceTile, Take
from bestiary.games.cryptic_nature.events import (
    PoacherIdled,
    PoacherRefreshed,
    PoacherRemovedDie,
    PoacherShifted,
)
from bestiary.games.cryptic_nature.poacher.hunting import suitable_on_market
from bestiary.games.cryptic_nature.poacher.turn import (
    PLAYER,
    POACHER,
    SLOTS,
    ask_take,
    plan_of,
    poacher_of,
    receive,
)
from bestiary.games.cryptic_nature.sanctuary.building import PLACE, LayTerrain, in_stacks
from bestiary.games.cryptic_nature.sanctuary.room import placeable
from bestiary.games.cryptic_nature.state import Expedition

DICE: Final[dict[PoacherAction, tuple[Face, ...]]] = {
    PoacherAction.DIE_COINS: (Face.COINS_3, Face.COINS_2),
    PoacherAction.DIE_EXPERIENCE: (Face.EXPERIENCE_2, Face.EXPERIENCE_1),
    PoacherAction.DIE_RESTORE: (Face.RESTORE,),
    PoacherAction.DIE_RUMOUR: (Face.BONUS_RUMOUR,),
}
"""The faces each action is after, the highest first."""


@dataclass(frozen=True, slots=True)
class PoacherAssists(Step):
    """§13.5 His line above or below the player's assistant; he moves beside it and builds."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        plan = plan_of(state)
        above = state.rows[POACHER] < state.rows[PLAYER]
        row = plan.above if above else plan.below
        move = plan.above_move if above else plan.below_move
        state.then(shift_poacher(move), BUILDS)  # put first, so done after the action below
        for action in row:
            if assist(state, action):
                return
        state.tell(PoacherIdled)


def assist(state: Expedition, action: PoacherAction) -> bool:
    """Carry out an action of the assistant phase; say whether it was possible."""
    if action in DICE:
        return remove_die(state, action)
    free = len(poacher_of(state).evidence) < SLOTS
    tokens = suitable_on_market(state, action) if free else ()
    match action:
        case PoacherAction.TAKE_BET | PoacherAction.TAKE_CONTRACT:
            if not tokens:
                return False
            state.then(take_from_market(action), FILL_MARKET)
        case PoacherAction.REFRESH_MARKET:
            state.then(EMPTY_MARKET, FILL_MARKET)
        case _ if tokens:
            state.then(take_from_market(action), EMPTY_MARKET, FILL_MARKET)
        # Nothing suits now: the market is renewed first, and what suits then is taken.
        case _:
            state.then(EMPTY_MARKET, FILL_MARKET, take_from_market(action), FILL_MARKET)
    return True


def remove_die(state: Expedition, action: PoacherAction) -> bool:
    """Set the best such die aside; only a rumour is of use to him."""
    face = next((f for f in DICE[action] if f in state.dice), None)
    if face is None:
        return False
    state.dice = without(state.dice, face)
    state.tell(PoacherRemovedDie, face)
    free = len(poacher_of(state).evidence) < SLOTS
    if face is Face.BONUS_RUMOUR and free and state.supply:
        token, *rest = state.supply
        state.supply = tuple(rest)
        receive(state, token)
    return True


@dataclass(frozen=True, slots=True)
class TakeFromMarket(Step):
    """He takes suitable evidence of the market for nothing, if there is any."""

    action: PoacherAction

    def tokens(self, state: Expedition) -> tuple[Token, ...]:
        free = len(poacher_of(state).evidence) < SLOTS
        return suitable_on_market(state, self.action) if free else ()

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ask_take(self.tokens(state))

    def resolve(self, state: Expedition, answers: Mapping[Seat, Take]) -> None:
        # Looked at again: the market may have been emptied and filled since the action was chosen.
        tokens = self.tokens(state)
        if tokens:
            token = answers[PLAYER].token if answers else tokens[0]
            state.market = without(state.market, token)
            receive(state, token)


take_from_market: Final = cache(TakeFromMarket)


@dataclass(frozen=True, slots=True)
class EmptyMarket(Step):
    """The whole market goes beside the bag."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        state.put_aside(state.market)
        state.market = ()
        state.tell(PoacherRefreshed, True)


EMPTY_MARKET: Final = EmptyMarket()


@dataclass(frozen=True, slots=True)
class ShiftPoacher(Step):
    """His pawn goes to the row above or below the player's assistant, if there is one."""

    direction: Direction

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        row = state.rows[PLAYER] + (-1 if self.direction is Direction.UP else 1)
        if 0 <= row < TRACK_ROWS and row != state.rows[POACHER]:
            state.rows[POACHER] = row
            state.tell(PoacherShifted, self.direction)


shift_poacher: Final = cache(ShiftPoacher)


@dataclass(frozen=True, slots=True)
class PoacherBuilds(Step):
    """§13.6 The player lays a tile of the card's terrain from the stacks, or of another if none."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if state.final:
            return ()
        of_card = placeable(state, state.stacks[plan_of(state).terrain])
        tiles = of_card or placeable(state, in_stacks(state))
        return (Decision(PLAYER, "poacher-builds", LookupOptions(PLACE, tiles)),) if tiles else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, PlaceTile]) -> None:
        if answers:
            state.then(lay_for_poacher(answers[PLAYER].tile))


@cache
def lay_for_poacher(tile: TerrainTile) -> LayTerrain:
    """The player lays a tile that is the poacher's."""
    return LayTerrain(PLAYER, tile, for_poacher=True)


BUILDS: Final = PoacherBuilds()
