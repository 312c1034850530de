"""Engravings of pieces, for the sheet: sensors, evidence, the ground they stand on."""

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
from bestiary.games.urban_legends.board.plan import CITY_WIDTHS, ROW_HEIGHT, ROW_TOPS, STREET_BOX

SHAPES = {"pink": "circle", "white": "square", "black": "triangle"}
CUBE_SIZE = 25.0
"""The width of a cube as engraved."""
SENSOR_EXTENT = Box(-0.54, -0.95, 1.08, 1.49)
"""What a sensor takes around the middle of its cube, in widths of the cube: the wire stands out."""
TOKEN_SIZE = 34.0
EVIDENCE_COAT = paint("yellow")
GLOW_RADIUS = 30.0
GROUND_MARGIN = 6.0


def coat(colour: str) -> Coat:
    """A sensor's colour and mark."""
    return paint(colour, SHAPES[colour])


def sensor_box(size: float) -> Box:
    """What a sensor with a cube of this width takes, around the middle of the cube."""
    return Box(*(size * share for share in SENSOR_EXTENT))


SENSOR_SIZE = (sensor_box(CUBE_SIZE).width, sensor_box(CUBE_SIZE).height)
CUBE_FIELD_SIZE = (1.08 * CUBE_SIZE, 1.08 * CUBE_SIZE)
PLAQUE_SIZE = (TOKEN_SIZE + 2, TOKEN_SIZE + 2)
GLOW_SIZE = (2 * GLOW_RADIUS, 2 * GLOW_RADIUS)


def sensor(colour: str) -> Markup:
    """A cube with a light on a wire."""
    box = sensor_box(CUBE_SIZE)
    x = CUBE_SIZE * 0.3
    foot = -CUBE_SIZE * 0.45
    tip = -CUBE_SIZE * 0.72
    return at(
        (-box.x, -box.y),
        el("path", d=f"M{number(x)} {number(foot)}V{number(tip)}", stroke=INK, stroke_width=1.4),
        el("circle", cx=x, cy=tip, r=CUBE_SIZE * 0.2, fill=WINDOW, opacity=0.4),
        el("circle", cx=x, cy=tip, r=CUBE_SIZE * 0.09, fill=WINDOW, stroke=INK, stroke_width=0.6),
        cube(coat(colour), CUBE_SIZE, on_sheet=True),
    )


def plain_cube(colour: str) -> Markup:
    return at(
        (CUBE_FIELD_SIZE[0] / 2, CUBE_FIELD_SIZE[1] / 2),
        cube(coat(colour), CUBE_SIZE, on_sheet=True),
    )


def evidence() -> Markup:
    return at((PLAQUE_SIZE[0] / 2, PLAQUE_SIZE[1] / 2), plaque(EVIDENCE_COAT, TOKEN_SIZE, "camera"))


def glow() -> Markup:
    """The light of sensors that listen."""
    rings = (GLOW_RADIUS, GLOW_RADIUS * 0.8, GLOW_RADIUS * 0.55)
    return group(
        el("circle", cx=GLOW_RADIUS, cy=GLOW_RADIUS, r=r, fill=WINDOW, opacity=0.3) for r in rings
    )


def field(width: float) -> Box:
    """Where the ground lies in a city of this width."""
    top = ROW_TOPS["scientist"] - 8
    return Box(
        GROUND_MARGIN, top, width - 2 * GROUND_MARGIN, ROW_TOPS["cryptid"] + ROW_HEIGHT + 8 - top
    )


def ground(width: float) -> Markup:
    """The night over both rows, and the avenue between them."""
    whole = field(width)
    avenue = Box(whole.x, STREET_BOX.y + 8, whole.width, STREET_BOX.height - 16)
    kerbs = f"M{avenue.x} {avenue.y}H{avenue.right}M{avenue.x} {avenue.bottom}H{avenue.right}"
    return at(
        (-whole.x, -whole.y),
        rounded(whole, 10, fill=SKY),
        [_backdrop(width, ROW_TOPS[row] + ROW_HEIGHT + 8) for row in ROW_TOPS],
        el("path", d=_stars(whole), fill=MOON, opacity=0.7),
        el("rect", x=avenue.x, y=avenue.y, width=avenue.width, height=avenue.height, fill=ROOF),
        el("path", d=kerbs, fill="none", stroke=HAZE, stroke_width=2),
    )


def _stars(box: Box) -> str:
    rng = Random(3)
    spots = (
        (rng.uniform(box.x + 8, box.right - 8), box.y + rng.uniform(8, ROW_HEIGHT))
        for _ in range(60)
    )
    return "".join(f"M{number(x)} {number(y)}h1.3v1.3h-1.3Z" for x, y in spots)


def _backdrop(width: float, foot: float) -> Markup:
    """The houses far behind a row, as wide as the city."""
    across, high = night.SKYLINE_SIZE
    count = int((width - 30) // across)
    step = (width - 30) / count
    return group(
        el(
            "g",
            night.skyline(n % night.SKYLINE_VARIANTS),
            transform=f"translate({number(15 + n * step)} {number(foot - high)}) "
            f"scale({number(step / across)} 1)",
        )
        for n in range(count)
    )


GROUND_WIDTHS = {f"ground-{width:g}": width for width in CITY_WIDTHS}
