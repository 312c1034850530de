"""The uniform random player: the baseline that every other bot is measured against."""

from __future__ import annotations

from bestiary.core import DEFAULT_BUDGET, Budget, Choice, Position, pick
from bestiary.core.bot import Candidate, Explanation


class Uniform:
    """Chooses among its options uniformly at random; compares nothing and explains nothing."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return pick(position.options, position.rng)

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        return ()

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        return None
