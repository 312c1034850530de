"""Twelve explorers: a face behind glass, and a suit in the colour that names them."""

from typing import Final, NamedTuple

from bestiary.drawing import Markup, el, group, paint
from bestiary.drawing.engraving import blob, ellipse, outline, tube
from bestiary.drawing.strokes import figure, fine, pen

FIELD: Final = 160
SKIN: Final = ("var(--night-moon)", "var(--paint-white)", "var(--paint-brown)")
BLACK: Final = "var(--paint-black)"
GLASS: Final = "M30 70A50 50 0 1 1 130 70Q130 104 80 108T30 70Z"
# Hair, beards and glasses fit the one head that `_head` draws.
FRINGE: Final = "M48 74Q44 34 80 32T112 74Q104 52 92 50 72 60 58 54 50 62 48 74Z"
LONG_HAIR: Final = (
    "M46 106Q38 34 80 31T114 106Q106 98 106 70 100 54 80 52 60 54 54 70 54 98 46 106Z"
)
CROP: Final = "M50 62Q52 34 80 33T110 62Q104 48 80 48T50 62Z"
BUN: Final = CROP + "M68 34a12 11 0 1 1 24 0Z"
CURLS: Final = (
    "M46 96q-8-6-2-14-6-8 2-14-4-10 8-14 0-12 12-12 6-10 16-8 12-4 18 6 12 0 12 12 10 4 6 14 8 8 0"
    " 14 4 10-4 14-8-18-10-34-10-12-24-12t-24 12Q54 78 46 96Z"
)
QUIFF: Final = "M52 60Q46 36 72 34 96 22 110 36 102 40 108 60 98 46 80 50T52 60Z"
BEARD: Final = "M54 72Q56 113 80 113T106 72Q104 86 94 88 80 82 66 88 56 86 54 72Z"
MOUSTACHE: Final = "M60 92Q66 82 80 87 94 82 100 92 90 96 80 91 70 96 60 92Z"
SPECTACLES: Final = (
    "M56 72a10 9 0 1 0 20 0a10 9 0 1 0-20 0ZM84 72a10 9 0 1 0 20 0a10 9 0 1 0-20 0ZM76 71h8"
)
MONOCLE: Final = "M84 72a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM104 74q6 14 0 28"
SHADES: Final = "M54 66H106V72Q104 82 94 82T82 71H78Q76 82 66 82T54 72Z"


class Face(NamedTuple):
    """What tells one from another: hair, its colour, what grows or sits on the face, the skin."""

    hair: str
    colour: str
    worn: str = ""
    filled: bool = False
    skin: int = 0


FACES: Final = {
    "man-in-blue": Face(CROP, "brown", BEARD, filled=True),
    "woman-in-black": Face(FRINGE, "black"),
    "man-in-black": Face(CROP, "black", SHADES, filled=True, skin=1),
    "woman-in-red": Face(CURLS, "red", skin=1),
    "woman-in-purple": Face(BUN, "grey", SPECTACLES),
    "man-in-purple": Face(CROP, "grey", MOUSTACHE, filled=True, skin=1),
    "woman-in-green": Face(LONG_HAIR, "black", skin=2),
    "woman-in-orange": Face(QUIFF, "yellow", skin=1),
    "man-in-red": Face("", "black", BEARD, filled=True, skin=2),
    "woman-in-blue": Face(LONG_HAIR, "yellow", SPECTACLES),
    "man-in-green": Face(QUIFF, "black", MONOCLE, skin=2),
    "man-in-orange": Face(CURLS, "black", MOUSTACHE, filled=True),
}


def portrait(explorer: str) -> Markup:
    """Head and shoulders, with the planet behind."""
    who = FACES[explorer]
    suit = paint(explorer.partition("-in-")[2])
    return group(
        el("circle", cx=130, cy=34, r=20, fill="var(--madder-wash)", stroke="var(--madder)"),
        fine("M114 46q14-14 34-8M20 30h8M24 26v8M140 84h6M143 81v6"),
        _shoulders(suit.fill),
        el("path", d=GLASS, fill="var(--ground-ice)"),
        _head(who),
        pen(GLASS, 3.2),  # the rim again: hair may reach over it
        pen("M42 62Q44 40 60 30M44 74v4", 3, colour="var(--paint-white)"),
        pen("M120 34l10-14", 2.4),
        el("circle", cx=131, cy=18, r=3.4, fill=suit.fill, stroke="var(--ink)", stroke_width=1.4),
    )


def _shoulders(coat: str) -> Markup:
    chest = blob((12, 166), (20, 130), (50, 110), (80, 106), (110, 110), (140, 130), (148, 166))
    return group(
        figure(chest, fill=coat, gap=4, light=(-7, -7)),
        figure(tube([(44, 112), (80, 120), (116, 112)], [13, 13, 13]), fill="var(--card)"),
        pen("M66 134h28v18h-28Z", 1.6, "var(--card)"),
        fine("M70 140h12M70 146h8M88 139v8"),
    )


def _head(who: Face) -> Markup:
    face = blob((54, 70), (60, 50), (80, 44), (100, 50), (106, 70), (98, 96), (80, 106), (62, 96))
    hair = paint(who.colour).fill
    return group(
        figure(face, fill=SKIN[who.skin], gap=3.6, light=(-6, -3), width=1.3),
        who.hair and pen(who.hair, 1.6, hair),
        pen(outline(ellipse(67, 72, 2.2, 2.8), ellipse(93, 72, 2.2, 2.8)), 1, BLACK, BLACK),
        pen("M60 63q7-5 13-1M87 62q7-4 13 1", 1.8, colour=BLACK),
        pen("M80 74l-3 10 5 1", 1.3, colour=BLACK),
        pen("M72 95q8 5 16 0", 1.8, colour=BLACK),
        who.worn and pen(who.worn, 1.6, hair if who.filled else "none", BLACK),
    )
