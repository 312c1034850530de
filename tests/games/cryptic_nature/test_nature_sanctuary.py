"""§5 Relocating and §8 building."""

from bestiary.games.cryptic_nature.assistant.initiative import ShiftAssistant
from bestiary.games.cryptic_nature.bag import FillMarket
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Request,
    Symbol,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import PLAYABLE, Lying, bit, mask
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.relocation import SettleTile, settling_spots
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


def test_5_1_a_covered_cell_is_not_free() -> None:
    state = position(sanctuary="..... .MMMM")
    assert spots(state, "squasc") == [(1, 1, 0), (1, 2, 0), (1, 3, 0)]
    settle(state, "lagopus", (1, 2), (1, 3))
    assert spots(state, "squasc") == []


def test_5_2_the_korkodil_takes_one_terrain_whichever() -> None:
    assert spots(position(sanctuary="..... .FF.. ..FF."), "korkodil") == [(1, 1, 0)]
    assert spots(position(sanctuary="..... .WW.. ..WW."), "korkodil") == [(1, 1, 0)]
    assert spots(position(sanctuary="..... .WW.. ..FF."), "korkodil") == []


def test_5_2_the_aitvaras_keeps_off_start_places_land_and_fences() -> None:
    state = position(sanctuary="..... ..M..")
    flat = [(row, column) for row, column, turn in spots(state, "aitvaras") if not turn]
    cells = {(row, column + n) for row, column in flat for n in range(3)}
    assert (1, 2) not in cells
    assert not {(8, 4), (4, 7)} & cells
    assert {row for row, _ in cells} == set(range(1, 9))
    assert max(column for _, column in cells) == 7


def test_5_2_a_cryptid_on_empty_cells_may_close_a_terrain() -> None:
    state = closing()
    state.found[0] = (Cryptid.AITVARAS,)
    state.playable |= mask([(3, 4), (3, 5)])
    state.then(SettleTile(0, Cryptid.AITVARAS))
    state.advance()
    play(state, "lay 3 3 0")
    assert "terrain-closed" in told(state)


def test_5_3_an_initiative_symbol_moves_the_assistant() -> None:
    land = "...... .IIM.."
    state = position(agenda=TURN, place=["rome"], found=["dahu"], sanctuary=land, rows=[4, 8])
    play(state, "relocate dahu action", "lay 1 1 0")
    assert asked(state) == "shift-assistant"
    play(state, "shift up 1", "shift up 1")
    assert (asked(state), state.rows[0]) == ("cryptozoologist-turn", 2)


def test_5_3_a_tile_on_others_gains_nothing_and_shows_its_owner() -> None:
    state = position(found=["lagopus"], sanctuary="... .CX")
    settle(state, "squasc", (1, 1), (1, 2))
    state.then(SettleTile(0, Cryptid.LAGOPUS))
    state.advance()
    play(state, "lay 1 1 0")
    assert (state.coins[0], state.experience[0]) == (1, 0)
    assert [s.owner for s in state.settled] == [1, 0]


def test_5_1_the_skill_relocates_too_and_the_ability_follows() -> None:
    state = position(
        agenda=TURN, place=["rome"], found=["lossie"], sanctuary=". FF FF", skills=["relocate"]
    )
    assert options(state, "relocate") == ["relocate lossie action", "relocate lossie skill"]
    play(state, "relocate lossie skill")
    assert state.experience[0] == 0
    play(state, options(state)[0])
    assert (state.experience[0], state.action_left) == (1, True)
    assert state.fate == {Cryptid.LOSSIE: "sanctuary"}
    assert options(state, "relocate") == []


def test_5_4_one_may_stay_and_nothing_is_gained_on_the_way() -> None:
    state = position(agenda=[ShiftAssistant(0, 2)], rows=[4, 3])
    assert play(state, "decline").rows[0] == 4
    state = position(agenda=[ShiftAssistant(0, 2)], rows=[1, 3])
    assert options(state) == ["decline", "shift up 1", "shift down 1", "shift down 2"]
    play(state, "shift down 2")
    assert (state.rows[0], state.coins[0], state.experience[0]) == (4, 1, 0)


def test_5_5_a_request_needs_two_that_are_still_there_and_a_city() -> None:
    given = {"agenda": TURN, "found": ["lossie haber"], "requests": (Request.REGION_E,)}
    assert options(position(place=["e1"], **given), "fulfil") == []
    state = position(place=["rome"], **given, skills=["relocate"])
    play(state, "fulfil region-e lossie+haber skill")
    assert (state.requests, state.action_left) == ((), True)
    assert state.settled == ()
    gone = position(place=["rome"], **given, fate={Cryptid.HABER: "sanctuary"})
    assert options(gone, "fulfil") == []


def test_5_5_a_request_knows_a_region_by_its_token() -> None:
    given = {"agenda": TURN, "found": ["mavo lossie"], "requests": (Request.REGION_E,)}
    state = position(place=["rome"], **given, marks={Cryptid.MAVO: Token.SKY_E1})
    assert options(state, "fulfil") == ["fulfil region-e mavo+lossie action"]
    state = position(place=["rome"], **given, marks={Cryptid.MAVO: Token.SKY_W2})
    assert options(state, "fulfil") == []


def test_8_2_a_first_tile_takes_one_start_place_and_later_ones_leave_the_others() -> None:
    state = position(2, tiles=[(TerrainTile.WATER_1,), ()], agenda=[PlaceTerrain(0)])
    play(state, "place-tile water-1", "lay 1 2 1")
    assert state.starts == (Terrain.WATER, None, None)
    state = position(2, sanctuary="..... ..M.. ..... ..... ....... ..... ..... ....M")
    places = {(lay.row, lay.column) for lay in tile_spots(state, TerrainTile.MOUNTAIN_1)}
    assert (7, 5) in places
    assert not {(row, column) for row, column in places if (row, column) == (8, 4)}


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
    while asked(state) == "take-tile":
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
