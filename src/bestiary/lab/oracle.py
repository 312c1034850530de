"""What it would be worth to know everything: levels that look where nobody may.

They set a bound: better guesses at what is hidden cannot bring more than knowing it. Named in the
lab like any bot of one's own, `bestiary.lab.oracle:master`; no table offers them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bestiary import registry
from bestiary.bots import make
from bestiary.core import USUAL, Bot, Budget, Candidate, Choice, Explanation, Position, State


class Open(Position):
    """A position in which nothing is hidden; what chance will draw is."""

    __slots__ = ()

    def world(self) -> State:
        """The true state."""
        return self._state.copy()


def opened(position: Position) -> Position:
    """The same seat at the same moment, told everything."""
    return Open(position.game, position._state, position.seat, position.rng, position._log)


@dataclass(slots=True)
class Oracle:
    """A level that is told everything."""

    level: str
    bot: Bot | None = None

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        """What the level chooses, knowing."""
        return self._made(position).choose(opened(position), budget)

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        """What the level weighs, knowing."""
        return self._made(position).analyse(opened(position), budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = USUAL
    ) -> Explanation | None:
        """Why, knowing."""
        return self._made(position).explain(opened(position), choice, budget)

    def _made(self, position: Position) -> Bot:
        """The level, made once it is known which game is played."""
        if self.bot is None:
            self.bot = make(self.level, registry.game(position.game.id))
        return self.bot


ranger, naturalist, master = (
    partial(Oracle, level) for level in ("ranger", "naturalist", "master")
)
