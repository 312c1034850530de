"""What the ranger does not do: positions in which an older bot was silly."""

from random import Random
from typing import Any

import pytest

from bestiary.bots import make
from bestiary.core import Position, Words, notation
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.workers import MoveWorkers
from bestiary.games.rats_of_wistar.mind.advice import value
from bestiary.games.rats_of_wistar.mind.grounds import parts
from bestiary.games.rats_of_wistar.mind.thoughts import pruned_options
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import BONUS, MAIN, TAKE_TURN
from games.rats_of_wistar.position import do, has, options, position, turn_up

NOBODY_WAITS: dict[str, Any] = {"entrance": 0}


def chosen(state: Wistar) -> str:
    return notation.write(make("ranger", GAME).choose(Position.of(GAME, state, 0, Random(1))))


def thoughts(state: Wistar) -> set[str]:
    return {notation.write(option).split()[0] for option in pruned_options(state, 0)}


def on(place: str, **mine: Any) -> Wistar:
    """A turn whose chief has been placed."""
    state = position(**mine)
    do(state, place)
    return state


def test_it_does_not_send_workers_before_it_knows_what_for() -> None:
    assert chosen(position()).split()[0] in ("place-chief", "visit-hut")


def test_it_does_not_build_beds_without_workers_who_could() -> None:
    state = on("place-chief beds 1", wood=2)
    while has(state, "entrance"):
        do(state, chosen(state))

    assert has(state, "burrow") >= 1


def test_it_does_not_leave_workers_waiting() -> None:
    state = on("place-chief beds 1", wood=2, workers=(0, 1, 0), entrance=0)
    do(state, "take-main", "build 1")

    assert has(state, "entrance") == 1
    assert "end-turn" in options(state)
    assert "end-turn" not in thoughts(state)


def test_it_does_not_act_with_strength_nought() -> None:
    state = on("place-chief gather-wood 1", **NOBODY_WAITS, workers=(0, 0, 3), movement=0)

    assert "take-main" in options(state)
    assert chosen(state) != "take-main"


def test_it_does_not_place_a_chief_where_nobody_works_if_others_could_work() -> None:
    state = position(**NOBODY_WAITS, workers=(4, 0, 0), movement=0, metal=8)

    assert chosen(state).split()[1] in ("dig", "gather-wood")


def test_it_sends_a_worker_to_the_action_before_it_and_none_back_after_it() -> None:
    state = on("place-chief dig 1", **NOBODY_WAITS, workers=(1, 2, 0), movement=2, metal=8)

    assert "use-movement burrow forest" in options(state)
    assert {n for n in options_worth(state) if n.startswith("use-movement")} == {
        "use-movement burrow forest"
    }
    do(state, "take-main", "dig 1")
    assert "use-movement forest burrow" in options(state)
    assert "use-movement" not in thoughts(state)


def options_worth(state: Wistar) -> list[str]:
    return [notation.write(option) for option in pruned_options(state, 0)]


def test_with_a_card_that_rewards_moves_a_move_is_worth_it_for_its_own_sake() -> None:
    state = position(agenda=(), **NOBODY_WAITS, workers=(1, 1, 1), movement=2)
    state.players[0].triggers = {"use-move": ()}
    state.chief_placed = True
    state.agenda.append(TAKE_TURN)
    state.advance()

    assert "use-movement" in thoughts(state)


def test_it_does_not_move_workers_for_nothing() -> None:
    state = position(agenda=(MoveWorkers(2), TAKE_TURN), **NOBODY_WAITS, workers=(0, 0, 3))
    state.chief_placed = True

    assert chosen(state) == "skip"


def test_it_does_not_save_wood_for_another_day() -> None:
    state = position(agenda=(BuildBeds(2), TAKE_TURN), wood=4)

    assert chosen(state) == "build 2"


def test_it_does_not_stop_digging_while_there_is_metal() -> None:
    state = position(agenda=(DigRooms(2), TAKE_TURN), metal=4)

    assert chosen(state) == "dig 2"


def test_it_does_not_leave_an_objective_lying() -> None:
    state = position(rooms_dug=3)

    assert chosen(state) == "achieve-goal diggers"


def test_it_does_not_leave_a_mission_that_costs_next_to_nothing() -> None:
    state = position(agenda=(), explorer="kitchen", wood=4, metal=4)
    turn_up(state, 0, "kitchen")
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()

    assert chosen(state).startswith("complete")


def test_a_step_inside_an_action_is_thought_about_whole() -> None:
    state = position(agenda=(BuildBeds(1), TAKE_TURN), wood=4)

    assert pruned_options(state, 0) == list(state.pending[0].options)


def test_it_does_not_end_a_turn_that_would_lose_a_gift() -> None:
    state = on("place-chief gather-wood 1", workers=(0, 0, 0), **NOBODY_WAITS)

    state.todo = (MAIN, BONUS["wood"])
    state.ask_again()
    assert {"end-turn", "take-main"} <= set(options(state))
    assert thoughts(state).isdisjoint({"end-turn", "take-main"})


def test_the_value_is_the_sum_of_parts_that_have_names() -> None:
    state = on("place-chief dig 1", workers=(1, 2, 0), metal=8)
    grounds = parts(state, 0)

    assert {g.text for g in grounds if g.worth} >= {
        f"ground-{n}" for n in ("points", "asset", "goal")
    }
    assert value(state, 0) == pytest.approx(sum(g.worth for g in grounds))
    for language in ("en", "ru"):
        words = Words(GAME, language)
        assert all(words(g.text, **dict(g.about)) for g in grounds)
