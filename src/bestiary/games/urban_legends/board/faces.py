"""Symbols of keys: what is drawn on a key and does not change with the game."""

from __future__ import annotations

from bestiary.drawing import CARD, EDGE, INK, Box, Markup, Symbol, at, group, plate, rounded
from bestiary.games.urban_legends.board.things import CUBE_FIELD_SIZE, plain_cube

KEY_HEIGHT = 48.0
SIDE_WIDTH = 54.0
DIGIT_WIDTH = 54.0
COUNTED_WIDTH = 76.0
DECLARE_WIDTH = 176.0
PLACE_NUMBER_WIDTH = 24.0
"""Added to a key that says the number of its place."""
PLACE_NUMBER_BOX = Box(6, KEY_HEIGHT / 2 - 10, 22, 20)
ARROW_SIZE = 26.0
CUBE_SIZE = 28.0


def face(width: float) -> Markup:
    """A key on which nothing is drawn yet."""
    return rounded(Box(0, 0, width, KEY_HEIGHT).inset(1), 6, fill=CARD, stroke=EDGE, stroke_width=1)


def plain_key(width: float) -> Symbol:
    """A key for a word or a number."""
    return Symbol(width, KEY_HEIGHT, face(width))


def side_key(arrow: str) -> Symbol:
    """The key of a side."""
    icon = plate(arrow)
    where = ((SIDE_WIDTH - ARROW_SIZE) / 2, (KEY_HEIGHT - ARROW_SIZE) / 2)
    return Symbol(
        SIDE_WIDTH,
        KEY_HEIGHT,
        group(face(SIDE_WIDTH), at(where, icon.content, scale=ARROW_SIZE / icon.width, color=INK)),
    )


def colour_key(colour: str) -> Symbol:
    """The key of a colour, with room for a number."""
    return Symbol(COUNTED_WIDTH, KEY_HEIGHT, group(face(COUNTED_WIDTH), _cube(colour, 0)))


def place_key(colour: str) -> Symbol:
    """The same behind the sign of a place."""
    sign = rounded(PLACE_NUMBER_BOX, 4, fill=CARD, stroke=INK, stroke_width=1)
    width = COUNTED_WIDTH + PLACE_NUMBER_WIDTH
    return Symbol(width, KEY_HEIGHT, group(face(width), sign, _cube(colour, PLACE_NUMBER_WIDTH)))


def _cube(colour: str, left: float) -> Markup:
    where = (left + 24 - CUBE_SIZE / 2, (KEY_HEIGHT - CUBE_SIZE) / 2)
    return at(where, plain_cube(colour), scale=CUBE_SIZE / CUBE_FIELD_SIZE[0])
