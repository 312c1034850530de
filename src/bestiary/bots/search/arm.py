"""One arm of a multi-armed bandit: an option with the statistics of its results so far."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Generic, TypeVar

from bestiary.core import Choice
from bestiary.core.bot import Candidate

T = TypeVar("T")


@dataclass(slots=True)
class Arm(Generic[T]):
    """An option with the sum, the sum of squares and the number of its results."""

    choice: T
    total: float = 0.0
    squares: float = 0.0
    visits: int = 0

    def add(self, result: float) -> None:
        self.total += result
        self.squares += result * result
        self.visits += 1

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 where one result says nothing of it."""
        if self.visits < 2:
            return 0.0
        # Rounding may push the difference of two large squares a little below zero.
        variance = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(variance / (self.visits - 1))

    def candidate(self: Arm[Choice]) -> Candidate:
        """The same as the public record that `analyse` and `explain` hand out."""
        return Candidate(self.choice, self.mean, self.error, self.visits)
