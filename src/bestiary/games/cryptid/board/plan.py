"""Where things lie on the map sheet."""

from math import sqrt

from bestiary.drawing import Box, Point, hex_corners
from bestiary.games.cryptid.box.hexes import COLUMNS, ROWS

SIZE = 40.0
"""From the centre of a hex to a corner."""
WIDTH = 780.0
LEFT, TOP = 60.0, 56.0
STEP = SIZE * sqrt(3)
MAP_BOTTOM = TOP + STEP * ROWS + 10
STRIP = Box(10, MAP_BOTTOM + 12, WIDTH - 20, 48)
HEIGHT = STRIP.bottom + 10

CORNERS = hex_corners(SIZE)

_UPPER = ((0, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_LOWER = ((1, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (0, 1))


def centre(number: int) -> Point:
    """The centre of a hex by its number in reading order."""
    row, column = divmod(number, COLUMNS)
    return Point(LEFT + column * SIZE * 1.5, TOP + STEP * (row + column % 2 / 2))


def across(number: int, edge: int) -> int | None:
    """The hex across an edge, the first edge being at the lower right; None beyond the map."""
    row, column = divmod(number, COLUMNS)
    down, right = (_LOWER if column % 2 else _UPPER)[edge]
    row, column = row + down, column + right
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else None
