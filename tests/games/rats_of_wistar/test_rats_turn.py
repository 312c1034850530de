"""§3 A turn."""

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.rounds import NextTurn
from bestiary.games.rats_of_wistar.turn import REFILL, TAKE_TURN
from games.rats_of_wistar.position import do, has, let_chance, me, numbers, options, position


def test_3_1_one_chief_per_cell_and_own_sector() -> None:
    state = position(2)
    state.chiefs[0], state.chiefs[3] = 1, 0
    state.agenda[:] = [TAKE_TURN]
    state._asked = None

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
    state.hut = (1,)
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
