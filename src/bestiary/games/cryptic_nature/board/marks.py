"""Small drawings that several panels share: tokens, bets, tiles."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    OCHRE,
    PLAIN,
    SMALL,
    Box,
    Coat,
    Markup,
    Point,
    at,
    box_path,
    el,
    group,
    icon,
    label,
    part,
    ring_box,
    ring_round,
    terrain_shape,
    token,
    wash,
)
from bestiary.games.cryptic_nature.board.plan import SYMBOL_ICONS
from bestiary.games.cryptic_nature.box.components import BACK, FRONT, IS_BONUS, PRICE
from bestiary.games.cryptic_nature.box.pieces import TerrainTile, Token
from bestiary.games.cryptic_nature.box.shapes import TERRAIN_TURNS, Turned, cells

BACKS = SMALL._replace(size=10, weight=600)
BONUS = Coat(wash(OCHRE), INK)


def evidence(name: str, words: Words, place: Point, size: float = 34) -> Markup:
    """An evidence token: its type, and small the location on its back."""
    piece = Token(name)
    coat = BONUS if IS_BONUS[piece] else PLAIN
    back = "" if IS_BONUS[piece] else BACK[piece].upper()
    drawing = at(
        place,
        token(coat._replace(mark=None), size),
        at(Point(0, -size * 0.1 if back else 0), icon(FRONT[piece].value, size * 0.58)),
        label(back, Box(-size * 0.3, size * 0.16, size * 0.6, size * 0.26), BACKS),
    )
    text = f"{words(f'token-{name}')} · {PRICE[piece]}"
    return part(f"token:{name}", text, ring_round(size / 2 + 2, place), drawing)


def key(name: str, text: str, box: Box, symbol: str, number: int | None = None) -> Markup:
    """A small key with an icon: something to click that is no piece."""
    centre = box.centre if number is None else Point(box.x + box.width * 0.36, box.centre.y)
    return part(
        name,
        text,
        ring_box(box),
        el("path", d=box_path(box, 6), fill=CARD, stroke=INK, stroke_width=1),
        at(centre, icon(symbol, min(box.width, box.height) * 0.62)),
        label(str(number), box.after(box.width * 0.62).left(box.width * 0.34))
        if number is not None
        else None,
    )


def shape_cells(turned: Turned) -> list[tuple[int, int]]:
    """The cells of a turned tile, moved to begin at column 0."""
    spare = 4
    found = list(cells(turned.area << spare))
    left = min(c for _, c in found)
    return [(r, c - left) for r, c in found]


def turned_tile(turned: Turned, terrain: str, box: Box) -> Markup:
    """A tile in miniature, filling a box as well as it can."""
    spots = shape_cells(turned)
    across = max(c for _, c in spots) + 1
    down = max(r for r, _ in spots) + 1
    size = min(box.width / across, box.height / down)
    left, top = box.centre.x - across * size / 2, box.centre.y - down * size / 2
    boxes = [Box(left + c * size, top + r * size, size, size) for r, c in spots]
    spare = 4
    first = min(c for _, c in cells(turned.area << spare))
    symbols = [
        at(
            Point(left + (c - first + 0.5) * size, top + (r + 0.5) * size),
            icon(SYMBOL_ICONS[symbol], size * 0.8),
        )
        for symbol, mark in turned.symbols
        for r, c in cells(mark << spare)
    ]
    d = " ".join(box_path(b, 1) for b in boxes)
    return group(terrain_shape(terrain, d), el("path", d=d, fill="none", stroke=INK), *symbols)


def terrain_tile(name: str, words: Words, box: Box) -> Markup:
    """A terrain tile that may be taken or placed."""
    piece = TerrainTile(name)
    drawing = turned_tile(TERRAIN_TURNS[piece][0], name.split("-")[0], box.inset(4))
    return part(f"tile:{name}", words(f"terrain-tile-{name}"), ring_box(box), drawing)
