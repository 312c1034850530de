"""Chapter 8: who knows what."""

from random import Random

from bestiary.core import SPECTATOR
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Tile
from bestiary.games.big_monster.draft import ChooseTiles
from bestiary.games.big_monster.passing import NextPasser
from bestiary.games.big_monster.state import MonsterState, Stack, Thrown
from games.big_monster.position import play, position, with_stacks

STACKS = ("sand swamp", "lake-left lake-right", "ice-red sand")


def drafting() -> MonsterState:
    state = with_stacks(position(3), *STACKS)
    state.then(ChooseTiles(), NextPasser())
    state.advance()
    return state


def test_8_1_a_stack_is_seen_by_its_holder_alone() -> None:
    state = drafting()

    assert GAME.rules.view(state, 0)["hand"] == ["sand", "swamp"]
    assert GAME.rules.view(state, SPECTATOR)["hand"] == []
    assert [player["hand"] for player in GAME.rules.view(state, 1)["players"]] == [2, 2, 2]
    assert "lake-left" not in str({**GAME.rules.view(state, 0), "mix": "open to all"})


def test_8_2_a_stack_once_held_stays_known() -> None:
    state = drafting()
    state.stacks = (state.stacks[0], Stack(state.stacks[1].tiles, 0b011), state.stacks[2])
    known = GAME.rules.view(state, 0)["memory"]["stacks"]

    assert [stack["tiles"] for stack in known] == [["sand", "swamp"], ["lake-left", "lake-right"]]
    assert known[1]["at"] == {"seat": 1, "ship": False}


def test_8_2_the_tile_just_chosen_from_a_known_stack_may_be_any_of_it() -> None:
    state = drafting()
    state.stacks = (state.stacks[0], Stack(state.stacks[1].tiles, 0b011), state.stacks[2])
    for seat, tile in enumerate(("sand", "lake-right", "sand")):
        play(state, seat, f"take {tile}")
    worlds = [GAME.rules.imagine(state, 0, Random(n)) for n in range(40)]

    assert GAME.rules.view(state, 0)["memory"]["stacks"][1]["tiles"] == ["lake-left", "lake-right"]
    assert {world.chosen[1] for world in worlds} == {"lake-left", "lake-right"}
    assert {world.chosen[0] for world in worlds} == {"sand"}


def test_8_4_what_was_never_seen_may_lie_anywhere() -> None:
    state = drafting()
    state.bag = {Tile.STONE_GREEN: 2}
    state.discards = (Thrown(Tile.LAVA_BLUE, 0b110), Thrown(Tile.ICE_BLUE, 0b001))
    worlds = [GAME.rules.imagine(state, 0, Random(n)) for n in range(200)]

    assert {world.stacks[0].tiles for world in worlds} == {("sand", "swamp")}
    assert {world.discards[1].tile for world in worlds} == {"ice-blue"}
    unseen = {"lava-blue", "stone-green", "lake-left", "lake-right", "ice-red", "sand"}
    assert {world.discards[0].tile for world in worlds} == unseen


def test_8_4_spare_explorers_are_shuffled_but_ones_own() -> None:
    state = drafting()
    worlds = [GAME.rules.imagine(state, 0, Random(n)) for n in range(40)]

    assert {world.spare[0] for world in worlds} == {state.spare[0]}
    assert len({world.spare[1] for world in worlds}) > 3
