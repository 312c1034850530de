"""Bots of one's own, and bots with a budget, in matches."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from bestiary import registry
from bestiary.bots import Uniform, UnknownBotError
from bestiary.core import DEFAULT_BUDGET, Budget, Choice, Position, State
from bestiary.lab import Match, tournament
from bestiary.lab.players import BudgetedBot, IllegalChoiceError, make


class Last(Uniform):
    """Takes the last option."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return list(position.options)[-1]


def test_a_bot_of_ones_own_plays_a_match() -> None:
    match = Match("urban_legends", 2, (Last, "uniform")).validate()
    record = next(tournament(match, 1, 1))

    assert record.bots == (f"{Last.__module__}:Last", "uniform")
    assert record.decisions


class Thought(NamedTuple):
    """A choice that tells how long a bot was told to think."""

    simulations: int | None


class Asked(Uniform):
    """Chooses how long it may think."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return Thought(budget.simulations)


def test_a_budget_is_a_part_of_the_name() -> None:
    settled = Match("urban_legends", 2, ("ranger:7", "uniform")).validate()
    position = Position.of(registry.game("urban_legends"), State(), 0, Random(1))

    assert settled.bots[0] == "ranger:7"
    assert isinstance(make("ranger:7", registry.game("urban_legends")), BudgetedBot)
    assert BudgetedBot(Asked(), 7).choose(position) == Thought(7)


def test_callables_of_one_name_are_two_players() -> None:
    makers = (lambda: Last(), lambda: Uniform())
    match = Match("urban_legends", 2, makers).validate()
    again = Match("urban_legends", 2, (partial(Last), partial(Last))).validate()
    one, other = match.bots

    assert other == f"{one}#2"
    assert isinstance(inside(one), Last)
    assert not isinstance(inside(other), Last)
    assert len({*match.bots, *again.bots}) == 4
    assert Match("urban_legends", 2, makers).validate() == match


def inside(name: str) -> Any:
    return make(name, registry.game("urban_legends")).bot  # type: ignore[attr-defined] # of a player made of a bot


class Cheat(Uniform):
    """Repeats its first choice for ever."""

    first: Choice | None = None

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        self.first = self.first or super().choose(position)
        return self.first


class Mute(Uniform):
    """Says a word that is no choice at all."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return cast(Choice, "pass")


@pytest.mark.parametrize("bot", [Cheat, Mute])
def test_a_bot_of_ones_own_may_only_choose_what_is_offered(bot: type) -> None:
    match = Match("urban_legends", 2, (bot, "uniform")).validate()
    with pytest.raises(IllegalChoiceError, match=f"{bot.__name__}' chose .* not on offer"):
        list(tournament(match, 20, 1))


def test_a_bot_of_this_folder_is_found_by_the_command_line(tmp_path: Path) -> None:
    text = "from bestiary.bots import Uniform\nclass Mine(Uniform): pass\n"
    (tmp_path / "bots_of_this_folder.py").write_text(text, encoding="utf-8")
    bots = "uniform,bots_of_this_folder:Mine"
    asked = ["bestiary", "simulate", "urban_legends", "--games", "1", "--json", "--bots", bots]
    command = [str(Path(sys.executable).with_name(asked[0])), *asked[1:]]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert not told.returncode, told.stderr
    assert "bots_of_this_folder:Mine" in told.stdout


WRONG = {
    "nobody": "has no bot",
    "no_such_module:Bot": "no_such_module",
    "bestiary.core:CHANCE": "cannot be called",
    "ranger:much": "no number of simulations",
    ":Bot": "Empty module name",
    "bestiary.core:Table": "when it is called",
    "collections:Counter": "no method 'choose'",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBotError, match=WRONG[name]):
        Match("urban_legends", 2, (name,)).validate()
