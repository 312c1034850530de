"""Dot plot of ratings with their 95 % intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.drawing.markup import Markup, el
from bestiary.lab.ratings import Rating

WIDTH = 640
ROW_HEIGHT = 34
TOP = 44
NAMES_WIDTH = 130
MARGIN = 24
"""Sizes in pixels: the picture, a line, the space above the first, the names, the margin."""
INK = "#2b2a26"
FAINT = "#b9b2a3"
MARK = "#8a3324"


def rating_chart(title: str, rated: Sequence[Rating]) -> str:
    """One row for each player, in the order given; the bar is the 95 % interval."""
    low = min(rating.interval.low for rating in rated)
    high = max(rating.interval.high for rating in rated)
    height = TOP + ROW_HEIGHT * len(rated) + MARGIN
    rows = [_row(n, rating, low, high) for n, rating in enumerate(rated)]
    return el(
        "svg",
        el("title", title),
        el("text", title, x=MARGIN, y=28, font_size=17, fill=INK),
        rows,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        font_family="Georgia, serif",
    )


def _row(number: int, rating: Rating, low: float, high: float) -> Markup:
    def at(value: float) -> float:
        return NAMES_WIDTH + (value - low) / ((high - low) or 1) * (
            WIDTH - NAMES_WIDTH - 4 * MARGIN
        )

    y = TOP + ROW_HEIGHT * number + ROW_HEIGHT / 2
    left, right = (at(end) for end in rating.interval)
    label = f"{rating.strength:.1f}"
    return el(
        "g",
        el("text", rating.name, x=MARGIN, y=y + 5, font_size=15, fill=INK),
        el("line", x1=left, x2=right, y1=y, y2=y, stroke=FAINT, stroke_width=8),
        el("circle", cx=at(rating.strength), cy=y, r=6, fill=MARK),
        el("text", label, x=right + 10, y=y + 5, font_size=14, fill=INK),
    )
