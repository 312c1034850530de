"""Where the rooms and passages of the house lie."""

from typing import NamedTuple

from bestiary.drawing import Box, Point

TALL = 134
UPPER = 66
GROUND = 206
CELLAR = 352
HOUSE = Box(58, UPPER - 4, 418, CELLAR - UPPER - 2)
EARTH = 346
"""Below this line the house stands in the ground."""
HEIGHT = CELLAR + TALL + 10

ROOMS = {
    "bedroom": Box(62, UPPER, 202, TALL),
    "study": Box(270, UPPER, 202, TALL),
    "kitchen": Box(62, GROUND, 202, TALL),
    "living-room": Box(270, GROUND, 202, TALL),
    "storeroom": Box(8, CELLAR, 150, TALL),
    "workshop": Box(165, CELLAR, 150, TALL),
    "pantry": Box(322, CELLAR, 150, TALL),
}
OUTSIDE = Box(2, 110, 50, 234)


class Opening(NamedTuple):
    """A passage: its middle, and whether one climbs through it."""

    place: Point
    is_hatch: bool = False


def _beside(left: str) -> Opening:
    """A door in the wall to the right of a room, on the floor."""
    box = ROOMS[left]
    return Opening(Point(box.right + 3, box.bottom - 27))


OPENINGS = {
    "window-above-the-ivy": Opening(Point(60, UPPER + 82)),
    "front-door": Opening(Point(60, GROUND + TALL - 27)),
    "bedroom-door": _beside("bedroom"),
    "kitchen-door": _beside("kitchen"),
    "storeroom-door": _beside("storeroom"),
    "pantry-door": _beside("workshop"),
    "staircase": Opening(Point(150, GROUND - 3), is_hatch=True),
    "chimney": Opening(Point(404, GROUND - 3), is_hatch=True),
    "trapdoor": Opening(Point(110, CELLAR - 6), is_hatch=True),
    "cellar-stairs": Opening(Point(292, CELLAR - 6), is_hatch=True),
}
