"""§2 The three moves: what each may do and what it does.

A state that nobody listens to makes no events: half a microsecond a move, measured.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any

from bestiary.games.urban_legends.choices import Align, Shuffle, Split
from bestiary.games.urban_legends.components import (
    COLOURS,
    MASK,
    UNIT,
    Card,
    Side,
    pack,
    sensors,
    spell,
    total,
    unpack,
)
from bestiary.games.urban_legends.events import AlignMade, ShuffleMade, SplitMade
from bestiary.games.urban_legends.state import UrbanState


@cache
def split_options(card: Card, place: int, here: int) -> tuple[Split, ...]:
    """Every way to part the sensors of a place, at least one to each side if there are two."""
    parts = product(*(range(number + 1) for number in unpack(here)))
    lefts = [pack(*part) for part in parts]
    if total(here) > 1:
        lefts = [left for left in lefts if left not in (0, here)]
    return tuple(Split(card, place, spell(left), spell(here - left)) for left in lefts)


@cache
def shuffle_options(card: Card, place: int, last: int, here: int) -> tuple[Shuffle, ...]:
    """Every colour of a place, to each side that has a place beside it."""
    sides = [side for side, edge in ((Side.LEFT, 1), (Side.RIGHT, last)) if place != edge]
    present = [c for c in COLOURS if here & MASK[c]]
    return tuple(Shuffle(card, place, c, side) for c in present for side in sides)


@cache
def align_options(card: Card, present: int) -> tuple[Align, ...]:
    """Every colour of the active row, to both sides."""
    return tuple(Align(card, c, side) for c in COLOURS if present & MASK[c] for side in Side)


def split(state: UrbanState, move: Split) -> None:
    """§2.2 Split: all sensors of one place go to the two places diagonally across."""
    across = state.places[1 - state.active]
    place = move.place - 1
    state.places[state.active][place] = 0
    across[place] += sensors(move.left)
    across[place + 1] += sensors(move.right)
    if state.events is not None:
        state.tell(SplitMade(state.seat_of(state.turn), *move))


def shuffle(state: UrbanState, move: Shuffle) -> None:
    """§2.3 Shuffle: one sensor goes a place to the side, then diagonally across the same way."""
    place, unit = move.place - 1, UNIT[move.colour]
    state.places[state.active][place] -= unit
    state.places[1 - state.active][place - 1 if move.side is Side.LEFT else place + 2] += unit
    if state.events is not None:
        state.tell(ShuffleMade(state.seat_of(state.turn), *move))


def align(state: UrbanState, move: Align) -> None:
    """§2.4 Align: all sensors of one colour go diagonally across, all to the same side."""
    active, across = state.places[state.active], state.places[1 - state.active]
    mask, shift = MASK[move.colour], move.side is Side.RIGHT
    for place, here in enumerate(active):
        across[place + shift] += here & mask
        active[place] = here & ~mask
    if state.events is not None:
        state.tell(AlignMade(state.seat_of(state.turn), *move))


MOVES: Mapping[type, Callable[[UrbanState, Any], None]] = {
    Split: split,
    Shuffle: shuffle,
    Align: align,
}
