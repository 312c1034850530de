"""§2 The Sensor phase: whose turn it is and the three moves."""

from typing import Any

from bestiary.core import notation
from bestiary.core.step import Reason
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    SCIENTIST,
    Kind,
    pack,
)
from bestiary.games.urban_legends.events import (
    AlignMade,
    ShuffleMade,
    SplitMade,
)
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.turn import TakeTurn
from games.urban_legends.position import chance, log_events, options, play, position, row_text

PHASE = [TakeTurn(), Hide()]
TWO = ". [] . [] ."
THREE = ". [] . [] . [] ."


def test_2_1_a_turn_is_a_card_the_wild_card_or_a_draw() -> None:
    state = position(
        "p [P] .", ". [] . [] .", agenda=PHASE, hands=("align", ""), wild=[True, False]
    )

    assert options(state) == [
        "align card pink left",
        "align card pink right",
        "split wild 1 none p",
        "split wild 1 p none",
        "shuffle wild 1 pink right",
        "align wild pink left",
        "align wild pink right",
        "draw",
    ]


def test_2_1_the_phase_ends_when_the_active_row_is_empty() -> None:
    state = position("pp [P] .", ". [] . [] .", agenda=PHASE, hands=("align", "align"))

    play(state, "align card pink left")

    assert state.decisions[0].prompt == "hide"


def test_2_1_players_take_turns_while_sensors_are_left() -> None:
    state = position("pw [P] .", ". [] . [] .", agenda=PHASE, hands=("align", "align"))

    play(state, "align card pink left")

    assert state.decisions[0].seat == state.seat_of(SCIENTIST)


def test_2_1_reasons_name_what_is_missing() -> None:
    state = position("p [P] .", ". [] . [] .", agenda=PHASE, hands=("split split split split", ""))

    assert state.reasons(0) == (
        Reason("play-card", "no-card", "§2.1", (("kind", Kind.SHUFFLE),)),
        Reason("play-card", "no-card", "§2.1", (("kind", Kind.ALIGN),)),
        Reason("use-wild", "wild-down", "§2.5"),
        Reason("draw", "hand-full", "§2.6"),
    )
    assert state.reasons(1) == ()


def test_2_1_drawing_passes_the_turn() -> None:
    state = position("pw [P] .", TWO, agenda=PHASE, hands=("align", "align"), cryptid=1)
    assert state.decisions[0].seat == 1
    play(state, "draw")
    chance(state, "cards split+split")

    assert state.decisions[0].seat == 0
    assert state.turn == SCIENTIST
    play(state, "draw")
    chance(state, "cards split+align")
    assert state.decisions[0].seat == 1


def test_2_1_the_player_next_to_the_active_row_begins() -> None:
    state = position(TWO, "pw [P] .", active="scientist", agenda=PHASE, cryptid=1)

    assert state.decisions[0].seat == 0


def test_2_1_only_the_kinds_in_hand_are_offered() -> None:
    state = position(". [P] p [] .", THREE, agenda=PHASE, hands=("shuffle", "split"))
    assert options(state) == [
        "shuffle card 2 pink left",
        "shuffle card 2 pink right",
        "draw",
    ]
    play(state, "draw")
    chance(state, "cards split+split")
    assert options(state) == ["split card 2 none p", "split card 2 p none", "draw"]


def test_2_2_split_sends_at_least_one_sensor_each_way() -> None:
    state = position("ppw [P] .", ". [] . [] .", agenda=PHASE, hands=("split", ""))
    splits = [o for o in options(state) if o.startswith("split")]

    assert sorted(splits) == [
        "split card 1 p pw",
        "split card 1 pp w",
        "split card 1 pw p",
        "split card 1 w pp",
    ]


def test_2_2_of_two_sensors_one_goes_each_way() -> None:
    state = position("pp [P] wb", TWO, agenda=PHASE, hands=("split", ""))

    assert options(state) == [
        "split card 1 p p",
        "split card 2 b w",
        "split card 2 w b",
        "draw",
    ]


def test_2_2_a_lone_sensor_goes_either_way() -> None:
    state = position("b [P] .", ". [] . [] .", agenda=PHASE, hands=("split", ""))

    assert options(state) == ["split card 1 none b", "split card 1 b none", "draw"]


def test_2_2_there_are_sixteen_splits_at_each_starting_place() -> None:
    state = position("ppwwb [P] ppwbb", ". [] . [] .", agenda=PHASE, hands=("split", ""))
    splits = [o for o in options(state) if o.startswith("split card 1")]

    assert len(splits) == 16


def fields(text: str) -> tuple[Any, ...]:
    return tuple(notation.read(text, GAME.rules.choices))


