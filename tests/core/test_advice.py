"""From standings to chances: one scale for all games."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import CHANCE, Game, State, pick
from bestiary.core.advice import Calibration
from core.narrowing import chance_of

MARKS = Calibration(early=10.0, late=2.0, par=5.0)
GAMES = registry.catalogue()


def test_equals_have_equal_chances_and_the_better_has_more() -> None:
    assert MARKS.shares([7, 7, 7, 7], 0.5) == [0.25] * 4
    first, second = MARKS.shares([9, 7], 0.5)

    assert first > 0.5 > second
    assert first + second == pytest.approx(1)


def test_a_lead_counts_for_more_when_little_is_left() -> None:
    early, middle, late = (MARKS.shares([9, 7], left)[0] for left in (1.0, 0.5, 0.0))

    assert early < middle < late
    assert MARKS.shares([9, 7], -1.0)[0] == late


def test_alone_the_chance_is_even_at_par() -> None:
    assert MARKS.shares([5], 0.0) == [0.5]
    assert MARKS.shares([7], 0.0)[0] > 0.5 > MARKS.shares([3], 0.0)[0]


def test_a_hopeless_gap_is_no_overflow() -> None:
    assert MARKS.shares([1e9, -1e9], 0.0)[0] == pytest.approx(1)


def moments(game: Game[Any, Any], seats: int, options: dict[str, str]) -> list[State]:
    rng = Random(3)
    state = game.new(seats, options)
    seen = list[State]()
    for _ in range(150):
        if state.outcome is not None:
            break
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
        else:
            seen.append(state.copy())
            state.play(decision.seat, pick(decision.options, rng))
    return list(islice(seen, 0, None, 20))


@pytest.mark.parametrize("game", GAMES, ids=registry.ids())
def test_every_game_shares_one_win_out_among_those_who_play_against_each_other(
    game: Game[Any, Any],
) -> None:
    chances = game.opponents.advice.win_chances
    assert chances is not None
    for state in moments(game, max(2, game.seats[0]), {}):
        assert sum(chances(state)) == pytest.approx(1)


def test_partners_win_together() -> None:
    game = registry.game("big_monster")
    assert game.opponents.advice.win_chances is not None
    for state in moments(game, 4, {"mode": "teams"}):
        one, other, *partners = game.opponents.advice.win_chances(state)

        assert partners == [one, other]
        assert one + other == pytest.approx(1)


def test_alone_there_is_a_chance_to_fail() -> None:
    game = registry.game("rats_of_wistar")
    assert game.opponents.advice.win_chances is not None

    assert all(
        0 < game.opponents.advice.win_chances(state)[0] < 1 for state in moments(game, 1, {})
    )
