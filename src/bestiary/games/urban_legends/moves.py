"""§2 The three moves: what each may do and which sensors it takes across."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, TypeAlias

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
    occupied_places,
    pack,
    sensors,
    spell,
    total,
    unpack,
)
from bestiary.games.urban_legends.choices import Align, Shuffle, Split

Move: TypeAlias = Split | Shuffle | Align
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


class RowMoves:
    """Every move of the sensors in a row, by kind."""

    __slots__ = ("aligns", "shuffles", "splits")

    def __init__(self, row: int, last: int, card: Card) -> None:
        """`last` is the number of the row's places, `card` what makes the moves."""
        splits: tuple[Move, ...] = ()
        shuffles: tuple[Move, ...] = ()
        present = 0
        memo = PLACES[card]
        for place, here in occupied_places(row):
            key = (place, last, here)
            split, shuffle = memo.get(key) or memo.keep(key, place_options(card, *key))
            splits += split
            shuffles += shuffle
            present |= here
        self.splits = splits
        self.shuffles = shuffles
        self.aligns: tuple[Move, ...] = align_options(card, present)


# Options are made once for a row: a search comes upon the same rows again and again.
CARD_MOVES: Final = tuple(Memo[int, RowMoves]() for _ in range(FULL_CITY + 2))
WILD_MOVES: Final = tuple(Memo[int, tuple[Move, ...]]() for _ in range(FULL_CITY + 2))
"""Memos by the number of places, then by the row."""


def card_moves(row: int, last: int) -> RowMoves:
    """What cards of a hand can do in a row with so many places."""
    return CARD_MOVES[last].keep(row, RowMoves(row, last, Card.HAND))


def wild_moves(row: int, last: int) -> tuple[Move, ...]:
    """What the wild card can do there: any of the three moves."""
    memo = WILD_MOVES[last]
    return memo.get(row) or memo.keep(row, _wild_moves(row, last))


def _wild_moves(row: int, last: int) -> tuple[Move, ...]:
    moves = RowMoves(row, last, Card.WILD)
    return moves.splits + moves.shuffles + moves.aligns


Passage = tuple[int, int]
"""The sensors that leave the active row, and the same as they arrive in the row across."""
PASSAGES: Final = Memo[Move, Passage]()


def passage(row: int, move: Move) -> Passage:
    """How the sensors of a row go by a move; only an align depends on what lies in the row."""
    if isinstance(move, Align):
        return align(row, move)
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
