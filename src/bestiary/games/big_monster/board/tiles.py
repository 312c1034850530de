"""Tiles and explorers as cardboard, drawn around their centre; one unit is `UNIT` wide."""

from functools import lru_cache
from typing import Any, Final

from bestiary.drawing import (
    CARD,
    INK,
    NUMBER,
    PLUM,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    closed,
    el,
    ground,
    group,
    hatch,
    icon,
    label,
    paint,
    regular,
    rounded,
    shield,
    wash,
)
from bestiary.games.big_monster.board.creatures import creature, figure
from bestiary.games.big_monster.box.components import (
    DATA,
    EXPLORERS,
    TILES,
    Explorer,
    Shape,
    Terrain,
    Tile,
)

UNIT: Final = 40
GROUNDS: Final = {"lake": "water", "sand": "desert"}
SIGNS: Final = {
    "terrains": "map",
    "whole-lakes": "lake",
    "medals": "medal",
    "stone": "boulder",
    "sand": "cactus",
    "crystals": "crystal",
    "lava": "flame",
    "grass": "tuft",
    "vertical-ice": "snowflake",
    "mutagens": "ray",
}
ABILITIES: Final = {Explorer.WOMAN_IN_BLACK: "ship", Explorer.MAN_IN_BLACK: "cards"}
ROWS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in (*DATA["tiles"], *DATA["explorers"])
}


def size_of(tile: str) -> tuple[int, int]:
    return (UNIT, 2 * UNIT) if TILES[Tile(tile)].shape is Shape.TALL else (2 * UNIT, UNIT)


@lru_cache(maxsize=512)
def tile_face(tile: str, mutations: int = 0) -> Markup:
    """A monster tile around its centre."""
    spec = TILES[Tile(tile)]
    width, height = size_of(tile)
    box = around(Point(0, 0), width, height).inset(0.5)
    terrain = GROUNDS.get(spec.terrain, spec.terrain)
    return group(
        rounded(box, 4, fill=ground(terrain)),
        rounded(box, 4, fill=hatch(terrain), stroke=INK, stroke_width=1),
        _crystal_parts(tile, "tall", width, height),
        _inhabitants(tile, mutations),
        _worth(tile, mutations),
    )


def _inhabitants(tile: str, mutations: int) -> Markup:
    if tile == Tile.MUTAGEN_PAIR:
        return group(_mutagen(-UNIT / 2, "down"), _mutagen(UNIT / 2, "down"))
    if tile == Tile.MUTAGEN_SINGLE:
        return group(_mutagen(UNIT / 2, "up"), at((-UNIT / 2, 0), icon("snowflake", 18)))
    if tile == Tile.STONE_DOUBLE:
        return group(
            at((0, -19), creature(tile), scale=0.86), at((0, 19), creature(tile), scale=0.86)
        )
    if tile.startswith("lake"):
        return at((0, 0), creature(tile), scale=1)
    high = -11 if tile.startswith("lava") else -6
    return at((0, high), creature(tile, mutations), scale=0.82 if mutations else 0.88)


def _mutagen(x: float, way: str) -> Markup:
    up = way == "up"
    beam = "M-5-9 0-19 5-9Z" if up else "M-5 9 0 19 5 9Z"
    return at(
        (x, 0),
        el("path", d=beam, fill=paint("yellow").fill, stroke=INK, stroke_width=1),
        at((0, 5 if up else -4), creature("mutagen"), scale=0.72),
    )


def _worth(tile: str, mutations: int) -> Markup | None:
    spec = TILES[Tile(tile)]
    if spec.per is not None:
        return at((0, 27), bonus(spec.each, spec.per))
    if not spec.values:
        return None
    if mutations == spec.mutations:
        low = 28 if spec.terrain is Terrain.ICE else 20  # lava may have a crystal below
        return at((0, low), shield(spec.values[mutations], 19))
    following = f"→{spec.values[mutations + 1]}"
    style = NUMBER._replace(size=9.5, weight=600, align="start")
    worth = shield(spec.values[mutations], 16)
    return group(at((-11, 28), worth), label(following, Box(-2, 20, 20, 16), style))


