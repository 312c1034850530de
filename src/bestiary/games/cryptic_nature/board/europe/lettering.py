"""Lettering of the map: names on a halo of paper, seas spaced wide."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import CARD, INK, SLATE, Markup, Point, el, group, memoize, wash
from bestiary.games.cryptic_nature.board.europe.spots import SPOTS, Spot

NAME_SIZE = 19.0
SEA_SIZE = 19.0
NAME_CLEARANCE = 27.0
"""From the middle of a mark to a name beside it: room for what frames the mark."""
SEA_SPACING = 3
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
    return _lettering(text, *_end(SPOTS[name]))


def _end(spot: Spot) -> tuple[Point, str]:
    """Where a name is fixed: by its end if its mark lies beside it, else by its middle."""
    middle = spot.name.centre
    mark = spot.mark
    if abs(middle.y - mark.y) > spot.name.height / 2:
        return middle, "middle"
    is_before = middle.x < mark.x
    return Point(
        mark.x + (-NAME_CLEARANCE if is_before else NAME_CLEARANCE), middle.y
    ), "end" if is_before else "start"


@memoize
def _lettering(text: str, end: Point, anchor: str) -> Markup:
    return el(
        "text",
        text,
        x=end.x,
        y=end.y + NAME_SIZE * 0.34,
        class_="serif",
        font_size=NAME_SIZE,
        font_weight=600,
        text_anchor=anchor,
        fill=INK,
        stroke=CARD,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def seas(words: Words) -> Markup:
    """The names of the seas."""
    return group(*(_sea(words(f"map-{sea}"), place) for sea, place in SEAS.items()))


@memoize
def _sea(text: str, place: Point) -> Markup:
    return el(
        "text",
        text,
        x=place.x,
        y=place.y,
        class_="serif",
        font_size=SEA_SIZE,
        letter_spacing=SEA_SPACING,
        text_anchor="middle",
        fill=SLATE,
        stroke=wash(SLATE),
        stroke_width=3,
        paint_order="stroke",
    )
