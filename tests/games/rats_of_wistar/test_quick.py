"""§8 Quick actions."""

import pytest

from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    do,
    give,
    hand,
    has,
    lay,
    let_chance,
    me,
    options,
    position,
)

WAYS = [
    f"{origin} {target}"
    for origin in ("forest", "burrow", "farm")
    for target in ("forest", "burrow", "farm")
    if origin != target
]


def test_8_1_a_joker_for_three() -> None:
    state = position(hand="hammer")
    do(state, "buy-joker", "pay wood", "pay metal", "pay-card hammer")

    assert has(state, "joker") == 1
    assert (has(state, "wood"), has(state, "metal"), hand(state)) == (1, 1, [])
    assert "buy-joker" not in options(state)
    assert "buy-joker" in options(position(wood=3, metal=0))
    assert "buy-joker" not in options(position(wood=2, metal=0))


def test_8_1_no_joker_is_sold_once_all_are_in_play() -> None:
    state = position(wood=9)
    give(state, 1, joker=12)
    state.ask_again()
    assert "buy-joker" not in options(state)
    assert "buy-current" in options(state)
    found = [(r.action, r.why, r.rule) for r in state.reasons(0) if r.action == "buy-joker"]
    assert found == [("buy-joker", "no-joker-left", "§8.1")]
    give(state, 1, joker=11)
    state.ask_again()
    assert "buy-joker" in options(state)


def test_8_2_current_for_four_until_boosted() -> None:
    assert "buy-current" not in options(position(wood=3, metal=0))
    state = position(wood=9, metal=0)
    do(state, "buy-current")
    assert (has(state, "wood"), has(state, "current")) == (5, 1)
    do(state, "buy-current")
    assert (has(state, "wood"), has(state, "current")) == (1, 2)
    give(state, 0, wood=8)
    state.ask_again()
    assert "buy-current" not in options(state)


def test_8_3_a_movement_token_moves_one_worker_or_two() -> None:
    state = position(workers=(1, 0, 1), movement=2)
    moves = [text for text in options(state) if text.startswith("use-movement")]
    assert moves == [f"use-movement {way}" for way in WAYS if not way.startswith("burrow")]
    assert not [t for t in options(position(workers=(1, 1, 1), movement=0)) if "movement" in t]
    do(state, "use-movement forest burrow")
    assert has(state, "movement") == 1
    assert options(state)[0] == "visit-hut"
    give(state, 0, double_movement=2)
    do(state, "use-movement burrow forest", "move-worker farm forest")
    assert [has(state, area) for area in ("forest", "burrow", "farm")] == [2, 0, 0]
    assert has(state, "movement") == 0


def test_8_4_a_once_effect_works_in_the_turn_it_is_played_and_once() -> None:
    state = position(hand="electromagnet", cleverness=1)
    do(state, "place-chief explore 1", "take-bonus play", "play electromagnet 0")
    do(state, "use-card electromagnet")

    assert has(state, "metal") == 2
    assert "use-card electromagnet" not in options(state)
    assert me(state).ready == 0


def test_8_4_a_once_effect_may_do_nothing_and_is_used_up() -> None:
    state = position(agenda=())
    lay(state, 0, "flashlight lamp")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card flashlight")

    assert "use-card flashlight" not in options(state)
    assert "use-card lamp" in options(state)


def test_8_5_a_waiting_worker_enters_any_area() -> None:
    state = position()
    do(state, "place-worker forest", "place-worker farm")

    assert (has(state, "forest"), has(state, "farm"), has(state, "entrance")) == (1, 1, 0)
    assert "place-worker farm" not in options(state)


def test_8_6_two_tents_in_different_rooms() -> None:
    state = position()
    assert not [text for text in options(state) if text.startswith("pitch")]
    give(state, 0, explorer="kitchen")
    state.ask_again()
    do(state, "pitch-tent kitchen")
    assert "pitch-tent kitchen" not in options(state)
    give(state, 0, explorer="study")
    state.ask_again()
    do(state, "pitch-tent study")
    give(state, 0, explorer="bedroom")
    state.ask_again()
    assert not [text for text in options(state) if text.startswith("pitch")]


