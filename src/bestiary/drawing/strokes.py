"""Strokes of the pen for drawings that live in sheets: lines, blots, shaded bodies."""

from __future__ import annotations

from bestiary.drawing.colours import CARD, INK
from bestiary.drawing.engraving import Shape, Spot, outline, shading
from bestiary.drawing.markup import Markup, el, group

OUTLINE = 1.7
FINE = 0.75


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
    """Hairs, scales, creases."""
    return pen(d, FINE)


def dark(d: str) -> Markup:
    """A blot of ink."""
    return el("path", d=d, fill=INK)


def figure(
    *shapes: Shape,
    fill: str = CARD,
    gap: float = 2.4,
    lean: float = 62,
    light: Spot = (-4, -4.5),
    width: float = OUTLINE,
) -> Markup:
    """Shapes merged into one body with a contour around all and a shadow side."""
    body = el(
        "path",
        d=outline(*shapes),
        fill=fill,
        stroke=INK,
        stroke_width=2 * width,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return group(body, fine(shading(shapes, gap, lean, light)))
