"""Where terrain tiles have room in the sanctuary."""

from __future__ import annotations

from itertools import chain
from typing import Final

from bestiary.core import Memory
from bestiary.games.cryptic_nature.box.components import TERRAIN_OF, TERRAINS, TILES
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    ALL_STARTS,
    GRID,
    SHAPE_OF,
    SHAPES,
    STARTS,
    TERRAIN_TURNS,
    beside,
)
from bestiary.games.cryptic_nature.sanctuary.spots import Spots
from bestiary.games.cryptic_nature.state import Expedition

Grounds = list[tuple[int, int]]
"""Pairs of masks: where a tile may lie, and what it must cover a cell of."""
OPEN_LAND: Final[tuple[int, ...]] = tuple(GRID & ~(ALL_STARTS & ~start) for start in STARTS)
"""For whoever builds from a start place: all but the other start places."""
OFFSETS: Final[dict[TerrainTile, tuple[tuple[int, ...], ...]]] = {
    tile: tuple(turned.others for turned in SHAPES[SHAPE_OF[tile]]) for tile in TerrainTile
}
"""For each way a tile can be turned, its cells after the first."""
LIKE: Final[dict[TerrainTile, TerrainTile]] = {
    tile: next(t for t in TILES[TERRAIN_OF[tile]] if SHAPE_OF[t] == SHAPE_OF[tile])
    for tile in TerrainTile
}
"""The first tile of the same terrain and shape, which has room wherever this one has."""
BESIDE: Final = Memory[int, int]()


def empty_cells(state: Expedition) -> int:
    """The cells without fence, terrain and cryptid."""
    built, playable = state.covered, state.playable
    for area in state.land.values():
        built |= area
    return playable ^ (playable & built)  # quicker than with ~, which makes a negative number


def grounds(state: Expedition, terrain: Terrain, empty: int) -> Grounds:
    """Where a tile of this terrain may lie: beside its own kind, or first on a start place."""
    land = state.land[terrain]
    if land:
        near = BESIDE.get(land) or BESIDE.keep(land, beside(land))
        return [(empty & OPEN_LAND[state.starts.index(terrain)], near)]
    places = zip(OPEN_LAND, STARTS, state.starts, strict=True)
    return [(empty & allowed, start) for allowed, start, owner in places if owner is None]


def tile_spots(state: Expedition, tile: TerrainTile) -> Spots:
    """Where a terrain tile may lie, turn by turn."""
    allowed = grounds(state, TERRAIN_OF[tile], empty_cells(state))
    found = []
    for turned in TERRAIN_TURNS[tile]:
        spots = 0
        for free, goal in allowed:
            spots |= turned.reaching(free, goal)
        found.append((turned.turn, spots))
    return Spots(found)


def has_place(tile: TerrainTile, allowed: Grounds) -> bool:
    """Whether a tile can lie anywhere."""
    for free, goal in allowed:
        for offsets in OFFSETS[tile]:
            spots = free
            for offset in offsets:
                spots &= free >> offset
                if not spots:
                    break
            if spots & goal:  # the first cell alone, before the others are looked at
                return True
            for offset in offsets if spots else ():
                if spots & goal >> offset:
                    return True
    return False


def placeable(state: Expedition, tiles: tuple[TerrainTile, ...]) -> list[TerrainTile]:
    """Those of the tiles that have a place; those of one shape lie side by side, one is tried."""
    empty, closed = empty_cells(state), state.closed
    kind: Terrain | None = None
    last: TerrainTile | None = None
    allowed, fits = Grounds(), False
    found = list[TerrainTile]()
    for tile in tiles:
        like = LIKE[tile]
        if like is not last:
            last, terrain = like, TERRAIN_OF[tile]
            if terrain is not kind:
                kind, allowed = terrain, Grounds()
                if terrain not in closed:
                    allowed = grounds(state, terrain, empty)
            fits = has_place(like, allowed)
        if fits:
            found.append(tile)
    return found


def without_room(state: Expedition) -> list[Terrain]:
    """The terrains that have to be closed: no tile in the stacks or on the boards has a place."""
    empty, closed = empty_cells(state), state.closed
    return [t for t in TERRAINS if t not in closed and not has_room(state, t, empty)]


def has_room(state: Expedition, terrain: Terrain, empty: int) -> bool:
    """Whether any tile of the terrain has a place."""
    allowed, stack = grounds(state, terrain, empty), state.stacks[terrain]
    if stack and has_place(LIKE[stack[0]], allowed):
        return True
    tried: set[TerrainTile] = set()
    for tile in chain(stack, *state.tiles):
        like = LIKE[tile]
        if like in tried or TERRAIN_OF[tile] is not terrain:
            continue
        if has_place(like, allowed):
            return True
        tried.add(like)
    return False
