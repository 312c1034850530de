"""The rules to the letter. Seat 1 is the Cryptid, so that no seat can stand for a role."""

from fractions import Fraction
from random import Random

import pytest

from bestiary.core import CHANCE, Outcome, Reason, Score, notation
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    SCIENTIST,
    Colour,
    Kind,
    Side,
    pack,
    total,
)
from bestiary.games.urban_legends.choices import Cast
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks, LayBlocks, block_draws
from bestiary.games.urban_legends.events import (
    AlignMade,
    ColoursDeclared,
    Constrained,
    Drew,
    EvidenceTaken,
    Expanded,
    NothingDeclared,
    NumberDeclared,
    Resettled,
    Reshuffled,
    RolesTaken,
    RoundBegan,
    ShuffleMade,
    SplitMade,
    WildTurnedUp,
)
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.inventory import box, components
from bestiary.games.urban_legends.rounds import NextRound
from bestiary.games.urban_legends.scoring import CheckVictory
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn
from bestiary.games.urban_legends.view import imagine, possible_hands, view
from games.urban_legends.urban_position import chance, options, play, position, shown

PHASE = [TakeTurn(), Hide()]
TWO = ". [] . [] ."
THREE = ". [] . [] . [] ."


def told(state: UrbanState) -> list[object]:
    return list(state.events or [])


def odds(state: UrbanState) -> dict[str, Fraction]:
    found = state.decisions[0].options.probabilities()  # type: ignore[attr-defined]
    return dict(zip(options(state), found.values(), strict=True))


def test_1_1_the_lot_is_fair_and_an_agreement_is_kept() -> None:
    state = GAME.new(2)
    assert state.decisions[0].options.probabilities() == {  # type: ignore[attr-defined]
        Cast(0): Fraction(1, 2),
        Cast(1): Fraction(1, 2),
    }
    state.events = []
    chance(state, "cast 1")

    assert RolesTaken(1, 0) in told(state)
    assert (state.seat_of(CRYPTID), state.seat_of(SCIENTIST)) == (1, 0)
    assert (state.role_of(1), state.role_of(0)) == (CRYPTID, SCIENTIST)
    assert GAME.new(2, {"cryptid": "seat-1"}).cryptid == 0


def test_1_2_four_split_three_shuffle_three_align_of_which_three_are_drawn() -> None:
    state = GAME.new(2, {"cryptid": "seat-2"})
    assert state.piles == [pack(4, 3, 3), pack(4, 3, 3)]
    assert state.decisions[0].seat == CHANCE
    chances = odds(state)

    assert chances["cards split+split+split"] == Fraction(4, 120)
    assert chances["cards split+shuffle+align"] == Fraction(36, 120)
    assert chances["cards split+split+align"] == Fraction(18, 120)
    assert sum(chances.values()) == 1
    chance(state, "cards split+shuffle+align")
    assert state.hands == [pack(1, 1, 1), 0], "the Cryptid, on seat 1, draws first"
    chance(state, "cards align+align+align")
    assert state.hands == [pack(1, 1, 1), pack(0, 0, 3)]
    assert state.since == [(-3,), (-3,)]
    assert (state.decisions[0].seat, state.decisions[0].prompt) == (1, "take-turn")


def test_1_2_each_deck_may_be_another() -> None:
    decks = {"deck-cryptid": "3-4-3", "deck-scientist": "3-3-4"}
    state = GAME.new(2, {"cryptid": "seat-1"} | decks)

    assert state.piles == [pack(3, 4, 3), pack(3, 3, 4)]


def test_1_2_three_blocks_lie_there_fourteen_are_in_the_deck() -> None:
    state = GAME.new(2)

    assert [len(row) for row in state.blocks] == [1, 2]
    assert (state.city, state.blocks_left, state.removed) == ((4, 5, 5), 14, (0, 0))
    assert not state.city_is_full


def test_nothing_is_lost_and_what_is_too_much_is_counted() -> None:
    settled = GAME.settle(2)
    state = GAME.new(2)

    assert components(state) == box(2, settled)
    assert [box(2, settled)[c] for c in Colour] == [4, 3, 3]
    assert [box(2, settled)[n] for n in ("regular", "mystery", "evidence")] == [12, 5, 5]
    assert [box(2, settled)[CRYPTID, kind] for kind in range(3)] == [4, 3, 3]
    full = position("p [P] . [P] . [P] . [P] .", ". [P] . [] . [] .")
    assert components(full)["presence"] == box(2, settled)["presence"] + 1
    taken = position(". [] .", ". [ME] . [] .", evidence=[1, 2], removed=(3, 1))
    found = components(taken)
    assert (found["regular"], found["mystery"], found["evidence"]) == (2 + 9 + 3, 1 + 5 + 1, 9)
    assert components(position("p [] .", TWO, displaced=pack(0, 1, 0)))[Colour.WHITE] == 1
    held = position("p [] .", TWO, hands=("split", ""), discards=[pack(0, 0, 1), 0])
    assert [components(held)[CRYPTID, kind] for kind in range(3)] == [4, 3, 4]


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


