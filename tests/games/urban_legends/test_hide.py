"""§3 The Hide phase."""

from typing import Any

from bestiary.core import Event
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import SCIENTIST, Colour
from bestiary.games.urban_legends.events import (
    ColoursDeclared,
    EvidenceTaken,
    NothingDeclared,
    NumberDeclared,
    WildTurnedUp,
)
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.state import UrbanState
from games.urban_legends.position import log_events, options, play, position, row_text

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

    assert row_text(state, "cryptid") == ". [] pw [ME] bbb [] pw [P] ppw"
    assert row_text(state, "scientist") == ". [] . [] . [] ."


def test_example_of_hiding_by_number() -> None:
    """Five sensors: B, C and D get markers, and the evidence of B is taken."""
    state = play(hiding(), "declare-number 5")

    assert row_text(state, "cryptid") == ". [] pw [MP] bbb [P] pw [P] ppw"
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
    assert row_text(state, "cryptid") == ". [] . [] ."


def test_3_3_taking_evidence_turns_the_rivals_wild_card_up() -> None:
    state = play(hiding(), "declare-number 5")

    assert state.wild == [False, True]
    assert state.events is not None
    taken: list[Event] = [EvidenceTaken(0, 1), WildTurnedUp(1)]
    assert state.events[-2:] == taken


def test_3_3_a_wild_card_that_is_up_stays_up() -> None:
    state = hiding()
    state.wild[SCIENTIST] = True

    assert play(state, "declare-number 5").wild == [False, True]


def hiding_at_the_scientists(**changes: Any) -> UrbanState:
    rows = (". [] . [P] . [P] .", ". [] pw [ME] bbb [] pw [ME] ppw")
    return position(*rows, agenda=[Hide()], cryptid=1, **changes)


def test_3_1_the_cryptid_declares_in_either_row() -> None:
    state = hiding_at_the_scientists()
    assert (state.decisions[0].seat, state.decisions[0].prompt) == (1, "hide")
    play(state, "declare-number 5")

    assert row_text(state, "cryptid") == ". [] . [] . [] ."
    assert row_text(state, "scientist") == ". [] pw [MP] bbb [P] pw [MP] ppw"
    assert log_events(state) == [NumberDeclared(1, 5, 3), EvidenceTaken(1, 2), WildTurnedUp(0)]
    assert (state.evidence, state.wild) == ([2, 0], [False, True])


def test_3_1_colours_are_told_with_the_number_of_blocks() -> None:
    state = hiding_at_the_scientists()
    play(state, "declare-colours pink+white")

    assert log_events(state)[0] == ColoursDeclared(1, (Colour.PINK, Colour.WHITE), 1)
    assert row_text(state, "scientist") == ". [] pw [ME] bbb [] pw [MP] ppw"


def test_3_1_nothing_declared_is_told_and_markers_leave() -> None:
    rows = (". [P] .", ". [] . [] .")
    state = position(*rows, agenda=[Hide()], cryptid=1, zero_allowed=False)

    assert log_events(state) == [NothingDeclared(1)]
    assert row_text(state, "cryptid") == ". [] ."


def test_3_1_a_marker_reaches_the_two_blocks_across_and_no_others() -> None:
    state = position(". [] . [P] . [] .", "p [] p [] p [] p [] p", agenda=[Hide()])
    play(state, "declare-number 2")

    assert row_text(state, "scientist") == "p [] p [P] p [P] p [] p"


def test_3_3_a_wild_card_that_is_up_is_not_turned_again() -> None:
    state = hiding_at_the_scientists()
    state.wild[SCIENTIST] = True
    play(state, "declare-number 5")

    assert not any(isinstance(event, WildTurnedUp) for event in log_events(state))
