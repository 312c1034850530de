"""§8 Room in the sanctuary, looked for cell by cell as well."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bestiary.games.cryptic_nature.box.components import TERRAIN_OF
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    STARTS,
    TERRAIN_TURNS,
    Lying,
    bit,
    cells,
    lies_on,
)
from bestiary.games.cryptic_nature.sanctuary.building import lay_tile
from bestiary.games.cryptic_nature.sanctuary.room import (
    growth,
    placeable,
    room_of,
    survey,
    tile_spots,
    without_room,
)
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import position

Spot = tuple[int, int, int]
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))
MANY = 40
"""More tiles than fit into the smallest sanctuary."""


def free_cells(state: Expedition) -> set[tuple[int, int]]:
    built = state.covered | sum(state.land.values())
    return set(cells(state.playable)) - set(cells(built))


def lots(state: Expedition, terrain: Terrain) -> Iterator[tuple[set[tuple[int, int]], set[object]]]:
    """What may be covered, and of what a cell must be: from the own start, or an unused one."""
    own = [s for s, owner in zip(STARTS, state.starts, strict=True) if owner is terrain]
    new = [s for s, owner in zip(STARTS, state.starts, strict=True) if owner is None]
    for start in own or new:
        others = {cell for s in STARTS if s != start for cell in cells(s)}
        land = set(cells(state.land[terrain]))
        beside = {(r + down, c + right) for r, c in land for down, right in SIDES}
        yield free_cells(state) - others, {*(beside if own else cells(start))}


def looked_for(state: Expedition, tile: TerrainTile) -> set[Spot]:
    """Every place of every turn, tried one by one."""
    found = set()
    for row, column in cells(state.playable):
        for turned in TERRAIN_TURNS[tile]:
            area = set(cells(lies_on(turned, row, column)))
            for free, goal in lots(state, TERRAIN_OF[tile]):
                if area <= free and area & goal:
                    found.add((row, column, turned.turn))
    return found


def building(seats: int, rng: Random) -> Iterator[Expedition]:
    """A sanctuary that grows tile by tile until nothing has room; a cryptid lies in its way."""
    state = position(seats)
    state.covered = bit(5, 3)
    tiles = list(TerrainTile)
    rng.shuffle(tiles)
    for tile in tiles[:MANY]:
        yield state
        if spots := list(tile_spots(state, tile)):
            lay_tile(state, tile, Lying(*rng.choice(spots)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_8_2_a_tile_lies_wherever_its_cells_allow_it_and_nowhere_else(seats: int) -> None:
    rng = Random(seats)
    met = set()
    for state in building(seats, rng):
        tile = rng.choice(list(TerrainTile))
        expected = looked_for(state, tile)
        assert {tuple(spot) for spot in tile_spots(state, tile)} == expected
        assert placeable(state, (tile,)) == [tile] * bool(expected)
        met.add(bool(expected))
    assert met == {True, False}


@pytest.mark.parametrize("seats", [1, 4])
def test_8_2_room_worked_out_tile_by_tile_is_what_a_survey_finds(seats: int) -> None:
    for state in building(seats, Random(seats)):
        built = room_of(state)
        found = survey(state)
        assert (built.empty, built.places) == (found.empty, found.places)


def test_8_2_tiles_that_are_tried_out_in_turn_leave_each_other_s_room_alone() -> None:
    state = position(2, sanctuary="..M.. ..M..")
    tried = [(state.copy(), spot) for spot in tile_spots(state, TerrainTile.MOUNTAIN_2)]
    for world, spot in tried:
        lay_tile(world, TerrainTile.MOUNTAIN_2, Lying(*spot))
        assert room_of(world).places == survey(world).places

    assert room_of(state).places == survey(state).places
    assert len({tuple(room_of(world).places.values()) for world, _ in tried}) > 1


def test_8_2_a_cryptid_on_empty_cells_takes_room_away() -> None:
    state = position(2, sanctuary="..M.. ..M..")
    assert Lying(2, 2, 0) in [Lying(*spot) for spot in tile_spots(state, TerrainTile.MOUNTAIN_1)]
    state.covered = bit(2, 2)

    assert Lying(2, 2, 0) not in [Lying(*s) for s in tile_spots(state, TerrainTile.MOUNTAIN_1)]


@pytest.mark.parametrize("seats", [1, 4])
def test_8_3_a_terrain_is_closed_when_none_of_its_tiles_fits_anywhere(seats: int) -> None:
    shut: list[Terrain] = []
    for state in islice(building(seats, Random(seats)), 3, None, 6):
        left = {t: [tile for tile in TerrainTile if TERRAIN_OF[tile] is t] for t in Terrain}
        state.stacks = {terrain: tuple(tiles) for terrain, tiles in left.items()}
        shut = without_room(state)
        assert shut == [t for t in left if not any(looked_for(state, tile) for tile in left[t])]
    assert shut or seats == 4, "the small sanctuary was to be built up"


def test_8_2_a_terrain_grows_onto_the_free_cells_beside_it() -> None:
    state = position(2, sanctuary="..... ..MM. ...M.")

    assert growth(state, Terrain.MOUNTAIN) == len({"B2", "E2", "E3", "C3", "D4"})
    assert growth(state, Terrain.WATER) == len({"the start below", "the start on the right"})
