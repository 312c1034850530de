"""Where terrain tiles have room in the sanctuary, kept up to date from tile to tile.

Worked out anew for every question it was a third of a solo game.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.cryptic_nature.box.components import TERRAINS
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import Cells, numbers
from bestiary.games.cryptic_nature.sanctuary.area import Area, area_of
from bestiary.games.cryptic_nature.sanctuary.spots import Spots
from bestiary.games.cryptic_nature.state import Expedition


def empty_cells(state: Expedition) -> Cells:
    """The cells without fence, terrain and cryptid."""
    built: Cells = state.covered
    playable: Cells = state.playable
    for area in state.land.values():
        built |= area
    return playable ^ (playable & built)  # quicker than with ~, which makes a negative number


class Room:
    """Which places are left to each terrain in a sanctuary as it is built.

    All cells of a place are empty. Whoever has begun builds on beside the own land, and whoever
    has not covers a start place that nobody has begun from; either keeps off the others.
    """

    __slots__ = ("area", "covered", "empty", "land", "places")

    def __init__(
        self, state: Expedition, area: Area, empty: Cells, places: dict[Terrain, Cells]
    ) -> None:
        """`empty` are all places without anything in them, `places` those of each terrain."""
        self.land = state.land
        self.covered = state.covered
        self.area = area
        self.empty = empty
        self.places = places

    def grown(self, state: Expedition, terrain: Terrain, cells: list[int]) -> Room:
        """The room that is left now that a tile of a terrain covers these cells too."""
        area = self.area
        starts = state.starts
        over = area.over
        near = area.near
        gone: Cells = 0
        reached: Cells = 0
        for cell in cells:
            gone |= over[cell]
            reached |= near[cell]
        empty = self.empty ^ (self.empty & gone)  # no ~, as in `empty_cells`
        places = {kind: left & empty for kind, left in self.places.items()}
        mine = reached & area.from_start[starts.index(terrain)] & empty
        if self.land[terrain]:  # the land before this tile: the terrain had begun already
            places[terrain] |= mine
        else:
            # Its first tile took a start place, which is lost to the terrains yet to begin; from
            # now on it has only what lies beside its own land.
            left = area.starts_of(starts) & empty
            for kind in TERRAINS:
                if kind not in starts:
                    places[kind] = left
            places[terrain] = mine
        return Room(state, area, empty, places)


def survey(state: Expedition) -> Room:
    """Work out the room in a sanctuary from all that is built in it."""
    area = area_of(state.playable)
    starts = state.starts
    gone: Cells = 0
    for cell in numbers(state.playable ^ empty_cells(state)):
        gone |= area.over[cell]
    empty = area.every ^ (area.every & gone)
    places = dict.fromkeys(TERRAINS, area.starts_of(starts) & empty)
    for start, owner in enumerate(starts):
        if owner is not None:
            reached: Cells = 0
            for cell in numbers(state.land[owner]):
                reached |= area.near[cell]
            places[owner] = reached & area.from_start[start] & empty
    return Room(state, area, empty, places)


class Latest:
    """The rooms that were looked at last: of what is built, and of what stood before.

    What is tried out in turn begins from the same one each time.
    """

    __slots__ = ("before", "room")

    def __init__(self) -> None:
        self.room: Room | None = None
        self.before: Room | None = None


LATEST: Final = Latest()


def room_of(state: Expedition) -> Room:
    """The room in a sanctuary; `land` is only ever replaced, so the same one is unchanged."""
    land = state.land
    covered = state.covered
    room = LATEST.room
    if room is None or room.land is not land or room.covered != covered:
        room = LATEST.before
        if room is None or room.land is not land or room.covered != covered:
            room = LATEST.room = survey(state)
    return room


def build_on(state: Expedition, before: Room, terrain: Terrain, cells: list[int]) -> None:
    """Keep the room that is left when a terrain has grown by these cells."""
    # A bot tries one place after another from the same position: that one stays at hand too.
    LATEST.before = before
    LATEST.room = before.grown(state, terrain, cells)


def tile_spots(state: Expedition, tile: TerrainTile) -> Spots:
    """Where a terrain tile may lie, turn by turn."""
    room = room_of(state)
    block = room.area.blocks[tile]
    # Thousands of bits are cut down to the few hundred of this shape before they are split.
    here = (room.places[block.terrain] & block.every) >> block.low
    return Spots([(lays, here >> start & mask) for start, mask, lays in block.turns])


def growth(state: Expedition, terrain: Terrain) -> int:
    """How many cells there are onto which a terrain can grow."""
    room = room_of(state)
    cells: int = room.places[terrain] & room.area.growing
    return cells.bit_count()


def placeable(state: Expedition, tiles: tuple[TerrainTile, ...]) -> list[TerrainTile]:
    """Those of the tiles that have a place."""
    room = room_of(state)
    closed = state.closed
    blocks = room.area.blocks
    kind: Terrain | None = None
    places: Cells = 0
    fitting = list[TerrainTile]()
    for tile in tiles:
        block = blocks[tile]
        if block.terrain is not kind:  # stacks come terrain by terrain: looked up once for each
            kind = block.terrain
            places = 0 if kind in closed else room.places[kind]
        if places & block.every:
            fitting.append(tile)
    return fitting


def without_room(state: Expedition) -> list[Terrain]:
    """The terrains that have to be closed: no tile in the stacks or on the boards has a place."""
    room = room_of(state)
    closed = state.closed
    return [t for t in TERRAINS if t not in closed and not has_room(state, t, room)]


def has_room(state: Expedition, terrain: Terrain, room: Room) -> bool:
    """Whether any tile of the terrain has a place."""
    places = room.places[terrain]
    blocks = room.area.blocks
    for tile in state.stacks[terrain]:
        if places & blocks[tile].every:
            return True
    for tiles in state.tiles:
        for tile in tiles:
            block = blocks[tile]
            if block.terrain is terrain and places & block.every:
                return True
    return False
