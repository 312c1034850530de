"""What recurs in the city, for its sheet: sensors, evidence, the ground they stand on."""

from __future__ import annotations

from random import Random

from bestiary.drawing import (
    INK,
    Box,
    Coat,
    Markup,
    at,
    cube,
    el,
    group,
    number,
    paint,
    plaque,
    rounded,
)
from bestiary.games.urban_legends.board import night
from bestiary.games.urban_legends.board.night import HAZE, MOON, ROOF, SKY, WINDOW
from bestiary.games.urban_legends.board.plan import STREET, TALL, TOP, WIDTHS

SHAPES = {"pink": "circle", "white": "square", "black": "triangle"}
CUBE = 25.0
"""The width of a cube as engraved."""
ROOM = Box(-0.54, -0.95, 1.08, 1.49)
"""What a sensor takes around the middle of its cube, in widths of the cube: the wire stands out."""
TOKEN = 34.0
EVIDENCE = paint("yellow")
GLOW = 30.0
MARGIN = 6.0
"""Of the ground, on either side."""


def coat(colour: str) -> Coat:
    """A sensor's colour and mark."""
    return paint(colour, SHAPES[colour])


def room(size: float) -> Box:
    """What a sensor with a cube of this width takes, around the middle of the cube."""
    return Box(*(size * share for share in ROOM))


SENSOR = (room(CUBE).width, room(CUBE).height)
BLOCK = (1.08 * CUBE, 1.08 * CUBE)
PLAQUE = (TOKEN + 2, TOKEN + 2)
LIGHT = (2 * GLOW, 2 * GLOW)


def sensor(colour: str) -> Markup:
    """A cube with a light on a wire."""
    box = room(CUBE)
    x = CUBE * 0.3
    foot = -CUBE * 0.45
    tip = -CUBE * 0.72
    return at(
        (-box.x, -box.y),
        el("path", d=f"M{number(x)} {number(foot)}V{number(tip)}", stroke=INK, stroke_width=1.4),
        el("circle", cx=x, cy=tip, r=CUBE * 0.2, fill=WINDOW, opacity=0.4),
        el("circle", cx=x, cy=tip, r=CUBE * 0.09, fill=WINDOW, stroke=INK, stroke_width=0.6),
        cube(coat(colour), CUBE, on_sheet=True),
    )


def bare(colour: str) -> Markup:
    return at((BLOCK[0] / 2, BLOCK[1] / 2), cube(coat(colour), CUBE, on_sheet=True))


def evidence() -> Markup:
    return at((PLAQUE[0] / 2, PLAQUE[1] / 2), plaque(EVIDENCE, TOKEN, "camera"))


def glow() -> Markup:
    """The light of sensors that listen."""
    rings = (GLOW, GLOW * 0.8, GLOW * 0.55)
    return group(el("circle", cx=GLOW, cy=GLOW, r=r, fill=WINDOW, opacity=0.3) for r in rings)


def field(width: float) -> Box:
    """Where the ground lies in a city of this width."""
    top = TOP["scientist"] - 8
    return Box(MARGIN, top, width - 2 * MARGIN, TOP["cryptid"] + TALL + 8 - top)


def ground(width: float) -> Markup:
    """The night over both rows, and the avenue between them."""
    whole = field(width)
    avenue = Box(whole.x, STREET.y + 8, whole.width, STREET.height - 16)
    kerbs = f"M{avenue.x} {avenue.y}H{avenue.right}M{avenue.x} {avenue.bottom}H{avenue.right}"
    return at(
        (-whole.x, -whole.y),
        rounded(whole, 10, fill=SKY),
        [_backdrop(width, TOP[row] + TALL + 8) for row in TOP],
        el("path", d=_stars(whole), fill=MOON, opacity=0.7),
        el("rect", x=avenue.x, y=avenue.y, width=avenue.width, height=avenue.height, fill=ROOF),
        el("path", d=kerbs, fill="none", stroke=HAZE, stroke_width=2),
    )


def _stars(box: Box) -> str:
    rng = Random(3)
    spots = (
        (rng.uniform(box.x + 8, box.right - 8), box.y + rng.uniform(8, TALL)) for _ in range(60)
    )
    return "".join(f"M{number(x)} {number(y)}h1.3v1.3h-1.3Z" for x, y in spots)


def _backdrop(width: float, foot: float) -> Markup:
    """The houses far behind a row, as wide as the city."""
    across, high = night.SKYLINE
    count = int((width - 30) // across)
    step = (width - 30) / count
    return group(
        el(
            "g",
            night.skyline(n % night.VIEWS),
            transform=f"translate({number(15 + n * step)} {number(foot - high)}) "
            f"scale({number(step / across)} 1)",
        )
        for n in range(count)
    )


GROUNDS = {f"ground-{width:g}": width for width in WIDTHS}
