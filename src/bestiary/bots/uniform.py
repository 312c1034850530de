"""A player without a brain."""

from __future__ import annotations

from bestiary.core import USUAL, Budget, Candidate, Choice, Explanation, Position, pick


class Uniform:
    """Any option, all equally likely."""

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        return pick(position.options, position.rng)

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        return ()

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = USUAL
    ) -> Explanation | None:
        return None
