"""§2 The Sensor phase: drawing cards, and an empty deck."""

from fractions import Fraction

import pytest

from bestiary.core import CHANCE
from bestiary.games.urban_legends.box.components import CRYPTID, Kind, pack, total
from bestiary.games.urban_legends.events import Drew, Reshuffled
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.turn import TakeTurn
from games.urban_legends.position import chance, log_events, odds, options, play, position

PHASE = [TakeTurn(), Hide()]
TWO = ". [] . [] ."


def test_2_6_with_three_cards_in_hand_one_is_drawn() -> None:
    state = position("p [P] .", ". [] . [] .", agenda=PHASE, hands=("split split align", ""))

    play(state, "draw")

    assert "cards shuffle" in options(state)
    assert total(chance(state, "cards shuffle").hands[CRYPTID]) == 4


def test_2_6_with_four_cards_in_hand_nobody_may_draw() -> None:
    hands = ("split split align align", "")
    assert "draw" not in options(position("p [P] .", ". [] . [] .", agenda=PHASE, hands=hands))


@pytest.mark.parametrize(("hand", "drawn"), [("", 2), ("split", 2), ("split align", 2)])
def test_2_6_two_cards_are_drawn(hand: str, drawn: int) -> None:
    state = position("p [P] .", TWO, agenda=PHASE, hands=(hand, ""), cryptid=1)
    play(state, "draw")
    chance(state, "cards split+shuffle")

    assert total(state.hands[CRYPTID]) == len(hand.split()) + drawn
    assert log_events(state)[-1] == Drew(1, 2, (Kind.SPLIT, Kind.SHUFFLE))
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


def test_2_7_an_empty_deck_is_refilled_in_the_middle_of_a_draw() -> None:
    state = position(
        "p [P] .",
        ". [] . [] .",
        agenda=PHASE,
        hands=("split", ""),
        piles=[pack(0, 0, 1), pack(4, 3, 3)],
        discards=[pack(3, 3, 2), 0],
    )

    play(state, "draw")
    chance(state, "cards align")

    assert state.decisions[0].seat == CHANCE
    assert state.shuffled_with[CRYPTID] == pack(1, 0, 1)
    chance(state, "cards shuffle")
    assert (state.hands[CRYPTID], state.piles[CRYPTID]) == (pack(1, 1, 1), pack(3, 2, 2))


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

    assert log_events(state)[-2:] == [Drew(1, 1, (Kind.SHUFFLE,)), Reshuffled(1)]
    assert (state.piles[CRYPTID], state.discards[CRYPTID]) == (pack(3, 2, 2), 0)
    assert not state.since[CRYPTID]
    chance(state, "cards align")
    assert state.since[CRYPTID] == (-1,)
    assert state.decisions[0].seat == 0, "two cards were drawn in all"
