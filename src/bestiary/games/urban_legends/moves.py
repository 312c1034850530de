"""§2 The three moves: what each may do and which sensors it takes across."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from bestiary.core.choice import Memo
from bestiary.games.urban_legends.box.components import (
    COLOURS,
    FULL_CITY,
    MASK,
    PLACE_BITS,
    UNIT,
    Card,
    Side,
    in_row,
    pack,
    sensors,
    spell,
    total,
    unpack,
)
from bestiary.games.urban_legends.choices import Align, Shuffle, Split

IN_ALL_PLACES: Final = {colour: in_row([mask] * FULL_CITY) for colour, mask in MASK.items()}


@cache
def split_options(card: Card, place: int, here: int) -> tuple[Split, ...]:
    """Every way to part the sensors of a place, at least one to each side if there are two."""
    parts = product(*(range(number + 1) for number in unpack(here)))
    lefts = [pack(*part) for part in parts]
    # Two or more sensors must part; a single one goes either way.
    if total(here) > 1:
        lefts = [left for left in lefts if left not in (0, here)]
    return tuple(Split(card, place, spell(left), spell(here - left)) for left in lefts)


@cache
def shuffle_options(card: Card, place: int, last: int, here: int) -> tuple[Shuffle, ...]:
    """Every colour of a place, to each side that has a place beside it."""
    sides = [side for side, edge in ((Side.LEFT, 1), (Side.RIGHT, last)) if place != edge]
    present = [c for c in COLOURS if here & MASK[c]]
    return tuple(Shuffle(card, place, c, side) for c in present for side in sides)


def place_options(
    card: Card, place: int, last: int, here: int
) -> tuple[tuple[Split, ...], tuple[Shuffle, ...]]:
    """What the sensors of one place can do by themselves."""
    return split_options(card, place, here), shuffle_options(card, place, last, here)


PLACES: Final = {
    card: Memo[tuple[int, int, int], tuple[tuple[Split, ...], tuple[Shuffle, ...]]]()
    for card in Card
}
"""Memo of the same by place, last place and what lies there, for each card."""


@cache
def align_options(card: Card, present: int) -> tuple[Align, ...]:
    """Every colour of the active row, to both sides."""
    return tuple(Align(card, c, side) for c in COLOURS if present & MASK[c] for side in Side)


Passage = tuple[int, int]
"""The sensors that leave the active row, and the same as they arrive in the row across."""
PASSAGES: Final = Memo[Split | Shuffle, Passage]()


def passage(move: Split | Shuffle) -> Passage:
    """How the sensors go that the move itself names, whatever else lies in the row."""
    return PASSAGES.keep(move, split(move) if isinstance(move, Split) else shuffle(move))


def split(move: Split) -> Passage:
    """§2.2 Split: all sensors of one place go to the two places diagonally across."""
    place = PLACE_BITS * (move.place - 1)
    left, right = sensors(move.left), sensors(move.right)
    return left + right << place, (left << place) + (right << place + PLACE_BITS)


def shuffle(move: Shuffle) -> Passage:
    """§2.3 Shuffle: one sensor goes a place to the side, then diagonally across the same way."""
    place = move.place - 1
    unit = UNIT[move.colour]
    # In the numbers of the row across: to the side by one, then to the left 0 or to the right 1
    # more.
    across = place - 1 if move.side is Side.LEFT else place + 2
    return unit << PLACE_BITS * place, unit << PLACE_BITS * across


def align(row: int, move: Align) -> Passage:
    """§2.4 Align: all sensors of one colour go diagonally across, all to the same side."""
    leaving = row & IN_ALL_PLACES[move.colour]
    # Across, the place to the left has the same number and the one to the right the next.
    return leaving, leaving if move.side is Side.LEFT else leaving << PLACE_BITS
