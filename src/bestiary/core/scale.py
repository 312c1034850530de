"""From how well everyone stands to the chances of winning: one scale for all games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from bestiary.core.state import State

S = TypeVar("S", bound=State)


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
