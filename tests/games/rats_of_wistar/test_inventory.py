"""Nothing is created or lost: every piece is counted where it can lie."""

from random import Random

import pytest

from bestiary.games.rats_of_wistar import GAME, inventory
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Mouse
from bestiary.games.rats_of_wistar.state import Wistar
from games.rats_of_wistar.position import any_choice, give, lay, me, position, turn_up


def whole(seats: int) -> Wistar:
    """A table with pieces in every place where they can lie."""
    state = position(seats, hand="hammer", explorer="study", entrance=1, workers=(1, 0, 0))
    lay(state, 0, "lamp")
    me(state).mice = (3, 16)
    me(state).doors = (4,)
    me(state).heroes = (1,)
    me(state).skills = (2,)
    state.mouse_pools = tuple(  # type: ignore[assignment]  # two pools as before
        tuple(m for m in pool if m not in (3, 16, 7, 9)) for pool in state.mouse_pools
    )
    state.round_mouse = 7
    state.gone = (Mouse("house-mouse-10"),)
    state.door_pool = tuple(d for d in state.door_pool if d != 4)
    state.heroes = (0, 2, 3, 4)
    state.skills = (0, 1, 3, 4)
    turn_up(state, 0, "study")
    me(state).private = (3,)
    state.drawn_goals = (4,)
    state.goal_pool = tuple(range(5, 13))
    state.discs = {0: (0,)}
    me(state).freed = 0b1
    state.rows[1] = 0
    give(state, 0, goals=1)
    state.decks, state.discards = [list(d) for d in state.decks], [list(d) for d in state.discards]
    state.discards[0].append(state.decks[0].pop())
    state.drawn = (state.decks[1].pop(),)
    state.pairs = ((state.decks[0].pop(), state.decks[1].pop()),)
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_piece_of_the_box_is_counted(seats: int) -> None:
    assert inventory.components(whole(seats)) == inventory.box(seats, {})


@pytest.mark.parametrize(
    "lost",
    [
        *("heroes", "skills", "goals", "goal_pool", "drawn_goals", "door_pool", "cheeses", "gone"),
        *("drawn", "pairs", "mouse_pools", "mission_pools"),
    ],
)
def test_a_piece_that_is_gone_is_missed(lost: str) -> None:
    state = whole(2)
    left = getattr(state, lost)[1:] if lost != "mouse_pools" else ((), state.mouse_pools[1])
    setattr(state, lost, left if lost != "mission_pools" else ((), left[0]))

    assert inventory.components(state) != inventory.box(2, {})


@pytest.mark.parametrize("lost", ["mice", "doors", "heroes", "skills", "private", "hand", "played"])
def test_what_a_player_loses_is_missed(lost: str) -> None:
    state = whole(2)
    setattr(me(state), lost, getattr(me(state), lost)[1:])

    assert inventory.components(state) != inventory.box(2, {})


@pytest.mark.parametrize(
    "more", [{"joker": 13}, {"movement": 20}, {"entrance": 2}, {"goals": 2}, {"beds_built": 1}]
)
def test_tokens_workers_and_discs_too_many_are_noticed(more: dict[str, int]) -> None:
    state = whole(2)
    give(state, 0, **more)

    assert inventory.components(state) != inventory.box(2, {})


def test_the_box_for_each_number_of_players() -> None:
    two, four = inventory.box(2, {}), inventory.box(4, {})

    assert (two[Mouse.CHEESE_3], four[Mouse.CHEESE_3]) == (0, 1)
    assert inventory.box(1, {})[Mouse.CHEESE_3] == 0
    assert (two["worker", 1], two["marker", 1], two["disc", 1]) == (9, 10, 3)
    assert (two["movement token"], two["joker"]) == (20, 12)
    assert ("worker", 2) not in two
    assert sum(four.values()) - sum(two.values()) == 2 * (9 + 10 + 3) + 1


def test_what_is_in_play_is_what_lies_open() -> None:
    state = whole(2)
    shown = set(inventory.in_play(state))

    assert {box.MICE[7].mouse, box.MICE[3].mouse, box.DOORS[4][0]} <= shown
    assert {box.GOALS[0].goal, box.INVENTIONS[58].card, box.INVENTIONS[31].card} <= shown
    assert box.INVENTIONS[40].card not in shown, "a hand is hidden"
    assert {card.goal for card in box.GOALS} <= inventory.COMPONENTS_TO_COVER
    assert len(inventory.COMPONENTS_TO_COVER) == 180 + 27 + 10 + 13
    state.round_mouse = 0
    assert {box.MICE[0].mouse} <= set(inventory.in_play(state)), "the first mouse of the box too"
    state.round_mouse = -1
    assert box.MICE[0].mouse not in set(inventory.in_play(state))


def test_a_random_game_loses_nothing() -> None:
    state = GAME.new(3)
    rng = Random(8)
    pieces = inventory.box(3, {})
    for _ in range(250):
        any_choice(state, rng)
        assert inventory.components(state) == pieces
