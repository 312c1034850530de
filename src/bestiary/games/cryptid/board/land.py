"""Drawing of the land: terrain, territories, structures, and the frame of the map."""

from collections.abc import Iterator
from itertools import pairwise, product

from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
    INK,
    MADDER,
    QUIET,
    SMALL_TYPE,
    Box,
    Coat,
    Content,
    Markup,
    Point,
    at,
    closed,
    colours,
    el,
    icon,
    join,
    label,
    mark_path,
    memoize,
    paint,
    rounded,
)
from bestiary.drawing import number as figure
from bestiary.games.cryptid.board.plan import (
    CORNERS,
    HEX_RADIUS,
    LEFT,
    LETTER_OFFSET_Y,
    MAP_BOTTOM,
    ROW_HEIGHT,
    TOP,
    WIDTH,
    across,
    centre,
)
from bestiary.games.cryptid.board.terrain import grid, shadow, vegetation
from bestiary.games.cryptid.box.components import Animal, StructureKind, Terrain
from bestiary.games.cryptid.box.hexes import COLUMNS, COUNT, ROWS
from bestiary.games.cryptid.box.maps import Map, Structure, read_map

STRUCTURE_SIZE = 12.0
BADGE_OFFSET_X = 18.0
"""From the letter of a hex to its animal on the right, and to the viewer's mark on the left."""
STRUCTURE_MARKS = {"white": "circle", "green": "square", "blue": "diamond", "black": "cross"}
HEX_PATH = closed(CORNERS)
SHEET_BOX = Box(2, 2, WIDTH - 4, MAP_BOTTOM + 2)
# Distances from the centre of a hex as parts of its radius.
SHALLOWS_RATIO = 0.84
BEAR_BORDER_RATIOS = (0.9,)
COUGAR_BORDER_RATIOS = (0.92, 0.82)
"""Borders run inside of their hexes, so that territories of neighbours do not meet."""


@memoize
def ground(terrain: str, letter: str, number: int) -> Markup:
    """A hex with what grows on it, and the letter of its terrain."""
    text = el(
        "text",
        letter,
        class_="serif",
        y=LETTER_OFFSET_Y + 6,
        font_size=17,
        font_weight=700,
        text_anchor="middle",
        fill=INK,
        stroke=colours.ground(terrain),
        stroke_width=5,
        stroke_linejoin="round",
        # The stroke lies under the letter and parts it from what grows around.
        paint_order="stroke",
    )
    return el("g", bare(terrain, number), text)


@memoize
def bare(terrain: str, number: int) -> Markup:
    """The same hex without words."""
    return el(
        "g", el("path", d=HEX_PATH, fill=colours.ground(terrain)), vegetation(terrain, number)
    )


@memoize
def borders(code: str) -> Markup:
    """Shallows along the shores, ink where the land changes; all other lines are on the sheet."""
    layout = read_map(code)
    shores, changes = list[str](), list[str]()
    for number, edge in product(range(COUNT), range(6)):
        here = layout.terrain(number)
        other = across(number, edge)
        there = None if other is None else layout.terrain(other)
        if here is Terrain.WATER and there not in (None, Terrain.WATER):
            shores.append(_side(number, edge, 1, SHALLOWS_RATIO))
        # Each line once: from the hex that comes first in reading order.
        if other is not None and other > number and here is not there:
            changes.append(_side(number, edge, 1))
    change = el("path", d="".join(changes), fill="none", stroke=INK, stroke_width=1.4)
    return join(
        el("path", d="".join(shores), fill=colours.ground("ice"), fill_opacity=0.6),
        grid(),
        el("g", change, opacity=0.75),
    )


def _side(number: int, edge: int, *insets: float) -> str:
    """One side of a hex; with two insets the strip between them.

    In relative steps from the centre: few different ones, so that the page compresses well.
    """
    one = CORNERS[edge]
    other = CORNERS[(edge + 1) % 6]
    corners = [(one, insets[0]), (other, insets[0])]
    if len(insets) > 1:
        corners += [(other, insets[1]), (one, insets[1])]
    spots = [(corner.x * inset, corner.y * inset) for corner, inset in corners]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots)]
    middle = centre(number)
    n = figure
    first = f"M{n(middle.x)} {n(middle.y)}m{n(spots[0][0])} {n(spots[0][1])}l"
    return first + " ".join(f"{n(x)} {n(y)}" for x, y in steps) + ("Z" if len(insets) > 1 else "")


@memoize
def territories(code: str) -> Markup:
    """Bears in a dashed line, cougars in a double one, each with its animal."""
    return join(_territories(read_map(code)))


def _territories(layout: Map) -> Iterator[Markup]:
    for animal in Animal:
        area = layout.grounds[animal.value]
        home = [number for number in range(COUNT) if area >> number & 1]
        yield _outline(area, home, animal)
        yield from (
            at(centre(number).moved(BADGE_OFFSET_X, LETTER_OFFSET_Y), beast(animal))
            for number in home
        )


