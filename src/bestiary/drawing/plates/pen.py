"""Strokes of an engraver: what the five plates are drawn with.

A plate is 480 by 300; a page may cut it to 4:3 or 16:9, so the creature keeps to the middle.
Randomness has a fixed seed: a plate is the same drawing every time.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from bestiary.drawing.colours import GAME_INK, PAPER
from bestiary.drawing.geometry import Point
from bestiary.drawing.markup import Content, Markup, el, number
from bestiary.drawing.strokes import pen

WIDTH, HEIGHT = 480, 300
WASH = "var(--game-wash)"
GLOW = "var(--ochre-wash)"
SILHOUETTE = "var(--silhouette)"
LIT = "var(--lit)"
"""What is dark by day and by night; what shines in it."""


def ink(d: str, width: float = 1.5, fill: str = "none") -> Markup:
    """A pen line in the game's ink, perhaps around a tint."""
    return pen(d, width, fill, GAME_INK)


def fine(d: str) -> Markup:
    return ink(d, 0.75)


def blot(d: str, fill: str = GAME_INK) -> Markup:
    """A shape without a line."""
    return el("path", d=d, fill=fill)


def dot(centre: tuple[float, float], radius: float, fill: str = GAME_INK) -> Markup:
    return el("circle", cx=centre[0], cy=centre[1], r=radius, fill=fill)


def ring(
    centre: tuple[float, float], radius: float, width: float = 1.5, fill: str = "none"
) -> Markup:
    x, y = centre
    return el("circle", cx=x, cy=y, r=radius, fill=fill, stroke=GAME_INK, stroke_width=width)


def within(name: str, d: str, *content: Content) -> Markup:
    """Content cut to a shape; the name must be unlike all others on the page."""
    clip = el("clipPath", el("path", d=d), id=f"cut-{name}")
    return el("g", clip, el("g", *content, clip_path=f"url(#cut-{name})"))


def shading(gap: float, slope: float) -> str:
    """Parallel strokes over the whole plate; `slope` is how far they lean from top to bottom."""
    count = int((WIDTH + abs(slope)) / gap)
    start = -max(0.0, slope)
    return "".join(
        f"M{number(start + i * gap)} 0l{number(slope)} {HEIGHT}" for i in range(count + 1)
    )


def hatching(name: str, d: str, gap: float = 4, slope: float = 60) -> Markup:
    """A shape shaded with fine parallel strokes."""
    return within(name, d, fine(shading(gap, slope)))


def fur(along: Sequence[tuple[float, float]], length: float, lean: float, seed: int) -> str:
    """Short hairs along a line of points, leaning by an angle in degrees."""
    rng = Random(seed)
    strokes = []
    for x, y in along:
        angle = (lean + rng.uniform(-18, 18)) * pi / 180
        size = length * rng.uniform(0.6, 1.2)
        strokes.append(
            f"M{number(x)} {number(y)}l{number(size * cos(angle))} {number(size * sin(angle))}"
        )
    return "".join(strokes)


def curve(start: Point, bend: Point, end: Point, count: int) -> list[Point]:
    """Points along a bent line."""
    steps = [i / (count - 1) for i in range(count)]
    return [
        Point(
            (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t * t * end.x,
            (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t * t * end.y,
        )
        for t in steps
    ]


def leader(start: tuple[float, float], end: tuple[float, float], letter: str) -> Markup:
    """A hairline from a detail to its letter, as under a lens."""
    x, y = end
    return el(
        "g",
        fine(f"M{number(start[0])} {number(start[1])}L{number(x)} {number(y)}"),
        dot(start, 1.6),
        ring(end, 8.5, 0.75, PAPER),
        el(
            "text",
            letter,
            x=x,
            y=number(y + 4),
            font_size=12.5,
            font_weight=600,
            fill=GAME_INK,
            text_anchor="middle",
        ),
    )


def ruler(x: float, y: float, marks: int = 5) -> Markup:
    """A scale bar in alternating ink and paper."""
    cells = (
        ink(f"M{number(x + i * 14)} {number(y)}h14v4h-14Z", 0.75, GAME_INK if i % 2 else PAPER)
        for i in range(marks)
    )
    return el("g", cells)


def stars(places: Iterable[tuple[float, float]], size: float = 3) -> str:
    n = number
    half = size / 2
    return "".join(
        f"M{n(x - half)} {n(y)}h{n(size)}M{n(x)} {n(y - half)}v{n(size)}" for x, y in places
    )


def shag(outline: Sequence[Sequence[Point]], length: float, seed: int) -> str:
    """A closed outline of bent lines (start, bend, end) as a ragged pelt.

    Locks stand off to the left of the direction of drawing, that is outwards when the outline
    runs against the clock.
    """
    rng = Random(seed)
    steps = [step for start, bend, end in outline for step in curve(start, bend, end, 12)[:-1]]
    path = f"M{number(steps[0].x)} {number(steps[0].y)}"
    for here, there in pairwise([*steps[::2], steps[0]]):
        dx, dy = there.x - here.x, there.y - here.y
        size = max(1.0, (dx * dx + dy * dy) ** 0.5)
        reach = min(length, size) * rng.uniform(0.35, 1)
        tip = Point(there.x + dy / size * reach, there.y - dx / size * reach)
        path += f"L{number(tip.x)} {number(tip.y)}L{number(there.x)} {number(there.y)}"
    return path + "Z"
