"""A tree over imagined worlds: what I do, what they answer, what I do then.

Every simulation imagines a world anew and walks down by what is known so far. A node stands for
what was chosen on the way to it, whatever chance and hidden hands brought: so nobody in the tree
acts on what they cannot know. Where the walk leaves the tree the game's chances are asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from bestiary.bots.outlook import MOST_OPTIONS, settle, some
from bestiary.bots.search.tally import Tally
from bestiary.core import Advice, Budget, Choice, Position, Seat, State

CURIOSITY = 0.35
"""How much a choice that was seldom tried is worth trying again."""
OPTIONS = 60
"""So many options of a decision below the first are told apart."""


@dataclass(slots=True)
class Node(Tally):
    """What came of a choice, for whoever made it, and the choices after it."""

    after: dict[Choice, Node] = field(default_factory=dict)

    def promise(self, visits: int) -> float:
        """The mean result, and more for what was seldom tried."""
        return self.mean + CURIOSITY * sqrt(log(visits) / self.visits)


@dataclass(slots=True)
class Tree:
    """Everything tried so far in one decision."""

    advice: Advice[Any]
    rng: Random
    root: Node = field(default_factory=lambda: Node(None))

    def grow(self, position: Position, simulations: int, budget: Budget) -> list[Node]:
        """Try so often; the choices of the first decision, those tried most often first."""
        options = some(position.options, MOST_OPTIONS, self.rng)
        self.rng.shuffle(options)
        for number in range(max(simulations, len(options))):
            if number >= len(options) and budget.is_spent():
                break
            self._walk(position.world(), options)
        return sorted(self.root.after.values(), key=lambda node: node.visits, reverse=True)

    def _walk(self, state: State, options: list[Choice]) -> None:
        """Go down to a choice never tried, judge it, and tell everyone on the way back."""
        node = self.root
        path = list[tuple[Node, Seat]]()
        is_known = True
        while state.outcome is None and is_known:
            seat = state.pending[0].seat
            open_now = options if node is self.root else self._options(state)
            choice = self._next(node, open_now)
            is_known = choice in node.after
            node = node.after.setdefault(choice, Node(choice))
            path.append((node, seat))
            state.play(seat, choice)
            settle(state, self.rng)
        chances = self._chances(state)
        self.root.add(0.0)
        for passed, seat in path:
            passed.add(chances[seat])

    def _options(self, state: State) -> list[Choice]:
        return some(state.pending[0].options, OPTIONS, self.rng)

    def _next(self, node: Node, options: list[Choice]) -> Choice:
        """A choice never tried, by lot, or else the most promising."""
        known = node.after
        fresh = [option for option in options if option not in known]
        if fresh:
            return fresh[0] if node is self.root else self.rng.choice(fresh)
        return max(options, key=lambda option: known[option].promise(node.visits))

    def _chances(self, state: State) -> Any:
        if state.outcome is not None:
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(len(state.outcome.scores))]
        assert self.advice.chances is not None
        return self.advice.chances(state)
