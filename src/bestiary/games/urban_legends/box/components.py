"""What is in the box: cards, blocks, sensors and markers."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from bestiary.core.choice import Component

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))


class Kind(Component):
    """The three kinds of movement card."""

    SPLIT = "split"
    SHUFFLE = "shuffle"
    ALIGN = "align"


class Card(Component):
    """Which card makes a move: one from the hand, or the wild card."""

    HAND = "card"
    WILD = "wild"


class Colour(Component):
    """The three colours of sensors."""

    PINK = "pink"
    WHITE = "white"
    BLACK = "black"


class Side(Component):
    """Left and right as seen from one common side of the table."""

    LEFT = "left"
    RIGHT = "right"


class Role(Component):
    """Who hides and who seeks."""

    CRYPTID = "cryptid"
    SCIENTIST = "scientist"


KINDS: Final = tuple(Kind)
COLOURS: Final = tuple(Colour)
CRYPTID: Final = 0
SCIENTIST: Final = 1
"""Roles, and the rows next to them, as indices into the state's pairs."""

MYSTERY: Final = 1
EVIDENCE: Final = 2
PRESENCE: Final = 4
"""Bits of a block: its kind, and the markers that lie on it."""
Row = tuple[int, ...]
"""Blocks from the left."""

HAND_LIMIT: Final[int] = DATA["cards"]["hand_limit"]["value"]
START_HAND: Final[int] = DATA["cards"]["start_hand"]["value"]
DRAWN_AT_ONCE: Final[int] = DATA["cards"]["drawn_at_once"]["value"]
FULL_CITY: Final = 7

# Sensors at a place are one integer, a hexadecimal digit per colour, and cards of a hand or pile
# are one, a digit per kind: adding and subtracting does it to all three at once. A row of places
# is one integer as well, the leftmost place in its lowest digits. No digit overflows: there are ten
# sensors and as many cards.
UNIT: Final = {Colour.PINK: 0x001, Colour.WHITE: 0x010, Colour.BLACK: 0x100}
MASK: Final = {colour: 0xF * unit for colour, unit in UNIT.items()}
CARD: Final = (0x001, 0x010, 0x100)
LETTER: Final = {Colour.PINK: "p", Colour.WHITE: "w", Colour.BLACK: "b"}
NO_SENSORS: Final = "none"
PLACE_BITS: Final = 12
PLACE_MASK: Final = (1 << PLACE_BITS) - 1


def counts(text: str) -> tuple[int, int, int]:
    """Read `4-3-3`."""
    first, second, third = map(int, text.split("-"))
    return first, second, third


def pack(first: int, second: int, third: int) -> int:
    """Sensors by colour, or cards by kind, as one integer."""
    return first + 0x10 * second + 0x100 * third


def unpack(packed: int) -> tuple[int, int, int]:
    """Number of sensors by colour, or of cards by kind."""
    return packed & 0xF, packed >> 4 & 0xF, packed >> 8


# Of three hexadecimal digits there are 4,096: the cache cannot grow beyond.
@cache
def total(packed: int) -> int:
    """How many sensors or cards there are."""
    return sum(unpack(packed))


def in_row(places: Iterable[int]) -> int:
    """Places from the left as one row."""
    return sum(sensors << PLACE_BITS * place for place, sensors in enumerate(places))


def in_places(row: int, number: int) -> list[int]:
    """A row as so many places from the left; the inverse of `in_row`."""
    return [row >> PLACE_BITS * place & PLACE_MASK for place in range(number)]


def occupied_places(row: int) -> list[tuple[int, int]]:
    """The places of a row that hold sensors, counted from 1 on the left, with these sensors."""
    occupied = []
    left = row
    place = 1
    while left:
        here = left & PLACE_MASK
        if here:
            occupied.append((place, here))
        left >>= PLACE_BITS
        place += 1
    return occupied


@cache
def colours(sensors: int) -> tuple[Colour, ...]:
    return tuple(c for c in COLOURS if sensors & MASK[c])


@cache
def spell(sensors: int) -> str:
    """Sensors as letters: `ppw`."""
    letters = (LETTER[c] * n for c, n in zip(COLOURS, unpack(sensors), strict=True))
    return "".join(letters) or NO_SENSORS


@cache
def in_colours(letters: str) -> tuple[Colour, ...]:
    """Letters as the colours of sensors, for texts."""
    spelled = "" if letters == NO_SENSORS else letters
    return tuple(c for c in COLOURS for _ in range(spelled.count(LETTER[c])))


@cache
def sensors(letters: str) -> int:
    """Letters as sensors; the inverse of `spell`."""
    if letters == NO_SENSORS:
        return 0
    return pack(*(letters.count(LETTER[c]) for c in COLOURS))


@cache
def blocks_with_mark(row: Row, mark: int) -> tuple[int, ...]:
    """Which blocks of a row carry a mark."""
    return tuple(number for number, block in enumerate(row) if block & mark)


@cache
def row_with_mark(row: Row, blocks: tuple[int, ...], mark: int) -> Row:
    """A row with a mark on these of its blocks."""
    return tuple(block | mark if number in blocks else block for number, block in enumerate(row))


@cache
def row_without_mark(row: Row, mark: int) -> Row:
    """A row with none of its blocks marked so."""
    return tuple(block & ~mark for block in row)
