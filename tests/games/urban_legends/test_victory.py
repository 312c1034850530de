"""§4 The Victory phase."""

from typing import Any

import pytest

from bestiary.core import Outcome, Score
from bestiary.games.urban_legends.scoring import CheckVictory
from games.urban_legends.position import position

THREE = ". [] . [] . [] ."


def victory(cryptid: str, scientist: str, **changes: Any) -> Outcome | None:
    """The outcome of the phase, the Scientist's row being active."""
    agenda = [CheckVictory()]
    return position(cryptid, scientist, active="scientist", agenda=agenda, **changes).outcome


def test_4_1_markers_on_both_ends_of_a_full_city_are_an_escape() -> None:
    outcome = victory("p [P] . [] . [] . [P] .", THREE)

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "escape")


def test_4_1_before_there_are_seven_blocks_nobody_escapes() -> None:
    assert victory("p [P] . [] . [P] .", ". [] . [] .") is None


@pytest.mark.parametrize("row", ["p [P] . [] . [] . [] .", "p [] . [] . [] . [] ."])
def test_4_2_with_one_marker_or_none_the_cryptid_is_caught(row: str) -> None:
    outcome = victory(row, THREE)

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "caught")


def test_4_3_when_time_runs_out_evidence_decides() -> None:
    rows = ("p [P] . [P] . [ME] . [ME] .", ". [ME] . [] . [] .")
    outcome = victory(*rows, city=(0, 0, 0), evidence=[1, 1])

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "time")
    assert [score.total for score in outcome.scores] == [3, 2]


ENDS = "p [P] . [] . [] . [P] ."


def outcome(cryptid: str, scientist: str, **changes: Any) -> Outcome:
    state = position(
        cryptid, scientist, active="scientist", agenda=[CheckVictory()], cryptid=1, **changes
    )
    assert state.outcome is not None
    return state.outcome


def scores(first: int, second: int) -> tuple[Score, ...]:
    return Score((("evidence", first),)), Score((("evidence", second),))


def test_4_1_escape_comes_before_time() -> None:
    found = outcome(ENDS, THREE, city=(0, 0, 0), evidence=[1, 4])

    assert found == Outcome((1,), scores(4, 1), "escape")


def test_4_2_caught_comes_before_time() -> None:
    found = outcome("p [P] . [] . [] . [] .", THREE, city=(0, 0, 0), evidence=[4, 1])

    assert found == Outcome((0,), scores(1, 4), "caught")


def test_4_1_one_end_is_not_enough() -> None:
    rows = ("p [P] . [P] . [] . [] .", THREE)
    state = position(*rows, active="scientist", agenda=[CheckVictory()])

    assert state.outcome is None


@pytest.mark.parametrize(("evidence", "winner"), [([1, 1], 1), ([0, 2], 0)])
def test_4_3_each_takes_the_evidence_of_the_own_row(evidence: list[int], winner: int) -> None:
    rows = ("p [P] . [P] . [ME] . [ME] .", ". [ME] . [] . [] .")
    found = outcome(*rows, city=(0, 0, 0), evidence=list(evidence))

    assert found.winners == (winner,)
    assert found.reason == "time"
    assert found.scores == scores(evidence[1] + 1, evidence[0] + 2)


def test_4_3_while_blocks_are_left_nothing_is_counted() -> None:
    rows = ("p [P] . [P] . [ME] . [ME] .", ". [ME] . [] . [] .")
    state = position(*rows, active="scientist", agenda=[CheckVictory()], city=(0, 0, 2))

    assert state.outcome is None
    assert state.evidence == [0, 0]
