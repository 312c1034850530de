"""Geometry of the sanctuary panel: where each cell lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bestiary.drawing import Box, memoize
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, Turned
from bestiary.games.cryptic_nature.view_types import SanctuaryView

WIDTH, HEIGHT = 900, 760
HEAD_HEIGHT = 40
"""Room for the letters of the columns."""
FOOT_HEIGHT = 114
"""Room for the tile at hand."""
SIDE_WIDTH = 44

Cells = frozenset[tuple[int, int]]


class Plan(NamedTuple):
    """The first row and column in play, the corner where they lie, the size of a cell."""

    row: int
    column: int
    x: float
    y: float
    cell: float

    def box(self, row: int, column: int) -> Box:
        x, y = self.x + (column - self.column) * self.cell, self.y + (row - self.row) * self.cell
        return Box(x, y, self.cell, self.cell)


def plan_of(park: SanctuaryView) -> Plan:
    """The cells in play as large as the panel lets them be, in its middle."""
    rows, columns = [r for r, _ in park["playable"]], [c for _, c in park["playable"]]
    down, across = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    cell = min((WIDTH - 2 * SIDE_WIDTH) / across, (HEIGHT - HEAD_HEIGHT - FOOT_HEIGHT) / down)
    top = HEAD_HEIGHT + (HEIGHT - HEAD_HEIGHT - FOOT_HEIGHT - down * cell) / 2
    return Plan(min(rows), min(columns), (WIDTH - across * cell) / 2, top, cell)


def cells_of(pairs: Iterable[Iterable[int]]) -> Cells:
    """Cells as a view lists them."""
    return frozenset((r, c) for r, c in pairs)


@memoize
def outline(plan: Plan, cells: Cells) -> str:
    """The border of an area, side by side, where no cell of its own adjoins."""
    path = []
    for r, c in sorted(cells):
        box = plan.box(r, c)
        if (r - 1, c) not in cells:
            path.append(f"M{box.x:g} {box.y:g}h{box.width:g}")
        if (r + 1, c) not in cells:
            path.append(f"M{box.x:g} {box.bottom:g}h{box.width:g}")
        if (r, c - 1) not in cells:
            path.append(f"M{box.x:g} {box.y:g}v{box.height:g}")
        if (r, c + 1) not in cells:
            path.append(f"M{box.right:g} {box.y:g}v{box.height:g}")
    return "".join(path)


def offsets(turned: Turned) -> list[tuple[int, int]]:
    """Cells relative to the first one; columns may be negative."""
    width = COLUMNS + 1
    # Half a row is added before dividing, so that a cell left of the first one stays in its row.
    half = width // 2
    return [((o + half) // width, (o + half) % width - half) for o in turned.offsets]
