"""Names set as on a map: with a bed of paper under the letters, seas spaced wide."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import CARD, INK, SLATE, Box, Markup, Point, el, group, kept, wash
from bestiary.games.cryptic_nature.board.europe.spots import SPOTS

SIZE = 19.0
SEA_SIZE = 19.0
SPACING = 3
SEAS: dict[str, tuple[Point, float]] = {
    "atlantic": (Point(100, 215), -28),
    "north-sea": (Point(318, 262), 0),
    "baltic": (Point(535, 262), 0),
    "black-sea": (Point(800, 560), -6),
    "mediterranean": (Point(300, 700), 3),
}
"""Where the name of a sea stands, and how it leans."""


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
    return group(*(_sea(words(f"map-{sea}"), *where) for sea, where in SEAS.items()))


@kept
def _sea(text: str, place: Point, turn: float) -> Markup:
    return el(
        "text",
        text,
        transform=f"translate({place.x} {place.y}) rotate({turn})",
        class_="serif",
        font_size=SEA_SIZE,
        letter_spacing=SPACING,
        text_anchor="middle",
        fill=SLATE,
        stroke=wash(SLATE),
        stroke_width=3,
        paint_order="stroke",
    )
