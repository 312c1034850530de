"""Drawing of the house cut open: roof, walls, rooms with their furniture, earth and garden."""

from collections.abc import Iterator

from bestiary.drawing import (
    CARD,
    INK,
    MADDER,
    MOSS,
    OCHRE,
    QUIET,
    Box,
    Markup,
    at,
    el,
    ground,
    group,
    rounded,
    wash,
)
from bestiary.drawing.engraving import clockwise, ellipse, shaggy
from bestiary.drawing.strokes import figure, fine, pen
from bestiary.games.rats_of_wistar.board.coats import WIDTH
from bestiary.games.rats_of_wistar.board.scenery.furniture import FURNITURE
from bestiary.games.rats_of_wistar.board.scenery.plan import (
    EARTH_TOP,
    HEIGHT,
    HOUSE_BOX,
    ROOM_BOXES,
)

WALL_TINTS = {
    "bedroom": wash(OCHRE),
    "study": wash(MOSS),
    "kitchen": wash(MADDER),
    "living-room": wash(OCHRE),
}
"""The walls upstairs; the basement is of stone."""


def house() -> Markup:
    """Everything that is there before a game begins and stays."""
    return group(
        _earth(),
        _garden(),
        _roof(),
        rounded(HOUSE_BOX.inset(-4, 0), 2, fill=CARD, stroke=INK, stroke_width=2),
        (_room(room, box) for room, box in ROOM_BOXES.items()),
        pen(f"M0 {EARTH_TOP}H{HOUSE_BOX.x - 4}M{HOUSE_BOX.right + 4} {EARTH_TOP}H{WIDTH}", 2),
    )


def _earth() -> Markup:
    top = f"M0 {EARTH_TOP}H{WIDTH}V{HEIGHT}H0Z"
    pebbles = "".join(
        f"M{x} {y}q3-4 7 0-3 3-7 0" for x, y in ((1, 400), (470, 380), (3, 470), (466, 480))
    )
    return group(el("path", d=top, fill=ground("desert")), fine(pebbles))


def _garden() -> Markup:
    """A tree to wait under, and ivy up to the window."""
    crown = shaggy(ellipse(22, 142, 27, 46), 5, 3)
    leaves = "".join(
        f"M{54 - n % 2 * 5} {EARTH_TOP - 8 - n * 12}q-7-2-5-8 7 1 5 8" for n in range(15)
    )
    tufts = "".join(
        f"M{x} {EARTH_TOP}l-2-7M{x + 2} {EARTH_TOP}l1-9M{x + 4} {EARTH_TOP}l4-6" for x in (4, 34)
    )
    return group(
        figure(clockwise(((16, 178), (28, 178), (31, EARTH_TOP), (11, EARTH_TOP))), gap=2.8),
        figure(crown, fill=ground("forest"), gap=4),
        pen(f"M53 {EARTH_TOP}q-6-45 0-90t-2-82", 1.2, colour=MOSS),
        pen(leaves, 1, wash(MOSS), MOSS),
        fine(tufts),
    )


def _roof() -> Markup:
    slope = ((46, 64), (104, 14), (430, 14), (479, 64))
    tiles = "".join(
        f"M{x + n % 2 * 8} {y}q5 6 10 0"
        for n, y in enumerate(range(22, 60, 9))
        for x in range(104 - n * 10, 428 + n * 8, 15)
    )
    chimney = "M356 20V2h22v18ZM353 2h28v-2h-28Z"
    return group(
        pen(chimney, 1.6, wash(MADDER)),
        figure(clockwise(slope), fill=wash(MADDER), gap=99),
        pen(tiles, 0.9, colour=MADDER),
    )


def _room(room: str, box: Box) -> Markup:
    wall = WALL_TINTS.get(room)
    return group(
        rounded(box, 2, fill=wall or ground("stone"), stroke=INK, stroke_width=1.6),
        fine("".join(_paper(box) if wall else _stones(box))),
        at((box.x, box.bottom - 2), FURNITURE[room]()),
        el("path", d=f"M{box.x} {box.bottom - 2}H{box.right}", stroke=QUIET, stroke_width=1),
    )


def _paper(box: Box) -> Iterator[str]:
    """Sprigs in rows, on the upper half of the wall."""
    for row in range(3):
        for n in range(int(box.width // 24)):
            x, y = box.x + 10 + n * 24 + row % 2 * 12, box.y + 14 + row * 16
            yield f"M{x:g} {y:g}v4m-2-2h4"


def _stones(box: Box) -> Iterator[str]:
    """Courses of a stone wall."""
    for row in range(int(box.height // 20)):
        y = box.y + 12 + row * 20
        for n in range(int(box.width // 50)):
            x = box.x + 12 + n * 50 + row % 2 * 22
            yield f"M{x:g} {y:g}h20m-8 0v7"
