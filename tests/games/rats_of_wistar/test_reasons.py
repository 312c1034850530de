"""Why an action is not on offer: every main action says what is missing, in both languages."""

import re

import pytest

from bestiary.core import notation
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Row
from bestiary.games.rats_of_wistar.box.stock import INDEX
from bestiary.games.rats_of_wistar.effects.specials import Potion
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.missions import ChooseMarker, CompleteMission
from bestiary.games.rats_of_wistar.reasons import row_missing
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import BONUS, TAKE_TURN
from games.rats_of_wistar.position import WORDS, do, give, position, turn_up

HATCH = next(n for n, card in enumerate(box.MISSIONS) if card.mission.value == "hatch")


RULES = set(re.findall(r"§\d+\.\d+", (GAME.folder / "RULES.md").read_text("utf-8")))


def why(state: Wistar, action: str) -> list[str]:
    """The reasons told for an action, with the names they speak of; each has words and a rule."""
    for reason in state.reasons(0):
        assert reason.rule in RULES, reason
        assert all(words.reason(reason) for words in WORDS)
    return [_short(reason) for reason in state.reasons(0) if reason.action == action]


def _short(reason: Reason) -> str:
    parts = (value for _, value in reason.about)
    flat = (part for value in parts for part in (value if isinstance(value, tuple) else (value,)))
    return " ".join((reason.why, *(str(getattr(part, "value", part)) for part in flat)))


def test_a_sector_with_an_own_chief_or_without_a_free_cell_says_so() -> None:
    state = position()
    state.chiefs[0] = 0
    state.chiefs[6] = 1

    assert why(state, "place-chief") == ["own-chief gather-wood", "cells-taken gather-metal"]


def test_before_the_chief_a_turn_says_what_it_waits_for() -> None:
    assert why(position(), "end-turn") == ["chief-first"]


def test_a_symbol_that_is_waived_is_not_missing() -> None:
    state = position(explorer="study", observation=1)
    turn_up(state, 2, "study")
    told = {n: map(_short, CompleteMission(1, n).reasons(state, 0)) for n in (0, 1)}

    assert "missing track-the-cat observation" in told[0]
    assert not [reason for reason in told[1] if "track-the-cat" in reason]


def test_after_the_chief_a_turn_says_what_it_waits_for() -> None:
    state = position(workers=(0, 0, 2), entrance=0)
    do(state, "place-chief project 1")

    assert why(state, "place-next") == ["one-chief"]
    assert why(state, "end-turn") == ["points-left"]


def test_a_turn_says_what_it_waits_for_and_what_its_bonus_lacks() -> None:
    state = position(hand="jetpack", metal=0)
    state.chief_placed = True
    state.todo = (BONUS["play"],)
    state.ask_again()

    assert why(state, "place-next") == ["one-chief"]
    assert why(state, "play-this") == ["missing jetpack metal agility"]


def test_a_mission_that_asks_for_mice_says_how_many_more() -> None:
    mice = next(row for row in box.ROWS if (INDEX["mice"], 3) in row.price.needs)
    state = position(mice=1)

    assert row_missing(state.players[0], mice)["mice"] == 2


def test_goals_say_how_much_is_missing() -> None:
    state = position(rooms_dug=1)
    state.discs[1] = (0,)

    assert why(state, "achieve-this")[:2] == ["goal-short diggers 1 3", "own-disc carpenters"]


def test_a_card_says_what_is_missing() -> None:
    state = position(agenda=(PlayCards(1),), wood=0, metal=1, hand="jetpack wheelbarrow")

    assert why(state, "play-this") == ["missing jetpack metal agility"]


def test_a_card_without_a_price_of_free_choice_lacks_none() -> None:
    state = position(agenda=(PlayCards(1),), wood=0, metal=0, hand="jetpack")

    assert why(state, "play-this") == ["missing jetpack metal agility"]


def test_a_discount_counts_before_goods_are_missing() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=1)),), wood=0, metal=1, hand="jetpack")

    assert why(state, "play-this") == ["missing jetpack agility"]


def test_a_discount_of_one_unit_covers_one_unit() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=1)),), wood=0, metal=0, hand="hammer")

    assert why(state, "play-this") == ["missing hammer metal"]


def test_a_card_of_another_kind_says_so() -> None:
    state = position(agenda=(PlayCards(1, Allowance(deck=box.BASIC, free=True)),), hand="jetpack")

    assert why(state, "play-this") == ["wrong-kind jetpack"]


def test_mission_rows_say_what_is_missing() -> None:
    state = position(agenda=(), explorer="study", wood=2, metal=0, hand="")
    turn_up(state, HATCH, "study")
    state.rows[box.ROW_NUMBER[Row("open-the-hatch")]] = 1
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()

    assert why(state, "complete-this") == [
        "row-taken open-the-hatch",
        "missing plug-into-the-socket metal",
    ]


def test_a_locked_row_and_an_empty_room_say_so() -> None:
    state = position(agenda=(Potion(1),), wood=0)
    assert why(state, "complete") == ["no-mission-here"]

    state = position(agenda=(), explorer="study")
    turn_up(state, HATCH, "study")
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()
    assert "row-locked build-a-ladder" in why(state, "complete-this")


def test_grey_markers_and_the_fee_have_their_reasons() -> None:
    row = box.ROW_NUMBER[Row("plug-into-the-socket")]
    state = position(agenda=(ChooseMarker(row),), wood=0, metal=0)

    assert why(state, "free-this")[:3] == [
        "fee cheap-beds",
        "fee cheap-rooms",
        "grey-marker six-points",
    ]