def test_2_2_the_parts_go_to_the_left_and_to_the_right() -> None:
    state = position(". [P] ppb [] .", THREE, agenda=PHASE, hands=("split", ""), cryptid=1)

    play(state, "split card 2 pp b")

    assert shown(state, "scientist") == ". [] pp [] b [] ."
    assert told(state)[-1] == SplitMade(1, *fields("split card 2 pp b"))
    assert (state.hands[CRYPTID], state.discards[CRYPTID]) == (0, pack(1, 0, 0))
    assert state.since[CRYPTID] == (-1, 0)


def fields(text: str) -> tuple[object, ...]:
    return tuple(notation.read(text, GAME.choices))


def test_2_3_and_to_the_right() -> None:
    state = position(". [P] pw [] .", THREE, agenda=PHASE, hands=("shuffle", ""), cryptid=1)

    play(state, "shuffle card 2 white right")

    assert shown(state, "scientist") == ". [] . [] . [] w"
    assert told(state)[-1] == ShuffleMade(1, *fields("shuffle card 2 white right"))
    assert state.discards[CRYPTID] == pack(0, 1, 0)
    assert state.since[CRYPTID] == (-1, 1)


def test_2_4_align_to_the_left_keeps_the_numbers_of_places() -> None:
    state = position("pw [P] w [] pww", THREE, agenda=PHASE, hands=("align", "split"), cryptid=1)

    play(state, "align card white left")

    assert shown(state, "cryptid") == "p [P] . [] p"
    assert shown(state, "scientist") == "w [] w [] ww [] ."
    assert told(state)[-1] == AlignMade(1, *fields("align card white left"))
    assert state.discards[CRYPTID] == pack(0, 0, 1)
    assert state.since[CRYPTID] == (-1, 2)


def test_2_5_the_wild_card_leaves_no_trace_in_hand_and_pile() -> None:
    state = position("pw [P] .", TWO, agenda=PHASE, hands=("align", ""), wild=[True, False])
    play(state, "align wild white right")

    assert (state.hands[CRYPTID], state.since[CRYPTID]) == (pack(0, 0, 1), (-1,))
    assert state.wild == [False, False]


@pytest.mark.parametrize(("hand", "drawn"), [("", 2), ("split", 2), ("split align", 2)])
def test_2_6_two_cards_are_drawn(hand: str, drawn: int) -> None:
    state = position("p [P] .", TWO, agenda=PHASE, hands=(hand, ""), cryptid=1)
    play(state, "draw")
    chance(state, "cards split+shuffle")

    assert total(state.hands[CRYPTID]) == len(hand.split()) + drawn
    assert told(state)[-1] == Drew(1, 2, (Kind.SPLIT, Kind.SHUFFLE))
    assert total(state.piles[CRYPTID]) == 10 - len(hand.split()) - drawn


def test_2_6_what_is_drawn_is_as_likely_as_the_pile_makes_it() -> None:
    state = position("p [P] .", TWO, agenda=PHASE, hands=("align align", ""))
    play(state, "draw")

    assert odds(state) == {
        "cards split+split": Fraction(6, 28),
        "cards split+shuffle": Fraction(12, 28),
        "cards split+align": Fraction(4, 28),
        "cards shuffle+shuffle": Fraction(3, 28),
        "cards shuffle+align": Fraction(3, 28),
    }


def test_2_7_the_reshuffle_is_told_and_empties_the_discard_pile() -> None:
    state = position(
        "p [P] .",
        TWO,
        agenda=PHASE,
        hands=("split align", ""),
        cryptid=1,
        piles=[pack(0, 1, 0), pack(4, 3, 3)],
        discards=[pack(3, 2, 2), 0],
    )
    play(state, "draw")
    assert options(state) == ["cards shuffle"]
    chance(state, "cards shuffle")

    assert told(state)[-2:] == [Drew(1, 1, (Kind.SHUFFLE,)), Reshuffled(1)]
    assert (state.piles[CRYPTID], state.discards[CRYPTID]) == (pack(3, 2, 2), 0)
    assert state.since[CRYPTID] == ()
    chance(state, "cards align")
    assert state.since[CRYPTID] == (-1,)
    assert state.decisions[0].seat == 0, "two cards were drawn in all"


def hiding(**changes: object) -> UrbanState:
    rows = (". [] . [P] . [P] .", ". [] pw [ME] bbb [] pw [ME] ppw")
    return position(*rows, agenda=[Hide()], cryptid=1, **changes)


