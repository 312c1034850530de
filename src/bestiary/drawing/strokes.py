"""Strokes of the pen for drawings that live in sheets: lines, blots, shaded bodies.

A `figure` is several shapes merged into one silhouette, shaded on the side away from the light.
Horns, spikes, wings and flames are shapes that many creatures share.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

from bestiary.drawing.colours import CARD, INK, OCHRE, wash
from bestiary.drawing.engraving import (
    Shape,
    Spot,
    clockwise,
    outline,
    shading,
    smooth,
    tube,
)
from bestiary.drawing.markup import Markup, el, group

OUTLINE_WIDTH = 1.7
FINE_WIDTH = 0.75
GOLD = wash(OCHRE)


def pen(d: str, width: float = 1.3, fill: str = "none", colour: str = INK) -> Markup:
    """A stroke of the pen, perhaps around a tint."""
    return el(
        "path",
        d=d,
        fill=fill,
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def fine(d: str) -> Markup:
    return pen(d, FINE_WIDTH)


def dark(d: str) -> Markup:
    return el("path", d=d, fill=INK)


def figure(
    *shapes: Shape,
    fill: str = CARD,
    gap: float = 2.4,
    lean: float = 62,
    light: Spot = (-4, -4.5),
    width: float = OUTLINE_WIDTH,
) -> Markup:
    """Shapes merged into one body with a contour around all and a shadow side."""
    body = el(
        "path",
        d=outline(*shapes),
        fill=fill,
        stroke=INK,
        stroke_width=2 * width,  # the fill, painted on top, hides the inner half
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return group(body, fine(shading(shapes, gap, lean, light)))


def spike(left: Spot, tip: Spot, right: Spot, bow: float = 0.12) -> Shape:
    """A pointed ear, thorn or tooth with slightly bowed sides."""
    return clockwise((left, _bow_point(left, tip, bow), tip, _bow_point(tip, right, bow), right))


def _bow_point(a: Spot, b: Spot, bow: float) -> Spot:
    ax, ay = a
    bx, by = b
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
        ax, ay = way[i]
        bx, by = way[i + 1]
        size = max(0.01, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        half = wide / 2 * (1 - n / (count + 3))
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        path.append(f"M{ax - nx:.1f} {ay - ny:.1f}L{ax + nx:.1f} {ay + ny:.1f}")
    return "".join(path)


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


def flame(x: float, y: float, size: float, turn: float = 0, fill: str = GOLD) -> Markup:
    """A tongue of fire from its root, leaning by degrees from upright."""
    raw = ((-3, 0), (-4.5, -5), (-2, -9), (-3, -14), (2, -10), (5, -5), (3, 0))
    a = radians(turn)
    spots = [(px * size / 14, py * size / 14) for px, py in raw]
    turned = tuple(
        (x + px * cos(a) - py * sin(a), y + px * sin(a) + py * cos(a)) for px, py in spots
    )
    return pen(outline(smooth(turned, closed=True, steps=4)), 1.1, fill)
