"""Lots are not loaded: what is unseen is equally likely, wherever chance draws (§13.2)."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from bestiary.core import CHANCE
from bestiary.core.chance import Chance
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.choices import Draw
from bestiary.games.rats_of_wistar.gains import DrawCards, TopCard
from bestiary.games.rats_of_wistar.rounds import NextMouse
from bestiary.games.rats_of_wistar.solo import TurnStatus
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import do, open_decision, options, playing, position


def lot(state: Wistar) -> Chance:
    assert open_decision(state).seat == CHANCE
    chance = open_decision(state).options
    assert isinstance(chance, Chance)
    return chance


def exploring(where: str, *choices: str) -> Wistar:
    state = position(agenda=(Explore(1), TAKE_TURN), explorer=where)
    do(state, *choices)
    return state


def test_1_2_to_1_7_every_lot_of_the_set_up_is_even() -> None:
    state = GAME.new(3)
    seen = Counter[str]()
    while open_decision(state).seat == CHANCE:
        odds = lot(state).probabilities() or {}
        assert set(odds.values()) == {Fraction(1, len(odds))}
        seen[open_decision(state).prompt] += 1
        if (open_decision(state).prompt, seen[open_decision(state).prompt]) in FIRST:
            assert (
                len(odds) == FIRST[open_decision(state).prompt, seen[open_decision(state).prompt]]
            )
        do(state, options(state)[-1])

    assert {prompt for prompt, _ in FIRST} <= set(seen)


FIRST = {
    ("sector", 1): 6,
    ("sector", 2): 5,
    ("goal", 1): 13,
    ("goal", 3): 11,
    ("order", 1): 3,
    ("order", 2): 2,
}
"""How many outcomes a lot has when it is drawn for the first, second or third time."""


@pytest.mark.parametrize(
    ("state", "number"),
    [
        (exploring("kitchen", "open-door kitchen-door"), 10),
        (exploring("study", "reveal study"), 6),
        (exploring("study", "take-mouse study"), 15),
        (exploring("pantry", "take-mouse pantry"), 10),
        (position(agenda=(NextMouse(), TAKE_TURN)), 15),
        (position(agenda=(DrawCards(0, 1), TAKE_TURN)), 96),
        (position(agenda=(DrawCards(1, 1), TAKE_TURN)), 76),
        (position(1, agenda=(TurnStatus(), TAKE_TURN)), 13),
        (playing("hot-air-balloon"), 10),
    ],
)
def test_13_2_every_piece_that_is_left_is_as_likely(state: Wistar, number: int) -> None:
    odds = lot(state).probabilities() or {}

    assert len(odds) == len(lot(state)) == number
    assert set(odds.values()) == {Fraction(1, number)}


def test_13_2_what_is_drawn_agrees_with_what_is_said_of_it() -> None:
    pile = [31, 58, 40, 1]
    rng = Random(2)
    drawn = Counter(TopCard(pile).sample(rng) for _ in range(400))

    assert {box.NUMBER[draw.card] for draw in drawn if isinstance(draw, Draw)} == set(pile)
    assert all(70 <= number <= 130 for number in drawn.values()), "100 of 400 are expected"
    assert all(draw in TopCard(pile) for draw in drawn)
    assert not any(draw in TopCard([2, 3]) for draw in drawn)
