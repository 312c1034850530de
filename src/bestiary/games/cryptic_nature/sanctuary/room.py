"""Where terrain tiles have room in the sanctuary."""

from __future__ import annotations

from itertools import chain
from typing import Final

from bestiary.games.cryptic_nature.box.components import TERRAIN_OF, TERRAINS, TILES
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    ALL_STARTS,
    GRID,
    ROWS,
    SHAPE_OF,
    STARTS,
    WIDTH,
    Cells,
    beside,
)
from bestiary.games.cryptic_nature.sanctuary.fits import TURNS, WAYS, Fits
from bestiary.games.cryptic_nature.sanctuary.spots import Spots
from bestiary.games.cryptic_nature.state import Expedition

LIKE: Final[dict[TerrainTile, TerrainTile]] = {
    tile: next(t for t in TILES[TERRAIN_OF[tile]] if SHAPE_OF[t] == SHAPE_OF[tile])
    for tile in TerrainTile
}
"""The first tile of the same terrain and shape, which has room wherever this one has."""
APART: Final = WIDTH * (ROWS + 3)
"""Sanctuaries side by side in one number: no shape reaches over three rows into the next."""
LOTS: Final = tuple(place * APART for place in range(len(STARTS)))
"""There is one for each start place, as whoever builds from there sees it."""
BEHIND: Final[Cells] = len(STARTS) * APART
COPIES: Final[Cells] = sum(1 << lot for lot in LOTS)
OPEN_LAND: Final[Cells] = sum(
    (GRID & ~(ALL_STARTS & ~start)) << lot for start, lot in zip(STARTS, LOTS, strict=True)
)
"""All but the other start places."""
WHOLE: Final[tuple[Cells, ...]] = tuple(GRID << lot for lot in LOTS)
AT_START: Final[tuple[Cells, ...]] = tuple(s << lot for s, lot in zip(STARTS, LOTS, strict=True))


def empty_cells(state: Expedition) -> Cells:
    """The cells without fence, terrain and cryptid."""
    built: Cells = state.covered
    playable: Cells = state.playable
    for area in state.land.values():
        built |= area
    return playable ^ (playable & built)  # quicker than with ~, which makes a negative number


class Room:
    """Where there is room for tiles, worked out once for what is built.

    Whoever builds from a start place may cover what is open from there, and must cover a cell
    beside the own land, or of the start place. Behind all lots they lie once more, without the
    cells of which one must be covered: a tile has room where it fits into the former and not
    into the latter.
    """

    __slots__ = ("covered", "fits", "land", "lots")

    def __init__(self, state: Expedition) -> None:
        """For the sanctuary as it is."""
        self.land, self.covered = state.land, state.covered
        land: Cells = 0
        unused: Cells = 0
        goal: Cells = 0
        self.lots: dict[Terrain | None, Cells] = {}
        for place, owner in enumerate(state.starts):
            if owner is None:
                goal |= AT_START[place]
                unused |= WHOLE[place]
            else:
                self.lots[owner] = WHOLE[place]
                land |= state.land[owner] << LOTS[place]
        self.lots[None] = unused
        free = empty_cells(state) * COPIES & OPEN_LAND
        goal |= beside(land)
        self.fits = Fits(free | (free ^ (free & goal)) << BEHIND)

    def lot(self, terrain: Terrain) -> Cells:
        """Where a terrain may grow; one that is not there yet begins wherever nobody builds."""
        return self.lots[terrain if terrain in self.lots else None]

    def takes(self, tile: TerrainTile, lot: Cells) -> bool:
        """Whether a tile can lie anywhere on the lot."""
        fits = self.fits
        for shape in WAYS[tile]:
            spots = fits.of(shape)
            if (spots ^ spots >> BEHIND) & lot:
                return True
        return False

    def spots(self, shape: int, lot: Cells) -> int:
        """Where the first cell of a tile of such a shape may lie."""
        every = self.fits.of(shape)
        here = (every ^ every >> BEHIND) & lot
        found: int = (here | here >> LOTS[1] | here >> LOTS[2]) & GRID
        return found


class Latest:
    """The room that was looked at last: it is asked for several times before anything is built."""

    __slots__ = ("room",)

    def __init__(self) -> None:
        """Nothing was looked at."""
        self.room: Room | None = None


LATEST: Final = Latest()


def room_of(state: Expedition) -> Room:
    """The room in a sanctuary; `land` is only ever replaced, so the same one is unchanged."""
    room = LATEST.room
    if room is None or room.land is not state.land or room.covered != state.covered:
        room = LATEST.room = Room(state)
    return room


def tile_spots(state: Expedition, tile: TerrainTile) -> Spots:
    """Where a terrain tile may lie, turn by turn."""
    room = room_of(state)
    lot = room.lot(TERRAIN_OF[tile])
    return Spots([(turn, room.spots(shape, lot)) for turn, shape in TURNS[tile]])


def growth(state: Expedition, terrain: Terrain) -> int:
    """How many cells there are onto which a terrain can grow."""
    room = room_of(state)
    return room.spots(0, room.lot(terrain)).bit_count()


def placeable(state: Expedition, tiles: tuple[TerrainTile, ...]) -> list[TerrainTile]:
    """Those of the tiles that have a place; those of one shape lie side by side, one is tried."""
    room, closed = room_of(state), state.closed
    kind: Terrain | None = None
    last: TerrainTile | None = None
    lot: Cells = 0
    fits = False
    found = list[TerrainTile]()
    for tile in tiles:
        like = LIKE[tile]
        if like is not last:
            last, terrain = like, TERRAIN_OF[tile]
            if terrain is not kind:
                kind, lot = terrain, 0 if terrain in closed else room.lot(terrain)
            fits = room.takes(like, lot)
        if fits:
            found.append(tile)
    return found


def without_room(state: Expedition) -> list[Terrain]:
    """The terrains that have to be closed: no tile in the stacks or on the boards has a place."""
    room, closed = room_of(state), state.closed
    return [t for t in TERRAINS if t not in closed and not has_room(state, t, room)]


def has_room(state: Expedition, terrain: Terrain, room: Room) -> bool:
    """Whether any tile of the terrain has a place."""
    lot, stack = room.lot(terrain), state.stacks[terrain]
    if stack and room.takes(LIKE[stack[0]], lot):
        return True
    tried: set[TerrainTile] = set()
    for tile in chain(stack, *state.tiles):
        like = LIKE[tile]
        if like in tried or TERRAIN_OF[tile] is not terrain:
            continue
        if room.takes(like, lot):
            return True
        tried.add(like)
    return False
