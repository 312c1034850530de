"""Drawing of cryptids in the park: each on its tile, with its name and its owner's figure."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    Box,
    Markup,
    at,
    box_path,
    disc,
    el,
    measure,
    memoize,
    note,
    player,
    rounded,
)
from bestiary.games.cryptic_nature.board.cryptids import portrait
from bestiary.games.cryptic_nature.board.park.plan import Cells, Plan, cells_of, outline
from bestiary.games.cryptic_nature.view_types import SettledView

LETTER_SIZE = 19.0
OVERHANG = 16
"""So far a cryptid that stands in a single cell reaches beyond it."""


def resident(plan: Plan, tile: SettledView, words: Words) -> Markup:
    name = words(f"cryptid-{tile['cryptid']}")
    drawing = _resident(plan, tile["cryptid"], tile["owner"], cells_of(tile["cells"]), name)
    return note("resident", f"{name}: {words.player(tile['owner'])}", drawing)


@memoize
def _resident(plan: Plan, cryptid: str, owner: int, cells: Cells, name: str) -> Markup:
    stand = _stand(plan, cells)
    run = _run(plan, cells)
    figure = plan.box(*min(cells))
    return el(
        "g",
        el(
            "path",
            d="".join(box_path(plan.box(*c).inset(3), 6) for c in sorted(cells)),
            fill=CARD,
            fill_opacity=0.75,
        ),
        el(
            "path",
            d=outline(plan, cells),
            fill="none",
            stroke=INK,
            stroke_width=3.5,
            stroke_linecap="round",
        ),
        portrait(cryptid, stand.inset(1)),
        _plate(name, run),
        at((figure.x + 15, figure.y + 15), disc(player(owner), 24)),
    )


def _stand(plan: Plan, cells: Cells) -> Box:
    """The largest square of the tile: four cells, or the one nearest to its middle; upright."""
    for r, c in sorted(cells):
        if {(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= cells:
            box = plan.box(r, c)
            return Box(
                box.x, box.y - LETTER_SIZE / 2, 2 * plan.cell, 2 * plan.cell - LETTER_SIZE / 2
            )
    row, column = (sum(c[i] for c in cells) / len(cells) for i in (0, 1))
    nearest = min(sorted(cells), key=lambda c: (c[0] - row) ** 2 + (c[1] - column) ** 2)
    cell = plan.box(*nearest)
    return Box(cell.x, cell.y - OVERHANG, cell.width, cell.height).inset(-OVERHANG / 2)


def _run(plan: Plan, cells: Cells) -> Box:
    """The lower edge of the longest row of the tile; the lowest such row."""
    rows = sorted({r for r, _ in cells}, reverse=True)
    row = max(rows, key=lambda r: sum(1 for cell in cells if cell[0] == r))
    columns = [c for r, c in cells if r == row]
    left, right = plan.box(row, min(columns)), plan.box(row, max(columns))
    return Box(left.x, left.bottom - LETTER_SIZE - 3, right.right - left.x, LETTER_SIZE + 2)


def _plate(name: str, run: Box) -> Markup:
    """The name on a small board, cut between words if it must be."""
    text = _shorten(name, run.width - 8)
    width = min(run.width - 2, measure(text, LETTER_SIZE, serif=True) + 8)
    board = Box(run.centre.x - width / 2, run.y, width, run.height)
    return el(
        "g",
        rounded(board, 3, fill=CARD, stroke=INK, stroke_width=0.8),
        el(
            "text",
            text,
            x=board.centre.x,
            y=board.centre.y + LETTER_SIZE * 0.33,
            class_="serif",
            font_size=LETTER_SIZE,
            font_weight=600,
            text_anchor="middle",
            fill=INK,
        ),
    )


def _shorten(name: str, width: float) -> str:
    words = name.split()
    while len(words) > 1 and measure(" ".join(words) + "…", LETTER_SIZE, serif=True) > width:
        words.pop()
    text = " ".join(words) + ("…" if len(words) < len(name.split()) else "")
    while (
        measure(text, LETTER_SIZE, serif=True) > width and len(text) > 3
    ):  # one long word: by letters
        text = text.rstrip("…")[:-1] + "…"
    return text
