"""A Wolpertinger, drawn from the only specimen."""

from bestiary.core import Plate
from bestiary.drawing.colours import PAPER
from bestiary.drawing.geometry import Point
from bestiary.drawing.markup import Markup, group
from bestiary.drawing.plates.pen import (
    WASH,
    blot,
    curve,
    dot,
    fine,
    fur,
    hatching,
    ink,
    leader,
    ruler,
)

BODY = (
    "M322 128C327 136 320 144 309 146C300 149 294 153 291 160C298 176 297 192 292 206"
    "C297 222 300 236 303 247C312 247 318 250 316 256L287 257C281 246 275 235 270 226"
    "C267 238 262 246 256 250C270 249 284 250 284 258L198 259C164 258 144 236 148 206"
    "C152 176 178 156 206 149C228 143 244 135 252 120C254 106 264 97 280 97C300 97 314 112 322 128Z"
)
HAUNCH = "M256 250C264 226 254 196 226 190C200 186 184 204 186 226"
EARS = (
    "M262 104C244 86 230 60 232 40C250 48 268 72 276 98Z",
    "M274 99C264 76 262 50 270 34C284 50 290 78 288 99Z",
)
INNER_EARS = "M260 96C248 82 240 66 238 52M276 92C270 76 269 60 271 48"
ANTLERS = (
    "M291 99C297 82 308 70 326 60M300 82C310 82 320 80 330 83M311 69C310 58 313 48 320 40"
    "M281 97C284 80 290 62 288 40M285 74C292 68 298 58 300 46M287 58C282 50 280 42 281 34"
)
WING = (
    "M250 174C232 138 192 104 136 86C142 98 150 106 158 113C138 106 120 105 104 109"
    "C116 119 130 126 144 130C126 128 110 131 96 139C112 146 128 149 144 149"
    "C130 152 118 158 110 168C130 170 148 170 162 167C154 172 150 178 148 186"
    "C172 182 190 184 206 190C226 196 246 192 250 174Z"
)
QUILLS = (
    "M158 113C186 124 212 140 236 166M144 130C176 136 206 148 232 172"
    "M144 149C174 150 202 158 228 178M162 167C186 164 206 170 224 182"
    "M136 86C180 106 216 130 244 162"
)


def _ground() -> Markup:
    turf = "M70 262Q150 254 240 259T420 258L410 268Q300 262 190 270T80 268Z"
    tufts = "".join(
        f"M{x} 262q-2-8-7-12M{x} 262q0-9 1-15M{x} 262q3-7 8-10" for x in (92, 352, 398, 132)
    )
    fungus = "M364 260v-14M352 246q12-20 24 0ZM384 261v-8M377 253q7-12 14 0Z"
    return group(
        hatching("turf", turf, 4, 70),
        ink("M60 260Q150 255 240 259T430 257", 1.5),
        ink(tufts, 1.1),
        ink(fungus, 1.3, WASH),
        dot((361, 241), 1.3),
        dot((367, 239), 1.1),
    )


def _coat() -> str:
    back = curve(Point(166, 196), Point(180, 166), Point(212, 158), 9)
    chest = curve(Point(284, 160), Point(290, 182), Point(284, 208), 8)
    thigh = curve(Point(196, 214), Point(212, 194), Point(238, 202), 9)
    rump = curve(Point(158, 214), Point(162, 238), Point(184, 250), 9)
    cheek = curve(Point(268, 122), Point(276, 136), Point(290, 142), 6)
    return (
        fur(back, 8, 150, 1)
        + fur(chest, 8, 80, 2)
        + fur(thigh, 9, 100, 3)
        + fur(rump, 8, 60, 4)
        + fur(cheek, 6, 60, 5)
    )


def draw() -> Markup:
    tail = "M152 216C138 208 126 214 128 224C120 226 120 238 130 240C132 250 146 250 154 240"
    return group(
        blot("M0 0H480V300H0Z", PAPER),
        _ground(),
        ink(ANTLERS, 3.2),
        ink(EARS[0], 1.5, WASH),
        ink(EARS[1], 1.5, WASH),
        fine(INNER_EARS),
        ink(tail, 1.5, PAPER),
        fine("M136 222q4 4 2 10M142 216q4 6 2 12M132 232q6 2 8 8"),
        ink(BODY, 1.8, WASH),
        hatching(
            "hare", "M198 259C164 258 144 236 148 206C160 236 190 246 256 250L284 258Z", 3.5, 40
        ),
        ink(HAUNCH, 1.4),
        fine(_coat()),
        ink(WING, 1.6, PAPER),
        fine(QUILLS),
        dot((295, 118), 5),
        dot((296.5, 116.5), 1.5, PAPER),
        fine("M287 112q8-7 16 0M312 138C304 140 298 138 296 134"),
        blot("M321 127q5 1 3 6q-5 1-6-3Z"),
        ink("M309 146l1 9 4-10", 1.1, PAPER),
        fine("M316 136L346 132M316 138L348 140M315 140L342 149"),
        leader((327, 60), (372, 44), "a"),
        leader((104, 110), (66, 84), "b"),
        leader((311, 152), (360, 176), "c"),
        ruler(94, 280),
    )


PLATE = Plate(draw, ink="ochre")
