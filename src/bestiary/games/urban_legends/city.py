"""§5 The Constrain phase and §6 the Expand phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from bestiary.core import CHANCE, Decision, Odds, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    MYSTERY,
    PLACE_BITS,
    PLACE_MASK,
    PRESENCE,
    SCIENTIST,
    UNIT,
    Colour,
    Side,
    colours,
    total,
)
from bestiary.games.urban_legends.choices import Blocks, Constrain, PlaceMystery, Resettle
from bestiary.games.urban_legends.events import Constrained, Expanded, Resettled
from bestiary.games.urban_legends.hide import take_evidence
from bestiary.games.urban_legends.state import UrbanState

SIDES: Final = ((Side.LEFT, 0), (Side.RIGHT, -1))
LAID_AT_ONCE: Final = 2


@dataclass(frozen=True, slots=True)
class ConstrainCity(Step):
    """§5.1 With seven blocks, the Scientist removes both end blocks of an unmarked side."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """The sides whose end block carries no presence marker."""
        if not state.city_is_full:
            return ()
        # The markers went across to the inactive row in the Hide phase.
        row = state.blocks[1 - state.active]
        options = tuple(Constrain(side) for side, end in SIDES if not row[end] & PRESENCE)
        return (Decision(state.seat_of(SCIENTIST), "constrain", options),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Constrain]) -> None:
        """Remove the blocks, take their evidence, displace the outermost sensors."""
        if not answers:
            return
        seat = state.seat_of(SCIENTIST)
        side = answers[seat].side
        end = 0 if side is Side.LEFT else -1
        state.tell(Constrained, seat, side)
        _remove(state, end)
        state.displaced = _displace(state, side)
        state.then(*(ResettleSensor() for _ in range(total(state.displaced))))

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """A marked end block protects its side."""
        row = state.blocks[1 - state.active]
        marked = [side for side, end in SIDES if row[end] & PRESENCE]
        return [Reason("constrain", "marked", "§5.1", (("side", side),)) for side in marked]


def _remove(state: UrbanState, end: int) -> None:
    scientist = state.evidence[SCIENTIST]
    lost = []
    for role in (CRYPTID, SCIENTIST):
        outermost = end % len(state.blocks[role])  # -1 is the last block
        take_evidence(state, SCIENTIST, role, (outermost,))
        row = state.blocks[role]
        lost.append(row[outermost] & MYSTERY)
        state.blocks[role] = row[:outermost] + row[outermost + 1 :]
    # An end block carries one marker at most, and there are two of them.
    assert state.evidence[SCIENTIST] - scientist <= LAID_AT_ONCE
    regular, mystery = state.removed
    state.removed = regular + LAID_AT_ONCE - sum(lost), mystery + sum(lost)


def _displace(state: UrbanState, side: Side) -> int:
    """Take the outermost place off the inactive row; the active one holds nothing by now."""
    inactive = 1 - state.active
    row = state.places[inactive]
    if side is Side.LEFT:
        state.places[inactive] = row >> PLACE_BITS
        return row & PLACE_MASK
    # The blocks are gone already: as many places are left as blocks and one, and this is beyond.
    outermost = PLACE_BITS * (len(state.blocks[inactive]) + 1)
    state.places[inactive] = row & (1 << outermost) - 1
    return row >> outermost


@dataclass(frozen=True, slots=True)
class ResettleSensor(Step):
    """§5.2 The Cryptid puts each displaced sensor to any place left in the inactive row."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Any place for the next sensor; equal ones need no order."""
        # Always the first colour: the order of putting them back makes no difference.
        colour = colours(state.displaced)[0]
        return _resettle_decision(state.cryptid, colour, state.places_of(1 - state.active))

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Resettle]) -> None:
        seat = state.seat_of(CRYPTID)
        colour, place = answers[seat]
        state.displaced -= UNIT[colour]
        state.places[1 - state.active] += UNIT[colour] << PLACE_BITS * (place - 1)
        state.tell(Resettled, seat, colour, place)


@cache
def _resettle_decision(seat: Seat, colour: Colour, places: int) -> tuple[Decision]:
    options = tuple(Resettle(colour, place) for place in range(1, places + 1))
    return (Decision(seat, "resettle", options, (("colour", colour),)),)


@cache
def block_draws(city: tuple[int, int, int]) -> Odds:
    """Two blocks off the city deck once those on top are gone: how many are mystery blocks."""
    _, regular, mystery = city
    # Hypergeometric weights, two blocks out of what is left.
    pairs = range(LAID_AT_ONCE + 1)
    return Odds({Blocks(m): comb(mystery, m) * comb(regular, LAID_AT_ONCE - m) for m in pairs})


@dataclass(frozen=True, slots=True)
class DrawBlocks(Step):
    """§6.1 The player next to the active row draws two blocks, open to both."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Ask chance once the four regular blocks on top are gone."""
        if state.city[0]:
            return ()
        return (Decision(CHANCE, "draw-blocks", block_draws(state.city)),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Blocks]) -> None:
        """Take them off the deck."""
        top, regular, mystery = state.city
        if not answers:
            state.city = top - LAID_AT_ONCE, regular, mystery
            state.then(LAY_BLOCKS[0])
            return
        drawn = answers[CHANCE].mystery
        state.city = top, regular - LAID_AT_ONCE + drawn, mystery - drawn
        state.reveal()
        state.then(LAY_BLOCKS[drawn])


@dataclass(frozen=True, slots=True)
class LayBlocks(Step):
    """§6.2 One block goes to each end of the active row; a mystery block brings evidence."""

    mystery: int

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """A choice only if just one of the two is a mystery block."""
        if self.mystery != 1:
            return ()
        options = tuple(PlaceMystery(side) for side in Side)
        return (Decision(state.seat_of(state.active), "lay-blocks", options),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, PlaceMystery]) -> None:
        """Lay both; the places beside them hold nothing yet."""
        seat = state.seat_of(state.active)
        side = answers[seat].side if answers else None
        left = self.mystery == LAID_AT_ONCE or side is Side.LEFT
        right = self.mystery == LAID_AT_ONCE or side is Side.RIGHT
        ends = [MYSTERY | EVIDENCE if mystery else 0 for mystery in (left, right)]
        state.blocks[state.active] = (ends[0], *state.blocks[state.active], ends[1])
        if state.events is not None:
            state.tell(Expanded, seat, left, right)


LAY_BLOCKS: Final = tuple(map(LayBlocks, range(LAID_AT_ONCE + 1)))
