"""Panel of the sanctuary as a park seen from above: land, fences, cryptids in their places."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    INK,
    MOSS,
    NUMBER,
    OCHRE,
    QUIET,
    Box,
    Markup,
    Point,
    at,
    box_path,
    disc,
    el,
    ghost,
    ground,
    group,
    icon,
    label,
    memoize,
    memoize_by_reads,
    part,
    player,
    ring_box,
    rounded,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.cards.card import GROUNDS
from bestiary.games.cryptic_nature.board.marks import turned_tile
from bestiary.games.cryptic_nature.board.park.grounds import SHEET, variant
from bestiary.games.cryptic_nature.board.park.plan import (
    FOOT_HEIGHT,
    HEIGHT,
    WIDTH,
    Cells,
    Plan,
    cells_of,
    offsets,
    outline,
    plan_of,
)
from bestiary.games.cryptic_nature.board.park.residents import resident
from bestiary.games.cryptic_nature.board.signs import SYMBOL_ICONS
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    CRYPTID_TURNS,
    TERRAIN_TURNS,
    Turned,
    cell_name,
    terrain_turn,
)
from bestiary.games.cryptic_nature.view_types import ExpeditionView, LaidView, SanctuaryView

FOOTER_BOX = Box(44, HEIGHT - FOOT_HEIGHT + 24, WIDTH - 88, FOOT_HEIGHT - 28)
GRID_LETTERING = NUMBER._replace(size=19, fill=QUIET)
QUARTER_TURN_DEGREES = 90


@memoize_by_reads
def sanctuary(view: ExpeditionView, words: Words) -> Markup:
    """The park with everything in it, and the tile at hand in all its turns."""
    park = view["sanctuary"]
    plan = plan_of(park)
    return svg(
        WIDTH,
        HEIGHT,
        _lawn(plan, cells_of(park["playable"])),
        _starts(plan, park),
        [_land(plan, t, cells_of(cells)) for t, cells in park["land"].items() if cells],
        _seams(plan, park["laid"]),
        _symbols(plan, park),
        [resident(plan, tile, words) for tile in park["settled"]],
        _cells(plan, view),  # over everything drawn so far: they take the clicks
        _ghosts(plan, view),
        _at_hand(view, words) or _count(view),
        id="nature-sanctuary",
        aria_label=words("panel-sanctuary"),
    )


@memoize
def _lawn(plan: Plan, playable: Cells) -> Markup:
    """Grass within a fence, letters above and numbers beside it."""
    first, last = min(playable), max(playable)
    whole = Box(*plan.box(*first)[:2], 0, 0)._replace(
        width=plan.box(*last).right - plan.x, height=plan.box(*last).bottom - plan.y
    )
    blades = [SHEET.use(variant("meadow", r, c), plan.box(r, c)) for r, c in sorted(playable)]
    return group(
        rounded(whole.inset(-16), 10, fill=wash(MOSS), stroke="none"),
        rounded(whole, 0, fill=ground("meadow")),
        *blades,
        el("path", d=_grid(plan, playable), stroke=INK, stroke_width=0.6, stroke_opacity=0.3),
        _fence(whole),
        _names(plan, playable),
    )


def _grid(plan: Plan, playable: Cells) -> str:
    boxes = (plan.box(r, c) for r, c in sorted(playable))
    return "".join(f"M{b.x:g} {b.y:g}h{b.width:g}M{b.x:g} {b.y:g}v{b.height:g}" for b in boxes)


def _fence(whole: Box) -> Markup:
    """Two rails and a post every few steps."""
    outer = whole.inset(-9)
    posts = "".join(_posts(outer))
    rails = box_path(outer, 3) + box_path(outer.inset(4), 2)
    return group(
        el("path", d=rails, fill="none", stroke=OCHRE, stroke_width=2),
        el("path", d=posts, stroke=INK, stroke_width=4, stroke_linecap="round"),
        el("path", d=posts, stroke=wash(OCHRE), stroke_width=2, stroke_linecap="round"),
    )


def _posts(outer: Box, gap: float = 31) -> list[str]:
    across, down = round(outer.width / gap), round(outer.height / gap)
    level = [outer.x + i * outer.width / across for i in range(across + 1)]
    upright = [outer.y + i * outer.height / down for i in range(1, down)]
    return [
        *(f"M{x:.1f} {y - 4:.1f}v10" for x in level for y in (outer.y, outer.bottom)),
        *(f"M{x:.1f} {y - 4:.1f}v10" for y in upright for x in (outer.x, outer.right)),
    ]


def _names(plan: Plan, playable: Cells) -> list[Markup]:
    """Letters for columns, numbers for rows, as the words have them."""
    top, left = min(r for r, _ in playable), min(c for _, c in playable)
    columns = [(cell_name(top, c)[0], plan.box(top, c)) for c in sorted({c for _, c in playable})]
    rows = [(cell_name(r, left)[1:], plan.box(r, left)) for r in sorted({r for r, _ in playable})]
    return [
        *(label(text, Box(b.x, plan.y - 39, b.width, 22), GRID_LETTERING) for text, b in columns),
        *(label(text, Box(plan.x - 44, b.y, 26, b.height), GRID_LETTERING) for text, b in rows),
    ]


def _starts(plan: Plan, park: SanctuaryView) -> list[Markup]:
    """Gates where a terrain may begin."""
    return [
        rounded(
            plan.box(r, c).inset(4),
            6,
            fill=CARD,
            fill_opacity=0.7,
            stroke=INK,
            stroke_dasharray="5 4",
        )
        for start in park["starts"]
        for r, c in start["cells"]
    ]


@memoize
def _land(plan: Plan, terrain: str, cells: Cells) -> Markup:
    area = "".join(box_path(plan.box(r, c), 0) for r, c in sorted(cells))
    cell_art = [SHEET.use(variant(terrain, r, c), plan.box(r, c)) for r, c in sorted(cells)]
    return group(
        el("path", d=area, fill=ground(terrain)),
        *cell_art,
        el("path", d=outline(plan, cells), stroke=INK, stroke_width=2.2, stroke_linecap="round"),
    )


def _seams(plan: Plan, tiles: list[LaidView]) -> Markup:
    """Where one tile ends and the next begins."""
    d = "".join(outline(plan, _tile_cells(tile)) for tile in tiles)
    return el(
        "path", d=d, fill="none", stroke=INK, stroke_width=1.2, stroke_dasharray="7 4", opacity=0.6
    )


def _tile_cells(tile: LaidView) -> Cells:
    row, column, turn = tile["lying"]
    turned = terrain_turn(TerrainTile(tile["tile"]), turn)
    return frozenset((row + r, column + c) for r, c in offsets(turned))


def _symbols(plan: Plan, park: SanctuaryView) -> list[Markup]:
    covered = {tuple(c) for tile in park["settled"] for c in tile["cells"]}
    return [
        _symbol(plan.box(r, c).centre, symbol, plan.cell)
        for symbol, cells in park["symbols"].items()
        for r, c in cells
        if (r, c) not in covered
    ]


@memoize
def _symbol(place: Point, symbol: str, cell: float) -> Markup:
    coin = el("circle", r=cell * 0.3, fill=CARD, stroke=INK, stroke_width=1.2)
    return at(place, coin, icon(SYMBOL_ICONS[symbol], cell * 0.42))


def _cells(plan: Plan, view: ExpeditionView) -> list[Markup]:
    """Clickable cells, only while a tile is at hand."""
    turn = view["turn"]
    if not (turn["laying"] or turn["settling"]):
        return []
    return [_cell(plan, r, c) for r, c in view["sanctuary"]["playable"]]


@memoize
def _cell(plan: Plan, row: int, column: int) -> Markup:
    return part(f"cell:{row},{column}", cell_name(row, column), ring_box(plan.box(row, column), 3))


def _tile_at_hand(view: ExpeditionView) -> tuple[str, tuple[Turned, ...]]:
    """The ground of the tile at hand, and its turns."""
    turn = view["turn"]
    if turn["laying"]:
        return turn["laying"].split("-")[0], TERRAIN_TURNS[TerrainTile(turn["laying"])]
    if turn["settling"]:
        cryptid = Cryptid(turn["settling"])
        return GROUNDS[CARDS[cryptid].tile], CRYPTID_TURNS[cryptid]
    return "", ()


def _ghosts(plan: Plan, view: ExpeditionView) -> Markup:
    """The tile at hand in each turn as it would lie, its first cell at the origin."""
    terrain, turns = _tile_at_hand(view)
    return el("defs", [_ghost(plan.cell, terrain, turned) for turned in turns])


@memoize
def _ghost(cell: float, terrain: str, turned: Turned) -> Markup:
    boxes = [Box(c * cell, r * cell, cell, cell) for r, c in offsets(turned)]
    squares = [rounded(b.inset(1), 4, fill=ground(terrain), stroke=INK) for b in boxes]
    bits = {1 << offset: b.centre for offset, b in zip(turned.offsets, boxes, strict=True)}
    marks = [_symbol(bits[bit], symbol, cell) for symbol, bit in turned.symbols]
    return el("g", ghost(squares, marks), id=f"ghost-turn:{turned.turn}")


def _at_hand(view: ExpeditionView, words: Words) -> Markup | None:
    """The tile at hand in all its turns."""
    terrain, turns = _tile_at_hand(view)
    if not turns:
        return None
    return group(
        part(
            f"turn:{turned.turn}",
            f"{words('view-turn-tile')}: {QUARTER_TURN_DEGREES * turned.turn}°",
            ring_box(b),
            rounded(b, 8, fill=CARD, stroke=INK),
            turned_tile(turned, terrain, b.inset(8)),
        )
        for turned, b in zip(turns, FOOTER_BOX.columns(4, 12), strict=False)
    )


def _count(view: ExpeditionView) -> Markup:
    """How many figures everybody has in the park."""
    owners = [tile["owner"] for tile in view["sanctuary"]["settled"]]
    places = FOOTER_BOX.columns(4, 12)
    style = BODY._replace(size=24, weight=700)
    return group(
        group(
            at(Point(box.x + 60, box.centre.y), disc(player(seat), 40)),
            label(str(owners.count(seat)), Box(box.x + 92, box.y, 50, box.height), style),
        )
        for seat, box in zip(range(len(view["players"])), places, strict=False)
    )
