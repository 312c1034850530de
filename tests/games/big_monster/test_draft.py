"""Chapter 2: a turn of the draft; §6.2 and §6.3, the black suits."""

from random import Random
from typing import Any

import pytest

from bestiary.core import CHANCE, Odds, Step, pick
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Medal, Tile
from bestiary.games.big_monster.choices import DrawPasser
from bestiary.games.big_monster.draft import (
    LAST_TURN,
    TURN,
    BeginTurn,
    ChooseTiles,
    EndRound,
)
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.passing import LayStack, NextPasser, full_wish_list, wish_lists
from bestiary.games.big_monster.placing import PlaceTiles, TurnUp
from bestiary.games.big_monster.state import MEDAL_BITS, PUBLIC, MonsterState, Thrown
from core.narrowing import chance_of
from games.big_monster.position import options, play, position, with_stacks, zone

STACKS = ("sand swamp", "lake-left lake-right", "ice-red sand", "lava-blue swamp")


def choosing(*steps: Step, seats: int = 4, **settings: Any) -> MonsterState:
    state = position(seats, **settings)
    with_stacks(state, *STACKS[:seats])
    state.then(ChooseTiles(), *steps)
    state.advance()
    return state


def passing(ships: tuple[int, ...], seat: int, suits: tuple[str, ...] = ()) -> MonsterState:
    zones = [zone(suit) for suit in suits] or None
    state = position(4, zones=zones)
    with_stacks(state, *STACKS)
    state.ships = ships
    state.then(LayStack(seat))
    state.advance()
    return state


def test_2_1_two_rounds_of_nine_turns() -> None:
    rng = Random(0)
    state = GAME.new(3)
    turns = set()
    while state.outcome is None:
        decision = state.pending[0]
        turns.add((state.round, state.turn))
        is_chance = decision.seat == CHANCE
        choice = chance_of(decision).sample(rng) if is_chance else pick(decision.options, rng)
        state.play(decision.seat, choice)

    assert {turn for turn in turns if turn[1]} == {(r, t) for r in (1, 2) for t in range(1, 10)}
    assert [len(area.tiles) for area in state.zones] == [18, 18, 18]


def test_2_2_the_stack_on_the_ship_is_taken_up_and_known_from_then_on() -> None:
    state = with_stacks(position(3), *STACKS[:3])
    state.ships = (1, 2, 0)
    state.then(BeginTurn())
    state.advance()

    assert state.hands == (1, 2, 0)
    assert [stack.held for stack in state.stacks] == [0b101, 0b011, 0b110]


def test_2_3_tiles_are_chosen_in_secret_at_once() -> None:
    state = choosing()
    assert [d.seat for d in state.pending] == [0, 1, 2, 3]
    play(state, 2, "take sand")
    assert state.chosen == (None,) * 4
    assert GAME.rules.view(state, 2)["pending"] == {"choice": "take sand"}
    assert GAME.rules.view(state, 0)["pending"] is None


def test_2_4_chance_draws_the_next_passer_one_at_a_time() -> None:
    state = choosing(NextPasser())
    for seat, tile in enumerate(("sand", "lake-left", "sand", "swamp")):
        play(state, seat, f"take {tile}")
    odds = state.decisions[0].options
    assert isinstance(odds, Odds)
    assert len(odds) == 4
    state.play(CHANCE, DrawPasser(2))

    assert [d.seat for d in state.pending] == [2]
    assert state.to_pass == (0, 1, 3)


def test_2_4_as_chosen_the_first_to_choose_passes_first() -> None:
    state = choosing(NextPasser(), passing="as-chosen")
    for seat in (3, 1, 0, 2):
        play(state, seat, options(state, seat)[0])

    assert [d.seat for d in state.pending] == [3]
    assert state.to_pass == (1, 0, 2)


@pytest.mark.parametrize(
    ("rule", "turn", "expected"),
    [("as-chosen", 1, True), ("as-chosen", 9, False), ("drawn", 1, False), ("ranked", 1, False)],
)
def test_2_4_it_matters_who_chooses_first_only_where_that_player_passes_first(
    rule: str, turn: int, expected: bool
) -> None:
    state = choosing(passing=rule)
    state.turn = turn

    assert state.is_race is expected
    assert position(3, passing=rule).is_race is False


