"""Self-play by TD(λ) on afterstates, as TD-Gammon learned backgammon (Tesauro 1995).

A value network plays both sides of a duel, one ply ahead and ε-greedy, and is trained towards
the λ-returns of its own games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from bestiary.core import CHANCE, Game, State
from bestiary.core.advice import ValueLearning
from bestiary.lab.learning.value_network import Floats, ValueNetwork

MAX_OPTIONS_TRIED = 16
"""Options that are evaluated at a decision: a random sample, which explores by itself."""
EXPLORATION_RATE = 0.05
"""ε: the share of decisions that are made at random."""
TD_LAMBDA = 0.8
"""λ: how much the end of a game counts against the predictions on the way."""
GAMES_PER_UPDATE = 40
EPOCHS = 2
MINIBATCH_SIZE = 256
HIDDEN_LAYER_SIZES = (64, 32)


@dataclass(slots=True)
class SelfPlayLearner:
    """Plays a duel against itself and trains a network to predict how it ends."""

    game: Game[Any, Any]
    learning: ValueLearning[Any]
    rng: Random
    network: ValueNetwork
    inputs: list[Floats] = field(default_factory=list)
    targets: list[Floats] = field(default_factory=list)

    @classmethod
    def untrained(
        cls, game: Game[Any, Any], learning: ValueLearning[Any], seed: int
    ) -> SelfPlayLearner:
        size = len(learning.features(game.new(game.seats[0])))
        sizes = (size, *HIDDEN_LAYER_SIZES, 1)
        network = ValueNetwork.untrained(sizes, np.random.default_rng(seed))
        return cls(game, learning, Random(seed), network)

    def train(self, games: int, watch: Callable[[int, float], None]) -> None:
        """Play so many games; `watch` gets their number and the error before each update."""
        for number in range(1, games + 1):
            self._add_samples(*self._play())
            if number % GAMES_PER_UPDATE == 0:
                watch(number, self._update())

    def _play(self) -> tuple[Floats, float]:
        """One game: the features after every choice, and whether the protagonist won."""
        state: State = self.game.new(self.game.seats[0])
        trajectory = list[Any]()
        while state.outcome is None:
            seat = state.pending[0].seat
            if seat == CHANCE:
                self._draw(state)
                continue
            state, features = self._best(list(self._afterstates(state)), seat)
            if state.outcome is None:
                trajectory.append(features)
        won = self.learning.protagonist(state) in state.outcome.winners
        return np.asarray(trajectory, np.float32), float(won)

    def _afterstates(self, state: State) -> Iterator[State]:
        """The states after some of the options, and after chance's answer to each."""
        decision = state.pending[0]
        options = list(decision.options)
        # Exploring is to look at one random option only: the best of one is that one.
        number = 1 if self.rng.random() < EXPLORATION_RATE else MAX_OPTIONS_TRIED
        for option in self.rng.sample(options, min(number, len(options))):
            after = state.copy()
            after.play(decision.seat, option)
            while after.pending and after.pending[0].seat == CHANCE:
                self._draw(after)
            yield after

    def _draw(self, state: State) -> None:
        state.play(CHANCE, state.pending[0].options.sample(self.rng))  # type: ignore[attr-defined]

    def _best(self, states: list[State], seat: int) -> tuple[State, Any]:
        features = [self.learning.features(state) for state in states]
        predicted = self.network.win_chances(np.asarray(features, np.float32))
        # The network predicts for the protagonist alone; the other seat wants the opposite.
        sign = 1 if self.learning.protagonist(states[0]) == seat else -1
        values = [self._value(s, p) for s, p in zip(states, predicted.tolist(), strict=True)]
        best = max(range(len(states)), key=lambda n: sign * values[n])
        return states[best], features[best]

    def _value(self, state: State, predicted: float) -> float:
        if state.outcome is None:
            return predicted
        return float(self.learning.protagonist(state) in state.outcome.winners)

    def _add_samples(self, trajectory: Floats, won: float) -> None:
        """Compute the λ-return of every state, from the end of the game backwards."""
        returns = [won]
        later_return = won
        predicted = self.network.win_chances(trajectory)
        for later in predicted[:0:-1].tolist():
            later_return = (1 - TD_LAMBDA) * later + TD_LAMBDA * later_return
            returns.append(later_return)
        self.inputs.append(trajectory)
        self.targets.append(np.asarray(returns[::-1], np.float32))

    def _update(self) -> float:
        """Train on the games since the last update and forget them; the mean square error."""
        inputs, targets = np.concatenate(self.inputs), np.concatenate(self.targets)
        error = float(np.mean((self.network.win_chances(inputs) - targets) ** 2))
        for _ in range(EPOCHS):
            order = np.asarray(self.rng.sample(range(len(inputs)), len(inputs)))
            for first in range(0, len(order), MINIBATCH_SIZE):
                chosen = order[first : first + MINIBATCH_SIZE]
                self.network.train_step(inputs[chosen], targets[chosen])
        self.inputs.clear()
        self.targets.clear()
        return error
