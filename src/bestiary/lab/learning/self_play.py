"""Games of a net against itself, and what it learns from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from bestiary.core import CHANCE, Game, State, ValueLearning
from bestiary.lab.learning.net import Floats, Net

LOOKED_AT = 16
"""Options that a learner looks at in each decision, drawn by lot: so it tries many things."""
ADVENTURE = 0.05
"""How often it plays just anything."""
TRUST = 0.8
"""TD's λ: how much the end of a game counts against what was foretold on the way."""
LESSON = 40
"""Games after which it learns from what it has seen."""
REPEATS = 2
BATCH = 256
HIDDEN = (64, 32)


@dataclass(slots=True)
class Learner:
    """Plays a duel against itself and learns how it ends."""

    game: Game[Any]
    study: ValueLearning[Any]
    rng: Random
    net: Net
    inputs: list[Floats] = field(default_factory=list)
    wanted: list[Floats] = field(default_factory=list)

    @classmethod
    def fresh(cls, game: Game[Any], study: ValueLearning[Any], seed: int) -> Learner:
        numbers = len(study.features(game.new(game.seats[0])))
        net = Net.fresh((numbers, *HIDDEN, 1), np.random.default_rng(seed))
        return cls(game, study, Random(seed), net)

    def train(self, games: int, watch: Callable[[int, float], None]) -> None:
        """Play so many games; `watch` is told how many are done and how wrong the net was."""
        for number in range(1, games + 1):
            self._remember(*self._play())
            if number % LESSON == 0:
                watch(number, self._learn())

    def _play(self) -> tuple[Floats, float]:
        """One game: what was seen after every choice, and how it ended for the protagonist."""
        state: State = self.game.new(self.game.seats[0])
        seen = list[Any]()
        while state.outcome is None:
            seat = state.pending[0].seat
            if seat == CHANCE:
                self._draw(state)
                continue
            state, numbers = self._best(list(self._tried(state)), seat)
            if state.outcome is None:
                seen.append(numbers)
        won = self.study.protagonist(state) in state.outcome.winners
        return np.asarray(seen, np.float32), float(won)

    def _tried(self, state: State) -> Iterator[State]:
        """Some of what may be chosen, made, and chance's answer to it."""
        decision = state.pending[0]
        options = list(decision.options)
        few = 1 if self.rng.random() < ADVENTURE else LOOKED_AT
        for option in self.rng.sample(options, min(few, len(options))):
            made = state.copy()
            made.play(decision.seat, option)
            while made.pending and made.pending[0].seat == CHANCE:
                self._draw(made)
            yield made

    def _draw(self, state: State) -> None:
        state.play(CHANCE, state.pending[0].options.sample(self.rng))  # type: ignore[attr-defined]

    def _best(self, made: list[State], seat: int) -> tuple[State, Any]:
        numbers = [self.study.features(state) for state in made]
        foretold = self.net.chances(np.asarray(numbers, np.float32))
        mine = self.study.protagonist(made[0]) == seat
        sure = [self._sure(s, f) for s, f in zip(made, foretold.tolist(), strict=True)]
        best = max(range(len(made)), key=lambda n: sure[n] if mine else -sure[n])
        return made[best], numbers[best]

    def _sure(self, state: State, foretold: float) -> float:
        if state.outcome is None:
            return foretold
        return float(self.study.protagonist(state) in state.outcome.winners)

    def _remember(self, seen: Floats, won: float) -> None:
        """What should have been foretold after each choice: a blend of what came later."""
        wanted = [won]
        after = won
        foretold = self.net.chances(seen)
        for later in foretold[:0:-1].tolist():
            after = (1 - TRUST) * later + TRUST * after
            wanted.append(after)
        self.inputs.append(seen)
        self.wanted.append(np.asarray(wanted[::-1], np.float32))

    def _learn(self) -> float:
        """Learn from the games since the last lesson and forget them; the mean square error."""
        inputs, wanted = np.concatenate(self.inputs), np.concatenate(self.wanted)
        error = float(np.mean((self.net.chances(inputs) - wanted) ** 2))
        for _ in range(REPEATS):
            order = np.asarray(self.rng.sample(range(len(inputs)), len(inputs)))
            for first in range(0, len(order), BATCH):
                chosen = order[first : first + BATCH]
                self.net.learn(inputs[chosen], wanted[chosen])
        self.inputs.clear()
        self.wanted.clear()
        return error
