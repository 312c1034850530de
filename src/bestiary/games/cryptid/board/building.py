"""Panel of the building plan: six numbered tiles and the structures, without pieces."""

from collections.abc import Iterator

from bestiary.core import Panel, Words
from bestiary.drawing import (
    CARD,
    INK,
    NUMBER,
    Box,
    Markup,
    Point,
    at,
    badge,
    closed,
    el,
    group,
    label,
    note,
    svg,
)
from bestiary.games.cryptid.board import land
from bestiary.games.cryptid.board.plan import (
    CORNERS,
    HEX_RADIUS,
    MAP_BOTTOM,
    ROW_HEIGHT,
    WIDTH,
    across,
    centre,
)
from bestiary.games.cryptid.box.hexes import COLUMNS, COUNT, NAMES
from bestiary.games.cryptid.box.maps import TILE_COLUMNS, TILE_ROWS, Map, read_map


def building_plan(code: str, words: Words) -> Panel:
    """A map as a plan to build it by: tile numbers, and a dot where each tile's number is."""
    layout = read_map(code)
    drawing = svg(
        WIDTH,
        MAP_BOTTOM + 6,
        land.frame(),
        group(_hex(layout, number, words) for number in range(COUNT)),
        group(land.borders(code), land.territories(code)),
        group(_seams()),
        group(_numbers(layout)),
        group(_structures(layout, words)),
        id="cryptid-plan",
        aria_label=words("panel-plan"),
    )
    return Panel("plan", "board", drawing)


def _hex(layout: Map, number: int, words: Words) -> Markup:
    terrain = layout.terrain(number)
    text = words("hex-about", hex=NAMES[number], terrain=terrain)
    return at(centre(number), note("hex", text, land.bare(terrain.value, number)))


def slot_of(number: int) -> int:
    """The slot, row by row, that a hex lies in."""
    row, column = divmod(number, COLUMNS)
    return row // TILE_ROWS * 2 + column // TILE_COLUMNS


def _seams() -> Iterator[Markup]:
    """A heavy line between hexes of different tiles."""
    for number in range(COUNT):
        for edge in range(6):
            other = across(number, edge)
            # Each seam once: from the hex that comes first in reading order.
            if other is not None and other > number and slot_of(other) != slot_of(number):
                middle = centre(number)
                ends = [middle.moved(*CORNERS[i % 6]) for i in (edge, edge + 1)]
                d = closed(ends).removesuffix("Z")
                yield el("path", d=d, fill="none", stroke=INK, stroke_width=4)


def _numbers(layout: Map) -> Iterator[Markup]:
    """The tile's number in its middle; a dot in the corner where it is printed."""
    for slot, tile in enumerate(layout.tiles):
        top, left = slot // 2 * TILE_ROWS, slot % 2 * TILE_COLUMNS
        low, right = (TILE_ROWS - 1, TILE_COLUMNS - 1) if tile.is_rotated else (0, 0)
        corner = centre((top + low) * COLUMNS + left + right)
        middle = centre((top + 1) * COLUMNS + left + 2).moved(HEX_RADIUS * 0.75, ROW_HEIGHT / 4)
        yield at(
            corner.moved(-HEX_RADIUS * 0.6, 0),
            el("circle", r=8, fill=INK, stroke=CARD, stroke_width=2),
        )
        yield at(middle, badge(tile.number, 46))


def _structures(layout: Map, words: Words) -> Iterator[Markup]:
    for number, structure in layout.structures.items():
        place = centre(number)
        name = label(
            NAMES[number], Box(place.x - 16, place.y + 16, 32, 14), NUMBER._replace(size=12)
        )
        text = f"{words(structure.text)}, {NAMES[number]}"
        yield group(
            note(
                "structure",
                text,
                at(Point(*place).moved(0, -4), land.structure(structure, 17)),
                name,
            )
        )
