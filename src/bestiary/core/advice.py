"""What a game knows about playing it well."""

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
    """A part of what was weighed: a text of the game with its arguments, and what it is worth."""

    text: str
    worth: float = 0.0
    about: About = ()

    def said(self, words: Words) -> str:
        """It in words, with how many points it is worth.

        A game whose worths mean nothing to people has texts `<text>-gain` and `<text>-loss`, which
        are said alone.
        """
        if self.worth and words.has(self._alone):
            return words(self._alone, **dict(self.about))
        said = words(self.text, **dict(self.about)) if words.has(self.text) else self.text
        if not self.worth:
            return said
        points = int(abs(self.worth) + 0.5)  # tenths are the bot's business
        return words(f"worth-{self._kind}", points=points, what=said)

    def is_counted(self, words: Words) -> bool:
        """Whether it is said in points."""
        return bool(self.worth) and not words.has(self._alone)

    @property
    def _kind(self) -> str:
        return "gain" if self.worth > 0 else "loss"

    @property
    def _alone(self) -> str:
        return f"{self.text}-{self._kind}"


@dataclass(frozen=True, slots=True)
class Study(Generic[S]):
    """What a duel is learned from: a state as numbers, and whose chance they foretell."""

    features: Callable[[S], Sequence[float]]
    protagonist: Callable[[S], Seat]


class Marks(NamedTuple):
    """What a scale was fitted to: how far apart standings are that make a difference.

    `early` and `late` hold at the beginning and at the end of a game; alone against a score
    `par` is where the chance is even.
    """

    early: float
    late: float
    par: float = 0.0

    def shares(self, standings: Sequence[float], left: float) -> list[float]:
        """The chance of every side while that part of the game, up to 1, is still to come."""
        spread = self.late + (self.early - self.late) * min(1.0, max(0.0, left))
        if len(standings) == 1:
            return [1 / (1 + exp(-_within((standings[0] - self.par) / spread)))]
        best = max(standings)
        powers = [exp(-_within((best - standing) / spread)) for standing in standings]
        return [power / sum(powers) for power in powers]


def _within(power: float) -> float:
    return min(50.0, max(-50.0, power))


@dataclass(frozen=True, slots=True)
class Scale(Generic[S]):
    """How well each side stands in a state, how much of the game is left, and the marks' file.

    `sides` says on which side each seat is; without it everyone plays for themselves.
    """

    standings: Callable[[S], Sequence[float]]
    left: Callable[[S], float]
    file: Path
    sides: Callable[[S], Sequence[int]] | None = None

    def sides_of(self, state: S) -> Sequence[int]:
        """The side of every seat."""
        return range(len(self.standings(state))) if self.sides is None else self.sides(state)

    def chances(self, state: S) -> list[float]:
        """The chance of every seat."""
        if state.outcome is not None:
            return [
                float(seat in state.outcome.winners) for seat in range(len(state.outcome.scores))
            ]
        standings = self.standings(state)
        together, alone = read(self.file)
        marks = alone if len(standings) == 1 else together
        shares = marks.shares(standings, self.left(state))
        return [shares[side] for side in self.sides_of(state)]


@cache
def read(file: Path) -> tuple[Marks, Marks]:
    """The marks for a table of several and for one alone, which a game may lack."""
    kept = json.loads(file.read_text("utf-8"))
    together = Marks(*kept["together"])
    return together, Marks(*kept["alone"]) if "alone" in kept else together


@dataclass(frozen=True, slots=True)
class Advice(Generic[S]):
    """Only ever asked about imagined worlds.

    `value` says how good a state is for a seat; `rate` how good a choice is, where looking one step
    ahead is not enough. `policy` is a quick sensible choice for whoever is asked, the best one step
    ahead if there is none. `thoughts` are the options worth a thought where others do nothing or
    come too early: of what is asked first, and never none. `parts` splits `value` into what it is
    made of; `expected` says what a choice is worth on average whose dice would hide it, None of all
    others; `remarks` adds what `rate` sees in a choice that no state shows. `taste` is what speaks
    for one of several equals, to whoever asks for a move. `chances` are those of
    winning, by seat, on one scale for all games; `scale` makes them of how well everyone stands,
    where they were not learned. `turn` marks a turn: it changes where one ends. `likelihood` says
    how well what a seat was told fits how others play in a world. `study` is what a value may be
    learned from by playing.
    """

    value: Callable[[S, Seat], float] | None = None
    rate: Callable[[S, Seat, Choice], float] | None = None
    policy: Callable[[S, Seat, Random], Choice] | None = None
    thoughts: Callable[[S, Seat], Sequence[Choice]] | None = None
    expected: Callable[[S, Seat, Choice], float | None] | None = None
    parts: Callable[[S, Seat], Sequence[Ground]] | None = None
    remarks: Callable[[S, Seat, Choice], Sequence[Ground]] | None = None
    taste: Callable[[S, Seat, Choice], Sequence[Ground]] | None = None
    chances: Callable[[S], Sequence[float]] | None = None
    scale: Scale[S] | None = None
    turn: Callable[[S], Hashable] | None = None
    likelihood: Callable[[S, Seat, Sequence[Event]], float] | None = None
    study: Study[S] | None = None
