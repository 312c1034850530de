"""What a bot is: it chooses, weighs all it could choose, and says why.

A bot is one player at one table and may remember between its decisions. It has no clock: whoever
has one hands in a `Budget`. The same seed and the same number of simulations give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from bestiary.core.advice import Ground
from bestiary.core.choice import Choice
from bestiary.core.position import Position

SURE = 1.96
"""So many standard errors around a mean hold the truth with 95 % certainty."""


def _never() -> bool:
    return False


class Budget(NamedTuple):
    """How long a bot may think: so many simulations, and no longer than `is_spent` allows.

    None: as many as the bot is used to.
    """

    simulations: int | None = None
    is_spent: Callable[[], bool] = _never


USUAL = Budget()


class Candidate(NamedTuple):
    """A choice with what came of it in the worlds it was tried in.

    `expected` is in the game's own measure, `chance` is that of winning where the game can tell;
    `error` is the standard error of `expected` after so many `visits`.
    """

    choice: Choice
    expected: float
    error: float = 0.0
    visits: int = 1
    chance: float | None = None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the expected result lies with 95 % certainty."""
        return self.expected - SURE * self.error, self.expected + SURE * self.error


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
        """The other candidates, the best first."""
        return tuple(c for c in self.candidates if c.choice != self.chosen.choice)

    @property
    def rival(self) -> Candidate | None:
        """The one that the choice is compared with: the best of the others that differs."""
        return self.against or next(iter(self.rivals), None)


class Bot(Protocol):
    """A player that knows only what its seat may know."""

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        """What to do now: one of the options, or of a standing offer."""

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        """Everything that was weighed, the best first; nothing if the bot does not weigh."""

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = USUAL
    ) -> Explanation | None:
        """Why `choice`, or why not, or why the best; None if the bot weighs nothing or not that."""
