"""Layout of the house: boxes of rooms, and centres of passages."""

from typing import NamedTuple

from bestiary.drawing import Box, Point

ROOM_HEIGHT = 134
UPPER_TOP = 66
GROUND_FLOOR_TOP = 206
CELLAR_TOP = 352
HOUSE_BOX = Box(58, UPPER_TOP - 4, 418, CELLAR_TOP - UPPER_TOP - 2)
EARTH_TOP = 346
"""Below this line the house stands in the ground."""
HEIGHT = CELLAR_TOP + ROOM_HEIGHT + 10

ROOM_BOXES = {
    "bedroom": Box(62, UPPER_TOP, 202, ROOM_HEIGHT),
    "study": Box(270, UPPER_TOP, 202, ROOM_HEIGHT),
    "kitchen": Box(62, GROUND_FLOOR_TOP, 202, ROOM_HEIGHT),
    "living-room": Box(270, GROUND_FLOOR_TOP, 202, ROOM_HEIGHT),
    "storeroom": Box(8, CELLAR_TOP, 150, ROOM_HEIGHT),
    "workshop": Box(165, CELLAR_TOP, 150, ROOM_HEIGHT),
    "pantry": Box(322, CELLAR_TOP, 150, ROOM_HEIGHT),
}
OUTSIDE_BOX = Box(2, 110, 50, 234)


class Opening(NamedTuple):
    """A passage: its middle, and whether one climbs through it."""

    place: Point
    is_hatch: bool = False


def _beside(left: str) -> Opening:
    """A door in the wall to the right of a room, on the floor."""
    box = ROOM_BOXES[left]
    return Opening(Point(box.right + 3, box.bottom - 27))


OPENINGS = {
    "window-above-the-ivy": Opening(Point(60, UPPER_TOP + 82)),
    "front-door": Opening(Point(60, GROUND_FLOOR_TOP + ROOM_HEIGHT - 27)),
    "bedroom-door": _beside("bedroom"),
    "kitchen-door": _beside("kitchen"),
    "storeroom-door": _beside("storeroom"),
    "pantry-door": _beside("workshop"),
    "staircase": Opening(Point(150, GROUND_FLOOR_TOP - 3), is_hatch=True),
    "chimney": Opening(Point(404, GROUND_FLOOR_TOP - 3), is_hatch=True),
    "trapdoor": Opening(Point(110, CELLAR_TOP - 6), is_hatch=True),
    "cellar-stairs": Opening(Point(292, CELLAR_TOP - 6), is_hatch=True),
}
