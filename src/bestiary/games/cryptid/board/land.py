"""The land: terrain, territories, structures."""

from collections.abc import Iterator

from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    MADDER,
    QUIET,
    SMALL,
    Box,
    Content,
    Markup,
    Point,
    at,
    closed,
    el,
    hexagon,
    icon,
    join,
    kept,
    label,
    mark_path,
    paint,
    regular,
)
from bestiary.games.cryptid.board.plan import CORNERS, LEFT, SIZE, STEP, TOP, across, centre
from bestiary.games.cryptid.box.components import Animal, StructureKind
from bestiary.games.cryptid.box.hexes import COLUMNS, COUNT, ROWS
from bestiary.games.cryptid.box.maps import Map, Structure, read_map

STRUCTURE = 12.0
BAND = -SIZE * 0.6
"""How far above the middle of a hex its letter stands, with its animal to the right."""
ASIDE = 18.0
MARKS = {"white": "circle", "green": "square", "blue": "diamond", "black": "cross"}
LETTER = SMALL._replace(size=15)
INSIDE = 0.9
"""Outlines of territories run so far from the centre, that neighbours do not meet."""


@kept
def ground(terrain: str, letter: str) -> Markup:
    """A hex of terrain with the letter of its terrain."""
    text = label(letter, Box(-9, BAND - 8, 18, 16), LETTER)
    back = el("circle", cy=BAND, r=9.5, fill=CARD, fill_opacity=0.8)
    return el("g", hexagon(terrain, SIZE), back, text)


@kept
def territories(code: str) -> Markup:
    """Bears in a dashed line, cougars in a double one, each with its animal."""
    return join(_territories(read_map(code)))


def _territories(layout: Map) -> Iterator[Markup]:
    for animal in Animal:
        area = layout.grounds[animal.value]
        for number in range(COUNT):
            if area >> number & 1:
                yield from _outline(area, number, animal)
                yield at(centre(number).moved(ASIDE, BAND), _beast(animal))


def _beast(animal: Animal) -> Content:
    ink = INK if animal is Animal.BEAR else MADDER
    return [el("circle", r=7.5, fill=CARD, fill_opacity=0.8), icon(animal.value, 13, ink)]


@kept
def own_mark() -> Markup:
    """To the left of the letter: the viewer's own clue allows this hex."""
    back = el("circle", r=7.5, fill=GAME_INK, stroke=CARD, stroke_width=1)
    return at(Point(-ASIDE, BAND), back, icon("check", 11, CARD))


def _outline(area: int, number: int, animal: Animal) -> Iterator[Markup]:
    for edge in range(6):
        other = across(number, edge)
        if other is None or not area >> other & 1:
            yield from _edge(number, edge, animal)


def _edge(number: int, edge: int, animal: Animal) -> Iterator[Markup]:
    middle = centre(number)
    start, end = CORNERS[edge], CORNERS[(edge + 1) % 6]
    insets, pen = ((INSIDE,), 3.0) if animal is Animal.BEAR else ((0.92, 0.82), 1.8)
    for inset in insets:
        corners = [middle.moved(c.x * inset, c.y * inset) for c in (start, end)]
        yield el(
            "path",
            d=closed(corners).removesuffix("Z"),
            fill="none",
            stroke=INK if animal is Animal.BEAR else MADDER,
            stroke_width=pen,
            stroke_linecap="round",
            stroke_dasharray="7 6" if animal is Animal.BEAR else None,
        )


@kept
def structure(found: Structure, size: float = STRUCTURE) -> Markup:
    """An octagon for a standing stone, a triangle for a shack, its colour told by a mark too."""
    coat = paint(found.colour.value, MARKS[found.colour.value])
    if found.kind is StructureKind.STONE:
        d, low = closed(regular(8, size, 0.3927)), 0.0
    else:
        d, low = closed([c.moved(0, size * 0.2) for c in regular(3, size * 1.3)]), size * 0.3
    worn = el("path", d=mark_path(MARKS[found.colour.value], size * 0.72), fill=coat.ink)
    body = el("path", d=d, fill=coat.fill, stroke=INK, stroke_width=2, stroke_linejoin="round")
    return el("g", body, at((0, low), worn))


@kept
def frame() -> Markup:
    """Letters above the columns, numbers beside the rows."""
    return join(_frame())


def _frame() -> Iterator[Markup]:
    style = SMALL._replace(size=15, fill=QUIET)
    for column, letter in enumerate("ABCDEFGHIJKL"):
        top = TOP - STEP / 2 + column % 2 * STEP / 2
        place = Point(LEFT + column * SIZE * 1.5, top - 9)
        yield label(letter, Box(place.x - 12, place.y - 8, 24, 16), style)
    for row in range(ROWS):
        middle = TOP + STEP * row
        yield label(str(row + 1), Box(LEFT - SIZE - 17, middle - 8, 16, 16), style)
        right = LEFT + (COLUMNS - 1) * SIZE * 1.5 + SIZE
        yield label(str(row + 1), Box(right + 1, middle + STEP / 2 - 8, 16, 16), style)
