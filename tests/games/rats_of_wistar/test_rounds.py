"""§2 Rounds."""

from random import Random

from bestiary.core import Words
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.projects import RenewMarkets
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.events import OrderChanged, order_event
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
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import several
from games.rats_of_wistar.position import (
    any_choice,
    do,
    give,
    has,
    lay,
    let_chance,
    me,
    numbers,
    open_decision,
    options,
    position,
)


def test_2_1_three_turns_each_in_turn_order() -> None:
    state = position(3, agenda=())
    state.order = (2, 0, 1)
    state.agenda.append(NextTurn())
    state.advance()
    seats = []
    for _ in range(9):
        seats.append(open_decision(state).seat)
        assert state.round == 1
        do(state, "visit-hut", "use-potion metal", "end-turn")
        let_chance(state)

    assert seats == [2, 0, 1] * 3
    assert state.round == 2
    assert open_decision(state).seat == 2


def test_2_2_the_hut_decides_the_order_by_leftmost_chiefs() -> None:
    state = position(4, agenda=())
    state.order = (1, 3, 0, 2)
    state.hut = (2, 3, 2)
    UpdateOrder().resolve(state, {})
    assert state.order == (2, 3, 1, 0), "the others in their old order"
    assert state.events == [OrderChanged((2, 3, 1, 0))]
    state.events = []
    state.hut = ()
    UpdateOrder().resolve(state, {})
    assert (state.order, state.events) == ((2, 3, 1, 0), [])


def test_2_2_the_rival_of_the_solo_game_is_told_as_such() -> None:
    told = [Words(GAME, "en", ["Ann"]).event(order_event(order, 1)) for order in ((0, 1), (1, 0))]

    assert told == ["Turn order: Ann, then the rival.", "Turn order: the rival, then Ann."]
    assert order_event((1, 0), 2) == OrderChanged((1, 0))


def test_2_3_chiefs_come_back() -> None:
    state = position(agenda=())
    state.hut = several(0)
    state.chiefs[4] = 1
    state.turn = 6
    TakeChiefsBack().resolve(state, {})

    assert state.hut == ()
    assert state.chiefs == [-1] * 18
    assert (state.round, state.turn) == (2, 0)


def test_2_4_a_left_round_mouse_is_replaced() -> None:
    state = position(agenda=(NextMouse(), NextTurn()))
    do(state, "draw-mouse house-mouse-7")
    assert 6 not in state.mouse_pools[0]
    state.round = 3
    state.agenda.append(NextMouse())
    state.advance()
    assert len(options(state)) == 14
    assert all("house" in text for text in options(state))
    state.agenda.pop()
    state.ask_again()
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
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "place-chief gather-metal 2")
    assert {"take-bonus metal", "take-bonus move-workers"} <= set(options(state)), "from digging"


def test_2_6_incomes_come_in_turn_order_choices_last() -> None:
    state = position(agenda=(), played="automatic-ant bakery")
    lay(state, 1, "bakery automatic-ant")
    state.order = (1, 0)
    state.agenda += [NextTurn(), Income()]
    state.advance()

    assert (open_decision(state).seat, options(state)) == (1, ["receive wood 1", "receive metal 1"])
    assert [has(state, "vp", seat) for seat in (0, 1)] == [10, 11], "seat 1 is first in turn order"
    do(state, "receive metal 1")
    assert (open_decision(state).seat, has(state, "metal", 1), has(state, "vp")) == (0, 3, 11)
    do(state, "receive wood 1")
    assert (has(state, "wood"), has(state, "wood", 1)) == (3, 2)


def test_2_6_mice_pay_income_too() -> None:
    state = position(agenda=())
    me(state).incomes = ("house-mouse-8", "basement-mouse-2")
    state.agenda += [NextTurn(), Income()]
    state.advance()

    assert (has(state, "wood"), has(state, "vp")) == (3, 12)


def test_2_6_the_solo_rival_has_no_income() -> None:
    state = position(1, agenda=(), played="bakery")
    state.order = (1, 0)
    state.agenda += [TAKE_TURN, Income()]
    state.advance()

    assert has(state, "vp") == 11
    assert open_decision(state).seat == 0


def test_2_1_a_round_begins_with_its_steps_in_their_order() -> None:
    state = position(agenda=(), played="automatic-ant lamp")
    lay(state, 1, "automatic-ant school")
    state.hut = (1,)
    state.chiefs[3] = 0
    me(state).ready = 0
    state.agenda.append(EndRound())
    state.advance()
    do(state, "draw-mouse house-mouse-3")

    assert state.order == (1, 0)
    assert set(state.chiefs) == {-1}
    assert state.wheel == (5, 0, 1, 2, 3, 4)
    market = state.markets[0][:]
    do(state, options(state)[0])
    assert open_decision(state).seat == 1, "incomes in the new order"
    do(state, "receive wood 1")
    assert me(state).ready == 0, "income before the 1× tokens leave"
    do(state, "receive wood 1")
    assert me(state).ready == 1 << 58
    let_chance(state)
    assert state.markets[0][2:] == market[:2]
    assert open_decision(state).seat == 1


def test_2_7_cards_are_ready_again() -> None:
    state = position(played="electromagnet")
    do(state, "use-card electromagnet")
    assert "use-card electromagnet" not in options(state)
    lay(state, 1, "lamp mill")
    me(state, 1).ready = 0
    ReadyCards().resolve(state, {})
    assert (me(state).ready, me(state, 1).ready) == (1 << 20, 1 << 58)


def test_2_8_two_rightmost_cards_leave_each_market() -> None:
    state = position(agenda=(RenewMarkets(), NextTurn()))
    let_chance(state)

    assert state.markets[box.BASIC][2:] == numbers("shovel pickaxe")
    assert state.discards[box.BASIC] == numbers("hand-saw wooden-bicycle")
    assert state.markets[box.ADVANCED][2:] == numbers("jetpack helicopter")
    assert state.discards[box.ADVANCED] == numbers("moon-rover airship")
    assert [len(market) for market in state.markets] == [4, 4]


def test_2_9_after_the_fifth_round_the_order_is_updated_and_the_game_scored() -> None:
    state = position(3, agenda=())
    state.round = 4
    state.hut = (2,)
    state.agenda.append(EndRound())
    state.advance()
    assert (state.outcome, state.round) == (None, 5), "the fourth round is not the last"
    state = position(3, agenda=())
    state.round = 5
    state.hut = (2,)
    state.agenda.append(EndRound())
    state.advance()

    assert state.outcome is not None
    assert state.outcome.reason == "rounds"
    assert state.outcome.winners == (2,)


def test_whole_random_games_end() -> None:
    for seats in (1, 2, 3, 4):
        state = GAME.new(seats)
        rng = Random(seats)
        while state.outcome is None:
            any_choice(state, rng)
        assert len(state.outcome.scores) == seats


def test_12_1_ties_are_broken_by_turn_order() -> None:
    state = position(3, agenda=())
    state.order = (0, 2, 1)
    give(state, 0, vp=8)
    state.agenda.append(FinalScoring())
    state.advance()

    assert state.outcome is not None
    assert state.outcome.winners == (2,), "neither the first seat nor the first in the order"
    assert state.outcome.tie_break == "turn-order"
    assert [score.total for score in state.outcome.scores] == [9, 11, 11]


def test_12_1_most_points_win_without_a_tie_break() -> None:
    state = position(3, agenda=())
    state.order = (1, 2, 0)
    give(state, 0, vp=12)
    state.agenda.append(FinalScoring())
    state.advance()

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.tie_break) == ((0,), None)
