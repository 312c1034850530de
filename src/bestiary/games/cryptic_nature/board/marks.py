"""Small drawings that several panels share: tokens, bets, tiles."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    MADDER,
    MOSS,
    OCHRE,
    PLUM,
    SLATE,
    Box,
    Markup,
    Point,
    at,
    box_path,
    el,
    ground,
    group,
    icon,
    memoize,
    part,
    ring_box,
    ring_round,
    terrain_shape,
    wash,
)
from bestiary.games.cryptic_nature.board.signs import SYMBOL_ICONS
from bestiary.games.cryptic_nature.box.components import FRONT, PRICE
from bestiary.games.cryptic_nature.box.pieces import TerrainTile, Token
from bestiary.games.cryptic_nature.box.shapes import TERRAIN_TURNS, Turned, cells

SPARE_COLUMNS = 4
"""A tile is moved so far to the right: its later rows may begin left of its first cell."""
TINTS = {
    "victim": wash(MADDER),
    "bones": CARD,
    "witness": wash(MOSS),
    "tracks": wash(OCHRE),
    "sky": wash(SLATE),
    "water": ground("water"),
    "rumour": wash(PLUM),
}


def evidence(name: str, words: Words, place: Point, size: float = 34, lies: str = "") -> Markup:
    """An evidence token: what it shows, and on the map where it `lies`: its back is not seen."""
    piece = Token(name)
    name_there = f"{words(f'evidence-{FRONT[piece]}')} ({lies.upper()})" if lies else ""
    text = f"{name_there or words(f'token-{name}')} · {PRICE[piece]}"
    ring = ring_round(size / 2 + 1.5, place)
    return part(f"token:{name}", text, ring, at(place, proof(FRONT[piece].value, size)))


@memoize
def proof(kind: str, size: float) -> Markup:
    """The face of a token: a sign of its own on a tint of its own."""
    return group(
        el("circle", r=size / 2, fill=TINTS[kind], stroke=INK, stroke_width=1.5),
        el("circle", r=size / 2 - 2.5, fill="none", stroke=INK, stroke_width=0.6),
        icon(kind, size * 0.68),
    )


def shape_cells(turned: Turned) -> list[tuple[int, int]]:
    """The cells of a turned tile, moved to begin at column 0."""
    places = list(cells(turned.area << SPARE_COLUMNS))
    left = min(c for _, c in places)
    return [(r, c - left) for r, c in places]


def turned_tile(turned: Turned, terrain: str, box: Box) -> Markup:
    """A tile in miniature, filling a box as well as it can."""
    spots = shape_cells(turned)
    across = max(c for _, c in spots) + 1
    down = max(r for r, _ in spots) + 1
    size = min(box.width / across, box.height / down)
    left, top = box.centre.x - across * size / 2, box.centre.y - down * size / 2
    boxes = [Box(left + c * size, top + r * size, size, size) for r, c in spots]
    first = min(c for _, c in cells(turned.area << SPARE_COLUMNS))
    # Moved like the cells, or a symbol left of the first cell would wrap around.
    symbols = [
        at(
            Point(left + (c - first + 0.5) * size, top + (r + 0.5) * size),
            icon(SYMBOL_ICONS[symbol], size * 0.8),
        )
        for symbol, mark in turned.symbols
        for r, c in cells(mark << SPARE_COLUMNS)
    ]
    d = " ".join(box_path(b, 1) for b in boxes)
    return group(terrain_shape(terrain, d), el("path", d=d, fill="none", stroke=INK), *symbols)


def terrain_tile(name: str, words: Words, box: Box) -> Markup:
    """A terrain tile that may be taken or placed."""
    room = box.inset(4)
    drawing = at(box.centre, _tile(name, room.width, room.height))
    return part(f"tile:{name}", words(f"terrain-tile-{name}"), ring_box(box), drawing)


@memoize
def _tile(name: str, width: float, height: float) -> Markup:
    """Around the origin, so that equal shapes are equal markup, which compresses well."""
    turned = TERRAIN_TURNS[TerrainTile(name)][0]
    return turned_tile(turned, name.split("-")[0], Box(-width / 2, -height / 2, width, height))
