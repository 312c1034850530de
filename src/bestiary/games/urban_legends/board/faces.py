"""The faces of keys, for the sheet: what is drawn on a key and does not change with the game."""

from __future__ import annotations

from bestiary.drawing import CARD, EDGE, INK, Box, Markup, Symbol, at, group, plate, rounded
from bestiary.games.urban_legends.board.things import BLOCK, bare

TALL = 48.0
SIDE = 54.0
DIGIT = 54.0
COUNTED = 76.0
DECLARE = 176.0
"""How wide keys are."""
BESIDE = 24.0
"""Room for the number of a place."""
SIGN = Box(6, TALL / 2 - 10, 22, 20)
"""Where that number stands."""
ARROW = 26.0
CUBE = 28.0


def face(width: float) -> Markup:
    """A key on which nothing is drawn yet."""
    return rounded(Box(0, 0, width, TALL).inset(1), 6, fill=CARD, stroke=EDGE, stroke_width=1)


def plain(width: float) -> Symbol:
    """A key for a word or a number."""
    return Symbol(width, TALL, face(width))


def side(arrow: str) -> Symbol:
    """The key of a side."""
    icon = plate(arrow)
    where = ((SIDE - ARROW) / 2, (TALL - ARROW) / 2)
    return Symbol(
        SIDE,
        TALL,
        group(face(SIDE), at(where, icon.content, scale=ARROW / icon.width, color=INK)),
    )


def counted(colour: str) -> Symbol:
    """The key of a colour, with room for a number."""
    return Symbol(COUNTED, TALL, group(face(COUNTED), _cube(colour, 0)))


def near(colour: str) -> Symbol:
    """The same behind the sign of a place."""
    sign = rounded(SIGN, 4, fill=CARD, stroke=INK, stroke_width=1)
    width = COUNTED + BESIDE
    return Symbol(width, TALL, group(face(width), sign, _cube(colour, BESIDE)))


def _cube(colour: str, left: float) -> Markup:
    where = (left + 24 - CUBE / 2, (TALL - CUBE) / 2)
    return at(where, bare(colour), scale=CUBE / BLOCK[0])