def test_2_5_any_free_ship_but_ones_own() -> None:
    assert options(passing((-1, 0, -1, -1), 2)) == ["lay-on 0", "lay-on 3"]


def test_2_5_a_single_free_ship_is_not_asked_for() -> None:
    state = passing((-1, 0, 3, -1), 0)

    assert state.ships == (-1, 0, 3, 0)
    assert state.dragon is None


def test_2_5_the_reason_why_ones_own_ship_is_not_on_offer() -> None:
    state = passing((-1, 0, -1, -1), 2)

    assert [(r.why, r.rule) for r in state.reasons(2)] == [("other-ship-free", "§2.5")]


def test_2_6_tiles_are_turned_up_together() -> None:
    state = position(3)
    state.chosen = (Tile.SAND, Tile.SWAMP, Tile.SAND)
    before = GAME.rules.view(state, 1)["players"][0]["chosen"]
    state.then(TurnUp())
    state.advance()

    assert (before, GAME.rules.view(state, 1)["players"][0]["chosen"]) == (None, "sand")


def test_2_7_all_lay_at_once_and_see_nobody_elses_place() -> None:
    state = position(3)
    state.chosen = (Tile.SAND, Tile.SWAMP, Tile.SAND)
    state.turned_up = True
    state.then(PlaceTiles())
    state.advance()
    play(state, 0, "place 2 0")
    assert GAME.rules.view(state, 1)["players"][0]["tiles"] == []
    pending = GAME.rules.view(state, 0)["pending"]
    assert pending is not None
    assert "tiles" in pending
    assert len(pending["tiles"]) == 1
    play(state, 1, "place 2 0")
    play(state, 2, "place -1 1")

    assert [area.tiles for area in state.zones] == [("sand",), ("swamp",), ("sand",)]


def test_2_8_whoever_is_forced_takes_the_dragon() -> None:
    state = passing((1, 0, -1, 3), 2)

    assert state.ships == (1, 0, 2, 3)
    assert state.dragon == 2


def test_2_8_the_dragon_moves_to_the_next_one_forced() -> None:
    state = with_stacks(position(4), *STACKS)
    state.dragon = 1
    state.ships = (1, 0, -1, 3)
    state.then(LayStack(2))
    state.advance()

    assert state.dragon == 2


def test_2_11_ships_are_named_with_the_tile() -> None:
    state = choosing(NextPasser(), passing="ranked")
    assert [d.prompt for d in state.pending] == ["choose-and-send"] * 4
    assert options(state, 1)[:6] == [
        "take-and-send lake-left 2+3",
        "take-and-send lake-left 2+0",
        "take-and-send lake-left 3+2",
        "take-and-send lake-left 3+0",
        "take-and-send lake-left 0+2",
        "take-and-send lake-left 0+3",
    ]
    assert len(options(state, 1)) == len(state.pending[1].options) == 12


@pytest.mark.parametrize(
    ("seats", "black", "lists", "length"),
    [(3, False, 2, 1), (4, True, 24, 3), (5, False, 24, 3), (6, False, 60, 3), (6, True, 120, 3)],
)
def test_2_11_three_ships_or_all_but_one(seats: int, black: bool, lists: int, length: int) -> None:
    state = position(seats, passing="ranked")
    if black:
        state.zones = (zone("woman-in-black"), *state.zones[1:])
    found = wish_lists(state, 0)

    assert (len(found), {len(ships) for ships in found}) == (lists, {length})
    assert any(0 in ships for ships in found) == black


def ranked(*lists: str) -> MonsterState:
    """Everyone has taken the first tile and named ships; chance is to draw who passes."""
    state = choosing(NextPasser(), seats=len(lists), passing="ranked")
    for seat, ships in enumerate(lists):
        tile = state.stack_of(seat)[0]
        play(state, seat, f"take-and-send {tile} {ships}")
    return state


def test_2_11_a_stack_goes_to_the_first_free_ship_of_the_list() -> None:
    state = ranked("1+2", "2+3", "1+0", "1+2")
    for seat in (3, 0, 2):
        state.play(CHANCE, DrawPasser(seat))

    assert state.ships == (2, 3, 0, 1)
    assert state.dragon is None


def test_2_11_whoever_finds_every_ship_taken_keeps_the_stack_and_the_dragon() -> None:
    state = ranked("1+2", "2+3", "0+1", "0+1")
    for seat in (0, 1, 2):
        state.play(CHANCE, DrawPasser(seat))

    assert state.ships == (2, 0, 1, 3)
    assert state.dragon == 3


