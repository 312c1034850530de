"""Where a rule ends, what the log hides, and the table in words. Seat 1 is the Cryptid."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bestiary.core import CHANCE, SPECTATOR, Words
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    DRAWN_AT_ONCE,
    FULL_CITY,
    HAND_LIMIT,
    SCIENTIST,
    START_HAND,
    Card,
    Colour,
    Kind,
    pack,
)
from bestiary.games.urban_legends.cards import DrawCards
from bestiary.games.urban_legends.choices import Split
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks, LayBlocks
from bestiary.games.urban_legends.events import Drew, Expanded, SplitMade
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.inventory import box
from bestiary.games.urban_legends.rounds import NextRound
from bestiary.games.urban_legends.scoring import CheckVictory
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn
from bestiary.games.urban_legends.view import imagine, possible_hands, view
from games.urban_legends.position import chance, options, play, position, row_text

PHASE = [TakeTurn(), Hide()]
TWO = ". [] . [] ."
FULL = ("pp [P] . [] w [] . [ME] wb", ". [M] . [] . [] .")


def constraining(**changes: Any) -> UrbanState:
    agenda = [ConstrainCity(), TakeTurn()]
    return position(*FULL, active="scientist", agenda=agenda, cryptid=1, **changes)


def test_1_2_the_numbers_of_the_rulebook() -> None:
    assert (START_HAND, HAND_LIMIT, DRAWN_AT_ONCE, FULL_CITY) == (3, 4, 2, 7)
    found = box(2, GAME.validate_options(2))
    assert [found[n] for n in ("regular", "mystery", "evidence", "presence")] == [12, 5, 5, 4]
    other = box(2, GAME.validate_options(2, {"sensors": "4-4-2", "deck-scientist": "3-3-4"}))
    assert list(other.values())[4:] == [4, 4, 2, 4, 3, 3, 3, 3, 4]


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (GAME.new(2), CHANCE, "cast"),
        (GAME.new(2, {"cryptid": "seat-2"}), CHANCE, "draw-cards"),
        (position("p [P] .", TWO, agenda=PHASE, cryptid=1), 1, "take-turn"),
        (position(". [P] .", "p [] . [] .", agenda=[Hide()], cryptid=1), 1, "hide"),
        (constraining(), 0, "constrain"),
        (play(constraining(), "constrain right"), 1, "resettle"),
        (position(TWO, "p [P] .", agenda=[DrawBlocks()], city=(0, 5, 5)), CHANCE, "draw-blocks"),
        (position(TWO, "p [P] .", agenda=[LayBlocks(1)], cryptid=1), 1, "lay-blocks"),
    ],
)
def test_every_phase_asks_whom_it_should(state: UrbanState, seat: int, prompt: str) -> None:
    (decision,) = state.decisions

    assert (decision.seat, decision.prompt) == (seat, prompt)


def test_7_1_drawn_cards_are_told_to_their_owner_only() -> None:
    drew = Drew(1, 2, (Kind.SPLIT, Kind.ALIGN))

    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(SPECTATOR) == Drew(1, 2, None)


@pytest.mark.parametrize(
    ("choices", "revealed"),
    [
        (("align card pink left",), True),
        (("align wild pink left",), False),
        (("draw", "cards split+split"), True),
    ],
)
def test_7_1_cards_seen_or_drawn_cannot_be_taken_back(
    choices: tuple[str, ...], revealed: bool
) -> None:
    state = position(
        "pw [P] .", TWO, agenda=PHASE, hands=("align", ""), wild=[True, True], cryptid=1
    )
    state.revealed = False
    for choice in choices:
        play(state, choice)

    assert state.revealed is revealed


def test_6_1_blocks_that_chance_drew_are_seen() -> None:
    state = position(TWO, "p [P] .", agenda=[DrawBlocks()], city=(0, 5, 5))
    state.revealed = False
    chance(state, "blocks 1")

    assert state.revealed is True
    assert state.city == (0, 4, 4)


@pytest.mark.parametrize(("city", "left"), [((4, 5, 5), (2, 5, 5)), ((2, 5, 5), (0, 5, 5))])
def test_6_1_the_blocks_on_top_are_known(
    city: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    state = position(". [] .", "p [P] .", agenda=[DrawBlocks()], city=city, cryptid=1)

    assert state.city == left
    assert state.events == [Expanded(1, False, False)]


def test_6_2_two_mystery_blocks_are_told_on_both_sides() -> None:
    state = position(". [] .", "p [P] .", agenda=[LayBlocks(2)], cryptid=1)

    assert state.events == [Expanded(1, True, True)]
    assert row_text(state, "cryptid") == ". [ME] . [] . [ME] ."


def test_2_3_from_either_end_inward_only() -> None:
    state = position("b [P] p [] w", ". [] . [] . [] .", agenda=PHASE, hands=("shuffle", ""))

    assert options(state) == [
        "shuffle card 1 black right",
        "shuffle card 2 pink left",
        "shuffle card 2 pink right",
        "shuffle card 3 white left",
        "draw",
    ]
    play(state, "shuffle card 1 black right")
    assert row_text(state, "scientist") == ". [] . [] b [] ."


def test_2_4_align_reaches_the_last_place_of_the_longest_row() -> None:
    rows = ("p [] . [] . [] . [] pp", ". [] . [] . [] . [] . [] .")
    state = position(*rows, agenda=PHASE, hands=("align", ""))
    play(state, "align card pink right")

    assert row_text(state, "cryptid") == ". [] . [] . [] . [] ."
    assert row_text(state, "scientist") == ". [] p [] . [] . [] . [] pp"


def test_2_4_every_colour_of_the_row_may_be_aligned() -> None:
    state = position("b [P] p [] w", ". [] . [] . [] .", agenda=PHASE, hands=("align", ""))

    assert [o.split()[2:] for o in options(state)[:-1]] == [
        [colour, side] for colour in ("pink", "white", "black") for side in ("left", "right")
    ]


def test_2_2_a_split_is_told_in_colours() -> None:
    pink, white, black = Colour
    told = {"to_left": (pink, pink, white), "to_right": (black,)}

    assert Split(Card.HAND, 2, "ppw", "b").words() == told
    assert SplitMade(0, Card.HAND, 2, "ppw", "b").words() == told
    assert Split(Card.HAND, 2, "none", "b").words() == {"to_left": (), "to_right": (black,)}


def test_2_6_what_is_missing_is_drawn_from_the_new_deck() -> None:
    cards: dict[str, Any] = {
        "piles": [pack(4, 3, 3), pack(1, 0, 0)],
        "discards": [0, pack(0, 2, 1)],
    }
    agenda = [DrawCards(SCIENTIST, 2), *PHASE]
    state = position("p [P] .", TWO, agenda=agenda, cryptid=1, **cards)
    chance(state, "cards split")
    assert options(state) == ["cards shuffle", "cards align"]
    chance(state, "cards align")

    assert (state.hands[SCIENTIST], state.hands[CRYPTID]) == (pack(1, 0, 1), 0)
    assert state.decisions[0].prompt == "take-turn", "two cards, not three"


def test_3_2_the_places_on_both_sides_count_together() -> None:
    state = position("p [] w [] w", ". [P] .", active="scientist", agenda=[Hide()], cryptid=1)

    assert options(state) == [
        "declare-number 2",
        "declare-colours pink+white",
        "declare-colours white",
    ]


def test_4_1_a_marker_on_the_right_end_alone_is_no_escape() -> None:
    rows = ("p [] . [] . [P] . [P] .", ". [] . [] . [] .")
    state = position(*rows, active="scientist", agenda=[CheckVictory()])

    assert state.outcome is None


def test_4_1_the_escape_is_from_the_inactive_row() -> None:
    rows = (". [P] . [] . [] . [P] .", "p [P] . [] . [P] .")
    state = position(*rows, active="cryptid", agenda=[CheckVictory()], cryptid=1)

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "escape")


def test_4_2_two_markers_are_enough_to_go_on() -> None:
    rows = (". [] .", "p [P] . [P] .")

    assert position(*rows, agenda=[CheckVictory()]).outcome is None


def test_5_1_before_seven_and_with_nine_blocks_nothing_is_removed() -> None:
    for row in ("p [P] . [P] . [] .", "p [P] . [P] . [] . [] . [] ."):
        state = position(row, ". [] . [] . [] .", active="scientist", agenda=[ConstrainCity()])
        assert not state.decisions


def test_5_1_removed_blocks_add_up() -> None:
    state = constraining(removed=(3, 1))
    play(state, "constrain right")
    assert state.removed == (4, 2)
    assert state.displaced == pack(0, 1, 1)


def test_5_2_without_displaced_sensors_nobody_is_asked() -> None:
    rows = ("pp [P] . [] w [] . [ME] .", ". [M] . [] . [] .")
    state = position(*rows, active="scientist", agenda=[ConstrainCity(), NextRound()], cryptid=1)
    play(state, "constrain right")

    assert state.decisions[0].prompt == "take-turn"


def test_a_copy_is_a_table_of_its_own() -> None:
    state = position("pw [P] .", TWO, agenda=PHASE, hands=("align", "split"), wild=[True, True])
    before = state.copy()
    assert before == state
    lists = [field.name for field in fields(state) if isinstance(getattr(state, field.name), list)]
    assert lists
    assert not [name for name in lists if getattr(before, name) is getattr(state, name)]
    play(state, "align card pink left")
    assert before != state
    again = before.copy()
    play(again, "align card pink left")

    assert again == state


def test_7_2_what_was_drawn_played_and_shuffled_is_walked_through() -> None:
    state = position(
        "pwb [P] pwb", TWO, agenda=PHASE, hands=("split", "align"), piles=[pack(1, 1, 0), 0]
    )
    state.shuffled_with[CRYPTID] = pack(1, 0, 0)
    state.since[CRYPTID] = (-1, 1)

    assert possible_hands(state, CRYPTID) == {pack(1, 0, 0): 2}
    state.since[CRYPTID] = (-1, 0)
    assert possible_hands(state, CRYPTID) == {pack(1, 0, 0): 2, pack(0, 1, 0): 1}


def test_7_2_a_spectator_imagines_both_hands() -> None:
    hands = ("split shuffle", "align")
    state = position("pwb [P] pwb", TWO, agenda=PHASE, hands=hands, cryptid=1)
    worlds = [imagine(state, SPECTATOR, Random(seed)) for seed in range(60)]

    assert len({world.hands[CRYPTID] for world in worlds}) == 6
    assert len({world.hands[SCIENTIST] for world in worlds}) == 3
    for world in worlds:
        assert world.hands[SCIENTIST] + world.piles[SCIENTIST] == pack(4, 3, 3)
    mine, theirs = ([imagine(state, s, Random(n)).hands for n in range(40)] for s in (0, 1))
    assert {hands[SCIENTIST] for hands in mine} == {pack(0, 0, 1)}
    assert len({hands[CRYPTID] for hands in mine}) == 6
    assert {hands[CRYPTID] for hands in theirs} == {pack(1, 1, 0)}
    assert len({hands[SCIENTIST] for hands in theirs}) == 3


def test_7_1_rows_have_a_place_more_than_blocks() -> None:
    rows = view(constraining(), 0)["rows"]

    assert {role: (len(r["places"]), len(r["blocks"])) for role, r in rows.items()} == {
        "cryptid": (5, 4),
        "scientist": (4, 3),
    }
    assert view(constraining(), 0)["drawn_mystery"] is None


def test_the_table_in_words_line_by_line() -> None:
    hands = ("split align", "shuffle")
    words = Words(GAME, "en", ["Ann", "Boris"])
    given = {"wild": [True, False], "evidence": [1, 2], "discards": [pack(0, 2, 0), 0]}
    state = play(constraining(hands=hands, **given), "constrain right")
    lines = GAME.page.describe(view(state, 0), words).splitlines()

    assert lines == [
        "Round 1. Blocks in the city deck: 14.",
        "The Scientist's row (active):",
        "  1: empty [mystery] 2: empty [block] 3: empty",
        "The Cryptid's row (inactive):",
        "  1: 2 pink [block, presence] 2: empty [block] 3: 1 white [block] 4: empty",
        "Displaced sensors: 1 white, 1 black",
        "Ann (Scientist): hand Shuffle ×1; deck 9; wild card face down; evidence 3.",
        "Boris (Cryptid): hand 2 cards; deck 8; wild card face up; evidence 1.",
        "Discard pile of Boris: Shuffle ×2.",
    ]
    theirs = GAME.page.describe(view(state, 1), words).splitlines()
    assert theirs[-3:-1] == [
        "Ann (Scientist): hand 1 card; deck 9; wild card face down; evidence 3.",
        "Boris (Cryptid): hand Split ×1, Align ×1; deck 8; wild card face up; evidence 1.",
    ]
    empty = position("pw [P] .", ". [ME] . [] .", agenda=PHASE)
    told = GAME.page.describe(view(empty, 0), words).splitlines()
    assert told[2] == "  1: empty [mystery, evidence] 2: empty [block] 3: empty"
    assert told[5] == "Ann (Cryptid): hand –; deck 10; wild card face down; evidence 0."
    assert len(told) == 7


def test_the_options_of_a_table_are_all_proved() -> None:
    assert {option.name: (option.values, option.default) for option in GAME.rules.options} == {
        "cryptid": (("chance", "seat-1", "seat-2"), "chance"),
        "sensors": (("4-3-3", "4-4-2"), "4-3-3"),
        "deck-cryptid": (("4-3-3", "3-4-3", "3-3-4"), "4-3-3"),
        "deck-scientist": (("4-3-3", "3-4-3", "3-3-4"), "4-3-3"),
        "zero": (("yes", "no"), "yes"),
    }
