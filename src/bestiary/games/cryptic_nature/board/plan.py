"""Where everything lies on the panels, and which icon stands for what."""

from __future__ import annotations

from bestiary.drawing import Box, Point

MAP_WIDTH, MAP_HEIGHT = 640, 524
_SCALE = 0.745

PLACES: dict[str, Point] = {
    name: Point(x * _SCALE + 8, y * _SCALE + 14)
    for name, (x, y) in {
        "n1": (315, 95),
        "n2": (432, 125),
        "n3": (600, 80),
        "n4": (400, 245),
        "w1": (190, 165),
        "w2": (165, 318),
        "w3": (278, 372),
        "w4": (248, 500),
        "s1": (105, 555),
        "s2": (378, 470),
        "s3": (470, 615),
        "s4": (560, 530),
        "e1": (452, 372),
        "e2": (595, 410),
        "e3": (775, 462),
        "e4": (690, 255),
        "bergen": (215, 70),
        "stockholm": (528, 200),
        "edinburgh": (85, 235),
        "paris": (175, 425),
        "aachen": (338, 305),
        "madrid": (50, 445),
        "rome": (392, 560),
        "athens": (645, 622),
        "krakow": (540, 318),
        "kyiv": (705, 365),
        "novgorod": (722, 145),
    }.items()
}

COASTS: tuple[tuple[tuple[int, int], ...], ...] = (
    (
        *((10, 430), (60, 395), (110, 405), (135, 440), (150, 400), (215, 365), (262, 330)),
        *((310, 285), (360, 270), (362, 205), (405, 195), (432, 240), (480, 275), (560, 262)),
        *((610, 235), (640, 190), (650, 130), (700, 60), (850, 40), (850, 520), (815, 515)),
        *((790, 498), (755, 505), (722, 470), (690, 490), (700, 560), (672, 590), (680, 655)),
        *((632, 668), (600, 620), (570, 585), (525, 555), (490, 510), (450, 495), (432, 505)),
        *((470, 560), (520, 610), (500, 655), (450, 650), (400, 600), (360, 540), (320, 520)),
        *((285, 545), (215, 560), (190, 575), (160, 620), (90, 640), (30, 620), (10, 540)),
    ),
    (
        *((185, 50), (235, 25), (340, 20), (480, 15), (640, 20), (690, 60), (650, 120)),
        *((590, 140), (555, 130), (560, 180), (575, 225), (500, 240), (455, 195), (410, 170)),
        *((330, 155), (250, 140), (190, 105)),
    ),
    (
        *((150, 130), (205, 120), (230, 165), (200, 215), (215, 270), (225, 330), (205, 362)),
        *((125, 372), (85, 340), (100, 290), (40, 270), (45, 215), (120, 195)),
    ),
)
"""A rough pen sketch: the mainland, Scandinavia, the British Isles."""


def coast(corners: tuple[tuple[int, int], ...]) -> list[tuple[float, float]]:
    """A coast in the units of the panel."""
    return [(x * _SCALE + 8, y * _SCALE + 14) for x, y in corners]


CELL = 44
GRID = Point(0, 0)
SANCTUARY_WIDTH = 548
HAND_HEIGHT = 76
"""Room below the grid for the tile at hand."""


def cell_box(row: int, column: int) -> Box:
    """A cell of the sanctuary."""
    return Box(GRID.x + column * CELL, GRID.y + row * CELL, CELL, CELL)


SKILL_ICONS = {
    "plane-ticket": "plane",
    "collect": "pin",
    "track": "footprint",
    "luck": "luck",
    "second-chance": "die",
    "relocate": "den",
    "range-1": "arrow-right",
    "range-2": "last",
    "split": "split",
    "collect-adjacent": "search",
}
FACE_ICONS = {
    "coins-2": "coin",
    "coins-3": "coin",
    "experience-1": "experience",
    "experience-2": "experience",
    "restore": "undo",
    "bonus-rumour": "rumour",
}
RESULT_ICONS = {"success": "check", "luck": "luck", "failure": "close"}
HARE_ICONS = {"hare": "hare", "coins": "coin", "evidence": "crate", "reroll": "die"}
SYMBOL_ICONS = {"coin": "coin", "experience": "experience", "initiative": "arrow-up"}
TERRAIN_ICONS = {"mountain": "mountain", "forest": "forest", "water": "drop"}
BAG_ICON = "crate"
