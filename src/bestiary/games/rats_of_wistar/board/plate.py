"""A rat of science goes to work by lamplight."""

from math import cos, pi, sin

from bestiary.core import Plate
from bestiary.drawing.colours import PAPER
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
    within,
)

BODY = (
    "M204 254C176 246 164 216 174 186C182 162 200 150 216 138C218 118 232 104 252 102"
    "C272 101 296 116 314 134C318 141 312 146 302 146C288 151 272 155 262 160"
    "C268 176 267 194 262 208C266 226 262 244 250 254Z"
)
TAIL = "M180 236C140 258 100 236 106 196C110 168 138 160 134 130C132 112 116 108 108 118"
ARM = "M236 172C254 186 280 190 304 180C310 178 314 182 310 187C290 204 256 204 236 192Z"
LANTERN = "M300 204h32l6 40h-44ZM304 204q12-16 24 0M316 196v-10M296 244h40v6h-40Z"


def gear(centre: Point, radius: float, teeth: int) -> str:
    """The outline of a toothed wheel."""
    path = ""
    for i in range(teeth):
        start = 2 * pi * i / teeth
        for share, reach in (
            (0, radius),
            (0.12, radius * 1.14),
            (0.38, radius * 1.14),
            (0.5, radius),
        ):
            angle = start + 2 * pi * share / teeth
            x, y = centre.x + reach * cos(angle), centre.y + reach * sin(angle)
            path += f"{'L' if path else 'M'}{number(x)} {number(y)}"
    return path + "Z"


def _rays() -> str:
    rays = ((2 * pi * i / 26, 22 if i % 2 else 12) for i in range(26))
    return "".join(
        f"M{number(316 + 44 * cos(a))} {number(226 + 44 * sin(a))}"
        f"l{number(length * cos(a))} {number(length * sin(a))}"
        for a, length in rays
    )


def _bricks() -> str:
    rows = range(0, 300, 20)
    return "".join(
        f"M-10 {y}H490" + "".join(f"M{x + (y // 20 % 2) * 22} {y}v20" for x in range(-10, 490, 44))
        for y in rows
    )


def _works() -> Markup:
    wheel, pinion = Point(158, 104), Point(222, 72)
    spokes = "".join(
        f"M{number(wheel.x + 7 * cos(a))} {number(wheel.y + 7 * sin(a))}"
        f"l{number(19 * cos(a))} {number(19 * sin(a))}"
        for a in (0.4, 1.65, 2.9, 4.17, 5.4)
    )
    return group(
        fine(gear(wheel, 40, 14) + spokes + gear(pinion, 22, 9)),
        ring(wheel, 26, 0.75),
        ring(wheel, 7, 0.75),
        ring(pinion, 12, 0.75),
        ring(pinion, 4, 0.75),
    )


def _burrow() -> Markup:
    """The mouth of a tunnel in a brick wall, wheels inside."""
    arch = "M44 300V150C44 6 436 6 436 150V300Z"
    wall = "M0 0H480V300H436V150C436 6 44 6 44 150V300H0Z"
    voussoirs = "M30 300V150C30-12 450-12 450 150V300"
    return group(
        blot("M0 0H480V300H0Z", PAPER),
        within("wall", wall, blot(wall, WASH), fine(_bricks())),
        ink(arch, 1.8, PAPER),
        fine(voussoirs),
        within("arch", arch, dot((316, 226), 78, GLOW), _works()),
        ink("M44 262H436", 1.5),
        hatching("floor", "M44 262H436V276H44Z", 5, 60),
    )


def _lamp() -> Markup:
    flame = "M316 236q-9-6-4-14q2 3 4 2q-2-6 3-12q0 6 4 10q5 9-7 14Z"
    return group(
        fine(_rays()),
        ink(LANTERN, 1.5, PAPER),
        ink(flame, 1.1, GLOW),
        fine("M303 214h26M299 238h34M308 204l-4 40M324 204l4 40"),
    )


def _head() -> Markup:
    return group(
        ring((236, 104), 19, 1.6, WASH),
        ring((237, 106), 12, 0.75, PAPER),
        fine("M222 128C236 116 252 112 268 112"),
        ink("M222 124C236 111 254 106 270 108", 3),
        ring((277, 116), 11, 2.2, PAPER),
        dot((279, 117), 4.6),
        dot((280.5, 115.5), 1.4, PAPER),
        dot((313, 139), 4.2),
        fine("M302 141L344 128M303 144L348 144M301 146L338 158M296 144L330 170"),
        ink("M296 148C290 146 286 143 284 140", 1.2),
        blot("M298 147l1 7 4-1-1-6Z", PAPER),
        fine("M298 147l1 7 4-1-1-6"),
    )


def draw() -> Markup:
    back = curve(Point(182, 226), Point(172, 176), Point(214, 146), 14)
    belly = curve(Point(250, 206), Point(254, 226), Point(244, 244), 7)
    feet = "M204 252q-14 4-10 10h40q2-6-6-9M238 252q-8 4-6 10h36q2-7-14-10"
    return group(
        _burrow(),
        ink(TAIL, 7),
        _lamp(),
        ink(feet, 1.5, WASH),
        ink(BODY, 1.8, WASH),
        hatching("rat", "M204 254C176 246 164 216 174 186C180 214 196 240 250 254Z", 3.5, 40),
        fine(
            fur(back, 9, 120, 1)
            + fur([p.moved(10, 6) for p in back], 8, 115, 6)
            + fur(belly, 7, 90, 2)
        ),
        ink("M214 150C226 170 244 170 262 160M190 206C214 222 244 220 264 206", 1.4),
        ink("M222 214h20v18h-20Zm0 6h20", 1.3, PAPER),
        ink(ARM, 1.5, WASH),
        ink("M304 180q8-6 12 0q2 6-4 8M300 188q8 0 10 4", 1.3),
        _head(),
        leader((284, 108), (322, 84), "a"),
        leader((108, 196), (74, 176), "b"),
        leader((336, 222), (386, 206), "c"),
    )


PLATE = Plate(draw, ink="plum")
