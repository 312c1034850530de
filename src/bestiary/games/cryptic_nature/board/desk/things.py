"""Drawings of things on the table: coins, books, a bag, letters under seal, a stall, a ladder."""

from __future__ import annotations

from bestiary.drawing import (
    CARD,
    EDGE,
    HAIRLINE,
    INK,
    MADDER,
    OCHRE,
    PLUM,
    SUNK,
    Box,
    Content,
    Markup,
    Point,
    at,
    el,
    group,
    memoize,
    rounded,
    wash,
)

SHADE = "var(--shade)"


def _ink(d: str, fill: str = "none", width: float = 1.3) -> Markup:
    return el(
        "path",
        d=d,
        fill=fill,
        stroke=INK,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@memoize
def felt(box: Box) -> Markup:
    """A lined tray that things lie in."""
    return group(
        rounded(box, 9, fill=SUNK, stroke=EDGE, stroke_width=1),
        rounded(box.inset(3), 7, fill="none", stroke=HAIRLINE, stroke_width=1),
    )


@memoize
def hollow(box: Box) -> Markup:
    """A round place in a case, where a token belongs."""
    radius = min(box.width, box.height) / 2 - 1
    return at(
        box.centre,
        el("circle", r=radius, fill=CARD, stroke=EDGE, stroke_width=1),
        el(
            "path",
            d=f"M{-radius} 0A{radius} {radius} 0 0 1 {radius} 0",
            fill="none",
            stroke=SHADE,
            stroke_width=3,
        ),
    )


@memoize
def coins(place: Point) -> Markup:
    pile = [_ink(f"M-13 {y}v4q13 7 26 0v-4", wash(OCHRE)) for y in (9, 5, 1, -3)]
    top = el("ellipse", cx=0, cy=-4, rx=13, ry=5.5, fill=wash(OCHRE), stroke=INK, stroke_width=1.3)
    rim = el("ellipse", cx=0, cy=-4, rx=8.5, ry=3, fill="none", stroke=INK, stroke_width=0.8)
    return at(place, *pile, top, rim)


@memoize
def books(place: Point) -> Markup:
    """Two field books, one upon the other."""
    return at(
        place,
        _ink("M-14 6h24q4 0 4 4t-4 4h-24Z", wash(MADDER)),
        _ink("M-11 8h22M-11 12h22", width=0.7),
        _ink("M-12-5h22q4 0 4 5t-4 5h-22Z", wash(PLUM)),
        _ink("M-9-2h20M-9 2h20", width=0.7),
        _ink("M-10-6q8-8 10-4 4-4 11 3", CARD),
    )


@memoize
def bag(place: Point) -> Markup:
    return at(
        place,
        _ink("M-7-11q7-6 14 0l-3 5q14 10 9 21-13 7-26 0-5-11 9-21Z", wash(OCHRE)),
        _ink("M-4-6h8M-9 4q2-6 5-9M9 4q-2-6-5-9", width=1),
        _ink("M4-6q6-2 8 2M4-6q5 0 6 5", width=1),
    )


@memoize
def tray(place: Point) -> Markup:
    """A dish for what was used."""
    return at(
        place,
        el("ellipse", rx=16, ry=10, cy=2, fill=CARD, stroke=INK, stroke_width=1.3),
        el("ellipse", rx=11, ry=6, cy=1, fill=SUNK, stroke=INK, stroke_width=0.8),
    )


@memoize
def letter(box: Box, ink: str = OCHRE) -> Markup:
    """A folded letter under a seal."""
    x = box.x
    y = box.y
    right = box.right
    bottom = box.bottom
    return group(
        _ink(f"M{x} {y}H{right - 7}l7 7V{bottom}H{x}Z", wash(ink)),
        _ink(f"M{right - 7} {y}v7h7", CARD, 0.9),
    )


@memoize
def seal(place: Point, ink: str = MADDER) -> Markup:
    d = "M0-8q3-2 5 1 4 0 3 4 2 3-1 5 0 4-4 4-3 2-6-1-4 0-4-4-2-3 1-5 1-4 6-4Z"
    return at(place, el("path", d=d, fill=ink, stroke=INK, stroke_width=1))


@memoize
def awning(box: Box) -> Markup:
    """The striped roof of a stall."""
    count = 8
    wide = box.width / count
    cloth = f"h{wide:.1f}v{box.height - 5}q{-wide / 2:.1f} 8 {-wide:.1f} 0Z"
    stripes = [
        _ink(f"M{box.x + i * wide:.1f} {box.y}{cloth}", wash(MADDER) if i % 2 else CARD, 1)
        for i in range(count)
    ]
    return group(*stripes)


def bench(box: Box, *content: Content) -> Markup:
    """A plain wooden board with something upon it."""
    return group(rounded(box, 6, fill=CARD, stroke=EDGE, stroke_width=1), *content)
