"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

Single-observer ISMCTS with one determinisation per simulation. A node stands for the choices made
on the way to it, whatever chance and hidden hands brought (open-loop): its statistics average over
the worlds of the information set, so the search acts on nothing that the seat cannot know.
Selection is UCB1 (Auer, Cesa-Bianchi and Fischer 2002) among the options that the simulation's
world offers; each seat maximises its own chance of winning. Leaves get the game's win chances
instead of a rollout, and the most visited option is chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

from bestiary.bots.lookahead import MAX_ROOT_OPTIONS, resolve_chance, sample_options
from bestiary.bots.search.arm import Arm
from bestiary.core import Advice, Budget, Choice, Position, Seat, State

EXPLORATION = 0.35  # UCB1 constant, for results between 0 and 1
MAX_NODE_OPTIONS = 60
"""Options of a decision below the root that a simulation considers: a sample where there are
more."""


class _AtRoot(NamedTuple):
    """The choice of the root: none was made."""


@dataclass(slots=True)
class Node(Arm[Choice]):
    """A choice with its results for the seat that made it, and the choices after it."""

    children: dict[Choice, Node] = field(default_factory=dict)

    def ucb1(self, parent_visits: int) -> float:
        """The upper confidence bound: the mean result, and more for what was seldom tried."""
        # The parent's visits, not how often this option was on offer (Cowling et al. count those):
        # an option that few worlds offer is explored somewhat more when it is.
        return self.mean + EXPLORATION * sqrt(log(parent_visits) / self.visits)


@dataclass(slots=True)
class ISMCTS:
    """The search tree of one decision."""

    advice: Advice[Any]
    rng: Random
    root: Node = field(default_factory=lambda: Node(_AtRoot()))

    def search(self, position: Position, simulations: int, budget: Budget) -> list[Node]:
        """Run simulations; the nodes of the root's options, the most visited first."""
        options = sample_options(position.options, MAX_ROOT_OPTIONS, self.rng)
        self.rng.shuffle(options)
        # Every root option is tried once, however short the time: all need a result to be ranked.
        for number in range(max(simulations, len(options))):
            if number >= len(options) and budget.is_spent():
                break
            self._simulate(position.world(), options)
        return sorted(self.root.children.values(), key=lambda node: node.visits, reverse=True)

    def _simulate(self, state: State, root_options: list[Choice]) -> None:
        """Selection, expansion by one node, evaluation and backpropagation."""
        node = self.root
        path = list[tuple[Node, Seat]]()
        is_in_tree = True
        while state.outcome is None and is_in_tree:
            seat = state.pending[0].seat
            options = root_options if node is self.root else self._options(state)
            choice = self._select(node, options)
            is_in_tree = choice in node.children
            node = node.children.setdefault(choice, Node(choice))
            path.append((node, seat))
            state.play(seat, choice)
            resolve_chance(state, self.rng)
        chances = self._win_chances(state)
        self.root.add(0.0)  # only its visits matter
        for passed, seat in path:
            passed.add(chances[seat])

    def _options(self, state: State) -> list[Choice]:
        return sample_options(state.pending[0].options, MAX_NODE_OPTIONS, self.rng)

    def _select(self, node: Node, options: list[Choice]) -> Choice:
        """An option never tried, at random, or else the one with the highest UCB1."""
        children = node.children
        untried = [option for option in options if option not in children]
        if untried:  # the root's options were shuffled already
            return untried[0] if node is self.root else self.rng.choice(untried)
        return max(options, key=lambda option: children[option].ucb1(node.visits))

    def _win_chances(self, state: State) -> Any:
        if state.outcome is not None:
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(len(state.outcome.scores))]
        assert self.advice.win_chances is not None
        return self.advice.win_chances(state)
