"""Drawing of the initiative track: a ladder, and the steps along it."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    EDGE,
    MADDER,
    NUMBER,
    OCHRE,
    Box,
    Coat,
    Markup,
    Point,
    at,
    el,
    group,
    icon,
    label,
    memoize,
    part,
    pawn,
    player,
    ring_box,
    rounded,
    wash,
)
from bestiary.games.cryptic_nature.box.components import TRACK_ROWS
from bestiary.games.cryptic_nature.view_types import ExpeditionView

POACHER_COAT = Coat(MADDER, CARD)
MAX_STEPS = 3
LADDER_WIDTH = 68


def track(view: ExpeditionView, box: Box, words: Words) -> Markup:
    """Rows from the top; the right half is for those who have acted."""
    rows = box.left(LADDER_WIDTH).rows(TRACK_ROWS, 1)
    return group(
        _ladder(box.left(LADDER_WIDTH)),
        _arrows(box.after(LADDER_WIDTH + 5), words),
        group(*(_assistant(view, s, rows[row]) for s, row in enumerate(view["rows"]))),
    )


@memoize
def _ladder(box: Box) -> Markup:
    rungs = [_rung(row, i + 1) for i, row in enumerate(box.rows(TRACK_ROWS, 1))]
    poles = f"M{box.x + 17} {box.y}V{box.bottom}M{box.right - 1} {box.y}V{box.bottom}"
    return group(*rungs, el("path", d=poles, stroke=EDGE, stroke_width=2.5, stroke_linecap="round"))


def _rung(row: Box, number: int) -> Markup:
    inside = row.after(19).left(row.width - 21)
    halves = inside.columns(2, 1)
    return group(
        [rounded(half, 2, fill=wash(OCHRE), stroke=EDGE, stroke_width=0.8) for half in halves],
        label(str(number), row.left(16), BODY._replace(size=12.4, weight=600)),
    )


def _assistant(view: ExpeditionView, seat: int, row: Box) -> Markup:
    right = view["round"] > 0 and has_acted(view, seat) != view["assisting"]
    half = row.after(19).left(row.width - 21).columns(2, 1)[1 if right else 0]
    coat = player(seat) if seat < len(view["players"]) else POACHER_COAT
    return at(half.centre, pawn(coat, 18), id=f"assistant-{seat}")


def has_acted(view: ExpeditionView, seat: int) -> bool:
    """Whether a seat's turn of this phase is over."""
    return seat not in view["waiting"] and seat != view["acting"]


def _arrows(box: Box, words: Words) -> Markup:
    up, down = box.rows(2, 6)
    return group(_steps("up", up, words), _steps("down", down, words))


def _steps(direction: str, box: Box, words: Words) -> list[Markup]:
    name = words(f"direction-{direction}")
    boxes = box.rows(MAX_STEPS, 3)
    order = range(MAX_STEPS, 0, -1) if direction == "up" else range(1, MAX_STEPS + 1)
    return [
        _step(f"{direction}:{n}", f"{name} {n}", b, n) for n, b in zip(order, boxes, strict=True)
    ]


def _step(name: str, text: str, box: Box, number: int) -> Markup:
    symbol = "arrow-" + name.partition(":")[0]
    return part(
        name,
        text,
        ring_box(box),
        rounded(box, 5, fill=CARD, stroke=EDGE),
        at(Point(box.x + 12, box.centre.y), icon(symbol, 17)),
        label(str(number), box.after(20).left(14), NUMBER._replace(size=14)),
    )