def beast(animal: Animal) -> Content:
    """The animal of a territory."""
    ink = INK if animal is Animal.BEAR else MADDER
    return [el("circle", r=7.5, fill=CARD, fill_opacity=0.8), icon(animal.value, 13, ink)]


@memoize
def own_mark() -> Markup:
    """To the left of the letter: the viewer's own clue allows this hex."""
    back = el("circle", r=7.5, fill=GAME_INK, stroke=CARD, stroke_width=1)
    return at(Point(-BADGE_OFFSET_X, LETTER_OFFSET_Y), back, icon("check", 11, CARD))


def _outline(area: int, home: list[int], animal: Animal) -> Markup:
    """All borders of an animal's territories."""
    insets = BEAR_BORDER_RATIOS if animal is Animal.BEAR else COUGAR_BORDER_RATIOS
    sides = [
        _side(number, edge, inset)
        for number, edge, inset in product(home, range(6), insets)
        if (other := across(number, edge)) is None or not area >> other & 1
    ]
    return _pen(animal, "".join(sides))


def border(animal: Animal, length: float = 40) -> Markup:
    """A piece of the border of a territory, lying flat around the origin."""
    heights = (0,) if animal is Animal.BEAR else (-2, 2)
    return _pen(animal, "".join(f"M{figure(-length / 2)} {y}h{figure(length)}" for y in heights))


def _pen(animal: Animal, d: str) -> Markup:
    is_bear = animal is Animal.BEAR
    return el(
        "path",
        d=d,
        fill="none",
        stroke=INK if is_bear else MADDER,
        stroke_width=3.0 if is_bear else 1.8,
        stroke_linecap="round",
        stroke_dasharray="7 6" if is_bear else None,
    )


STONE_CORNERS = ((-7, 11), (-9.5, 2), (-7.5, -9), (-1, -13), (5.5, -11), (9, -3), (9.5, 6), (8, 11))
SHADOW_PATH = "M-11 11q11-4 24 1-10 4-24-1Z"


@memoize
def structure(piece: Structure, size: float = STRUCTURE_SIZE) -> Markup:
    """A standing stone or a shack in its colour, which is told by a mark too."""
    coat = paint(piece.colour.value, STRUCTURE_MARKS[piece.colour.value])
    is_stone = piece.kind is StructureKind.STONE
    body = _stone(coat) if is_stone else _shack(coat)
    symbol = el("path", d=mark_path(STRUCTURE_MARKS[piece.colour.value], 9), fill=coat.ink)
    shadow = el("path", d=SHADOW_PATH, fill=INK, opacity=0.3)
    place = (0, 0) if is_stone else (0, 5)
    return at((0, 0), shadow, body, at(place, symbol), scale=size / STRUCTURE_SIZE)


def _stone(coat: Coat) -> Content:
    """A boulder set upright, rough on its far side."""
    shade = "M5.5-11 9-3 9.5 6 8 11H4Q7 3 2-12Z"
    return [
        _solid(closed(STONE_CORNERS), coat.fill),
        el("path", d=shade, fill="var(--shade)"),
        el("path", d="M-6 7l-1.5-6M-4.5-8l3-2", fill="none", stroke=coat.ink, stroke_opacity=0.6),
    ]


def _shack(coat: Coat) -> Content:
    """Four walls under a wide roof."""
    return [
        _solid("M-9-1H9V11H-9Z", coat.fill),
        _solid("M-13 0 0-13 13 0Z", coat.fill),
        el("path", d="M0-13 13 0H4Z", fill="var(--shade)"),
        el("path", d="M-8-2l4-4M-4-2l4-4", fill="none", stroke=coat.ink, stroke_opacity=0.5),
    ]


def _solid(d: str, fill: str) -> Markup:
    return el("path", d=d, fill=fill, stroke=INK, stroke_width=1.8, stroke_linejoin="round")


@memoize
def frame() -> Markup:
    """The sheet of paper, with letters above the columns and numbers beside the rows."""
    return join(_frame())


def _frame() -> Iterator[Markup]:
    yield rounded(SHEET_BOX, 5, fill=CARD, stroke=INK, stroke_width=1.2)
    yield rounded(SHEET_BOX.inset(4), 3, fill="none", stroke=HAIRLINE, stroke_width=1)
    yield shadow()
    style = SMALL_TYPE._replace(size=15, fill=QUIET)
    for column, letter in enumerate("ABCDEFGHIJKL"):
        top = TOP - ROW_HEIGHT / 2 + column % 2 * ROW_HEIGHT / 2
        place = Point(LEFT + column * HEX_RADIUS * 1.5, top - 9)
        yield label(letter, Box(place.x - 12, place.y - 8, 24, 16), style)
    for row in range(ROWS):
        middle = TOP + ROW_HEIGHT * row
        yield label(str(row + 1), Box(LEFT - HEX_RADIUS - 17, middle - 8, 16, 16), style)
        right = LEFT + (COLUMNS - 1) * HEX_RADIUS * 1.5 + HEX_RADIUS
        yield label(str(row + 1), Box(right + 1, middle + ROW_HEIGHT / 2 - 8, 16, 16), style)
