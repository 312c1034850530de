"""Drawing of the land round the wheel: forest, burrow and farm, for the sheet of scenery."""

from collections.abc import Callable, Iterator

from bestiary.drawing import CARD, INK, MADDER, Markup, at, el, ground, group, wash
from bestiary.drawing.strokes import fine, pen
from bestiary.games.rats_of_wistar.board.coats import AREA_INK
from bestiary.games.rats_of_wistar.board.scenery.circle import (
    CENTRE,
    LAND_EDGE_RADIUS,
    TEETH_RADIUS,
    band,
    spot,
)

AREA_DEGREES = {"forest": (-30, 90), "burrow": (90, 210), "farm": (210, 330)}
"""From where to where an area lies, in degrees."""
AREA_GROUND = {"forest": ground("forest"), "burrow": ground("desert"), "farm": wash(MADDER)}


def land() -> Markup:
    """Three areas side by side, with what grows, lies and stands there."""
    return group(
        el("circle", cx=CENTRE.x, cy=CENTRE.y + 3, r=LAND_EDGE_RADIUS + 1, fill="var(--shade)"),
        at(CENTRE, *(_area(area) for area in AREA_DEGREES)),
        at(CENTRE, *_growth("forest", _fir, _bush)),
        at(CENTRE, *_growth("burrow", _stone, _root)),
        at(CENTRE, *_growth("farm", _stook, _fence)),
        at(CENTRE, el("circle", r=TEETH_RADIUS + 2, fill=CARD, stroke=INK, stroke_width=1.5)),
    )


def _area(area: str) -> Markup:
    start, end = AREA_DEGREES[area]
    return group(
        el("path", d=band(TEETH_RADIUS, LAND_EDGE_RADIUS, start, end), fill=AREA_GROUND[area],
           stroke=INK, stroke_width=1.8),
        el("path", d=band(TEETH_RADIUS + 5, LAND_EDGE_RADIUS - 4, start + 1, end - 1), fill="none",
           stroke=AREA_INK[area], stroke_width=1.2),
    )  # fmt: skip


def _growth(
    area: str, large: Callable[[], Markup], small: Callable[[], Markup]
) -> Iterator[Markup]:
    """Large and small things by turns, leaving room for the two main actions."""
    start, end = AREA_DEGREES[area]
    for n, degrees in enumerate(range(start + 6, end - 3, 6)):
        if abs(degrees - start - 30) > 9 and abs(degrees - start - 90) > 9:
            place = spot(LAND_EDGE_RADIUS - 15 - n % 2 * 18, degrees)
            yield at(place, (small if n % 3 == 1 else large)())


def _fir() -> Markup:
    tree = "M0-13 6-4H3L8 4H-8L-3-4H-6Z"
    return group(pen("M0 4v5", 1.6), pen(tree, 1.2, CARD), fine("M1-9 4-4M2-2 6 3M0-1 3 3"))


def _bush() -> Markup:
    return group(pen("M-8 5q-2-7 4-7 3-6 7-1 6 0 5 8Z", 1.1, CARD), fine("M2 4l3-4M-1 4l3-4"))


def _stone() -> Markup:
    return group(
        pen("M-8 5q-2-8 5-9 9-2 11 5 1 4-2 5-8 2-14-1Z", 1.2, CARD), fine("M1 4l4-5M4 4l3-4")
    )


def _root() -> Markup:
    return pen("M-7-7q3 5 1 9m-1-4q6 1 7 7M6-8q-3 6-1 12", 1.1)


def _stook() -> Markup:
    sheaf = "M-7 8q4-8 3-14 4-4 8 0-1 6 3 14Z"
    return group(pen(sheaf, 1.2, CARD), pen("M-5-2h10", 1.4), fine("M-2 6 0-8M2 6 1-8M5 6 3-8"))


def _fence() -> Markup:
    return pen("M-9 6v-9l2-2 2 2v9M-2 6v-9l2-2 2 2v9M5 6v-9l2-2 2 2v9M-10-1h20M-10 3h20", 1, CARD)