def test_2_2_the_parts_go_to_the_left_and_to_the_right() -> None:
    state = position(". [P] ppb [] .", THREE, agenda=PHASE, hands=("split", ""), cryptid=1)

    play(state, "split card 2 pp b")

    assert row_text(state, "scientist") == ". [] pp [] b [] ."
    assert log_events(state)[-1] == SplitMade(1, *fields("split card 2 pp b"))
    assert (state.hands[CRYPTID], state.discards[CRYPTID]) == (0, pack(1, 0, 0))
    assert state.since[CRYPTID] == (-1, 0)


def test_2_3_shuffle_goes_a_place_aside_and_across_the_same_way() -> None:
    state = position(". [P] pw [] .", ". [] . [] . [] .", agenda=PHASE, hands=("shuffle", ""))

    play(state, "shuffle card 2 white left")

    assert row_text(state, "cryptid") == ". [P] p [] ."
    assert row_text(state, "scientist") == "w [] . [] . [] ."


def test_2_3_shuffle_from_an_end_place_cannot_go_outward() -> None:
    state = position("p [P] . [] w", ". [] . [] . [] .", agenda=PHASE, hands=("shuffle", ""))

    assert options(state) == ["shuffle card 1 pink right", "shuffle card 3 white left", "draw"]


def test_2_3_and_to_the_right() -> None:
    state = position(". [P] pw [] .", THREE, agenda=PHASE, hands=("shuffle", ""), cryptid=1)

    play(state, "shuffle card 2 white right")

    assert row_text(state, "scientist") == ". [] . [] . [] w"
    assert log_events(state)[-1] == ShuffleMade(1, *fields("shuffle card 2 white right"))
    assert state.discards[CRYPTID] == pack(0, 1, 0)
    assert state.since[CRYPTID] == (-1, 1)


def test_2_4_align_sends_all_of_a_colour_one_way() -> None:
    state = position("pw [P] w [] ww", ". [] . [] . [] .", agenda=PHASE, hands=("align", ""))

    play(state, "align card white right")

    assert row_text(state, "cryptid") == "p [P] . [] ."
    assert row_text(state, "scientist") == ". [] w [] w [] ww"


def test_2_4_align_needs_a_colour_that_is_there() -> None:
    state = position("pw [P] .", ". [] . [] .", agenda=PHASE, hands=("align", ""))

    assert options(state) == [
        "align card pink left",
        "align card pink right",
        "align card white left",
        "align card white right",
        "draw",
    ]


def test_2_4_align_to_the_left_keeps_the_numbers_of_places() -> None:
    state = position("pw [P] w [] pww", THREE, agenda=PHASE, hands=("align", "split"), cryptid=1)

    play(state, "align card white left")

    assert row_text(state, "cryptid") == "p [P] . [] p"
    assert row_text(state, "scientist") == "w [] w [] ww [] ."
    assert log_events(state)[-1] == AlignMade(1, *fields("align card white left"))
    assert state.discards[CRYPTID] == pack(0, 0, 1)
    assert state.since[CRYPTID] == (-1, 2)


def test_2_5_the_wild_card_is_turned_down_and_not_discarded() -> None:
    state = position("pw [P] .", ". [] . [] .", agenda=PHASE, wild=[True, True])

    play(state, "align wild pink left")

    assert state.wild == [False, True]
    assert state.discards[CRYPTID] == 0


def test_2_5_the_wild_card_leaves_no_trace_in_hand_and_pile() -> None:
    state = position("pw [P] .", TWO, agenda=PHASE, hands=("align", ""), wild=[True, False])
    play(state, "align wild white right")

    assert (state.hands[CRYPTID], state.since[CRYPTID]) == (pack(0, 0, 1), (-1,))
    assert state.wild == [False, False]


def test_example_of_movement() -> None:
    """Split the third place, white to the right; Shuffle pink to the right; Align white left."""
    state = position(
        ". [] . [] . [] . [] .",
        "pw [P] w [P] pbbw [] .",
        active="scientist",
        agenda=PHASE,
        hands=("shuffle", "split align"),
    )

    play(state, "split card 3 pbb w")
    assert row_text(state, "scientist") == "pw [P] w [P] . [] ."
    assert row_text(state, "cryptid") == ". [] . [] pbb [] w [] ."

    play(state, "shuffle card 1 pink right")
    assert row_text(state, "scientist") == "w [P] w [P] . [] ."
    assert row_text(state, "cryptid") == ". [] . [] ppbb [] w [] ."

    play(state, "align card white left")
    assert row_text(state, "scientist") == ". [P] . [P] . [] ."
    assert row_text(state, "cryptid") == "w [] w [] ppbb [] w [] ."
    assert state.decisions[0].prompt == "hide"
