"""Charts: how something dwindled, move by move, for everybody at the table.

Each course is a stepped line in the player's colour, with the player's mark along it and at its
end, so that lines are told apart without colour. Halving is always the same height.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2
from typing import Final, NamedTuple

from bestiary.drawing.colours import CARD, HAIRLINE, QUIET, player
from bestiary.drawing.geometry import Box, Point
from bestiary.drawing.labels import BODY, label
from bestiary.drawing.markup import Markup, el, group, number, svg
from bestiary.drawing.pieces import mark
from bestiary.drawing.placing import at

WIDTH: Final = 720
HEIGHT: Final = 340
FIELD: Final = Box(44, 14, WIDTH - 70, HEIGHT - 56)
MARKED: Final = 8
"""A mark stands on every so many moves."""
AXIS: Final = BODY._replace(size=13, fill=QUIET)


class Course(NamedTuple):
    """What was left to one seat at each moment, and how a screen reader says it."""

    seat: int
    left: tuple[int, ...]
    told: str


def chart(courses: Sequence[Course], title: str) -> Markup:
    """The whole chart; `title` says what was counted."""
    scale = scale_of(courses)
    return svg(
        WIDTH,
        HEIGHT,
        _rules(scale),
        [_drawn(course, scale, order) for order, course in enumerate(courses)],
        id="course",
        aria_label=title,
    )


class Scale(NamedTuple):
    """How many halvings there are from top to bottom, and how many steps across."""

    halvings: float
    steps: int

    def point(self, step: int, count: int) -> Point:
        down = 1 - log2(max(1, count)) / self.halvings
        return Point(FIELD.x + FIELD.width * step / self.steps, FIELD.y + FIELD.height * down)


def scale_of(courses: Sequence[Course]) -> Scale:
    """The largest number at the top, one at the bottom, all moments from left to right."""
    most = max(count for course in courses for count in course.left)
    steps = max(len(course.left) for course in courses)
    return Scale(max(1.0, log2(max(1, most))), max(1, steps - 1))


def _rules(scale: Scale) -> Markup:
    """A line for every halving, and the numbers of moves below."""
    levels = [2**n for n in range(int(scale.halvings) + 1)]
    every = max(1, scale.steps // 6)
    return group(
        [_level(scale.point(0, count), count) for count in levels],
        [_move(scale.point(step, 1), step) for step in range(0, scale.steps + 1, every)],
    )


def _level(place: Point, count: int) -> Markup:
    return group(
        el("path", d=f"M{FIELD.x} {number(place.y)}H{FIELD.right}", stroke=HAIRLINE),
        label(str(count), Box(0, place.y - 9, 36, 18), AXIS._replace(align="end")),
    )


def _move(place: Point, step: int) -> Markup:
    return label(str(step + 1), Box(place.x - 20, FIELD.bottom + 14, 40, 18), AXIS)


def _drawn(course: Course, scale: Scale, order: int) -> Markup:
    """One seat's line; lines that run together lie side by side."""
    coat = player(course.seat)
    spots = [scale.point(n, c).moved(0, 2.5 * order) for n, c in enumerate(course.left)]
    pens = ((CARD, 5.5), (coat.fill, 3))
    lines = [
        el("path", d=_stepped(spots), fill="none", stroke=ink, stroke_width=width)
        for ink, width in pens
    ]
    marks = [at(spot, mark(coat, 13)) for spot in _marked(spots, order)]
    return el("g", lines, marks, role="img", aria_label=course.told)


def _stepped(spots: Sequence[Point]) -> str:
    first, *others = spots
    path = f"M{number(first.x)} {number(first.y)}"
    return path + "".join(f"H{number(x)}V{number(y)}" for x, y in others)


def _marked(spots: Sequence[Point], order: int) -> Iterator[Point]:
    """Now and then, not where the others have theirs; and at the end."""
    yield from spots[2 * order + 1 : -2 : MARKED]
    yield spots[-1]
