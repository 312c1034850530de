"""The sanctuary: land, cryptids, the tile at hand and the stacks."""

from __future__ import annotations

from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    QUIET,
    SUNK,
    TITLE,
    Box,
    Markup,
    at,
    box_path,
    disc,
    el,
    group,
    icon,
    label,
    note,
    number,
    part,
    player,
    remembered,
    ring_box,
    rounded,
    svg,
    terrain_shape,
)
from bestiary.games.cryptic_nature.board.marks import terrain_tile, turned_tile
from bestiary.games.cryptic_nature.board.plan import (
    HAND_HEIGHT,
    SANCTUARY_WIDTH,
    SYMBOL_ICONS,
    cell_box,
)
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, CRYPTID_TURNS, TERRAIN_TURNS, Turned

Cells = list[list[int]]
EDGE = 16
"""So much of the fence is seen."""


@remembered
def sanctuary(view: View, words: Words) -> Markup:
    """The grid with everything on it, and the tile at hand in all its turns."""
    park = view["sanctuary"]
    seen = _seen(park)
    hand = _at_hand(view, Box(10, seen.height + 12, 340, HAND_HEIGHT - 8), words)
    grid = group(
        _fences(park),
        _starts(park),
        [_land(t, cells) for t, cells in park["land"].items() if cells],
        [_laid(laid) for laid in park["laid"]],
        _symbols(park),
        [_settled(tile, words) for tile in park["settled"]],
        _cells(view, words),
        transform=f"translate({number(10 - seen.x)} {number(10 - seen.y)})",
    )
    return svg(
        seen.width + 20,
        seen.height + 20 + (HAND_HEIGHT if hand else 0),
        grid,
        *hand,
        id="nature-sanctuary",
        aria_label=words("panel-sanctuary"),
    )


def _seen(park: dict[str, Any]) -> Box:
    """The cells in play with half a cell of fence around them, as far as there is one."""
    first = cell_box(min(r for r, _ in park["playable"]), min(c for _, c in park["playable"]))
    last = cell_box(max(r for r, _ in park["playable"]), max(c for _, c in park["playable"]))
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y).inset(-EDGE)


def _outline(cells: Cells) -> str:
    return " ".join(box_path(cell_box(r, c), 0) for r, c in cells)


def _fences(park: dict[str, Any]) -> Markup:
    whole = _seen(park)
    grid = [
        rounded(cell_box(r, c), 0, fill=CARD, stroke=HAIRLINE, stroke_width=1)
        for r, c in park["playable"]
    ]
    return group(rounded(whole, 4, fill="url(#hatch-cross)", stroke=INK, stroke_width=2), *grid)


def _starts(park: dict[str, Any]) -> list[Markup]:
    return [
        rounded(cell_box(r, c).inset(3), 4, fill=SUNK, stroke=QUIET, stroke_dasharray="4 3")
        for start in park["starts"]
        for r, c in start["cells"]
    ]


def _land(terrain: str, cells: Cells) -> Markup:
    return terrain_shape(terrain, _outline(cells))


def _edges(cells: set[tuple[int, int]]) -> str:
    """The outline of a tile, side by side, where no cell of its own adjoins."""
    found = []
    for r, c in sorted(cells):
        box = cell_box(r, c)
        if (r - 1, c) not in cells:
            found.append(f"M{box.x} {box.y}h{box.width}")
        if (r + 1, c) not in cells:
            found.append(f"M{box.x} {box.bottom}h{box.width}")
        if (r, c - 1) not in cells:
            found.append(f"M{box.x} {box.y}v{box.height}")
        if (r, c + 1) not in cells:
            found.append(f"M{box.right} {box.y}v{box.height}")
    return "".join(found)


def _laid(laid: dict[str, Any]) -> Markup:
    row, column, turn = laid["lying"]
    turned = next(t for t in TERRAIN_TURNS[TerrainTile(laid["tile"])] if t.turn == turn)
    cells = {(row + r, column + c) for r, c in _offsets(turned)}
    return el("path", d=_edges(cells), class_="stroke thin")


