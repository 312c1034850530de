"""§1 Set-up."""

from random import Random

from bestiary.core import CHANCE
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import CRYPTID, total
from games.urban_legends.urban_position import chance, shown


def test_1_1_the_lot_decides_who_is_the_cryptid() -> None:
    state = GAME.new(2)

    assert state.decisions[0].seat == CHANCE
    assert chance(state, "cast 1").cryptid == 1


def test_1_1_the_players_may_agree() -> None:
    assert GAME.new(2, {"cryptid": "seat-2"}).cryptid == 1


def test_1_2_each_player_draws_three_cards_and_wild_cards_lie_face_down() -> None:
    state = GAME.new(2, {"cryptid": "seat-1"})
    for _ in range(2):
        state.play(CHANCE, state.decisions[0].options.sample(Random(1)))  # type: ignore[attr-defined]

    assert [total(hand) for hand in state.hands] == [3, 3]
    assert [total(pile) for pile in state.piles] == [7, 7]
    assert state.wild == [False, False]
    assert state.city == (4, 5, 5)


def test_1_3_sensors_lie_beside_the_only_block_of_the_cryptid() -> None:
    state = GAME.new(2)

    assert shown(state, "cryptid") == "ppwwb [P] ppwbb"
    assert shown(state, "scientist") == ". [] . [] ."
    assert (state.active, state.turn) == (CRYPTID, CRYPTID)


def test_1_3_the_other_mix_has_two_black_sensors() -> None:
    assert shown(GAME.new(2, {"sensors": "4-4-2"}), "cryptid") == "ppwwb [P] ppwwb"
