"""A large inhabitant of a small planet."""

from math import cos, pi, sin
from random import Random

from bestiary.core import Plate
from bestiary.drawing.colours import GAME_INK, PAPER
from bestiary.drawing.geometry import Point
from bestiary.drawing.markup import Markup, group, number
from bestiary.drawing.plates.pen import (
    GLOW,
    WASH,
    blot,
    curve,
    dot,
    fine,
    fur,
    hatching,
    ink,
    leader,
    ring,
    stars,
)

CENTRE = Point(240, 150)


def _pelt() -> str:
    """A round body with locks of hair all around."""
    rng = Random(11)
    locks = 34
    path = ""
    for i in range(locks + 1):
        angle = pi / 2 + 2 * pi * i / locks
        radius = 76 + 6 * sin(3 * angle)
        x, y = CENTRE.x + radius * 1.06 * cos(angle), CENTRE.y + radius * sin(angle)
        if not path:
            path = f"M{number(x)} {number(y)}"
            continue
        tip = angle - pi / locks * 0.4
        reach = radius + rng.uniform(9, 14)
        tx, ty = CENTRE.x + reach * 1.06 * cos(tip), CENTRE.y + reach * sin(tip)
        path += f"Q{number(tx)} {number(ty)} {number(x)} {number(y)}"
    return path + "Z"


def _iris() -> str:
    spokes = (2 * pi * i / 28 for i in range(28))
    return "".join(
        f"M{number(240 + 13 * cos(a))} {number(132 + 13 * sin(a))}"
        f"L{number(240 + 21 * cos(a))} {number(132 + 21 * sin(a))}"
        for a in spokes
    )


def _horn(side: int) -> Markup:
    x = 240
    s = side
    d = (
        f"M{x + 38 * s} 84C{x + 46 * s} 62 {x + 66 * s} 52 {x + 84 * s} 58"
        f"C{x + 96 * s} 64 {x + 94 * s} 80 {x + 82 * s} 80"
        f"C{x + 78 * s} 72 {x + 66 * s} 78 {x + 62 * s} 98Z"
    )
    rings = "".join(
        f"M{x + a * s} {b}q{4 * s} 5 {6 * s} 13"
        for a, b in ((48, 71), (58, 62), (69, 57), (80, 58))
    )
    return group(ink(d, 1.5, PAPER), fine(rings))


def _leg(x: float, y: float) -> Markup:
    d = (
        f"M{x - 15} {y - 24}C{x - 17} {y} {x - 20} {y + 8} {x - 18} {y + 12}"
        f"H{x + 18}C{x + 20} {y + 8} {x + 17} {y} {x + 15} {y - 24}"
    )
    toes = f"M{x - 8} {y + 12}q2-7 5 0M{x + 3} {y + 12}q2-7 5 0"
    return group(ink(d, 1.5, WASH), ink(toes, 1.2))


def _crystal(x: float, y: float, height: float, lean: float) -> Markup:
    w = height * 0.26
    shoulder = y - height * 0.7
    tip = y - height
    top = x + lean
    d = f"M{x - w} {y}L{top - w} {shoulder}L{top} {tip}L{top + w} {shoulder}L{x + w} {y}Z"
    facets = (
        f"M{x} {y}L{top} {shoulder + 3}L{top} {tip}"
        f"M{top - w} {shoulder}L{top} {shoulder + 3}L{top + w} {shoulder}"
    )
    return group(ink(d, 1.4, PAPER), fine(facets))


def _planet() -> Markup:
    ball = "M-40 300V262Q240 196 520 262V300Z"
    craters = (
        "M92 266q16-7 32 0q-16 6-32 0ZM352 258q12-5 24 0q-12 5-24 0Z"
        "M300 284q20-7 40 0q-20 7-40 0ZM160 288q9-4 18 0q-9 4-18 0Z"
    )
    shade = "M-40 300V280Q240 236 520 284V300Z"
    return group(ink(ball, 1.5, WASH), hatching("planet", shade, 5, 90), ink(craters, 1.1, PAPER))


def _sky() -> Markup:
    places = (
        (52, 40),
        (96, 88),
        (150, 34),
        (338, 30),
        (432, 130),
        (60, 150),
        (420, 40),
        (30, 206),
        (380, 150),
        (452, 206),
    )
    return group(
        blot("M0 0H480V300H0Z", PAPER),
        fine(stars(places, 7)),
        [
            dot(place, 1.1)
            for place in ((120, 60), (300, 46), (400, 96), (74, 116), (448, 76), (110, 176))
        ],
        ring((398, 78), 19, 1.5, WASH),
        ink("M370 88Q368 96 398 86T424 66Q420 62 412 65", 1.2),
    )


def _face() -> Markup:
    return group(
        ring((240, 132), 33, 1.8, PAPER),
        ring((240, 132), 22, 1.5, GLOW),
        fine(_iris()),
        dot((240, 132), 12),
        dot((245, 127), 3.4, PAPER),
        ink(
            "M200 176Q240 208 280 176Q276 192 264 200 240 212 216 200 204 192 200 176Z",
            1.5,
            GAME_INK,
        ),
        blot("M210 182l5 9 5-6ZM228 189l5 10 5-9ZM246 190l4 9 6-10ZM264 185l4 7 5-10Z", PAPER),
        ink("M204 106Q214 94 230 96M276 106Q266 94 250 96", 2.2),
    )


def draw() -> Markup:
    belly = curve(Point(200, 212), Point(240, 228), Point(280, 212), 12)
    flanks = [
        *curve(Point(184, 112), Point(160, 160), Point(196, 204), 11),
        *curve(Point(296, 112), Point(320, 160), Point(284, 204), 11),
        *curve(Point(198, 106), Point(180, 150), Point(204, 200), 8),
        *curve(Point(282, 106), Point(300, 150), Point(276, 200), 8),
    ]
    arms = "M168 160C146 166 132 182 134 200q5 8 12 2q-1 8 8 6q6 4 8-4C162 192 172 184 182 182"
    other = "M312 160C334 152 344 134 340 116q-5-8-12-2q1-8-8-6q-6-4-8 4C312 128 306 138 298 142"
    return group(
        _sky(),
        _crystal(96, 256, 56, -8),
        _crystal(76, 258, 34, -10),
        _crystal(390, 254, 64, 9),
        _crystal(412, 258, 36, 12),
        _planet(),
        _leg(206, 232),
        _leg(274, 232),
        _horn(-1),
        _horn(1),
        ink(arms, 1.5, WASH),
        ink(other, 1.5, WASH),
        ink(_pelt(), 1.6, WASH),
        fine(fur(belly, 9, 90, 2) + fur(flanks, 8, 90, 4)),
        _face(),
        leader((268, 120), (350, 178), "a"),
        leader((158, 62), (112, 40), "b"),
    )


PLATE = Plate(draw, ink="madder")
