"""Layout of the city: boxes of blocks, places and rows.

Blocks and places take turns along a row, and the two rows are shifted by one: column 0 is the
first place of the longer row. So a step straight across is never possible, only a diagonal one.
"""

from __future__ import annotations

from typing import NamedTuple

from bestiary.drawing import Box, around
from bestiary.games.urban_legends.view import UrbanView

COLUMN_WIDTH = 70
MARGIN = 14
ROW_HEIGHT = 106
ROW_TOPS = {"scientist": 88, "cryptid": 240}
ROWS = tuple(ROW_TOPS)
STREET_BOX = Box(
    0,
    ROW_TOPS["scientist"] + ROW_HEIGHT,
    0,
    ROW_TOPS["cryptid"] - ROW_TOPS["scientist"] - ROW_HEIGHT,
)
CITY_BOTTOM = ROW_TOPS["cryptid"] + ROW_HEIGHT + 34
"""Where the city ends, and displaced sensors wait."""
MIN_TOUCH_WIDTH = 64
"""How wide a hit area is at least in a city of the fewest columns, all of it on a phone."""
MIN_COLUMNS = 7
MAX_COLUMNS = 9
"""Seven blocks at most lie on the table, four of them in one row."""


def _width(columns: int) -> float:
    return 2 * MARGIN + columns * COLUMN_WIDTH


CITY_WIDTHS = tuple(_width(columns) for columns in range(MIN_COLUMNS, MAX_COLUMNS + 1, 2))
"""Of every city there can be."""


class Plan(NamedTuple):
    """The columns of the city: how many, and where each row begins."""

    columns: int
    first: tuple[int, int]
    indent: float

    @property
    def width(self) -> float:
        return _width(max(self.columns, MIN_COLUMNS))

    @property
    def scale(self) -> float:
        """How much larger things are drawn that a phone, which shows all columns, makes small."""
        return self.width / _width(MIN_COLUMNS)

    def reach(self, box: Box) -> Box:
        """The hit area of a place or block, as wide as a finger needs it."""
        return around(box.centre, max(box.width, MIN_TOUCH_WIDTH * self.scale), box.height)

    def cell(self, row: str, column: int) -> Box:
        x = MARGIN + self.indent + (self.first[ROWS.index(row)] + column) * COLUMN_WIDTH
        return Box(x, ROW_TOPS[row], COLUMN_WIDTH, ROW_HEIGHT)

    def place(self, row: str, number: int) -> Box:
        """Places are counted from 1."""
        return self.cell(row, 2 * (number - 1))

    def block(self, row: str, number: int) -> Box:
        """Blocks are counted from 1, too."""
        return self.cell(row, 2 * number - 1)


def plan(view: UrbanView) -> Plan:
    above, below = (len(view["rows"][row]["blocks"]) for row in ROWS)
    # The shorter row begins one column later for each block that it has less.
    longest = max(above, below)
    columns = 2 * longest + 1
    return Plan(
        columns,
        (longest - above, longest - below),
        max(0, MIN_COLUMNS - columns) * COLUMN_WIDTH / 2,
    )
