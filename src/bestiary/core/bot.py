"""The interface of bots: choose, analyse and explain.

A bot is one player at one table and may remember between its decisions. It has no clock: the caller
hands in a `Budget`. The same seed and the same number of simulations give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from bestiary.core.advice import Ground
from bestiary.core.choice import Choice
from bestiary.core.position import Position

Z_95 = 1.96
"""Standard errors on each side of a mean that make an interval of 95 % confidence."""


def _never() -> bool:
    return False


class Budget(NamedTuple):
    """How long a bot may think: a number of simulations, and no longer than `is_spent` allows.

    `simulations=None` leaves the number to the bot.
    """

    simulations: int | None = None
    is_spent: Callable[[], bool] = _never


DEFAULT_BUDGET = Budget()


class Candidate(NamedTuple):
    """A choice with the mean of its results in the worlds it was tried in.

    `expected` is in the game's own unit, `chance` is that of winning where the game can tell;
    `error` is the standard error of `expected` after that many `visits`.
    """

    choice: Choice
    expected: float
    error: float = 0.0
    visits: int = 1
    chance: float | None = None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the expected result."""
        return self.expected - Z_95 * self.error, self.expected + Z_95 * self.error


class Explanation(NamedTuple):
    """Why a choice: it and its rivals, best first, and where it differs from the best of them.

    The worths of `grounds` are what the choice gains or loses against that rival, part by part;
    one without worth is a fact that speaks for itself. Where the best rival differs in nothing,
    `against` is the one that does.
    """

    chosen: Candidate
    candidates: tuple[Candidate, ...]
    grounds: tuple[Ground, ...] = ()
    against: Candidate | None = None

    @property
    def rivals(self) -> tuple[Candidate, ...]:
        """All candidates but the chosen one, the best first."""
        return tuple(c for c in self.candidates if c.choice != self.chosen.choice)

    @property
    def rival(self) -> Candidate | None:
        """The one that the choice is compared with: the best of the others that differs."""
        return self.against or next(iter(self.rivals), None)


class Bot(Protocol):
    """A player that knows only what its seat may know."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """What to do now: one of the options, or of a standing offer."""

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        """The options that were compared, the best first; nothing if the bot compares none."""

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        """Why `choice`, or why not, or why the best; None if the bot did not compare it."""