def test_a_mission_that_only_lacks_the_fee_says_so() -> None:
    state = position(agenda=(), explorer="study", wood=0, metal=2)
    turn_up(state, HATCH, "study")
    state.players[0].freed = 0b111100
    state.agenda += [TAKE_TURN, Potion(1)]
    state.advance()
    plugged = "complete plug-into-the-socket 0"
    assert why(state, "complete-this")[-1] == "fee plug-into-the-socket"
    give(state, 0, wood=1)
    assert notation.read(plugged, GAME.rules.choices) in CompleteMission(1).options(state)
    assert "fee plug-into-the-socket" not in why(state, "complete-this")


def test_the_farm_says_what_is_out_of_reach() -> None:
    state = position(agenda=(Explore(1),), explorer="kitchen", mice=3)

    (doors,) = why(state, "open-doors")
    assert "pantry-door" in doors
    assert "front-door" not in doors
    state.doors = 1 << 9 | 1
    assert why(state, "open-doors") == [f"not-beside {box.PASSAGES[9].value}"], "open ones are done"
    assert why(state, "take-mouse") == ["no-free-room"]
    state.mice[state.players[0].explorer] = 0
    assert why(state, "take-mouse") == [], "nobody is there to be taken"
    free = position(agenda=(Explore(1),), explorer="kitchen")
    assert why(free, "take-mouse") == []
    assert why(state, "reveal-in")[0].startswith("nobody-there living-room")


@pytest.mark.parametrize(
    ("mine", "reason"),
    [
        ({"metal": 3}, "no-metal"),
        ({"metal": 9}, "strength 2"),
        ({"metal": 9, "rooms_dug": 5}, "all-dug"),
    ],
)
def test_a_dig_says_why_not_more(mine: dict[str, int], reason: str) -> None:
    state = position(agenda=(DigRooms(2),), **mine)

    assert why(state, "dig-more") == [reason]


@pytest.mark.parametrize(
    ("mine", "reason"),
    [
        ({"wood": 2}, "no-wood"),
        ({"wood": 9}, "strength 2"),
        ({"wood": 9, "mice": 2}, "no-free-room"),
        ({"wood": 9, "beds_built": 5, "rooms_dug": 6}, "all-built"),
    ],
)
def test_beds_say_why_not_more(mine: dict[str, int], reason: str) -> None:
    state = position(agenda=(BuildBeds(2),), **mine)

    assert why(state, "build-more") == [reason]


def test_one_project_point_takes_no_advanced_card() -> None:
    assert why(position(agenda=(Project(1),)), "take-advanced") == ["one-point"]
    assert why(position(agenda=(Project(2),)), "take-advanced") == []


def test_a_used_card_says_so() -> None:
    state = position(played="lamp")
    state.players[0].ready = 0

    assert why(state, "use-card") == ["used lamp"]


def test_nobody_else_is_told() -> None:
    state = position(hand="jetpack")

    assert state.reasons(1) == ()


@pytest.mark.parametrize(
    ("mine", "reason"), [({}, []), ({"beds_built": 3}, ["no-free-room"]), ({"beds_built": 2}, [])]
)
def test_the_cheese_says_why_it_stays(mine: dict[str, int], reason: list[str]) -> None:
    assert why(position(agenda=(Explore(1),), explorer="pantry", **mine), "take-cheese") == reason


def test_a_second_cheese_is_refused_with_its_reason() -> None:
    state = position(3, agenda=(Explore(1),), explorer="pantry")
    state.players[0].mice = (25,)
    state.ask_again()

    assert why(state, "take-cheese") == ["one-cheese"]


def test_quick_actions_say_what_they_lack() -> None:
    state = position(wood=0, metal=0, entrance=0, movement=0, goals=3, current=2)
    lacking = {reason.action: reason.why for reason in state.reasons(0)}

    assert lacking["buy-joker"] == "short"
    assert lacking["use-movement"] == "no-worker"
    assert lacking["place-worker"] == "nobody-waits"
    assert lacking["pitch-tent"] == "no-tent-place"
    assert lacking["achieve-goal"] == "no-disc"
    assert why(state, "use-movement") == ["no-token", "no-worker"]
    assert why(state, "buy-current") == ["boosted", "short"]
    assert not why(state, "achieve-this"), "without a disc no objective is worth a word"


def test_a_full_goal_and_missing_markers_say_so() -> None:
    state = position(rooms_dug=9)
    state.discs = {0: (1, 1), 1: (1,)}
    assert why(state, "achieve-this") == [
        "goal-full diggers",
        "goal-short carpenters 0 4",
        "goal-short hospitality 0 3",
    ]
    state = position(agenda=(), explorer="study")
    turn_up(state, HATCH, "study")
    state.players[0].freed = 0b0000111111
    state.agenda += [TAKE_TURN, Potion(1)]
    state.advance()
    assert why(state, "complete-this")[0] == "no-marker open-the-hatch"


def test_a_bonus_still_to_be_taken_says_what_it_lacks() -> None:
    state = position(hand="jetpack", metal=0)
    do(state, "place-chief gather-metal 1")
    assert why(state, "complete") == ["no-mission-here"]
    assert why(state, "play-this") == ["missing jetpack metal agility"]
    state = position(hand="jetpack", metal=0)
    do(state, "place-chief dig 1")
    assert why(state, "complete") == ["no-mission-here"]
    assert why(state, "play-this") == []
    state = position(hand="jetpack", metal=0)
    do(state, "place-chief gather-wood 1")
    assert why(state, "complete") == []
    assert why(state, "play-this") == ["missing jetpack metal agility"]