def test_2_11_ships_not_named_follow_clockwise() -> None:
    state = position(6, passing="ranked")

    assert full_wish_list(state, 4, (1, 2, 5)) == (1, 2, 5, 0, 3)
    assert full_wish_list(state, 2, (0, 1, 5)) == (0, 1, 5, 3, 4)


def test_2_11_nothing_is_named_in_the_ninth_turn() -> None:
    state = position(4, passing="ranked")
    state.turn = 9
    with_stacks(state, *STACKS)
    state.then(ChooseTiles(), NextPasser())
    state.advance()

    assert [d.prompt for d in state.pending] == ["choose-tile"] * 4


def test_2_11_a_list_is_known_to_its_owner_alone() -> None:
    state = ranked("1+2", "2+3", "0+1", "0+1")
    worlds = [GAME.rules.imagine(state, 0, Random(n)) for n in range(200)]

    assert [GAME.rules.view(state, seat)["wishes"] for seat in (0, 1, -1)] == [
        [1, 2, 3],
        [2, 3, 0],
        [],
    ]
    assert {world.wishes[0] for world in worlds} == {(1, 2, 3)}
    assert len({world.wishes[1] for world in worlds}) == 6
    state.play(CHANCE, DrawPasser(1))
    assert {GAME.rules.imagine(state, 0, Random(n)).wishes[1] for n in range(9)} == {()}


def test_2_9_nothing_is_passed_in_the_ninth_turn() -> None:
    assert NextPasser in map(type, TURN)
    assert NextPasser not in map(type, LAST_TURN)
    state = choosing(*LAST_TURN[1:])
    for seat in range(4):
        play(state, seat, options(state, seat)[0])

    assert [thrown.tile for thrown in state.discards] == ["swamp", "lake-right", "sand", "swamp"]
    assert [d.prompt for d in state.pending] == ["place"] * 4


def test_2_10_the_dragon_stays_and_round_two_has_another() -> None:
    state = position(3)
    state.dragon = 1
    state.dragons = (0, 1, 0)
    state.then(EndRound())
    state.advance()

    assert state.dragons == (0, 2, 0)
    assert state.dragon is None
    assert state.round == 2
    assert [d.prompt for d in state.decisions] == ["deal-stack"]


BLACK = ("woman-in-black", "man-in-blue", "man-in-red", "man-in-green")


def test_6_2_the_woman_in_black_may_keep_her_stack() -> None:
    state = passing((-1, -1, 2, -1), 0, BLACK)
    assert options(state) == ["lay-on 0", "lay-on 1", "lay-on 3"]
    play(state, 0, "lay-on 0")

    assert state.ships[0] == 0
    assert state.dragon is None


def test_6_2_the_dragon_comes_to_her_too_if_no_other_ship_is_free() -> None:
    assert passing((-1, 1, 2, 3), 0, BLACK).dragon == 0


def finishing(pile: str) -> MonsterState:
    zones = [zone("man-in-black", "ice-orange 2 0"), zone("man-in-blue"), zone("man-in-red")]
    state = position(4, zones=[*zones, zone("woman-in-red")])
    state.discards = tuple(Thrown(Tile(tile), 0) for tile in pile.split())
    state.then(*FINISH)
    state.advance()
    return state


def test_6_3_the_man_in_black_lays_any_tile_of_the_pile() -> None:
    state = finishing("swamp mutagen-pair sand")
    assert options(state) == ["recover mutagen-pair", "recover sand", "recover swamp"]
    play(state, 0, "recover mutagen-pair")
    play(state, 0, "place 2 -1")

    assert state.score(0)[0] == 7
    assert [thrown.tile for thrown in state.discards] == ["sand", "swamp"]


def test_6_3_the_extra_tile_counts_for_the_penalty() -> None:
    state = finishing("swamp mutagen-pair sand")
    play(state, 0, "recover sand")
    play(state, 0, "place -1 0")

    penalty = MEDAL_BITS[Medal.PENALTY]
    assert [bool(mask & penalty) for mask in state.personal] == [False, True, True, True]


def test_8_3_at_the_end_the_pile_can_be_counted() -> None:
    assert {thrown.known for thrown in finishing("swamp mutagen-pair sand").discards} == {PUBLIC}
