"""§5 Relocating."""

from functools import reduce
from operator import or_
from typing import Any

from bestiary.games.cryptic_nature.assistant.initiative import ShiftAssistant
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Request,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import STARTS, Lying, cryptid_turn, lies_on, mask
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.relocation import SettleTile, settling_spots
from bestiary.games.cryptic_nature.state import Expedition, Settled
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position
from games.cryptic_nature.test_sanctuary import closing

TURN = [CryptozoologistTurn(0)]


def spots(state: Expedition, cryptid: str) -> list[tuple[int, int, int]]:
    return [(lay.row, lay.column, lay.turn) for lay in settling_spots(state, Cryptid(cryptid))]


def covered_by(state: Expedition, cryptid: str) -> int:
    """Every cell that the tile could cover."""
    turns = [(cryptid_turn(Cryptid(cryptid), turn), r, c) for r, c, turn in spots(state, cryptid)]
    return reduce(or_, (lies_on(*lying) for lying in turns), 0)


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
    assert spots(state, "vouivre") == [(1, 1, 0)], "one mountain, three waters, no forest"
    assert spots(state, "korkodil") == []
    built = sum(state.land.values())
    assert covered_by(state, "aitvaras") == state.playable & ~built & ~sum(STARTS)


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
    assert "terrain-closed" in event_kinds(state)


def test_5_3_an_initiative_symbol_moves_the_assistant() -> None:
    land = "...... .IIM.."
    state = position(agenda=TURN, place=["rome"], found=["dahu"], sanctuary=land, rows=[4, 8])
    play(state, "relocate dahu action", "lay 1 1 0")
    assert open_prompt(state) == "shift-assistant"
    play(state, "shift up 1", "shift up 1")
    assert (open_prompt(state), state.rows[0]) == ("cryptozoologist-turn", 2)


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
    given: dict[str, Any] = {
        "agenda": TURN,
        "found": ["lossie haber"],
        "requests": (Request.REGION_E,),
    }
    assert options(position(place=["e1"], **given), "fulfil") == []
    state = position(place=["rome"], **given, skills=["relocate"])
    play(state, "fulfil region-e lossie+haber skill")
    assert (state.requests, state.action_left) == ((), True)
    assert state.settled == ()
    gone = position(place=["rome"], **given, fate={Cryptid.HABER: "sanctuary"})
    assert options(gone, "fulfil") == []


def test_5_5_a_request_knows_a_region_by_its_token() -> None:
    given: dict[str, Any] = {
        "agenda": TURN,
        "found": ["mavo lossie"],
        "requests": (Request.REGION_E,),
    }
    state = position(place=["rome"], **given, marks={Cryptid.MAVO: Token.SKY_E1})
    assert options(state, "fulfil") == ["fulfil region-e mavo+lossie action"]
    state = position(place=["rome"], **given, marks={Cryptid.MAVO: Token.SKY_W2})
    assert options(state, "fulfil") == []
