"""Charts: how something dwindled, move by move, for everybody at the table.

Each course is a stepped line in the player's colour, with the player's mark along it, so that
lines are told apart without colour; where they run together they lie side by side, and their
marks one after the other. Halving is always the same height.
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

MARK: Final = 13
APART: Final = 20
"""So far from each other stand the marks of lines that run together."""
BESIDE: Final = 3.4
"""So far from each other lie lines that run together, each 2.4 wide."""
LEAST: Final = 3
"""So many halvings are shown even where everybody knew from the start."""
AXIS: Final = BODY._replace(size=13, fill=QUIET)


class Shape(NamedTuple):
    """How large a chart is, and what it is called on its page."""

    id: str
    width: int
    height: int

    @property
    def field(self) -> Box:
        """Where the lines are; numbers stand left of it and below."""
        return Box(44, 14, self.width - 70, self.height - 56)


WIDE: Final = Shape("course", 720, 340)
NARROW: Final = Shape("course-narrow", 360, 330)
"""As wide as a phone, its letters as large."""


class Course(NamedTuple):
    """What was left to one seat at each moment, and how a screen reader says it."""

    seat: int
    left: tuple[int, ...]
    told: str


def chart(courses: Sequence[Course], title: str, shape: Shape = WIDE) -> Markup:
    """The whole chart; `title` says what was counted."""
    scale = scale_of(courses, shape)
    lines = [_spots(course, scale, _aside(n, len(courses))) for n, course in enumerate(courses)]
    return svg(
        shape.width,
        shape.height,
        _rules(scale),
        [_drawn(course, spots) for course, spots in zip(courses, lines, strict=True)],
        [
            [at(spot, mark(player(course.seat), MARK)) for spot in spots[::-1][_marked(n, scale)]]
            for n, (course, spots) in enumerate(zip(courses, lines, strict=True))
        ],
        id=shape.id,
        aria_label=title,
    )


class Scale(NamedTuple):
    """Where, how many halvings from top to bottom, how many steps across, of how many lines."""

    field: Box
    halvings: float
    steps: int
    lines: int

    def point(self, step: int, count: int) -> Point:
        down = 1 - log2(max(1, count)) / self.halvings
        x, y, width, height = self.field
        return Point(x + width * step / self.steps, y + height * down)


def scale_of(courses: Sequence[Course], shape: Shape = WIDE) -> Scale:
    """The largest number at the top, one at the bottom, all moments from left to right."""
    most = max(count for course in courses for count in course.left)
    steps = max(len(course.left) for course in courses)
    halvings = max(float(LEAST), log2(max(1, most)))
    return Scale(shape.field, halvings, max(1, steps - 1), len(courses))


def _rules(scale: Scale) -> Markup:
    """A line for every halving, and the numbers of moves below."""
    levels = [2**n for n in range(int(scale.halvings) + 1)]
    every = max(1, ceil(scale.steps / 6))
    return group(
        [_level(scale, count) for count in levels],
        [_move(scale, step) for step in range(0, scale.steps + 1, every)],
    )


def _level(scale: Scale, count: int) -> Markup:
    y = scale.point(0, count).y
    return group(
        el("path", d=f"M{scale.field.x} {number(y)}H{scale.field.right}", stroke=HAIRLINE),
        label(str(count), Box(0, y - 9, 32, 18), AXIS._replace(align="end")),
    )


def _move(scale: Scale, step: int) -> Markup:
    x = scale.point(step, 1).x
    return label(str(step + 1), Box(x - 20, scale.field.bottom + 18, 40, 18), AXIS)


def _aside(order: int, lines: int) -> float:
    return BESIDE * (order - (lines - 1) / 2)


def _spots(course: Course, scale: Scale, aside: float) -> list[Point]:
    """Where a line falls; moved up and to the right it runs beside the one it falls with."""
    return [scale.point(n, c).moved(aside, -aside) for n, c in enumerate(course.left)]


def _marked(order: int, scale: Scale) -> slice:
    """Which moments bear a mark, counted from the last: never those of another line."""
    gap = ceil(APART * scale.steps / scale.field.width)
    return slice(gap * order, None, gap * scale.lines)


def _drawn(course: Course, spots: Sequence[Point]) -> Markup:
    pens = ((CARD, 3.4), (player(course.seat).fill, 2.4))
    lines = [
        el("path", d=_stepped(spots), fill="none", stroke=ink, stroke_width=width)
        for ink, width in pens
    ]
    return el("g", lines, role="img", aria_label=course.told)


def _stepped(spots: Sequence[Point]) -> str:
    first, *others = spots
    path = f"M{number(first.x)} {number(first.y)}"
    return path + "".join(f"H{number(x)}V{number(y)}" for x, y in others)
