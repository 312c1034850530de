"""§5 Relocating and §8 building."""

from bestiary.games.cryptic_nature.assistant.initiative import ShiftAssistant
from bestiary.games.cryptic_nature.bag import FillMarket
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Request, Terrain, TerrainTile, Token
from bestiary.games.cryptic_nature.box.shapes import PLAYABLE, Lying, bit, mask
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.relocation import settling_spots
from bestiary.games.cryptic_nature.sanctuary.building import CheckTerrains, PlaceTerrain, TakeTiles
from bestiary.games.cryptic_nature.sanctuary.room import tile_spots
from bestiary.games.cryptic_nature.state import Expedition, Settled
from games.cryptic_nature.nature_position import asked, options, play, position, read, told

TURN = [CryptozoologistTurn(0)]


def spots(state: Expedition, cryptid: str) -> list[tuple[int, int, int]]:
    return [tuple(lay) for lay in settling_spots(state, Cryptid(cryptid))]


def test_5_1_a_tile_lies_on_its_own_terrain_in_a_city() -> None:
    land = "....  .MMM  .FF."
    state = position(agenda=TURN, place=["rome"], found=["dahu lossie"], sanctuary=land)
    assert options(state, "relocate") == ["relocate dahu action"]
    assert spots(state, "dahu") == [(1, 1, 0)]
    away = position(agenda=TURN, place=["s2"], found=["dahu"], sanctuary=land)
    assert options(away, "relocate") == []
    assert "no-city" in [r.why for r in away.reasons(0)]


def test_5_1_example_gevaudan_must_be_turned_and_the_snail_does_not_fit() -> None:
    land = """
        ........
        .FFF....
        .MMMM...
        ...M....
        .WW.....
        """
    mine = "tulikettu gevaudan-beast sarmatian-snail"
    state = position(3, agenda=TURN, place=["rome"], found=[mine], sanctuary=land)
    assert options(state, "relocate") == [
        "relocate tulikettu action",
        "relocate gevaudan-beast action",
    ]
    assert spots(state, "tulikettu") == [(1, 1, 0)]
    assert spots(state, "gevaudan-beast") == [(2, 1, 1)]
    assert spots(state, "sarmatian-snail") == []


def test_5_2_special_places() -> None:
    land = "...... .MWWF. .MWWF. ......"
    state = position(found=["vouivre korkodil aitvaras"], sanctuary=land)
    for row, column, turn in spots(state, "vouivre"):
        assert turn in (0, 1)
        assert column in (1, 2)
        assert row == 1
    assert spots(state, "korkodil") == []
    assert all((row, column) != (1, 1) for row, column, _ in spots(state, "aitvaras"))


def settle(state: Expedition, cryptid: str, *covered: tuple[int, int]) -> None:
    """Somebody's tile on these cells, on top of what lies there."""
    lying = Lying(*covered[0], 0)
    state.settled += (Settled(Cryptid(cryptid), 1, lying, mask(list(covered))),)
    state.covered |= mask(list(covered))


def test_5_2_on_top_of_at_most_two_tiles() -> None:
    state = position(sanctuary="... MMM MMM")
    assert spots(state, "lagopus") == []
    for column, cryptid in enumerate(("squasc", "skvader", "mavo")):
        settle(state, cryptid, (1, column), (2, column))
    upright = [(1, 0, 1), (1, 1, 1), (1, 2, 1)]
    assert spots(state, "lagopus") == [(1, 0, 0), (1, 1, 0), (2, 0, 0), (2, 1, 0), *upright]
    assert spots(state, "ziriddar") == []


def test_5_2_of_a_pile_only_the_uppermost_tile_counts() -> None:
    state = position(sanctuary="... MMM MMM")
    for column, cryptid in enumerate(("squasc", "skvader", "mavo")):
        settle(state, cryptid, (1, column), (2, column))
    settle(state, "lagopus", (1, 0), (1, 1))
    assert spots(state, "ziriddar") == [(1, 0, 0)]
    settle(state, "ziriddar", (1, 0), (1, 1), (1, 2))
    assert (1, 0, 0) in spots(state, "lagopus")


def test_8_2_a_place_has_one_name() -> None:
    state = position(place=["rome"], agenda=TURN, found=["dahu"], sanctuary="... .MMM")
    play(state, "relocate dahu action")
    assert options(state) == ["lay 1 1 0"]
    aliases = ("lay 0 14 0", "lay 2 -12 0", "lay 1 1 2", "lay 1 1 4")
    assert not [a for a in aliases if read(a) in state.decisions[0].options]


def test_5_3_covered_symbols_pay() -> None:
    land = "...... .CXM.. .....M"
    state = position(agenda=TURN, place=["rome"], found=["dahu"], sanctuary=land)
    play(state, "relocate dahu action", "lay 1 1 0")
    assert (state.coins[0], state.experience[0]) == (2, 1)
    assert state.settled[0].owner == 0
    assert state.covered == mask([(1, 1), (1, 2), (1, 3)])


def test_5_3_the_vouivre_is_paid_twice() -> None:
    land = "...... .CX... ..WW.."
    state = position(agenda=TURN, place=["rome"], found=["vouivre"], sanctuary=land)
    play(state, "relocate vouivre action", "lay 1 1 0")
    assert (state.coins[0], state.experience[0]) == (1 + 2, 2)


def test_5_4_a_step_jumps_over_others() -> None:
    state = position(agenda=[ShiftAssistant(0, 1)], rows=[4, 3])
    assert options(state) == ["decline", "shift up 1", "shift down 1"]
    assert play(state, "shift up 1").rows[0] == 2


def test_5_5_a_request_takes_a_pair() -> None:
    state = position(
        agenda=TURN,
        place=["rome"],
        found=["dahu lossie haber trochus"],
        requests=(Request.REGION_E, Request.KIND_BEAST),
        ground="w1:rumour-w1",
    )
    assert options(state, "fulfil") == [
        "fulfil region-e lossie+haber action",
        "fulfil kind-beast dahu+lossie action",
        "fulfil kind-beast dahu+haber action",
        "fulfil kind-beast lossie+haber action",
    ]
    play(state, "fulfil region-e lossie+haber action")
    assert state.fulfilled[0] == (Request.REGION_E,)
    assert {"request"} == set(state.fate.values())
    assert state.experience[0] == 1


def test_5_5_the_water_leaper_leaps_into_the_sanctuary() -> None:
    state = position(
        agenda=TURN,
        place=["rome"],
        found=["water-leaper trochus"],
        requests=(Request.KIND_ODDITY,),
        sanctuary="..... .WWW.",
    )
    play(state, "fulfil kind-oddity water-leaper+trochus action", "lay 1 1 0")
    assert state.fate[Cryptid.WATER_LEAPER] == "both"
    assert state.coins[0] == 1 + 2
    assert len(state.settled) == 1
    dry = position(
        agenda=TURN,
        place=["rome"],
        found=["water-leaper trochus"],
        requests=(Request.KIND_ODDITY,),
    )
    play(dry, "fulfil kind-oddity water-leaper+trochus action")
    assert dry.fate[Cryptid.WATER_LEAPER] == "request"


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
    assert asked(state) == "exchange-tile"
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
    assert asked(state) == "take-tile"
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
    assert "sanctuary-finished" in told(state)
    assert asked(state) == ""


def test_8_5_four_players_use_every_cell() -> None:
    assert PLAYABLE[4].bit_count() == 120
