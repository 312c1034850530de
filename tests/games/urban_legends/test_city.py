"""§5 The Constrain phase and §6 the Expand phase."""

from typing import Any

import pytest

from bestiary.core import CHANCE
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    SCIENTIST,
    Colour,
    Side,
    pack,
)
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks, LayBlocks, block_draws
from bestiary.games.urban_legends.events import (
    Constrained,
    EvidenceTaken,
    Expanded,
    Resettled,
    RoundBegan,
)
from bestiary.games.urban_legends.rounds import NextRound
from bestiary.games.urban_legends.state import UrbanState
from core.narrowing import chance_of, present
from games.urban_legends.position import chance, log_events, options, play, position, row_text

TWO = ". [] . [] ."
THREE = ". [] . [] . [] ."


def constraining() -> UrbanState:
    return position(
        "pp [P] . [P] w [] . [] wb",
        ". [M] . [] . [ME] .",
        active="scientist",
        agenda=[ConstrainCity()],
    )


def test_5_1_a_marked_side_cannot_be_removed() -> None:
    state = constraining()

    assert options(state) == ["constrain right"]
    assert state.reasons(1) == (Reason("constrain", "marked", "§5.1", (("side", Side.LEFT),)),)


def test_5_1_the_phase_is_skipped_before_there_are_seven_blocks() -> None:
    state = position(
        "p [P] . [P] . [] .", ". [] . [] .", active="scientist", agenda=[ConstrainCity()]
    )

    assert not state.decisions


def test_example_of_constraining() -> None:
    """The left is marked, so the right goes; its evidence is the Scientist's; two sensors move."""
    state = play(constraining(), "constrain right")

    assert state.evidence == [0, 1]
    assert state.wild == [True, False]
    assert row_text(state, "scientist") == ". [M] . [] ."
    play(state, "resettle white 1")
    play(state, "resettle black 3")
    assert row_text(state, "cryptid") == "ppw [P] . [P] wb [] ."


def test_5_2_displaced_sensors_go_to_any_place_that_is_left() -> None:
    state = play(constraining(), "constrain right")

    assert options(state) == [f"resettle white {place}" for place in (1, 2, 3, 4)]
    assert state.decisions[0].seat == state.seat_of(CRYPTID)


def test_5_2_sensors_on_the_inner_side_stay() -> None:
    state = position(
        ". [] pw [P] . [P] . [] .", THREE, active="scientist", agenda=[ConstrainCity()]
    )

    play(state, "constrain left")

    assert row_text(state, "cryptid") == "pw [P] . [P] . [] ."


def constraining_at_the_cryptids(**changes: Any) -> UrbanState:
    rows = (". [ME] . [] . [M] .", "pp [] w [P] . [P] . [ME] wb")
    return position(*rows, agenda=[ConstrainCity(), DrawBlocks()], cryptid=1, **changes)


def test_5_1_the_scientist_removes_one_side_of_both_rows() -> None:
    state = constraining_at_the_cryptids()
    assert state.decisions[0].seat == 0
    assert options(state) == ["constrain left", "constrain right"]
    assert state.reasons(0) == ()
    play(state, "constrain left")

    assert log_events(state)[:2] == [Constrained(0, Side.LEFT), EvidenceTaken(0, 1)]
    assert row_text(state, "cryptid") == ". [] . [M] ."
    assert row_text(state, "scientist") == "w [P] . [P] . [ME] wb"
    assert (state.evidence, state.removed) == ([0, 1], (1, 1))
    assert state.displaced == pack(2, 0, 0)
    assert state.wild == [True, False]


def test_5_1_evidence_of_both_rows_is_taken() -> None:
    rows = (". [ME] . [] . [ME] .", "pp [] w [P] . [P] . [ME] wb")
    state = position(*rows, agenda=[ConstrainCity()], cryptid=1)
    play(state, "constrain right")

    assert state.evidence == [0, 2]
    assert state.removed == (0, 2)
    assert row_text(state, "cryptid") == ". [ME] . [] ."


def test_5_1_the_right_side_may_be_the_marked_one() -> None:
    rows = (THREE, "pp [] w [P] . [] . [P] wb")
    state = position(*rows, agenda=[ConstrainCity()], cryptid=1)

    assert options(state) == ["constrain left"]
    assert state.reasons(0) == (Reason("constrain", "marked", "§5.1", (("side", Side.RIGHT),)),)