def test_3_1_the_cryptid_declares_in_either_row() -> None:
    state = hiding()
    assert (state.decisions[0].seat, state.decisions[0].prompt) == (1, "hide")
    play(state, "declare-number 5")

    assert shown(state, "cryptid") == ". [] . [] . [] ."
    assert shown(state, "scientist") == ". [] pw [MP] bbb [P] pw [MP] ppw"
    assert told(state) == [NumberDeclared(1, 5, 3), EvidenceTaken(1, 2), WildTurnedUp(0)]
    assert (state.evidence, state.wild) == ([2, 0], [False, True])


def test_3_1_colours_are_told_with_the_number_of_blocks() -> None:
    state = hiding()
    play(state, "declare-colours pink+white")

    assert told(state)[0] == ColoursDeclared(1, (Colour.PINK, Colour.WHITE), 1)
    assert shown(state, "scientist") == ". [] pw [ME] bbb [] pw [MP] ppw"


def test_3_1_nothing_declared_is_told_and_markers_leave() -> None:
    rows = (". [P] .", ". [] . [] .")
    state = position(*rows, agenda=[Hide()], cryptid=1, zero_allowed=False)

    assert told(state) == [NothingDeclared(1)]
    assert shown(state, "cryptid") == ". [] ."


def test_3_1_a_marker_reaches_the_two_blocks_across_and_no_others() -> None:
    state = position(". [] . [P] . [] .", "p [] p [] p [] p [] p", agenda=[Hide()])
    play(state, "declare-number 2")

    assert shown(state, "scientist") == "p [] p [P] p [P] p [] p"


def test_3_3_a_wild_card_that_is_up_is_not_turned_again() -> None:
    state = hiding()
    state.wild[SCIENTIST] = True
    play(state, "declare-number 5")

    assert not any(isinstance(event, WildTurnedUp) for event in told(state))


ENDS = "p [P] . [] . [] . [P] ."


def outcome(cryptid: str, scientist: str, **changes: object) -> Outcome:
    state = position(
        cryptid, scientist, active="scientist", agenda=[CheckVictory()], cryptid=1, **changes
    )
    assert state.outcome is not None
    return state.outcome


def test_4_1_escape_comes_before_time() -> None:
    found = outcome(ENDS, THREE, city=(0, 0, 0), evidence=[1, 4])

    assert found == Outcome((1,), scores(4, 1), "escape")


def scores(first: int, second: int) -> tuple[Score, ...]:
    return Score((("evidence", first),)), Score((("evidence", second),))


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


def constraining(**changes: object) -> UrbanState:
    rows = (". [ME] . [] . [M] .", "pp [] w [P] . [P] . [ME] wb")
    return position(*rows, agenda=[ConstrainCity(), DrawBlocks()], cryptid=1, **changes)


def test_5_1_the_scientist_removes_one_side_of_both_rows() -> None:
    state = constraining()
    assert state.decisions[0].seat == 0
    assert options(state) == ["constrain left", "constrain right"]
    assert state.reasons(0) == ()
    play(state, "constrain left")

    assert told(state)[:2] == [Constrained(0, Side.LEFT), EvidenceTaken(0, 1)]
    assert shown(state, "cryptid") == ". [] . [M] ."
    assert shown(state, "scientist") == "w [P] . [P] . [ME] wb"
    assert (state.evidence, state.removed) == ([0, 1], (1, 1))
    assert state.displaced == pack(2, 0, 0)
    assert state.wild == [True, False]


def test_5_1_evidence_of_both_rows_is_taken() -> None:
    rows = (". [ME] . [] . [ME] .", "pp [] w [P] . [P] . [ME] wb")
    state = position(*rows, agenda=[ConstrainCity()], cryptid=1)
    play(state, "constrain right")

    assert state.evidence == [0, 2]
    assert state.removed == (0, 2)
    assert shown(state, "cryptid") == ". [ME] . [] ."


def test_5_1_the_right_side_may_be_the_marked_one() -> None:
    rows = (THREE, "pp [] w [P] . [] . [P] wb")
    state = position(*rows, agenda=[ConstrainCity()], cryptid=1)

    assert options(state) == ["constrain left"]
    assert state.reasons(0) == (Reason("constrain", "marked", "§5.1", (("side", Side.RIGHT),)),)


def test_5_2_the_cryptid_resettles_one_sensor_after_the_other() -> None:
    state = play(constraining(), "constrain right")
    assert state.decisions[0].seat == 1
    assert state.decisions[0].about == (("colour", Colour.WHITE),)
    assert options(state) == [f"resettle white {place}" for place in (1, 2, 3, 4)]
    play(state, "resettle white 4")
    assert told(state)[-1] == Resettled(1, Colour.WHITE, 4)
    assert state.displaced == pack(0, 0, 1)
    play(state, "resettle black 2")

    assert shown(state, "scientist").startswith("pp [] wb [P] . [P] w")
    assert state.displaced == 0


