"""§3 to §6: Hide, Victory, Constrain, Expand."""

import pytest

from bestiary.core import CHANCE, Outcome, Reason
from bestiary.games.urban_legends.box.components import CRYPTID, SCIENTIST, Side
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks, LayBlocks
from bestiary.games.urban_legends.events import EvidenceTaken, WildTurnedUp
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.rounds import NextRound
from bestiary.games.urban_legends.scoring import CheckVictory
from bestiary.games.urban_legends.state import UrbanState
from games.urban_legends.urban_position import chance, options, play, position, shown

HIDE_ROW = ". [] pw [ME] bbb [] pw [] ppw"
HIDE_ACTIVE = ". [] . [P] . [P] ."


def hiding() -> UrbanState:
    return position(HIDE_ROW, HIDE_ACTIVE, active="scientist", agenda=[Hide()])


def test_3_1_only_features_that_mark_a_block_are_offered() -> None:
    assert options(hiding()) == [
        "declare-number 5",
        "declare-colours pink+white+black",
        "declare-colours pink+white",
    ]
    assert hiding().reasons(0) == (Reason("declare-other", "marks-nothing", "§3.1"),)


def test_example_of_hiding_by_colours() -> None:
    """White and pink: A and D match, but only D lies diagonally to a marker."""
    state = play(hiding(), "declare-colours pink+white")

    assert shown(state, "cryptid") == ". [] pw [ME] bbb [] pw [P] ppw"
    assert shown(state, "scientist") == ". [] . [] . [] ."


def test_example_of_hiding_by_number() -> None:
    """Five sensors: B, C and D get markers, and the evidence of B is taken."""
    state = play(hiding(), "declare-number 5")

    assert shown(state, "cryptid") == ". [] pw [MP] bbb [P] pw [P] ppw"
    assert state.evidence == [1, 0]


def test_3_2_a_further_colour_spoils_a_match() -> None:
    state = position("p [] p [] pb", ". [P] .", active="scientist", agenda=[Hide()])

    assert options(state) == [
        "declare-number 2",
        "declare-colours pink",
        "declare-number 3",
        "declare-colours pink+black",
    ]


def test_3_2_no_sensors_is_a_number_unless_the_table_forbids_it() -> None:
    rows = (". [] . [] ppp", ". [P] .")

    assert "declare-number 0" in options(position(*rows, active="scientist", agenda=[Hide()]))
    strict = position(*rows, active="scientist", agenda=[Hide()], zero_allowed=False)
    assert "declare-number 0" not in options(strict)


def test_3_1_with_nothing_to_declare_nothing_is_marked() -> None:
    state = position(
        ". [] . [] .", ". [P] .", active="scientist", agenda=[Hide()], zero_allowed=False
    )

    assert not state.decisions
    assert shown(state, "cryptid") == ". [] . [] ."


def test_3_3_taking_evidence_turns_the_rivals_wild_card_up() -> None:
    state = play(hiding(), "declare-number 5")

    assert state.wild == [False, True]
    assert state.events is not None
    assert state.events[-2:] == [EvidenceTaken(0, 1), WildTurnedUp(1)]


def test_3_3_a_wild_card_that_is_up_stays_up() -> None:
    state = hiding()
    state.wild[SCIENTIST] = True

    assert play(state, "declare-number 5").wild == [False, True]


def victory(cryptid: str, scientist: str, **changes: object) -> Outcome | None:
    """The outcome of the phase, the Scientist's row being active."""
    agenda = [CheckVictory()]
    return position(cryptid, scientist, active="scientist", agenda=agenda, **changes).outcome


THREE = ". [] . [] . [] ."


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
    assert shown(state, "scientist") == ". [M] . [] ."
    play(state, "resettle white 1")
    play(state, "resettle black 3")
    assert shown(state, "cryptid") == "ppw [P] . [P] wb [] ."


def test_5_2_displaced_sensors_go_to_any_place_that_is_left() -> None:
    state = play(constraining(), "constrain right")

    assert options(state) == [f"resettle white {place}" for place in (1, 2, 3, 4)]
    assert state.decisions[0].seat == state.seat_of(CRYPTID)


def test_5_2_sensors_on_the_inner_side_stay() -> None:
    state = position(
        ". [] pw [P] . [P] . [] .", THREE, active="scientist", agenda=[ConstrainCity()]
    )

    play(state, "constrain left")

    assert shown(state, "cryptid") == "pw [P] . [P] . [] ."


def test_6_1_the_first_four_blocks_are_regular() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[DrawBlocks()])

    assert state.city == (2, 5, 5)
    assert shown(state, "cryptid") == ". [] . [] . [] ."


def test_6_1_chance_draws_two_blocks_of_the_rest() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[DrawBlocks()], city=(0, 5, 5))
    odds = state.decisions[0].options.probabilities()  # type: ignore[attr-defined]

    assert state.decisions[0].seat == CHANCE
    assert [str(p) for p in odds.values()] == ["2/9", "5/9", "2/9"]


def test_6_2_two_mystery_blocks_leave_nothing_to_choose() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(2)])

    assert shown(state, "cryptid") == ". [ME] . [] . [ME] ."


def test_example_of_expanding() -> None:
    """The Cryptid, next to the active row, lays the mystery block left and gets evidence on it."""
    state = position(". [] . [] .", "p [P] . [P] w [] .", agenda=[DrawBlocks()], city=(0, 3, 3))

    chance(state, "blocks 1")
    assert state.decisions[0].seat == state.seat_of(CRYPTID)
    play(state, "place-mystery left")

    assert shown(state, "cryptid") == ". [ME] . [] . [] . [] ."


def test_6_3_the_row_with_the_sensors_is_active_next() -> None:
    state = position(
        ". [] . [] .", "p [P] . [P] .", agenda=[NextRound()], turn=CRYPTID, hands=("", "")
    )

    assert (state.active, state.turn, state.round) == (SCIENTIST, SCIENTIST, 2)