def bonus(each: int, per: str) -> Markup:
    """So many points for each of something: a number and a sign on a paper label."""
    sign = _shard("green", 0.75) if per == "green" else icon(SIGNS[per], 16)
    return group(
        rounded(around(Point(0, 0), 34, 19), 5, fill=CARD, stroke=INK, stroke_width=1),
        label(str(each), Box(-16, -9, 14, 18), NUMBER._replace(size=13)),
        at((7, 0), sign),
    )


def _crystal_parts(row: str, shape: str, width: float, height: float) -> Markup:
    anchors = DATA["geometry"]["anchors"][shape]
    return group(
        at(
            (anchors[place][0] * UNIT / 2 - width / 2, anchors[place][1] * UNIT / 2 - height / 2),
            _part(colour, anchors[place], (width / UNIT * 2, height / UNIT * 2)),
        )
        for colour, places in ROWS[row].get("crystals", {}).items()
        for place in places
    )


def _part(colour: str, anchor: list[int], end: tuple[float, float]) -> Markup:
    """Half a hexagon (green), half a diamond (red), a quarter star (blue), open to the edge."""
    across = -1 if anchor[0] == end[0] else 1
    down = -1 if anchor[1] == end[1] else 1
    corners = {
        "green": ((0, -9), (7 * across, -4), (7 * across, 4), (0, 9)),
        "red": ((-8, 0), (8, 0), (0, 9 * down)),
        "blue": ((0, 0), (13 * across, 0), (5 * across, 5 * down), (0, 13 * down)),
    }[colour]
    coat = paint(colour)
    return el("path", d=closed(corners), fill=coat.fill, stroke=INK, stroke_width=0.8)


def _shard(colour: str, scale: float = 1) -> Markup:
    """The shape of a whole crystal: a hexagon, a diamond or a star."""
    star = [p for pair in zip(regular(4, 15), regular(4, 6.5, -0.785), strict=True) for p in pair]
    corners = {
        "green": ((0, -9), (7, -4), (7, 4), (0, 9), (-7, 4), (-7, -4)),
        "red": ((-8, 0), (0, -10), (8, 0), (0, 10)),
        "blue": star,
    }[colour]
    shape = el("path", d=closed(corners), fill=paint(colour).fill, stroke=INK, stroke_width=1.6)
    return at((0, 0), shape, scale=scale)


@lru_cache(maxsize=8)
def whole_crystal(colour: str) -> Markup:
    """A crystal that has grown together, around its point."""
    points = next(row["points"] for row in DATA["crystals"] if row["id"] == colour)
    style = NUMBER._replace(size=10, fill=paint(colour).ink)
    return group(_shard(colour), label(str(points), Box(-8, -7, 16, 14), style))


@lru_cache(maxsize=32)
def explorer_face(explorer: str) -> Markup:
    """An explorer's tile around its centre."""
    box = around(Point(0, 0), 2 * UNIT).inset(0.5)
    return group(
        rounded(box, 6, fill=wash(PLUM), stroke=INK, stroke_width=1.2),
        _crystal_parts(explorer, "explorer", 2 * UNIT, 2 * UNIT),
        at((-8, 4), figure(explorer)),
        at((20, 18), ability(explorer)),
        _built_in(explorer),
    )


def _built_in(explorer: str) -> Markup | None:
    kind = ROWS[explorer].get("built-in")
    if kind == "mutagen":
        return at((0, -19), _mutagen(UNIT / 2, "up"))
    return at((21, -18), creature("sand"), scale=0.6) if kind == "sand" else None


def ability(explorer: str) -> Markup | None:
    """What the explorer is good for, as a sign."""
    spec = EXPLORERS[Explorer(explorer)]
    if spec.per is not None:
        return bonus(spec.each, spec.per)
    symbol = ABILITIES.get(Explorer(explorer))
    return group(badge("", 26), icon(symbol, 18)) if symbol else None
