"""Bots of one's own, and bots with a budget, in matches."""

from __future__ import annotations

from random import Random

import pytest

from bestiary import registry
from bestiary.bots import Uniform, UnknownBotError
from bestiary.core import USUAL, Budget, Choice, Position, State
from bestiary.lab import Match, tournament
from bestiary.lab.players import Limited, make


class Last(Uniform):
    """Takes the last option."""

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        return list(position.options)[-1]


def test_a_bot_of_ones_own_plays_a_match() -> None:
    match = Match("urban_legends", 2, (Last, "uniform")).settled()
    record = next(tournament(match, 1, 1))

    assert record.bots == (f"{Last.__module__}:Last", "uniform")
    assert record.decisions


class Asked(Uniform):
    """Chooses how long it may think."""

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        return budget.simulations


def test_a_budget_is_a_part_of_the_name() -> None:
    settled = Match("urban_legends", 2, ("ranger:7", "uniform")).settled()
    position = Position.of(registry.game("urban_legends"), State(), 0, Random(1))

    assert settled.bots[0] == "ranger:7"
    assert isinstance(make("ranger:7", registry.game("urban_legends")), Limited)
    assert Limited(Asked(), 7).choose(position) == 7


@pytest.mark.parametrize("name", ["nobody", "no_such_module:Bot", "bestiary.core:CHANCE"])
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBotError):
        Match("urban_legends", 2, (name,)).settled()
