"""Where things lie: points, boxes and hexes, in the units of the panel's viewBox."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from bestiary.drawing.markup import number
from bestiary.drawing.memoization import memoize


class Point(NamedTuple):
    x: float
    y: float

    def moved(self, dx: float, dy: float) -> "Point":
        return Point(self.x + dx, self.y + dy)


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def moved(self, dx: float, dy: float) -> "Box":
        return self._replace(x=self.x + dx, y=self.y + dy)

    def inset(self, across: float, down: float | None = None) -> "Box":
        """The box smaller on every side; negative numbers make it larger."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def top(self, height: float) -> "Box":
        return self._replace(height=height)

    def below(self, height: float) -> "Box":
        """Return what is left under a strip of that height."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: float) -> "Box":
        return self._replace(width=width)

    def after(self, width: float) -> "Box":
        """Return what is left to the right of a strip of that width."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def columns(self, count: int, gap: float = 0) -> tuple["Box", ...]:
        width = (self.width - gap * (count - 1)) / count
        return tuple(
            Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count)
        )

    def rows(self, count: int, gap: float = 0) -> tuple["Box", ...]:
        height = (self.height - gap * (count - 1)) / count
        return tuple(
            Box(self.x, self.y + i * (height + gap), self.width, height) for i in range(count)
        )

    def grid(self, across: int, down: int, gap: float = 0) -> tuple["Box", ...]:
        return tuple(cell for row in self.rows(down, gap) for cell in row.columns(across, gap))


def around(centre: Point, width: float, height: float | None = None) -> Box:
    height = width if height is None else height
    return Box(centre.x - width / 2, centre.y - height / 2, width, height)


def points(corners: Sequence[tuple[float, float]]) -> str:
    """Corners as the `points` of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def closed(corners: Sequence[tuple[float, float]]) -> str:
    """Corners as the `d` of a closed path."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


@memoize
def regular(sides: int, radius: float, turn: float = -pi / 2) -> tuple[Point, ...]:
    """A regular polygon around the origin, its first corner at the top."""
    angles = (turn + 2 * pi * i / sides for i in range(sides))
    return tuple(Point(radius * cos(a), radius * sin(a)) for a in angles)


@memoize
def hex_corners(size: float, *, flat: bool = True) -> tuple[Point, ...]:
    """Corners around the origin; `size` is the distance from the centre to a corner."""
    return regular(6, size, 0 if flat else -pi / 2)


@memoize
def hex_centre(q: int, r: int, size: float, *, flat: bool = True) -> Point:
    """Centre of the hex with axial coordinates `q`, `r`."""
    if flat:
        return Point(size * 1.5 * q, size * sqrt(3) * (r + q / 2))
    return Point(size * sqrt(3) * (q + r / 2), size * 1.5 * r)


def spread(count: int, centre: Point, step: float) -> Iterator[Point]:
    """Points in a row around a centre: where several pieces share one place."""
    for i in range(count):
        yield centre.moved((i - (count - 1) / 2) * step, 0)


def number_of_columns(width: float, least: float) -> int:
    """How many columns of a least width fit."""
    return max(1, int(width // least))
