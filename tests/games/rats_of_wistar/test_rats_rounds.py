"""§2 Rounds."""

from random import Random

from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.projects import RenewMarkets
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.rounds import (
    EndRound,
    FinalScoring,
    Income,
    NextMouse,
    NextTurn,
    ReadyCards,
    TakeChiefsBack,
    TurnWheel,
    UpdateOrder,
)
from games.rats_of_wistar.position import (
    any_choice,
    do,
    give,
    has,
    let_chance,
    me,
    numbers,
    options,
    position,
)


def test_2_1_three_turns_each_in_turn_order() -> None:
    state = position(3, agenda=(NextTurn(),))
    seats = []
    for _ in range(9):
        seats.append(state.actor)
        do(state, "visit-hut", "use-potion metal", "end-turn")
        let_chance(state)

    assert seats == [0, 1, 2] * 3
    assert state.round == 2


def test_2_2_the_hut_decides_the_order_by_leftmost_chiefs() -> None:
    state = position(4, agenda=())
    state.hut = (2, 3, 2)
    UpdateOrder().resolve(state, {})

    assert state.order == (2, 3, 0, 1)


def test_2_3_chiefs_come_back() -> None:
    state = position(agenda=())
    state.hut, state.chiefs[4] = (0,), 1
    TakeChiefsBack().resolve(state, {})

    assert state.hut == ()
    assert set(state.chiefs) == {-1}


def test_2_4_a_left_round_mouse_is_replaced() -> None:
    state = position(agenda=(NextMouse(), NextTurn()))
    do(state, "draw-mouse house-mouse-7")
    state.round = 4
    state.agenda.append(NextMouse())
    state.advance()

    assert all("basement" in text for text in options(state))
    do(state, "draw-mouse basement-mouse-2")
    assert box.MICE[state.round_mouse].mouse.value == "basement-mouse-2"
    assert [mouse.value for mouse in state.gone] == ["house-mouse-7"]


def test_2_5_the_wheel_turns_clockwise_by_one() -> None:
    state = position(agenda=())
    TurnWheel().resolve(state, {})

    assert state.wheel == (5, 0, 1, 2, 3, 4)


def test_2_6_incomes_come_in_turn_order_choices_last() -> None:
    state = position(agenda=(Income(), NextTurn()), played="automatic-ant bakery")

    assert has(state, "vp") == 11
    assert options(state) == ["receive wood 1", "receive metal 1"]
    do(state, "receive metal 1")
    assert has(state, "metal") == 3


def test_2_7_cards_are_ready_again() -> None:
    state = position(played="electromagnet")
    do(state, "use-card electromagnet")
    assert "use-card electromagnet" not in options(state)
    ReadyCards().resolve(state, {})
    assert me(state).ready == 1 << 20


def test_2_8_two_rightmost_cards_leave_each_market() -> None:
    state = position(agenda=(RenewMarkets(), NextTurn()))
    let_chance(state)

    left = "shovel pickaxe"
    assert state.markets[box.BASIC][2:] == numbers(left)
    assert state.discards[box.BASIC] == numbers("hand-saw wooden-bicycle")
    assert len(state.markets[box.ADVANCED]) == 4


def test_2_9_after_the_fifth_round_the_order_is_updated_and_the_game_scored() -> None:
    state = position(3, agenda=())
    state.round, state.hut = 5, (2,)
    state.agenda.append(EndRound())
    state.advance()

    assert state.outcome is not None
    assert state.outcome.reason == "rounds"
    assert state.outcome.winners == (2,)


def test_whole_random_games_end() -> None:
    for seats in (1, 2, 3, 4):
        state, rng = GAME.new(seats), Random(seats)
        while state.outcome is None:
            any_choice(state, rng)
        assert len(state.outcome.scores) == seats


def test_12_1_ties_are_broken_by_turn_order() -> None:
    state = position(3, agenda=())
    state.order = (1, 2, 0)
    give(state, 0, vp=8)
    state.agenda.append(FinalScoring())
    state.advance()

    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.tie_break == "turn-order"
