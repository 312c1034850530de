"""A street at night, and something tall between two houses."""

from random import Random

from bestiary.core import Plate
from bestiary.drawing.colours import GAME_INK, PAPER
from bestiary.drawing.geometry import Point
from bestiary.drawing.markup import Markup, el, group, number
from bestiary.drawing.plates.pen import (
    LIT,
    SILHOUETTE,
    WASH,
    blot,
    dot,
    fine,
    hatching,
    ink,
    leader,
    ring,
    shag,
)

OUTLINE = (
    ((240, 300), (282, 300), (276, 262)),
    ((276, 262), (272, 214), (282, 176)),
    ((282, 176), (290, 150), (268, 132)),
    ((268, 132), (254, 124), (252, 112)),
    ((252, 112), (262, 104), (260, 88)),
    ((260, 88), (258, 62), (239, 58)),
    ((239, 58), (219, 62), (218, 88)),
    ((218, 88), (217, 104), (227, 112)),
    ((227, 112), (226, 124), (212, 132)),
    ((212, 132), (190, 148), (198, 176)),
    ((198, 176), (208, 214), (204, 262)),
    ((204, 262), (198, 300), (240, 300)),
)
SHAPE = shag([[Point(*corner) for corner in bow] for bow in OUTLINE], 9, 8)
ARMS = "M206 146C192 150 186 136 178 120C172 106 164 98 154 99M274 146C292 150 298 160 304 176"
FINGERS = (
    "M156 99C148 98 142 102 141 112M157 99C151 101 149 108 150 118M158 100C156 106 157 112 160 119"
    "M304 174C310 176 318 182 319 192M304 175C308 182 311 190 310 199"
    "M303 176C303 184 303 192 300 199"
)
HOUSES = (
    (-6, 150, 62, "flat"), (50, 118, 58, "gable"), (104, 106, 78, "flat"), (290, 186, 76, "flat"),
    (362, 120, 62, "flat"), (420, 146, 70, "gable"),
)  # fmt: skip


def _roof(x: float, top: float, width: float, kind: str) -> str:
    if kind == "gable":
        return f"M{x} {top}L{x + width / 2} {top - 26}L{x + width} {top}Z"
    return f"M{x - 3} {top}V{top - 7}H{x + width + 3}V{top}ZM{x + 12} {top - 7}v-16h10v16"


def _windows(x: float, top: float, width: float, seed: int) -> Markup:
    rng = Random(seed)
    across = int((width - 10) // 16)
    left = x + (width - across * 16) / 2 + 3
    places = ((left + i * 16, y) for y in range(int(top) + 14, 262, 26) for i in range(across))
    return group(_window(a, b, LIT if rng.random() < 0.3 else WASH) for a, b in places)


def _window(x: float, y: float, light: str) -> Markup:
    return ink(f"M{number(x)} {y}h10v14h-10Zm5 0v14m-5-7h10", 0.8, light)


def _house(number_: int, x: float, top: float, width: float, kind: str) -> Markup:
    wall = f"M{x} 300V{top}H{x + width}V300Z"
    side = f"M{x + width - 9} 300V{top}H{x + width}V300Z"
    return group(
        ink(wall, 1.5, PAPER),
        ink(_roof(x, top, width, kind), 1.5, WASH),
        _windows(x, top, width, 7 + number_),
        hatching(f"house-{number_}", side, 3, 0.001),
    )


def _sky() -> Markup:
    """Engraved night: close lines above, open ones near the roofs, a halo around the moon."""
    rows = [2 + i * (2.2 + i * 0.045) for i in range(52)]
    lines = "".join(f"M-5 {number(y)}H490" for y in rows)
    return group(
        blot("M0 0H480V300H0Z", WASH),
        el("path", d=lines, stroke=GAME_INK, stroke_width=0.9, stroke_opacity=0.6, fill="none"),
        dot((352, 62), 36, WASH),
        ring((352, 62), 25, 1.5, LIT),
        fine("M340 52q6-5 12 0M360 70q5-4 9 0M346 76h8M364 50h4"),
    )


def _limb(d: str, width: float, colour: str) -> Markup:
    return el(
        "path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip


def draw() -> Markup:
    eyes = "M226 86q7-7 11 2q-7 4-11-2ZM252 86q-7-7-11 2q7 4 11-2Z"
    return group(
        _sky(),
        el("path", d=SHAPE, fill="none", stroke=WASH, stroke_width=8),
        ink(SHAPE, 1.2, SILHOUETTE),
        [_house(i, *house) for i, house in enumerate(HOUSES)],
        _limb(ARMS + FINGERS, 10, PAPER),
        _limb(ARMS, 7.5, GAME_INK),
        _limb(FINGERS, 4, GAME_INK),
        _limb(ARMS, 5, SILHOUETTE),
        _limb(FINGERS, 2, SILHOUETTE),
        blot(eyes, LIT),
        dot((232, 86.5), 1.3, SILHOUETTE),
        dot((246, 86.5), 1.3, SILHOUETTE),
        ink("M-5 292H490", 1.5),
        leader((258, 96), (306, 112), "a"),
        leader((150, 112), (84, 66), "b"),
    )


PLATE = Plate(draw, ink="slate")
