"""A ladder as a picture: every player's rating with its interval."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.drawing.markup import Markup, el
from bestiary.lab.ratings import Rating

WIDTH = 640
ROW = 34
TOP = 44
NAMES = 130
EDGE = 24
"""Sizes in pixels: the picture, a line, the space above the first, the names, the margin."""
INK = "#2b2a26"
FAINT = "#b9b2a3"
MARK = "#8a3324"


def picture(title: str, rated: Sequence[Rating]) -> str:
    """One line for each, the strongest on top; the bar is where the true rating lies."""
    low = min(rating.interval.low for rating in rated)
    high = max(rating.interval.high for rating in rated)
    height = TOP + ROW * len(rated) + EDGE
    lines = [_line(n, rating, low, high) for n, rating in enumerate(rated)]
    return el(
        "svg",
        el("title", title),
        el("text", title, x=EDGE, y=28, font_size=17, fill=INK),
        lines,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        font_family="Georgia, serif",
    )


def _line(number: int, rating: Rating, low: float, high: float) -> Markup:
    def at(value: float) -> float:
        return NAMES + (value - low) / ((high - low) or 1) * (WIDTH - NAMES - 4 * EDGE)

    y = TOP + ROW * number + ROW / 2
    left, right = (at(end) for end in rating.interval)
    said = f"{rating.strength:.1f}"
    return el(
        "g",
        el("text", rating.name, x=EDGE, y=y + 5, font_size=15, fill=INK),
        el("line", x1=left, x2=right, y1=y, y2=y, stroke=FAINT, stroke_width=8),
        el("circle", cx=at(rating.strength), cy=y, r=6, fill=MARK),
        el("text", said, x=right + 10, y=y + 5, font_size=14, fill=INK),
    )