def _offsets(turned: Turned) -> list[tuple[int, int]]:
    """Cells relative to the first one; columns may be negative."""
    width = COLUMNS + 1
    half = width // 2
    return [((o + half) // width, (o + half) % width - half) for o in turned.offsets]


def _symbols(park: dict[str, Any]) -> list[Markup]:
    covered = {tuple(c) for tile in park["settled"] for c in tile["cells"]}
    return [
        at(cell_box(r, c).centre, icon(SYMBOL_ICONS[symbol], 26))
        for symbol, cells in park["symbols"].items()
        for r, c in cells
        if (r, c) not in covered
    ]


def _settled(tile: dict[str, Any], words: Words) -> Markup:
    cells = {(r, c) for r, c in tile["cells"]}
    r, c = min(cells)
    name = words(f"cryptid-{tile['cryptid']}")
    kind = CARDS[Cryptid(tile["cryptid"])].kind
    boxes = " ".join(box_path(cell_box(*cell).inset(2), 3) for cell in sorted(cells))
    return note(
        f"{name}: {words.player(tile['owner'])}",
        el("path", d=boxes, fill=CARD, fill_opacity=0.92),
        el("path", d=_edges(cells), class_="stroke", stroke_width=2.5),
        at(cell_box(*max(cells)).centre, icon(kind.value, 28)),
        at(cell_box(r, c).centre, disc(player(tile["owner"]), 26)),
    )


def _cells(view: View, words: Words) -> list[Markup]:
    """Clickable cells, only while a tile is at hand."""
    turn = view["turn"]
    if not (turn["laying"] or turn["settling"]):
        return []
    return [
        part(
            f"cell:{r},{c}",
            words("view-cell", row=r + 1, column=c + 1),
            ring_box(cell_box(r, c), 3),
        )
        for r, c in view["sanctuary"]["playable"]
    ]


def _at_hand(view: View, box: Box, words: Words) -> list[Markup]:
    """The tile at hand in all its turns."""
    turn = view["turn"]
    if turn["laying"]:
        terrain = turn["laying"].split("-")[0]
        turns = TERRAIN_TURNS[TerrainTile(turn["laying"])]
    elif turn["settling"]:
        cryptid = Cryptid(turn["settling"])
        terrain = CARDS[cryptid].tile
        turns = CRYPTID_TURNS[cryptid]
    else:
        return []
    ground = terrain if terrain != "special" else "night"
    boxes = box.columns(4, 4)
    return [
        part(
            f"turn:{turned.turn}",
            f"{words('view-turn-tile')}: {turned.turn}",
            ring_box(b),
            rounded(b, 6, fill=CARD, stroke=INK),
            turned_tile(turned, ground, b.inset(6)),
        )
        for turned, b in zip(turns, boxes, strict=False)
    ]


@remembered
def stacks(view: View, words: Words) -> Markup:
    """The terrain tiles that may still be taken."""
    park = view["sanctuary"]
    strips = Box(4, 4, SANCTUARY_WIDTH - 8, 348).rows(3, 6)
    return svg(
        SANCTUARY_WIDTH,
        356,
        [
            _stack(terrain, tiles, strip, park, words)
            for (terrain, tiles), strip in zip(park["stacks"].items(), strips, strict=True)
        ],
        id="nature-stacks",
        aria_label=words("panel-stacks"),
    )


def _stack(terrain: str, tiles: list[str], box: Box, park: dict[str, Any], words: Words) -> Markup:
    closed = terrain in park["closed"]
    text = words("view-closed" if closed else "view-stack", terrain=terrain, number=len(tiles))
    boxes = box.below(20).grid(9, 2, 4)
    shown = (
        () if closed else [terrain_tile(t, words, b) for t, b in zip(tiles, boxes, strict=False)]
    )
    style = TITLE._replace(size=13, align="start", fill=QUIET if closed else INK)
    return group(label(text, box.top(18), style), *shown)
