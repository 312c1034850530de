"""Where everything in the city lies.

Blocks and places take turns along a row, and the two rows are shifted by one: column 0 is the
first place of the longer row. So a step straight across is never possible, only a diagonal one.
"""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import View
from bestiary.drawing import Box, around

UNIT = 70
MARGIN = 14
TALL = 106
TOP = {"scientist": 88, "cryptid": 240}
ROWS = tuple(TOP)
STREET = Box(0, TOP["scientist"] + TALL, 0, TOP["cryptid"] - TOP["scientist"] - TALL)
BELOW = TOP["cryptid"] + TALL + 34
"""Where the city ends, and displaced sensors wait."""
FINGER = 64
"""How wide a place is for a finger in a city of the fewest columns, all of it on a phone."""
LEAST_COLUMNS, MOST_COLUMNS = 7, 9
"""Seven blocks at most lie on the table, four of them in one row."""


def _width(columns: int) -> float:
    return 2 * MARGIN + columns * UNIT


WIDTHS = tuple(_width(columns) for columns in range(LEAST_COLUMNS, MOST_COLUMNS + 1, 2))
"""Of every city there can be."""


class Plan(NamedTuple):
    """The columns of the city: how many, and where each row begins."""

    columns: int
    first: tuple[int, int]
    indent: float

    @property
    def width(self) -> float:
        return _width(max(self.columns, LEAST_COLUMNS))

    @property
    def scale(self) -> float:
        """How much larger things are drawn that a phone, which shows all columns, makes small."""
        return self.width / _width(LEAST_COLUMNS)

    def reach(self, box: Box) -> Box:
        """A place or block as wide as a finger needs it."""
        return around(box.centre, max(box.width, FINGER * self.scale), box.height)

    def cell(self, row: str, column: int) -> Box:
        x = MARGIN + self.indent + (self.first[ROWS.index(row)] + column) * UNIT
        return Box(x, TOP[row], UNIT, TALL)

    def place(self, row: str, number: int) -> Box:
        """Places are counted from 1."""
        return self.cell(row, 2 * (number - 1))

    def block(self, row: str, number: int) -> Box:
        """Blocks are counted from 1, too."""
        return self.cell(row, 2 * number - 1)


def plan(view: View) -> Plan:
    above, below = (len(view["rows"][row]["blocks"]) for row in ROWS)
    longest = max(above, below)
    columns = 2 * longest + 1
    return Plan(
        columns, (longest - above, longest - below), max(0, LEAST_COLUMNS - columns) * UNIT / 2
    )
