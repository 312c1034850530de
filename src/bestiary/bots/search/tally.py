"""What came of an option so far."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from bestiary.core import Candidate, Choice


@dataclass(slots=True)
class Tally:
    """The results of one option in the worlds it was tried in."""

    choice: Choice
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
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))

    def candidate(self) -> Candidate:
        """The tally as others are told it."""
        return Candidate(self.choice, self.mean, self.error, self.visits)
