"""§8 The sanctuary."""

from bestiary.games.cryptic_nature.bag import FillMarket
from bestiary.games.cryptic_nature.box.pieces import (
    Symbol,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import PLAYABLE, bit, lies_on, mask, terrain_turn
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.sanctuary.building import CheckTerrains, PlaceTerrain, TakeTiles
from bestiary.games.cryptic_nature.sanctuary.room import tile_spots
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position, read

TURN = [CryptozoologistTurn(0)]


def test_8_2_a_place_has_one_name() -> None:
    state = position(place=["rome"], agenda=TURN, found=["dahu"], sanctuary="... .MMM")
    play(state, "relocate dahu action")
    assert (open_prompt(state), options(state)) == ("settle-tile", ["lay 1 1 0"])
    aliases = ("lay 0 14 0", "lay 2 -12 0", "lay 1 1 2", "lay 1 1 4")
    assert not [a for a in aliases if read(a) in state.decisions[0].options]


def test_8_2_places_are_counted_as_they_are_listed() -> None:
    spots = tile_spots(position(2), TerrainTile.WATER_1)

    assert len({spot.turn for spot in spots}) > 1
    assert [spots[index] for index in range(len(spots))] == list(spots)


def test_8_1_the_market_is_filled() -> None:
    state = position(agenda=[FillMarket()], market="sky-w2")
    play(state, "draw tracks-n3+bones-s3")
    assert state.market == (Token.SKY_W2, Token.TRACKS_N3, Token.BONES_S3)


def test_8_2_the_first_tile_covers_a_start_place_later_ones_adjoin() -> None:
    empty = position(2)
    first = {(lay.row, lay.column, lay.turn) for lay in tile_spots(empty, TerrainTile.WATER_1)}
    assert {(1, 1, 0), (1, 2, 0), (1, 2, 1)} <= first
    assert (5, 5, 0) not in first
    grown = position(2, sanctuary="..... ..MM. .....")
    later = {(lay.row, lay.column, lay.turn) for lay in tile_spots(grown, TerrainTile.MOUNTAIN_1)}
    assert (2, 2, 0) in later
    assert (2, 4, 0) not in later
    water = {(lay.row, lay.column) for lay in tile_spots(grown, TerrainTile.WATER_1)}
    assert not {(1, 1), (1, 4)} & water


def test_8_2_no_fitting_tile_is_exchanged_for_one_that_fits() -> None:
    # Only a place for two cells is left beside the mountains.
    state = position(2)
    state.playable = mask([(1, 2), (1, 3), (2, 3)]) | bit(3, 3)
    state.land[Terrain.MOUNTAIN] = mask([(1, 2), (1, 3)])
    state.starts = (Terrain.MOUNTAIN, None, None)
    state.closed = (Terrain.FOREST, Terrain.WATER)
    state.tiles[0] = (TerrainTile.MOUNTAIN_10,)
    state.then(PlaceTerrain(0))
    state.advance()
    assert open_prompt(state) == "exchange-tile"
    play(state, "exchange mountain-10 mountain-1", "place-tile mountain-1", "lay 2 3 1")
    assert len(state.laid) == 1


def closing() -> Expedition:
    """Two cells of room, for mountains only."""
    state = position(2, tiles=[(TerrainTile.FOREST_1,), (TerrainTile.WATER_1,)])
    state.playable = mask([(1, 2), (1, 3), (2, 3), (3, 3)])
    state.land[Terrain.MOUNTAIN] = mask([(1, 2), (1, 3)])
    state.starts = (Terrain.MOUNTAIN, None, None)
    return state


def test_8_3_a_terrain_without_room_is_closed() -> None:
    state = closing()
    state.then(CheckTerrains(0))
    state.advance()
    assert state.closed == (Terrain.FOREST, Terrain.WATER)
    assert state.scrapped == (TerrainTile.FOREST_1, TerrainTile.WATER_1)
    assert open_prompt(state) == "take-tile"
    assert all(o.startswith("take-tile mountain") for o in options(state))


def test_8_4_a_tile_of_the_same_terrain_or_another_if_there_is_none() -> None:
    state = position(agenda=[TakeTiles(0, 1, Terrain.WATER)])
    assert all(o.startswith("take-tile water") for o in options(state))
    state = position()
    state.stacks[Terrain.WATER] = ()
    state.then(TakeTiles(0, 1, Terrain.WATER))
    state.advance()
    assert len(options(state)) == 34


def test_8_5_three_closed_terrains_bring_the_last_round() -> None:
    state = closing()
    state.playable = state.land[Terrain.MOUNTAIN]
    state.then(CheckTerrains(0), TakeTiles(0, 1, Terrain.WATER), PlaceTerrain(0))
    state.advance()
    assert state.final == 1
    assert "sanctuary-finished" in event_kinds(state)
    assert open_prompt(state) == ""


def test_8_5_four_players_use_every_cell() -> None:
    assert PLAYABLE[4].bit_count() == 120


def test_8_2_a_first_tile_takes_one_start_place_and_later_ones_leave_the_others() -> None:
    state = position(2, tiles=[(TerrainTile.WATER_1,), ()], agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-1", "lay 1 2 1")
    assert state.starts == (Terrain.WATER, None, None)
    state = position(2, sanctuary="..... ..M.. ..... ..... ....... ..... ..... ....M")
    covered = 0
    for row, column, turn in tile_spots(state, TerrainTile.MOUNTAIN_1):
        covered |= lies_on(terrain_turn(TerrainTile.MOUNTAIN_1, turn), row, column)
    assert covered & mask([(7, 5), (7, 3), (2, 2)]) == mask([(7, 5), (7, 3), (2, 2)])
    assert not covered & mask([(8, 4), (4, 7)])


def test_8_2_first_tiles_of_two_terrains_take_different_start_places() -> None:
    state = position(4, sanctuary=".... ..MM")
    spots = tile_spots(state, TerrainTile.WATER_1)
    covered = [lies_on(terrain_turn(TerrainTile.WATER_1, s.turn), s.row, s.column) for s in spots]

    assert not any(area & bit(0, 2) for area in covered), "the other half of the mountains' place"
    assert any(area & bit(4, 8) for area in covered)
    assert any(area & bit(9, 4) for area in covered)


def test_8_2_symbols_lie_where_the_tile_was_turned_to() -> None:
    state = position(2, tiles=[(TerrainTile.WATER_2,), ()], agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-2", "lay 1 2 1")
    assert state.symbols[Symbol.COIN] == bit(1, 2)
    state = position(2, tiles=[(TerrainTile.WATER_2,), ()], agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-2", "lay 1 2 3")
    assert state.symbols[Symbol.COIN] == bit(2, 2)


def test_8_3_tiles_are_changed_from_the_player_at_turn_on() -> None:
    tiles = [(TerrainTile.FOREST_1,), (TerrainTile.WATER_1,), (TerrainTile.FOREST_2,)]
    state = position(3, tiles=tiles)
    state.rows = [5, 2, 7]
    state.playable = mask([(1, 2), (1, 3), (2, 3), (3, 3)])
    state.land[Terrain.MOUNTAIN] = mask([(1, 2), (1, 3)])
    state.starts = (Terrain.MOUNTAIN, None, None)
    state.then(CheckTerrains(0))
    state.advance()
    order = []
    while open_prompt(state) == "take-tile":
        order.append(state.decisions[0].seat)
        play(state, options(state)[0])
    assert order == [0, 2, 1]
    assert [len(tiles) for tiles in state.tiles] == [1, 1, 1]


def test_8_4_nothing_of_a_closed_terrain_is_taken() -> None:
    state = position(closed=(Terrain.WATER,), agenda=[TakeTiles(0, 1, Terrain.WATER)])
    assert not [o for o in options(state) if "water" in o]
    state = position(closed=(Terrain.WATER,), agenda=[TakeTiles(0, 2)])
    play(state, options(state)[0], options(state)[1])
    assert len(state.tiles[0]) == 2


def test_8_2_whoever_lays_a_tile_is_told_which() -> None:
    state = position(2, tiles=[(TerrainTile.WATER_2,), ()], agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-2")

    assert (open_prompt(state), dict(state.decisions[0].about)) == (
        "lay-tile",
        {"tile": TerrainTile.WATER_2},
    )


def test_8_3_room_beside_any_cell_of_a_tile_keeps_a_terrain_open() -> None:
    state = position(2)
    state.playable = mask([(3, 1), (3, 2), (3, 3)])
    state.land[Terrain.MOUNTAIN] = mask([(3, 3)])
    state.starts = (Terrain.MOUNTAIN, None, None)
    state.then(CheckTerrains(0))
    state.advance()

    assert state.closed == (Terrain.FOREST, Terrain.WATER), "the second cell of a tile adjoins"


def test_8_3_tiles_of_other_terrains_keep_none_open() -> None:
    state = closing()
    state.stacks[Terrain.MOUNTAIN] = ()
    state.then(CheckTerrains(0))
    state.advance()

    assert state.closed == tuple(Terrain)
    assert state.final == 1


def test_8_4_the_tile_that_was_laid_is_made_good_with_its_own_terrain() -> None:
    tiles = [(TerrainTile.WATER_2, TerrainTile.FOREST_1), ()]
    state = position(2, tiles=tiles, agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-2", "lay 1 2 1")

    assert {o.split()[1].split("-")[0] for o in options(state)} == {"water"}
    play(state, "take-tile water-5")
    assert state.tiles[0] == (TerrainTile.FOREST_1, TerrainTile.WATER_5)
