"""§3 A turn."""

import pytest

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.rounds import NextTurn
from bestiary.games.rats_of_wistar.turn import REFILL, TAKE_TURN
from core.narrowing import several
from games.rats_of_wistar.position import (
    do,
    has,
    let_chance,
    me,
    numbers,
    options,
    position,
    turn_up,
)


def test_3_1_one_chief_per_cell_and_own_sector() -> None:
    state = position(2)
    state.chiefs[0] = 1
    state.chiefs[3] = 0
    state.agenda[:] = [TAKE_TURN]
    state.ask_again()

    assert "place-chief gather-wood 1" not in options(state)
    assert "place-chief gather-wood 2" in options(state)
    assert not [text for text in options(state) if text.startswith("place-chief dig")]
    assert "visit-hut" in options(state)


def test_3_2_actions_come_in_any_order_and_may_be_left_out() -> None:
    state = position(workers=(2, 0, 0))
    do(state, "place-chief dig 2")

    assert {"take-main", "take-bonus metal", "take-bonus move-workers", "end-turn"} <= set(
        options(state)
    )
    do(state, "take-bonus metal", "take-main", "dig 1")
    assert has(state, "metal") == 3 - 2
    assert "take-bonus move-workers" in options(state)


def test_3_2_points_of_exploration_cannot_be_left_out() -> None:
    state = position(workers=(0, 0, 1))
    do(state, "place-chief explore 1")

    assert "end-turn" not in options(state)
    do(state, "take-main")
    assert options(state) == ["open-door front-door", "open-door window-above-the-ivy"]


def test_3_2_digging_asks_for_its_number() -> None:
    state = position(workers=(2, 0, 0), metal=5)
    do(state, "place-chief dig 1", "take-main")

    assert options(state) == ["dig 0", "dig 1", "dig 2"]


def test_3_3_the_hut_gives_a_movement_token_and_a_potion() -> None:
    state = position()
    state.hut = several(1)
    do(state, "visit-hut")

    assert state.hut == (1, 0)
    assert has(state, "movement") == 2
    assert options(state)[0].startswith("use-potion")


def test_3_4_a_potion_offers_what_can_be_done() -> None:
    state = position(hand="farm-map")
    do(state, "visit-hut")
    assert set(options(state)) == {
        "use-potion metal",
        "use-potion wood",
        "use-potion play",
    }
    do(state, "use-potion wood")
    assert has(state, "wood") == 3


def test_3_5_gaps_are_filled_at_the_end_of_the_turn() -> None:
    state = position(agenda=(TAKE_TURN, REFILL, NextTurn()), workers=(0, 0, 1))
    do(state, "place-chief project 1", "take-main", "take-card wooden-bicycle")
    assert state.markets[box.BASIC] == numbers("shovel pickaxe hand-saw")
    do(state, "take-bonus explore", "open-door front-door", "draw-door door-1")
    do(state, "end-turn")
    let_chance(state)
    assert state.markets[box.BASIC][1:] == numbers("shovel pickaxe hand-saw")
    assert me(state).known == 1 << 33


def test_3_2_points_without_a_use_can_be_left_out() -> None:
    state = position(workers=(0, 0, 1))
    state.decks = [[], []]
    state.markets = [[], []]
    state.discards = [[], []]
    do(state, "place-chief project 1")
    assert "end-turn" not in options(state), "its bonus explores"
    do(state, "take-bonus explore", "open-door front-door", "draw-door door-1")
    assert "end-turn" in options(state), "no card is left for a project"


@pytest.mark.parametrize("where", ["markets", "decks", "discards"])
def test_3_2_a_project_must_go_on_while_a_basic_card_lies_anywhere(where: str) -> None:
    state = position(workers=(0, 0, 1), explorer="pantry")
    state.decks = [[], []]
    state.markets = [[], []]
    state.discards = [[], []]
    getattr(state, where)[0].append(31)
    do(state, "place-chief project 1", "take-bonus explore")
    do(state, "take-cheese")

    assert "end-turn" not in options(state)


def test_3_2_with_strength_nought_nothing_must_be_done() -> None:
    state = position(entrance=2)
    do(state, "place-chief explore 1")
    assert "end-turn" in options(state)
    state = position(workers=(3, 0, 0))
    do(state, "place-chief gather-wood 1")
    assert "end-turn" in options(state)


def test_3_2_an_action_is_finished_before_anything_else() -> None:
    state = position(workers=(0, 0, 2), movement=3, wood=9)
    do(state, "place-chief explore 1", "take-main")
    assert all(text.startswith("open-door") for text in options(state))
    do(state, "open-door front-door", "draw-door door-3")
    assert options(state) == ["open-door window-above-the-ivy", "move-explorer kitchen"]


def test_3_2_each_bonus_once_and_then_the_turn_can_only_end() -> None:
    state = position(entrance=0, movement=0, wood=0, metal=0)
    do(state, "place-chief dig 2", "take-bonus metal", "take-main")

    assert has(state, "metal") == 1
    assert options(state) == ["take-bonus move-workers", "end-turn"]
    do(state, "take-bonus move-workers")
    assert options(state) == ["end-turn"]
    do(state, "end-turn")
    assert (state.todo, state.place) == ((), -1)


def test_3_4_a_potion_completes_a_mission() -> None:
    state = position(agenda=(), explorer="study")
    turn_up(state, 0, "study")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "visit-hut")
    assert options(state) == ["use-potion metal", "use-potion wood", "use-potion mission"]
    do(state, "use-potion mission", "complete plug-into-the-socket 0", "free-cell three-points")
    assert has(state, "current") == 1
    state = position()
    do(state, "visit-hut", "use-potion metal")
    assert (has(state, "metal"), has(state, "wood")) == (3, 2)


def test_3_5_new_cards_enter_on_the_left_of_both_markets() -> None:
    state = position(agenda=())
    for market in state.markets:
        del market[1]
    state.agenda += [TAKE_TURN, REFILL]
    state.advance()
    do(state, "draw lamp", "draw arena")

    assert state.markets[box.BASIC] == numbers("lamp shovel wooden-bicycle hand-saw")
    assert state.markets[box.ADVANCED] == numbers("arena jetpack airship moon-rover")
    assert (58 in state.decks[0], 129 in state.decks[1]) == (False, False)
