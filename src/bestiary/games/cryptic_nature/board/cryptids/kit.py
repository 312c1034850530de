"""Drawn parts from which every portrait is put together, on a field of 100 by 100.

Legs, eyes, feathers, antlers, water and ground that many creatures share; see `drawing.strokes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from bestiary.drawing import CARD, INK, MADDER, SLATE, Markup, el, group, wash
from bestiary.drawing.engraving import (
    Shape,
    Spot,
    clockwise,
    tube,
)
from bestiary.drawing.strokes import GOLD, dark, figure, fine, pen

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


def eye(x: float, y: float, size: float = 1.8) -> Markup:
    """An eye with a spark in it."""
    spark = el("circle", cx=x + size * 0.3, cy=y - size * 0.35, r=size * 0.32, fill=CARD)
    return group(el("circle", cx=x, cy=y, r=size, fill=INK), spark)


def stare(x: float, y: float, size: float = 4, fill: str = GOLD) -> Markup:
    return group(
        el("circle", cx=x, cy=y, r=size, fill=fill, stroke=INK, stroke_width=1.2),
        eye(x, y, size * 0.5),
    )


def quills(root: Spot, tips: Sequence[Spot], wide: float = 6, fill: str = CARD) -> Markup:
    """A feathered wing or tail: one leaf for each quill, the first on top."""
    leaves = [_leaf(root, tip, wide) for tip in reversed(tips)]
    return group(*(figure(leaf, fill=fill, width=1, gap=2.8) for leaf in leaves))


def _leaf(root: Spot, tip: Spot, wide: float) -> Shape:
    ax, ay = root
    bx, by = tip
    middle = (ax + (bx - ax) * 0.62, ay + (by - ay) * 0.62)
    return tube([root, middle, tip], [wide * 0.45, wide, wide * 0.35])


def waves(y: float, left: float = 8, right: float = 92) -> Markup:
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
    ax, ay = root
    bx, by = tip
    d = f"M{ax} {ay}L{bx} {by}"
    for n, (x, y) in enumerate(tines, start=1):
        part = n / (len(tines) + 1)
        d += f"M{ax + (bx - ax) * part:.1f} {ay + (by - ay) * part:.1f}L{x} {y}"
    # A paper stroke upon a wider one of ink leaves an outline that no joint interrupts.
    return group(pen(d, wide + 1.6), pen(d, wide - 0.6, colour=CARD))
