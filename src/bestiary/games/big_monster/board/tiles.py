"""Tiles and explorers as cardboard, drawn around their centre; one unit is `UNIT` wide."""

from functools import lru_cache
from typing import Final

from bestiary.drawing import (
    CARD,
    INK,
    NUMBER,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    el,
    group,
    icon,
    label,
    paint,
    rounded,
    shield,
)
from bestiary.games.big_monster.board.art import (
    SIDE,
    UNIT,
    creature,
    eyes,
    portrait,
    tile_picture,
)
from bestiary.games.big_monster.board.crystals import ROWS, parts_of, shard
from bestiary.games.big_monster.box.components import (
    EXPLORERS,
    TILES,
    Explorer,
    Shape,
    Terrain,
    Tile,
)

LETTERING: Final = 14.0
"""The size of numbers on a tile; as large as a tile allows for two of them."""
MAX_LABEL_SCALE: Final = 1.15
"""A label is as wide as a tile then."""
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


def size_of(tile: str) -> tuple[int, int]:
    return (UNIT, 2 * UNIT) if TILES[Tile(tile)].shape is Shape.TALL else (2 * UNIT, UNIT)


@lru_cache(maxsize=1024)
def tile_face(tile: str, mutations: int = 0, lettering: float = LETTERING) -> Markup:
    """A monster tile around its centre, its numbers as large as said; 0 leaves them out."""
    width, height = size_of(tile)
    box = around(Point(0, 0), width, height)
    return group(
        tile_picture(tile, mutations, box),
        at((0, 0), eyes(tile, mutations), scale=UNIT / SIDE),  # not on the sheet: they blink
        parts_of(tile, "tall", width, height),
        rounded(box.inset(0.5), 3, fill="none", stroke=INK, stroke_width=1.2),
        lettering and _worth(tile, mutations, lettering),
    )


def _worth(tile: str, mutations: int, lettering: float) -> Markup | None:
    """What it is worth, and on yellow what the next mutation makes of it, while both fit."""
    spec = TILES[Tile(tile)]
    if spec.per is not None:
        scale = min(MAX_LABEL_SCALE, lettering / LETTERING)
        return at((0, 34), bonus(spec.each, spec.per), scale=scale)
    if not spec.values:
        return None
    worth = shield(spec.values[mutations], lettering * 22 / 12)
    if mutations < spec.mutations and lettering <= LETTERING:
        following = badge(spec.values[mutations + 1], 24, paint("yellow"))
        return group(at((-12, 35), worth), at((12, 35), following))
    low = 35 if spec.terrain is Terrain.ICE else 22  # lava may have a crystal below
    return at((0, low), worth)


def bonus(each: int, per: str) -> Markup:
    """So many points for each of something: a number and a sign on a paper label."""
    sign = shard("green", 0.75) if per == "green" else icon(SIGNS[per], 19)
    return group(
        rounded(around(Point(0, 0), 42, 24), 5, fill=CARD, stroke=INK, stroke_width=1),
        label(str(each), Box(-19, -11, 16, 22), NUMBER._replace(size=19)),
        at((8, 0), sign),
    )


@lru_cache(maxsize=64)
def explorer_face(explorer: str, lettering: float = LETTERING) -> Markup:
    """An explorer's tile around its centre."""
    box = around(Point(0, 0), 2 * UNIT)
    scale = min(MAX_LABEL_SCALE, lettering / LETTERING)
    return group(
        rounded(box.inset(0.5), 5, fill="var(--plum-wash)"),
        portrait(explorer, box.inset(2)),
        _built_in(explorer),
        lettering and at((22, 25), ability(explorer), scale=scale),
        parts_of(explorer, "explorer", 2 * UNIT, 2 * UNIT),  # over whoever looks in
        rounded(box.inset(0.5), 5, fill="none", stroke=INK, stroke_width=1.4),
    )


def _built_in(explorer: str) -> Markup | None:
    """A mutagen on the right half of the upper edge, or a sand monster looking in."""
    kind = ROWS[explorer].get("built-in")
    if kind == "mutagen":
        beam = el("path", d="M20-38h10l-5-11Z", fill=paint("yellow").fill, stroke=INK)
        return group(beam, creature("mutagen", Box(8, -40, 34, 52)))
    return creature("sand", Box(16, 0, 32, 49)) if kind == "sand" else None


def ability(explorer: str) -> Markup | None:
    """What the explorer is good for, as a sign."""
    spec = EXPLORERS[Explorer(explorer)]
    if spec.per is not None:
        return bonus(spec.each, spec.per)
    symbol = ABILITIES.get(Explorer(explorer))
    return group(badge("", 30), icon(symbol, 20)) if symbol else None