def test_6_1_two_of_the_four_on_top_and_then_by_chance() -> None:
    assert [str(p) for p in block_draws((0, 3, 1)).probabilities().values()] == ["1/2", "1/2"]  # type: ignore[union-attr]
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

    assert shown(state, "scientist") == ". [] . [] . [ME] ."
    assert shown(state, "cryptid") == "p [P] . [P] ."
    assert told(state) == [Expanded(0, False, True)]


def test_6_2_the_cryptid_lays_them_at_the_own_row() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(1)], cryptid=1)
    assert state.decisions[0].seat == 1
    play(state, "place-mystery left")

    assert shown(state, "cryptid") == ". [ME] . [] . [] ."


def test_6_3_a_round_has_its_phases_in_order_and_the_next_one_its_number() -> None:
    state = position("p [P] . [P] .", ". [] .", active="scientist", agenda=[NextRound()], cryptid=1)

    assert told(state)[0] == RoundBegan(2)
    assert (state.active, state.turn) == (CRYPTID, CRYPTID)
    names = [type(step).__name__ for step in reversed(state.agenda)]
    assert names == ["TakeTurn", "Hide", "CheckVictory", "ConstrainCity", "DrawBlocks", "NextRound"]


def test_7_1_the_view_shows_all_but_the_hand() -> None:
    state = constraining(hands=("split align", "shuffle"), discards=[pack(0, 1, 0), 0])
    play(state, "constrain left")
    seen = view(state, 0)

    assert (seen["round"], seen["phase"], seen["turn"]) == (1, "ResettleSensor", 1)
    assert seen["active"] == "cryptid"
    assert seen["city"] == {"top": 4, "regular": 5, "mystery": 5}
    assert seen["removed"] == {"regular": 1, "mystery": 1}
    assert seen["displaced"] == {"pink": 2, "white": 0, "black": 0}
    assert seen["rows"]["scientist"]["blocks"][2] == {
        "mystery": True,
        "evidence": True,
        "presence": False,
    }
    assert seen["rows"]["scientist"]["places"][3] == {"pink": 0, "white": 1, "black": 1}
    mine, theirs = seen["seats"]
    assert (mine["role"], theirs["role"]) == ("scientist", "cryptid")
    assert mine["hand"] == {"split": 0, "shuffle": 1, "align": 0}
    assert mine["pile"] == {"split": 4, "shuffle": 2, "align": 3}
    assert (theirs["hand"], theirs["pile"]) == (None, None)
    assert (theirs["hand_size"], theirs["pile_size"]) == (2, 8)
    assert theirs["discards"] == {"split": 0, "shuffle": 1, "align": 0}
    assert (mine["evidence"], theirs["evidence"]) == (1, 0)
    assert (mine["wild"], theirs["wild"]) == (False, True)
    assert seen["scores"] == [{"evidence": 1}, {"evidence": 0}]
    assert seen["memory"][1] == {
        "unseen": {"split": 4, "shuffle": 3, "align": 3},
        "hand_at_shuffle": {"split": 0, "shuffle": 0, "align": 0},
        "since_shuffle": [-2],
    }


def test_7_1_two_blocks_drawn_are_open_before_they_are_laid() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(1)])

    assert view(state, 1)["drawn_mystery"] == 1
    assert view(play(state, "place-mystery left"), 1)["phase"] == "Over"


def test_7_2_the_own_hand_is_kept_and_the_others_is_drawn_by_its_odds() -> None:
    state = position(
        "pwb [P] pwb", TWO, agenda=PHASE, hands=("split shuffle align", "split split align")
    )
    rng = Random(4)
    worlds = [imagine(state, 1, rng) for _ in range(400)]

    assert {world.hands[SCIENTIST] for world in worlds} == {pack(2, 0, 1)}
    drawn = [world.hands[CRYPTID] for world in worlds]
    assert set(drawn) == set(possible_hands(state, CRYPTID))
    assert 90 <= drawn.count(pack(1, 1, 1)) <= 150, "120 of 400 are expected"
    assert all(w.hands[CRYPTID] + w.piles[CRYPTID] == pack(4, 3, 3) for w in worlds)


def test_7_2_ways_are_counted_as_often_as_a_card_is_there() -> None:
    state = position("pwb [P] pwb", TWO, agenda=PHASE, hands=("split shuffle", ""))
    hands = possible_hands(state, CRYPTID)

    assert hands[pack(2, 0, 0)] == 4 * 3
    assert hands[pack(1, 1, 0)] == 2 * 4 * 3
    assert hands[pack(0, 0, 2)] == 3 * 2
