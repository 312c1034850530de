"""A map sheet of hexes, and on it the outline of what nobody has seen."""

from bestiary.core import Plate
from bestiary.drawing.colours import GAME_INK, PAPER, ground, hatch
from bestiary.drawing.geometry import Point, closed, hex_centre, hex_corners
from bestiary.drawing.markup import Markup, el, group
from bestiary.drawing.plates.pen import (
    LIT,
    SILHOUETTE,
    blot,
    dot,
    ink,
    leader,
    ring,
    ruler,
    shag,
    within,
)

SIZE = 25
OUTLINE = (
    ((186, 94), (186, 70), (214, 64)),
    ((214, 64), (244, 62), (268, 82)),
    ((268, 82), (304, 104), (303, 150)),
    ((303, 150), (300, 182), (312, 204)),
    ((312, 204), (322, 224), (334, 240)),
    ((334, 240), (342, 252), (328, 254)),
    ((328, 254), (312, 256), (298, 254)),
    ((298, 254), (292, 230), (262, 204)),
    ((262, 204), (244, 228), (228, 244)),
    ((228, 244), (220, 256), (204, 256)),
    ((204, 256), (190, 257), (178, 254)),
    ((178, 254), (178, 244), (192, 240)),
    ((192, 240), (212, 222), (218, 192)),
    ((218, 192), (212, 178), (213, 162)),
    ((213, 162), (204, 186), (196, 204)),
    ((196, 204), (184, 220), (176, 202)),
    ((176, 202), (180, 164), (200, 132)),
    ((200, 132), (204, 122), (202, 115)),
    ((202, 115), (186, 112), (186, 94)),
)
BEAST = shag([[Point(*corner) for corner in bow] for bow in OUTLINE], 8, 4)
SHEET = (
    "FFFMMMFFSSSFFF", "FFMMMWWSSSDDFF", "FMMWWWWSSDDDFF", "FFFWWWFFFDDDMM", "SSFFWFFFFDDMMM",
    "SSSFFFFMMFFWWM", "SSDDFFMMMFWWWW", "FDDDDFFMFFFWWF", "FFDDDFFFFSSWFF", "FFFDFFSSSSSFFF",
)  # fmt: skip
GROUNDS = {"F": "forest", "M": "mountain", "S": "swamp", "D": "desert", "W": "water"}


def _terrain(q: int, r: int) -> str:
    row = min(max(r + q // 2, 0), len(SHEET) - 1)
    return GROUNDS[SHEET[row][min(max(q, 0), 13)]]


def _hex(q: int, r: int) -> Markup:
    centre = hex_centre(q, r, SIZE)
    d = closed([corner.moved(*centre) for corner in hex_corners(SIZE)])
    terrain = _terrain(q, r)
    return group(
        blot(d, ground(terrain)),
        blot(d, hatch(terrain)),
        el("path", d=d, fill="none", stroke=GAME_INK, stroke_width=0.8, stroke_opacity=0.7),
    )


def _grid() -> str:
    cells = ((q, r) for q in range(14) for r in range(-7, 10))
    return "".join(
        closed([corner.moved(*hex_centre(q, r, SIZE)) for corner in hex_corners(SIZE)])
        for q, r in cells
    )


def draw() -> Markup:
    map_sheet = [_hex(q, r) for q in range(-1, 15) for r in range(-9, 11)]
    hidden = within(
        "cryptid",
        BEAST,
        blot(BEAST, SILHOUETTE),
        el("path", d=_grid(), fill="none", stroke=LIT, stroke_width=0.8, stroke_opacity=0.35),
    )
    return group(
        map_sheet,
        el("path", d=BEAST, fill="none", stroke=PAPER, stroke_width=8, stroke_opacity=0.8),
        hidden,
        ink(BEAST, 1.2),
        blot("M193 92q6-6 13 0q-7 4-13 0Z", LIT),
        dot((199, 91.5), 1.7, SILHOUETTE),
        _pieces(),
        leader((298, 112), (366, 72), "a"),
        leader((182, 206), (122, 204), "b"),
        ruler(372, 272),
    )


def _pieces() -> Markup:
    """A few cubes and discs that players left on the map."""
    return group(
        [ring(hex_centre(q, r, SIZE), 8, 1.5, PAPER) for q, r in ((2, 1), (11, 0), (10, -2))],
        [dot(hex_centre(q, r, SIZE), 3) for q, r in ((2, 1), (11, 0), (10, -2))],
        [
            ink(f"M{x - 7} {y - 7}h14v14h-14Z", 1.5, PAPER)
            for x, y in (hex_centre(q, r, SIZE) for q, r in ((3, 4), (12, -1)))
        ],
    )


PLATE = Plate(draw, ink="moss")
