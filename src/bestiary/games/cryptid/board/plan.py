"""Layout of the map sheet: boxes, centres of hexes, and offsets of pieces."""

from math import sqrt

from bestiary.drawing import Box, Point, hex_corners
from bestiary.games.cryptid.box.hexes import COLUMNS, ROWS

HEX_RADIUS = 40.0
"""From the centre of a hex to a corner."""
WIDTH = 780.0
LEFT, TOP = 60.0, 56.0
ROW_HEIGHT = HEX_RADIUS * sqrt(3)
MAP_BOTTOM = TOP + ROW_HEIGHT * ROWS + 10
STRIP_BOX = Box(10, MAP_BOTTOM + 12, WIDTH - 20, 48)
KEY_BOX = Box(10, STRIP_BOX.bottom + 8, WIDTH - 20, 22)
"""The legend: which border is whose."""
HEIGHT = KEY_BOX.bottom + 6

CORNERS = hex_corners(HEX_RADIUS)
LETTER_OFFSET_Y = -HEX_RADIUS * 0.6
"""How far above the middle of a hex its letter stands, with its animal to the right."""

Places = tuple[tuple[float, float], ...]
OPEN_HEX_PIECES: tuple[tuple[Places, float], ...] = (
    ((), 0),
    (((0, 8),), 23),
    (((-13, 7), (13, 7)), 22),
    (((-13, -1), (13, -1), (0, 20)), 20),
    (((-14, -2), (14, -2), (-11, 19), (11, 19)), 19),
    (((-22, -1), (0, -2), (22, -1), (-11, 18), (11, 18)), 18),
)
"""Where so many pieces lie around the middle of an empty hex, and how large they are."""
BUILT_HEX_PIECES: tuple[Places, ...] = (
    (),
    ((0, 23),),
    ((-9.5, 22.5), (9.5, 22.5)),
    ((-17.5, 22), (0, 23), (17.5, 22)),
    ((-9.5, 22.5), (9.5, 22.5), (-26.5, 5), (26.5, 5)),
    ((-17.5, 22), (0, 23), (17.5, 22), (-27.5, 4), (27.5, 4)),
)
"""Where so many pieces lie around a structure."""
BUILT_HEX_PIECE_SIZE = 16.5

# Rows and columns to the hex across each edge; odd columns lie half a hex lower.
_UPPER = ((0, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_LOWER = ((1, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (0, 1))


def centre(number: int) -> Point:
    """The centre of a hex by its number in reading order."""
    row, column = divmod(number, COLUMNS)
    return Point(LEFT + column * HEX_RADIUS * 1.5, TOP + ROW_HEIGHT * (row + column % 2 / 2))


def across(number: int, edge: int) -> int | None:
    """The hex across an edge, the first edge being at the lower right; None beyond the map."""
    row, column = divmod(number, COLUMNS)
    down, right = (_LOWER if column % 2 else _UPPER)[edge]
    row, column = row + down, column + right
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else None


def piece_spots(pieces: int, *, is_built: bool) -> tuple[Places, float]:
    """Where the pieces of a hex lie, and how large they are."""
    return (BUILT_HEX_PIECES[pieces], BUILT_HEX_PIECE_SIZE) if is_built else OPEN_HEX_PIECES[pieces]
