"""§1.1 The 108 hexes: twelve columns A–L of nine rows, odd columns half a hex lower.

An area is a bitmask, an int with one bit per hex: bit `row * 12 + column`.
"""

from collections.abc import Iterator
from typing import Final

COLUMNS: Final = 12
ROWS: Final = 9
COUNT: Final = COLUMNS * ROWS
EVERYWHERE: Final = (1 << COUNT) - 1

NAMES: Final = tuple(f"{letter}{row + 1}" for row in range(ROWS) for letter in "ABCDEFGHIJKL")
INDEX: Final = {name: index for index, name in enumerate(NAMES)}
ONLY: Final = tuple(1 << index for index in range(COUNT))
"""The area of each hex alone."""
BIT: Final = dict(zip(NAMES, ONLY, strict=True))


def _columns(*columns: int) -> int:
    return sum(1 << (row * COLUMNS + column) for row in range(ROWS) for column in columns)


_UPPER_COLUMNS: Final = _columns(*range(0, COLUMNS, 2))
_LOWER_COLUMNS: Final = _columns(*range(1, COLUMNS, 2))
_NOT_FIRST_COLUMN: Final = EVERYWHERE & ~_columns(0)
_NOT_LAST_COLUMN: Final = EVERYWHERE & ~_columns(COLUMNS - 1)


def _sides(area: int) -> int:
    # Without the masks a shift would carry the edge of one row into the next.
    return (area & _NOT_FIRST_COLUMN) >> 1 | (area & _NOT_LAST_COLUMN) << 1


def spread(area: int, steps: int = 1) -> int:
    """Every hex at most `steps` away from the area, the area included."""
    for _ in range(steps):
        upper, lower = _sides(area & _UPPER_COLUMNS), _sides(area & _LOWER_COLUMNS)
        # Up and down for all; sideways, upper columns touch the row above, lower ones that below.
        area |= area >> COLUMNS | area << COLUMNS
        area |= upper | upper >> COLUMNS | lower | lower << COLUMNS
        area &= EVERYWHERE
    return area


def distance(one: int, other: int) -> int:
    """Steps between two hexes given by index."""
    (x, y), (u, v) = _axial(one), _axial(other)
    return max(abs(x - u), abs(y - v), abs(x + y - u - v))


def _axial(index: int) -> tuple[int, int]:
    # Axial coordinates: along them the distance of hexes is a maximum of three differences.
    row, column = divmod(index, COLUMNS)
    return column, row - column // 2


def indices(area: int) -> Iterator[int]:
    """The hexes of an area, in reading order."""
    while area:
        lowest = area & -area  # the lowest set bit, by two's complement
        yield lowest.bit_length() - 1
        area ^= lowest


def names(area: int) -> tuple[str, ...]:
    return tuple(NAMES[index] for index in indices(area))


def area_of(hexes: str) -> int:
    """The area of hexes named in a text: `area_of("A1 C4")`."""
    return sum(BIT[name] for name in hexes.split())
