"""A game's knowledge for bots: evaluation function, rollout policy, win model, likelihood.

Search is the same for all games; what tells a good state from a bad one is not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Generic, NamedTuple, TypeVar

from bestiary.core.choice import Choice, Event
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import About
from bestiary.core.words import Words

S = TypeVar("S", bound=State)


class Ground(NamedTuple):
    """One term of an evaluation: a text of the game with its arguments, and its worth."""

    text: str
    worth: float = 0.0
    about: About = ()

    def in_words(self, words: Words) -> str:
        """The term in words, with how many points it is worth.

        A game whose worths mean nothing to people has texts `<text>-gain` and `<text>-loss`, which
        are said alone.
        """
        if self.worth and words.has(self._alone):
            return words(self._alone, **dict(self.about))
        what = words(self.text, **dict(self.about)) if words.has(self.text) else self.text
        if not self.worth:
            return what
        points = int(abs(self.worth) + 0.5)  # tenths are the bot's business
        return words(f"worth-{self._kind}", points=points, what=what)

    def is_counted(self, words: Words) -> bool:
        """Whether the words give its worth in points."""
        return bool(self.worth) and not words.has(self._alone)

    @property
    def _kind(self) -> str:
        return "gain" if self.worth > 0 else "loss"

    @property
    def _alone(self) -> str:
        return f"{self.text}-{self._kind}"


@dataclass(frozen=True, slots=True)
class ValueLearning(Generic[S]):
    """What self-play of a duel learns a value function from.

    `features` are a state as numbers, `protagonist` is the seat whose chance of winning they
    predict.
    """

    features: Callable[[S], Sequence[float]]
    protagonist: Callable[[S], Seat]


class Calibration(NamedTuple):
    """Fitted parameters of a softmax that turns standings into chances of winning.

    `early` and `late` are its temperatures at the beginning and at the end of a game, in the unit
    of the standings. Alone against a score it is a logistic curve, even at `par`.
    """

    early: float
    late: float
    par: float = 0.0

    def shares(self, standings: Sequence[float], left: float) -> list[float]:
        """The chance of every side while that part of the game, up to 1, is still to come."""
        temperature = self.late + (self.early - self.late) * min(1.0, max(0.0, left))
        if len(standings) == 1:
            return [1 / (1 + exp(-_bounded((standings[0] - self.par) / temperature)))]
        best = max(standings)  # subtracted before exp(), as is usual for a softmax: no overflow
        powers = [exp(-_bounded((best - standing) / temperature)) for standing in standings]
        return [power / sum(powers) for power in powers]


def _bounded(exponent: float) -> float:
    return min(50.0, max(-50.0, exponent))  # exp() overflows from 710 on


@dataclass(frozen=True, slots=True)
class WinModel(Generic[S]):
    """Chances of winning from how well each side stands, by a calibration that was fitted to games.

    `left` is the part of the game that is still to come, `file` keeps the calibration. `sides` says
    on which side each seat is; without it everyone plays for themselves.
    """

    standings: Callable[[S], Sequence[float]]
    left: Callable[[S], float]
    file: Path
    sides: Callable[[S], Sequence[int]] | None = None

    def sides_of(self, state: S) -> Sequence[int]:
        """The side of every seat, counted from 0."""
        return range(len(self.standings(state))) if self.sides is None else self.sides(state)

    def win_chances(self, state: S) -> list[float]:
        """The chance of every seat to win; 1 or 0 once the game is over."""
        if state.outcome is not None:
            return [
                float(seat in state.outcome.winners) for seat in range(len(state.outcome.scores))
            ]
        standings = self.standings(state)
        together, alone = read_calibrations(self.file)
        calibration = alone if len(standings) == 1 else together
        shares = calibration.shares(standings, self.left(state))
        return [shares[side] for side in self.sides_of(state)]


@cache
def read_calibrations(file: Path) -> tuple[Calibration, Calibration]:
    """The calibration for a table of several, and that for one alone, which a game may lack."""
    calibrations = json.loads(file.read_text("utf-8"))
    together = Calibration(*calibrations["together"])
    if "alone" not in calibrations:
        return together, together
    return together, Calibration(*calibrations["alone"])


@dataclass(frozen=True, slots=True)
class Advice(Generic[S]):
    """A game's knowledge for bots, each part optional; only ever asked about imagined worlds."""

    value: Callable[[S, Seat], float] | None = None
    """State evaluation: how good a state is for a seat, in the game's own unit."""
    action_value: Callable[[S, Seat, Choice], float] | None = None
    """How good a choice is, where evaluating the state one ply ahead is not enough."""
    policy: Callable[[S, Seat, Random], Choice] | None = None
    """Rollout policy: a quick sensible choice for the seat that is asked. Without one, rollouts
    take the best of a few options one ply ahead."""
    pruned_options: Callable[[S, Seat], Sequence[Choice]] | None = None
    """Options of the first pending decision worth searching, where the others do nothing or come
    too early; never none."""
    expected_value: Callable[[S, Seat, Choice], float | None] | None = None
    """Mean value of a choice whose dice would hide it in a sample; None for all other choices."""
    value_terms: Callable[[S, Seat], Sequence[Ground]] | None = None
    """`value` split into the terms it is made of, for explanations."""
    action_terms: Callable[[S, Seat, Choice], Sequence[Ground]] | None = None
    """What `action_value` sees in a choice that no state shows, for explanations."""
    tie_break: Callable[[S, Seat, Choice], Sequence[Ground]] | None = None
    """What speaks for one of several equal choices, told to players who ask for a move."""
    win_chances: Callable[[S], Sequence[float]] | None = None
    """Chance of winning by seat, from 0 to 1: the one measure that all games share."""
    win_model: WinModel[S] | None = None
    """What `win_chances` is computed by, where it is calibrated and not learned."""
    turn_key: Callable[[S], Hashable] | None = None
    """Identifies a turn: the key changes where one ends. Without it a turn ends where another seat
    is asked."""
    likelihood: Callable[[S, Seat, Sequence[Event]], float] | None = None
    """How well what a seat was told fits how others play in a world: weighs determinisations."""
    learning: ValueLearning[S] | None = None
    """What a value function can be learned from by self-play."""
