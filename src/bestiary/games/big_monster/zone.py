"""Chapter 3: the research zone, where tiles lie on the unit grid."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple

from bestiary.core import distinct
from bestiary.core.choice import Memo
from bestiary.games.big_monster.box.components import (
    COLOURS_PER_POINT,
    CRYSTAL_PARTS,
    EXPLORERS,
    FIRST_CRYSTAL,
    STRIDE,
    TILES,
    Count,
    Explorer,
    Shape,
    Spec,
    Terrain,
    Tile,
    cell,
)

EXPLORER_INDEX: Final = -1
# Crystals meet in half units, keys hold a colour below the point: a tile one unit further has
# keys larger by this. So the keys of a laid tile are its printed keys plus `spot * PART_SHIFT`.
PART_SHIFT: Final = 2 * COLOURS_PER_POINT
WHOLE_LAKES: Final = Count.WHOLE_LAKES.value
LAKE_PARTNER: Final = {Tile.LAKE_LEFT: (1, Tile.LAKE_RIGHT), Tile.LAKE_RIGHT: (-1, Tile.LAKE_LEFT)}


@distinct
class Place(NamedTuple):
    """Lay the tile in hand with its upper left unit at (x, y)."""

    x: int
    y: int

    def words(self) -> dict[str, int | str]:
        """Directions instead of signs, seen from the explorer."""
        side = "left" if self.x < 0 else "right" if self.x else "none"
        level = "up" if self.y < 0 else "down" if self.y else "none"
        return {"across": abs(self.x), "side": side, "along": abs(self.y), "level": level}


@cache
def place(spot: int) -> Place:
    # Columns left of the explorer are negative: half a stride is added so that they do not borrow
    # from the row, and taken away again.
    y, x = divmod(spot + STRIDE // 2, STRIDE)
    return Place(x - STRIDE // 2, y)


Offsets = tuple[int, ...]
Pair = tuple[Shape, Shape]
CELLS: Final[Mapping[Shape, Offsets]] = {
    Shape.TALL: (cell(0, 0), cell(0, 1)),
    Shape.WIDE: (cell(0, 0), cell(1, 0)),
}
EXPLORER_CELLS: Final[Offsets] = (cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1))


def _overlapping(laid: Offsets, new: Offsets) -> Offsets:
    # Where a cell of the new tile would lie on a cell of the old one: the Minkowski difference.
    return tuple(sorted({there - here for there in laid for here in new}))


def _touching(laid: Offsets, new: Offsets) -> Offsets:
    """§3.1 A tile lies upright and shares at least one unit of edge with what is already laid."""
    edges = {there + step for there in laid for step in (1, -1, STRIDE, -STRIDE)}
    touching = {there - here for there in edges for here in new}
    return tuple(sorted(touching.difference(_overlapping(laid, new))))


PAIRS: Final[tuple[Pair, ...]] = tuple((laid, new) for laid in Shape for new in Shape)
BEFORE_TALL: Final = {laid: (laid, Shape.TALL) for laid in Shape}
BEFORE_WIDE: Final = {laid: (laid, Shape.WIDE) for laid in Shape}
OVERLAPS: Final = {pair: _overlapping(CELLS[pair[0]], CELLS[pair[1]]) for pair in PAIRS}
TOUCHES: Final = {pair: _touching(CELLS[pair[0]], CELLS[pair[1]]) for pair in PAIRS}

Room = dict[int, Place]


class Around(NamedTuple):
    """Round a tile: the spots it takes from another, and those it offers, each with its units."""

    taken: tuple[Any, ...]
    offered: tuple[tuple[Any, Any, Place], ...]


def _around(spot: int, pair: Pair) -> Around:
    # Spots are kept as objects (`Any`): compiled, an `int` is a machine word, and a new object
    # would be made of it for each look-up in a dictionary.
    second = CELLS[pair[1]][1]
    near = [spot + offset for offset in TOUCHES[pair]]
    taken = tuple(spot + offset for offset in OVERLAPS[pair])
    offered = tuple((each, each + second, place(each)) for each in near)
    return AROUND[pair].keep(spot, Around(taken, offered))


AROUND: Final = {pair: Memo[int, Around]() for pair in PAIRS}


def _settle(room: Room, cells: dict[int, int], spot: int, pair: Pair) -> None:
    """Leave the places for the second shape of the pair, now that the first lies at `spot`."""
    taken, offered = AROUND[pair].get(spot) or _around(spot, pair)
    for at in taken:
        if at in room:
            del room[at]
    # A tile covers two cells; `near` is its own spot, so its other cell must be free, too.
    for near, second, where in offered:
        if near not in room and near not in cells and second not in cells:
            room[near] = where


@dataclass(slots=True)
class Zone:
    """One player's research zone. Never changed once made: laying a tile makes the next zone.

    Nine tiles of ten are tall, so places for wide ones are worked out only when they are asked
    for: `wide_then` are those of the time when so many tiles lay there (-1: as many as now).
    """

    explorer: Explorer
    tiles: tuple[Tile, ...]
    spots: tuple[int, ...]
    cells: dict[int, int]
    tall: Room
    wide_then: Room = field(compare=False)
    parts: dict[int, int]
    rays: dict[int, int]
    hits: dict[int, int]
    counts: list[int]
    then: int = field(default=-1, compare=False)

    @property
    def wide(self) -> Room:
        """The places for a wide tile."""
        if 0 <= self.then < len(self.tiles):
            room = self.wide_then.copy()
            for tile, spot in zip(self.tiles[self.then :], self.spots[self.then :], strict=True):
                _settle(room, self.cells, spot, BEFORE_WIDE[TILES[tile].shape])
            # The zone still equals and hashes as before: both fields are left out of comparison.
            self.wide_then = room
            self.then = len(self.tiles)
        return self.wide_then

    def __setstate__(self, stored: tuple[None, dict[str, Any]]) -> None:
        """Read a zone of an earlier version, where places for wide tiles were always at hand."""
        self.then = -1
        for name, value in stored[1].items():
            setattr(self, "wide_then" if name == "wide" else name, value)

    def __hash__(self) -> int:
        # All other fields follow from what was laid where, and in which order.
        return hash((self.explorer, self.tiles, self.spots))

    def room(self, tile: Tile) -> Room:
        return self.tall if TILES[tile].shape is Shape.TALL else self.wide

    def laid_tiles(self) -> Iterator[tuple[Tile, Place, int]]:
        """Every tile with its place and how often it has mutated."""
        for index, (tile, spot) in enumerate(zip(self.tiles, self.spots, strict=True)):
            yield tile, place(spot), self.hits.get(index, 0)

    def crystals(self) -> Iterator[tuple[int, Place]]:
        """Every whole crystal: the number of its colour and its point, in half units."""
        for key, met in self.parts.items():
            point, colour = divmod(key, COLOURS_PER_POINT)
            if met == CRYSTAL_PARTS[colour]:
                yield colour, place(point)

    def lay(self, tile: Tile, where: Place) -> "Zone":
        spec = TILES[tile]
        shape = spec.shape
        spot = cell(where.x, where.y)
        cells = self.cells.copy()
        tall = self.tall.copy()
        number = len(self.tiles)
        for offset in CELLS[shape]:
            cells[spot + offset] = number
        _settle(tall, cells, spot, BEFORE_TALL[shape])
        # Past `__init__`, which would cost a call with eleven arguments for each tile laid.
        zone = Zone.__new__(Zone)
        zone.explorer = self.explorer
        zone.tiles = (*self.tiles, tile)
        zone.spots = (*self.spots, spot)
        zone.cells = cells
        zone.tall = tall
        zone.wide_then = self.wide_then
        zone.parts = self.parts
        zone.rays = self.rays
        zone.hits = self.hits
        zone.counts = self.counts.copy()
        zone.then = number if self.then < 0 else self.then
        zone.take_effect(spec, spot)
        return zone

    def take_effect(self, spec: Spec, spot: int) -> None:
        for index, number in spec.adds:
            self.counts[index] += number
        # Shared with the zone before, until this tile adds something: copied on write.
        if spec.parts:
            self.parts = self.parts.copy()
            self.grow_crystals(spec.parts, spot)
        if spec.rays:
            self.rays = self.rays.copy()
            self.shine(spec.rays, spot)
        if spec.terrain is Terrain.LAKE:
            self.join_lake(spot)
        elif spec.mutations:
            self.mutate(spot)

    def grow_crystals(self, parts: Iterable[int], spot: int) -> None:
        """§3.3 A crystal is whole where all its parts, two green, two red or four blue, meet."""
        for part in parts:
            key = part + spot * PART_SHIFT
            met = self.parts[key] = self.parts.get(key, 0) + 1
            colour = key % COLOURS_PER_POINT
            if met == CRYSTAL_PARTS[colour]:
                self.counts[FIRST_CRYSTAL + colour] += 1

    def shine(self, rays: Iterable[int], spot: int) -> None:
        for ray in rays:
            lit = spot + ray
            self.rays[lit] = self.rays.get(lit, 0) + 1
            self.mutate(lit)

    def mutate(self, lit: int) -> None:
        """§3.2 An ice monster mutates for each ray straight at it, whichever was laid first."""
        index = self.cells.get(lit, EXPLORER_INDEX)
        if index == EXPLORER_INDEX:
            return
        # Counted anew from both cells of the tile, so it matters not which was laid first. Only
        # ice monsters have `mutations`; for every other tile the minimum is 0.
        head = self.spots[index]
        rays = self.rays.get(head, 0) + self.rays.get(head + STRIDE, 0)
        hits = min(rays, TILES[self.tiles[index]].mutations)
        if hits:
            self.hits = {**self.hits, index: hits}

    def join_lake(self, spot: int) -> None:
        """§3.4 A left half just left of a right half, equally high, is a whole Big Lake Monster."""
        side, partner = LAKE_PARTNER[self.tiles[-1]]
        index = self.cells.get(spot + side, EXPLORER_INDEX)
        if index == EXPLORER_INDEX or self.tiles[index] is not partner:
            return
        # The neighbouring cell may be the lower half of a tile that lies one unit higher.
        if self.spots[index] == spot + side:
            self.counts[WHOLE_LAKES] += 1


# Shared by all games: safe, because a zone is never changed once made.
@cache
def landing_zone(explorer: Explorer) -> Zone:
    """The zone in which nothing but the explorer's tile lies, at (0, 0)."""
    spec = EXPLORERS[explorer]
    cells = dict.fromkeys(EXPLORER_CELLS, EXPLORER_INDEX)
    tall, wide = (
        {spot: place(spot) for spot in _touching(EXPLORER_CELLS, CELLS[shape])} for shape in Shape
    )
    zone = Zone(explorer, (), (), cells, tall, wide, {}, {}, {}, [0] * len(Count))
    for index, number in spec.adds:
        zone.counts[index] += number
    zone.grow_crystals(spec.parts, 0)
    zone.shine(spec.rays, 0)
    return zone
