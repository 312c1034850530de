"""Names set as on a map: with a bed of paper under the letters, seas spaced wide."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import CARD, INK, SLATE, Box, Markup, Point, el, group, kept, wash
from bestiary.games.cryptic_nature.board.europe.spots import SPOTS

SIZE = 19.0
SEA_SIZE = 19.0
SPACING = 3
SEAS: dict[str, Point] = {
    "atlantic": Point(108, 245),
    "norwegian-sea": Point(158, 148),
    "black-sea": Point(786, 570),
    "mediterranean": Point(324, 675),
}
"""Where the name of a sea stands."""


def place_name(name: str, words: Words) -> Markup:
    """The name beside a location's mark."""
    text = words(f"map-{name}") if len(name) == 2 else words(f"place-{name}")
    return _lettered(text, SPOTS[name].name)


@kept
def _lettered(text: str, room: Box) -> Markup:
    return el(
        "text",
        text,
        x=room.centre.x,
        y=room.centre.y + SIZE * 0.34,
        class_="serif",
        font_size=SIZE,
        font_weight=600,
        text_anchor="middle",
        fill=INK,
        stroke=CARD,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def seas(words: Words) -> Markup:
    """The names of the seas."""
    return group(*(_sea(words(f"map-{sea}"), place) for sea, place in SEAS.items()))


@kept
def _sea(text: str, place: Point) -> Markup:
    return el(
        "text",
        text,
        x=place.x,
        y=place.y,
        class_="serif",
        font_size=SEA_SIZE,
        letter_spacing=SPACING,
        text_anchor="middle",
        fill=SLATE,
        stroke=wash(SLATE),
        stroke_width=3,
        paint_order="stroke",
    )
