"""Drawn parts from which every portrait is put together, on a field of 100 by 100.

A `figure` is several shapes merged into one silhouette, shaded on the side away from the light.
Legs, horns, ears, wings and waves are shapes or strokes that many creatures share.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

from bestiary.drawing import CARD, INK, MADDER, OCHRE, SLATE, Markup, el, group, wash
from bestiary.drawing.engraving import (
    Shape,
    Spot,
    clockwise,
    outline,
    smooth,
    tube,
)
from bestiary.drawing.strokes import dark as dark
from bestiary.drawing.strokes import figure as figure
from bestiary.drawing.strokes import fine as fine
from bestiary.drawing.strokes import pen as pen

GOLD = wash(OCHRE)
FIRE = wash(MADDER)
WATER = wash(SLATE)
BLACK = "var(--paint-black)"
GLINT = "var(--paint-black-ink)"
"""Black by day and by night, and what shines upon it."""


def leg(*points: Spot, wide: float = 6) -> Shape:
    """From the hip or shoulder down to the foot, ankle narrow."""
    widths = [wide * 1.7, wide * 1.05, wide * 0.62, wide * 0.7, wide * 0.95]
    return tube(points, widths[: len(points) - 1] + widths[-1:])


def hoof(x: float, y: float, wide: float = 5) -> Markup:
    """A dark hoof; the foot ends at x, y."""
    return dark(f"M{x - wide / 2} {y - 3}h{wide}l{wide * 0.25} 4h-{wide * 1.25}Z")


def spot(x: float, y: float, reach: float, turn: float) -> str:
    """A point at a distance from a centre, in the direction of an angle, as a path writes it."""
    return f"{x + reach * cos(turn):.1f} {y + reach * sin(turn):.1f}"


def spike(left: Spot, tip: Spot, right: Spot, bow: float = 0.12) -> Shape:
    """A pointed ear, thorn or tooth with slightly bowed sides."""
    return clockwise((left, _bowed(left, tip, bow), tip, _bowed(tip, right, bow), right))


def _bowed(a: Spot, b: Spot, bow: float) -> Spot:
    (ax, ay), (bx, by) = a, b
    return (ax + bx) / 2 + (by - ay) * bow, (ay + by) / 2 - (bx - ax) * bow


def horn(*points: Spot, wide: float = 5) -> Shape:
    """A horn from its root to its tip."""
    steps = len(points) - 1
    return tube(points, [wide * (1 - i / steps) + 0.5 for i in range(len(points))])


def rings(points: Sequence[Spot], wide: float, count: int = 6) -> str:
    """Growth rings across a horn, neck or worm."""
    way = smooth(points)
    path = []
    for n in range(1, count + 1):
        i = n * (len(way) - 2) // (count + 1)
        (ax, ay), (bx, by) = way[i], way[i + 1]
        size = max(0.01, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        half = wide / 2 * (1 - n / (count + 3))
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        path.append(f"M{ax - nx:.1f} {ay - ny:.1f}L{ax + nx:.1f} {ay + ny:.1f}")
    return "".join(path)


def eye(x: float, y: float, size: float = 1.8) -> Markup:
    """An eye with a spark in it."""
    spark = el("circle", cx=x + size * 0.3, cy=y - size * 0.35, r=size * 0.32, fill=CARD)
    return group(el("circle", cx=x, cy=y, r=size, fill=INK), spark)


def stare(x: float, y: float, size: float = 4, fill: str = GOLD) -> Markup:
    """A wide open eye."""
    return group(
        el("circle", cx=x, cy=y, r=size, fill=fill, stroke=INK, stroke_width=1.2),
        eye(x, y, size * 0.5),
    )


def quills(root: Spot, tips: Sequence[Spot], wide: float = 6, fill: str = CARD) -> Markup:
    """A feathered wing or tail: one leaf for each quill, the first on top."""
    leaves = [_leaf(root, tip, wide) for tip in reversed(tips)]
    return group(*(figure(leaf, fill=fill, width=1, gap=2.8) for leaf in leaves))


def _leaf(root: Spot, tip: Spot, wide: float) -> Shape:
    (ax, ay), (bx, by) = root, tip
    middle = (ax + (bx - ax) * 0.62, ay + (by - ay) * 0.62)
    return tube([root, middle, tip], [wide * 0.45, wide, wide * 0.35])


def bat_wing(shoulder: Spot, wrist: Spot, tips: Sequence[Spot], fill: str = CARD) -> Markup:
    """A wing of skin between fingers; the last tip lies at the body."""
    edge: list[Spot] = [shoulder, wrist, tips[0]]
    for (ax, ay), (bx, by) in pairwise(tips):
        middle = ((ax + bx) / 2, (ay + by) / 2)
        edge += [
            (middle[0] + (wrist[0] - middle[0]) * 0.22, middle[1] + (wrist[1] - middle[1]) * 0.22),
            (bx, by),
        ]
    fingers = "".join(f"M{wrist[0]} {wrist[1]}L{x} {y}" for x, y in tips)
    skin = clockwise(edge)
    return group(figure(skin, fill=fill, width=1.3), pen(fingers, 1.1))


def waves(y: float, left: float = 8, right: float = 92) -> Markup:
    """Two lines of water."""
    count = int((right - left) / 12)
    first = f"M{left} {y}" + "q3-4 6 0t6 0" * count
    second = f"M{left + 9} {y + 6}" + "q3-3 6 0t6 0" * (count - 2)
    return group(pen(first, 1.2, colour=SLATE), pen(second, 0.9, colour=SLATE))


def sea(y: float) -> Markup:
    """Water that hides what is below it."""
    top = f"M0 {y}" + "q4-5 8 0t8 0" * 6 + "q2-3 4 0"
    return group(
        el("path", d=f"{top}V100H0Z", fill=WATER),
        pen(top, 1.4, colour=SLATE),
        pen(f"M8 {y + 6}" + "q4-4 8 0t8 0" * 5, 0.9, colour=SLATE),
        pen(f"M20 {y + 12}" + "q4-4 8 0t8 0" * 3, 0.9, colour=SLATE),
    )


def turf(y: float = 91, left: float = 12, right: float = 88) -> Markup:
    """A line of ground with a few blades and a hatched shadow."""
    blades = "".join(
        f"M{x} {y}l-2-5M{x + 1} {y}l1-6M{x + 2} {y}l3-4"
        for x in (left + 5, (left + right) / 2 + 7, right - 9)
    )
    strokes = "".join(
        f"M{left + 14 + n * 7} {y + 2.5}h5" for n in range(int((right - left - 28) / 7))
    )
    return group(pen(f"M{left} {y}H{right}", 1.2), fine(blades), fine(strokes))


def crag(*points: Spot) -> Markup:
    """Rock to stand on: a jagged top, hatched below."""
    shape = clockwise((*points, (points[-1][0], 97), (points[0][0], 97)))
    return figure(shape, width=1.2, gap=3.2, lean=75, light=(-9, -9))


def flame(x: float, y: float, size: float, turn: float = 0, fill: str = GOLD) -> Markup:
    """A tongue of fire from its root, leaning by degrees from upright."""
    raw = ((-3, 0), (-4.5, -5), (-2, -9), (-3, -14), (2, -10), (5, -5), (3, 0))
    a = radians(turn)
    spots = [(px * size / 14, py * size / 14) for px, py in raw]
    turned = tuple(
        (x + px * cos(a) - py * sin(a), y + px * sin(a) + py * cos(a)) for px, py in spots
    )
    return pen(outline(smooth(turned, closed=True, steps=4)), 1.1, fill)


def rays(x: float, y: float, inner: float, outer: float, count: int = 16) -> Markup:
    """Light all around a point."""
    path = "".join(
        f"M{x + r0 * cos(a):.1f} {y + r0 * sin(a):.1f}L{x + r1 * cos(a):.1f} {y + r1 * sin(a):.1f}"
        for n in range(count)
        for a, r0, r1 in (
            (radians(360 * n / count), inner, outer if n % 2 else (inner + outer) / 2),
        )
    )
    return pen(path, 0.9)


def antler(root: Spot, tip: Spot, tines: Sequence[Spot], wide: float = 2.6) -> Markup:
    """A beam with tines, drawn as strokes with paper inside."""
    (ax, ay), (bx, by) = root, tip
    d = f"M{ax} {ay}L{bx} {by}"
    for n, (x, y) in enumerate(tines, start=1):
        part = n / (len(tines) + 1)
        d += f"M{ax + (bx - ax) * part:.1f} {ay + (by - ay) * part:.1f}L{x} {y}"
    return group(pen(d, wide + 1.6), pen(d, wide - 0.6, colour=CARD))