def test_5_2_the_cryptid_resettles_one_sensor_after_the_other() -> None:
    state = play(constraining_at_the_cryptids(), "constrain right")
    assert state.decisions[0].seat == 1
    assert state.decisions[0].about == (("colour", Colour.WHITE),)
    assert options(state) == [f"resettle white {place}" for place in (1, 2, 3, 4)]
    play(state, "resettle white 4")
    assert log_events(state)[-1] == Resettled(1, Colour.WHITE, 4)
    assert state.displaced == pack(0, 0, 1)
    play(state, "resettle black 2")

    assert row_text(state, "scientist").startswith("pp [] wb [P] . [P] w")
    assert state.displaced == 0


def test_6_1_the_first_four_blocks_are_regular() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[DrawBlocks()])

    assert state.city == (2, 5, 5)
    assert row_text(state, "cryptid") == ". [] . [] . [] ."


def test_6_1_chance_draws_two_blocks_of_the_rest() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[DrawBlocks()], city=(0, 5, 5))
    odds = present(chance_of(state.decisions[0]).probabilities())

    assert state.decisions[0].seat == CHANCE
    assert [str(p) for p in odds.values()] == ["2/9", "5/9", "2/9"]


def test_6_2_two_mystery_blocks_leave_nothing_to_choose() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(2)])

    assert row_text(state, "cryptid") == ". [ME] . [] . [ME] ."


def test_example_of_expanding() -> None:
    """The Cryptid, next to the active row, lays the mystery block left and gets evidence on it."""
    state = position(". [] . [] .", "p [P] . [P] w [] .", agenda=[DrawBlocks()], city=(0, 3, 3))

    chance(state, "blocks 1")
    assert state.decisions[0].seat == state.seat_of(CRYPTID)
    play(state, "place-mystery left")

    assert row_text(state, "cryptid") == ". [ME] . [] . [] . [] ."


@pytest.mark.parametrize("to_move", [CRYPTID, SCIENTIST])
def test_6_3_the_row_with_the_sensors_is_active_next(to_move: int) -> None:
    """Whoever made the last move of the round, the player next to that row begins."""
    state = position(". [] . [] .", "p [P] . [P] .", agenda=[NextRound()], turn=to_move)

    assert (state.active, state.turn, state.round) == (SCIENTIST, SCIENTIST, 2)


def test_6_1_two_of_the_four_on_top_and_then_by_chance() -> None:
    probabilities = present(block_draws((0, 3, 1)).probabilities())
    assert [str(p) for p in probabilities.values()] == ["1/2", "1/2"]
    state = position(TWO, "p [P] .", agenda=[DrawBlocks()], city=(0, 5, 5))
    chance(state, "blocks 2")

    assert state.city == (0, 5, 3)
    state = position(TWO, "p [P] .", agenda=[DrawBlocks()], city=(0, 5, 5))
    chance(state, "blocks 0")
    assert state.city == (0, 3, 5)


def test_6_2_the_player_next_to_the_active_row_lays_them() -> None:
    rows = ("p [P] . [P] .", ". [] .")
    state = position(*rows, active="scientist", agenda=[LayBlocks(1)], cryptid=1)
    assert (state.decisions[0].seat, state.decisions[0].prompt) == (0, "lay-blocks")
    assert options(state) == ["place-mystery left", "place-mystery right"]
    play(state, "place-mystery right")

    assert row_text(state, "scientist") == ". [] . [] . [ME] ."
    assert row_text(state, "cryptid") == "p [P] . [P] ."
    assert log_events(state) == [Expanded(0, False, True)]


def test_6_2_the_cryptid_lays_them_at_the_own_row() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(1)], cryptid=1)
    assert state.decisions[0].seat == 1
    play(state, "place-mystery left")

    assert row_text(state, "cryptid") == ". [ME] . [] . [] ."


def test_6_3_a_round_has_its_phases_in_order_and_the_next_one_its_number() -> None:
    state = position("p [P] . [P] .", ". [] .", active="scientist", agenda=[NextRound()], cryptid=1)

    assert log_events(state)[0] == RoundBegan(2)
    assert (state.active, state.turn) == (CRYPTID, CRYPTID)
    names = [type(step).__name__ for step in reversed(state.agenda)]
    assert names == ["TakeTurn", "Hide", "CheckVictory", "ConstrainCity", "DrawBlocks", "NextRound"]