def test_8_7_the_example_goal_then_four_rooms_for_the_next() -> None:
    state = position(3, rooms_dug=2)
    give(state, 1, rooms_dug=3)
    give(state, 2, rooms_dug=4)
    assert "achieve-goal diggers" not in options(state)
    give(state, 0, rooms_dug=3)
    state.ask_again()
    do(state, "achieve-goal diggers")
    let_chance(state)
    assert has(state, "vp") == 14
    assert len(me(state).hand) == 1
    assert state.discs == {0: (0,)}
    assert "achieve-goal diggers" not in options(state)
    state.actor = 1
    state.ask_again()
    assert "achieve-goal diggers" not in options(state)
    state.actor = 2
    state.ask_again()
    do(state, "achieve-goal diggers")
    assert state.discs == {0: (0, 2)}


def test_8_7_nobody_has_two_discs_on_a_goal() -> None:
    state = position(3, rooms_dug=6)
    do(state, "achieve-goal diggers")
    let_chance(state)

    assert "achieve-goal diggers" not in options(state)


def test_8_7_a_full_goal_is_closed() -> None:
    state = position(2, rooms_dug=6)
    state.discs[0] = (1, 1)
    state.ask_again()
    assert "achieve-goal diggers" not in options(state)
    state.discs[0] = (1,)
    state.ask_again()
    assert "achieve-goal diggers" in options(state)


def test_8_7_jokers_do_not_count() -> None:
    state = position(joker=9)
    state.goals = (10, 11)
    state.ask_again()
    assert not [text for text in options(state) if text.startswith("achieve")]
    give(state, 0, strength=4)
    state.ask_again()
    assert [t for t in options(state) if t.startswith("achieve")] == ["achieve-goal vocation"]


def test_8_7_a_private_goal_asks_what_its_top_cell_asks() -> None:
    state = position(4, doors=1)
    me(state).private = (3,)
    state.ask_again()
    assert "achieve-goal burglars" not in options(state)
    give(state, 0, doors=2)
    state.ask_again()
    do(state, "achieve-goal burglars")
    assert has(state, "metal") == 3
    assert "achieve-goal burglars" not in options(state)


def test_8_8_three_discs_in_all() -> None:
    state = position(agenda=(), rooms_dug=6, doors=9, goals=3)
    me(state).private = (3,)
    state.agenda.append(TAKE_TURN)
    state.advance()
    assert not [text for text in options(state) if text.startswith("achieve")]
    give(state, 0, goals=2)
    state.ask_again()
    do(state, "achieve-goal diggers")
    assert has(state, "goals") == 3


def test_a_command_tower_plays_free_after_a_goal() -> None:
    state = position(agenda=(), beds_built=3, hand="time-machine")
    lay(state, 0, "command-tower")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "achieve-goal carpenters", "play time-machine 0")

    assert has(state, "movement") == 2
    assert me(state).played[-1] == 25


@pytest.mark.parametrize(("wood", "short"), [(2, True), (3, False)])
def test_8_1_the_reason_ends_where_the_price_begins(wood: int, short: bool) -> None:
    state = position(wood=wood, metal=0)
    found = {reason.action for reason in state.reasons(0)}

    assert ("buy-joker" in found) == short
    assert "buy-current" in found


def test_what_is_not_on_offer_has_a_reason() -> None:
    state = position(wood=0, metal=0, entrance=0)
    found = {(reason.action, reason.why, reason.rule) for reason in state.reasons(0)}

    assert ("buy-joker", "short", "§8.1") in found
    assert ("place-worker", "nobody-waits", "§8.5") in found
    assert ("pitch-tent", "no-tent-place", "§8.6") in found


def test_8_7_a_card_keeps_its_discs_wherever_it_lies() -> None:
    state = position(2, agenda=(), rooms_dug=3, beds_built=3)
    state.goals = (2, 1, 0)
    state.discs = {0: (1,)}
    state.agenda.append(TAKE_TURN)
    state.advance()

    assert "achieve-goal diggers" not in options(state), "its second cell asks for four rooms"
    do(state, "achieve-goal carpenters")
    assert state.discs == {0: (1,), 1: (0,)}
