"""Drawings on the map besides the land: a graduated frame, a wind rose, a ship."""

from math import cos, pi, sin

from bestiary.drawing import CARD, INK, MADDER, OCHRE, SLATE, Markup, closed, el, group, wash

EDGE_WIDTH = 9
GRADUATION_LENGTH = 30


def frame(width: float, height: float) -> Markup:
    """A neat line with a scale of light and dark along it."""
    across = "".join(
        f"M{x} {y}h{GRADUATION_LENGTH}"
        for y in (EDGE_WIDTH / 2, height - EDGE_WIDTH / 2)
        for x in range(0, int(width), 2 * GRADUATION_LENGTH)
    )
    down = "".join(
        f"M{x} {y}v{GRADUATION_LENGTH}"
        for x in (EDGE_WIDTH / 2, width - EDGE_WIDTH / 2)
        for y in range(0, int(height), 2 * GRADUATION_LENGTH)
    )
    near = EDGE_WIDTH
    right = width - near
    bottom = height - near
    # The hole runs the other way round: by the winding rule it is not filled.
    band = f"M0 0H{width}V{height}H0ZM{near} {near}V{bottom}H{right}V{near}Z"
    inner = f"M{near} {near}H{right}V{bottom}H{near}Z"
    return group(
        el("path", d=band, fill=CARD),
        el("path", d=across + down, stroke=INK, stroke_width=EDGE_WIDTH - 4, stroke_opacity=0.75),
        el("path", d=inner, fill="none", stroke=INK, stroke_width=1.2),
        el("path", d=f"M1 1H{width - 1}V{height - 1}H1Z", fill="none", stroke=INK, stroke_width=2),
    )


def rose(x: float, y: float, size: float) -> Markup:
    """Eight winds; the needles are half dark."""
    light = []
    dark = []
    for wind in range(8):
        reach = size if wind % 2 == 0 else size * 0.58
        turn = wind * pi / 4 - pi / 2
        tip = (x + reach * cos(turn), y + reach * sin(turn))
        sides = [
            (x + size * 0.2 * cos(turn + side), y + size * 0.2 * sin(turn + side))
            for side in (-pi / 8, pi / 8)
        ]
        light.append(closed([(x, y), sides[0], tip]))
        dark.append(closed([(x, y), tip, sides[1]]))
    return group(
        el("circle", cx=x, cy=y, r=size * 0.5, fill="none", stroke=SLATE, stroke_width=1),
        el("circle", cx=x, cy=y, r=size * 0.44, fill="none", stroke=SLATE, stroke_width=0.5),
        el("path", d="".join(light), stroke=INK, stroke_width=0.8, fill=CARD),
        el("path", d="".join(dark), fill=INK),
    )


def ship(x: float, y: float) -> Markup:
    """A small ship under sail."""
    hull = "M-20 6h38l5-6q-3 14-11 16h-24q-7-3-8-10Z"
    sails = "M-12 3q9-11 0-24q16 2 16 13-2 8-4 11ZM3 3q8-8 1-19q13 3 12 12-2 5-4 7Z"
    rigging = "M-12 4v-28M4 4v-23M-12-24l5-2M4-19l5-2M-24 3l12-20M20 0-2-20"
    wake = "M-30 18q5-4 10 0t10 0 10 0 10 0 10 0"
    pen = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return group(
        el("path", d=rigging, fill="none", stroke_width=0.9, **pen),
        el("path", d=sails, fill=CARD, stroke_width=1.1, **pen),
        el("path", d=hull, fill=wash(SLATE), stroke_width=1.2, **pen),
        el("path", d="M-18 9h36M-15 12h29", fill="none", stroke_width=0.7, **pen),
        el("path", d=wake, fill="none", stroke=SLATE, stroke_width=1, stroke_linecap="round"),
        transform=f"translate({x} {y})",
    )


def town() -> Markup:
    """A walled town with a church, on a field of 40 by 40."""
    roofs = "M4 18l5-8 5 8ZM26 18l5-8 5 8ZM14 12l6-11 6 11Z"
    walls = "M4 18h10v-6h12v6h10v18H4Z"
    stones = "M8 24h3M13 28h3M25 24h3M29 29h3M8 31h3M7 21v2M33 21v2M20 15v4"
    pen = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return group(
        el("rect", x=1, y=1, width=38, height=38, rx=6, fill=CARD, stroke=INK, stroke_width=1.6),
        el("path", d=walls, fill=wash(OCHRE), stroke_width=1.6, **pen),
        el("path", d=roofs, fill=wash(MADDER), stroke_width=1.6, **pen),
        el("path", d="M16 36v-7q4-6 8 0v7Z", fill=INK),
        el("path", d=stones, fill="none", stroke_width=1.1, **pen),
    )
