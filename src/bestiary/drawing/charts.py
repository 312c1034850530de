"""Step charts on a logarithmic scale: how a number dwindled, move by move, for every seat.

Each series is a step line in the player's colour, with the player's mark along it, so that lines
differ without colour; where they run together they lie side by side, and their marks one after
the other. The scale is logarithmic because a good question halves what is left: halving is
always the same height.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Final, NamedTuple

from bestiary.drawing.colours import CARD, HAIRLINE, QUIET, player
from bestiary.drawing.geometry import Box, Point
from bestiary.drawing.labels import BODY, label
from bestiary.drawing.markup import Markup, el, group, number, svg
from bestiary.drawing.pieces import mark
from bestiary.drawing.placing import at

MARK_SIZE: Final = 13
MARK_GAP: Final = 20
"""Distance between the marks of lines that run together."""
LINE_GAP: Final = 3.4
"""Distance between lines that run together, each 2.4 wide."""
MIN_HALVINGS: Final = 3
"""The scale shows these even where everybody knew the answer from the start."""
AXIS: Final = BODY._replace(size=13, fill=QUIET)


class ChartSize(NamedTuple):
    """How large a chart is, and what it is called on its page."""

    id: str
    width: int
    height: int

    @property
    def field(self) -> Box:
        """Where the lines are; numbers stand left of it and below."""
        return Box(44, 14, self.width - 70, self.height - 56)


WIDE_CHART: Final = ChartSize("course", 720, 340)
NARROW_CHART: Final = ChartSize("course-narrow", 360, 330)
"""As wide as a phone, its letters as large."""


class ChartSeries(NamedTuple):
    """One seat's line: what was left to it at each moment, and how a screen reader says it."""

    seat: int
    counts: tuple[int, ...]
    aria_label: str


def chart(series: Sequence[ChartSeries], title: str, size: ChartSize = WIDE_CHART) -> Markup:
    """The whole chart; `title` says what was counted."""
    scale = scale_of(series, size)
    lines = [_line_points(each, scale, _offset(n, len(series))) for n, each in enumerate(series)]
    return svg(
        size.width,
        size.height,
        _rules(scale),
        [_step_line(each, points) for each, points in zip(series, lines, strict=True)],
        [
            [
                at(spot, mark(player(each.seat), MARK_SIZE))
                for spot in points[::-1][_marked_steps(n, scale)]
            ]
            for n, (each, points) in enumerate(zip(series, lines, strict=True))
        ],
        id=size.id,
        aria_label=title,
    )


class ChartScale(NamedTuple):
    """Logarithmic from top to bottom in halvings, linear across in steps; `lines` share it."""

    field: Box
    halvings: float
    steps: int
    lines: int

    def point(self, step: int, count: int) -> Point:
        down = 1 - log2(max(1, count)) / self.halvings
        x, y, width, height = self.field
        return Point(x + width * step / self.steps, y + height * down)


def scale_of(series: Sequence[ChartSeries], size: ChartSize = WIDE_CHART) -> ChartScale:
    """The largest number at the top, one at the bottom, all moments from left to right."""
    most = max(count for each in series for count in each.counts)
    steps = max(len(each.counts) for each in series)
    halvings = max(float(MIN_HALVINGS), log2(max(1, most)))
    return ChartScale(size.field, halvings, max(1, steps - 1), len(series))


def _rules(scale: ChartScale) -> Markup:
    """A line for every halving, and the numbers of moves below."""
    levels = [2**n for n in range(int(scale.halvings) + 1)]
    every = max(1, ceil(scale.steps / 6))
    return group(
        [_level(scale, count) for count in levels],
        [_move(scale, step) for step in range(0, scale.steps + 1, every)],
    )


def _level(scale: ChartScale, count: int) -> Markup:
    y = scale.point(0, count).y
    return group(
        el("path", d=f"M{scale.field.x} {number(y)}H{scale.field.right}", stroke=HAIRLINE),
        label(str(count), Box(0, y - 9, 32, 18), AXIS._replace(align="end")),
    )


def _move(scale: ChartScale, step: int) -> Markup:
    x = scale.point(step, 1).x
    return label(str(step + 1), Box(x - 20, scale.field.bottom + 18, 40, 18), AXIS)


def _offset(order: int, lines: int) -> float:
    return LINE_GAP * (order - (lines - 1) / 2)


def _line_points(series: ChartSeries, scale: ChartScale, offset: float) -> list[Point]:
    """Where a line falls; moved up and to the right it runs beside the one it falls with."""
    return [scale.point(n, c).moved(offset, -offset) for n, c in enumerate(series.counts)]


def _marked_steps(order: int, scale: ChartScale) -> slice:
    """Which moments bear a mark, counted from the last: never those of another line."""
    gap = ceil(MARK_GAP * scale.steps / scale.field.width)
    return slice(gap * order, None, gap * scale.lines)


def _step_line(series: ChartSeries, points: Sequence[Point]) -> Markup:
    # A wider line in the card's colour below keeps crossing lines apart.
    pens = ((CARD, 3.4), (player(series.seat).fill, 2.4))
    lines = [
        el("path", d=_step_path(points), fill="none", stroke=ink, stroke_width=width)
        for ink, width in pens
    ]
    return el("g", lines, role="img", aria_label=series.aria_label)


def _step_path(points: Sequence[Point]) -> str:
    first, *others = points
    path = f"M{number(first.x)} {number(first.y)}"
    return path + "".join(f"H{number(x)}V{number(y)}" for x, y in others)
