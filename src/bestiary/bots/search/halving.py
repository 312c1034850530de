"""Sequential halving: try all, keep the better half, try those more, until one is left."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2

from bestiary.bots.search.tally import Tally
from bestiary.core import Budget, Choice

Trial = Callable[[Choice, int], float]
"""What comes of a choice in the world of that number: the same world for every choice."""


def halve(tallies: list[Tally], trial: Trial, simulations: int, budget: Budget) -> list[Tally]:
    """Share `simulations` out among the options; those that were kept longest come first."""
    left = list(tallies)
    dropped = list[Tally]()
    first = 0
    rounds = max(1, ceil(log2(len(left))))
    for _ in range(rounds):
        worlds = max(1, simulations // (rounds * len(left)))
        for number in range(first, first + worlds):
            if budget.is_spent() and number:  # each has been tried at least once
                return _ranked(left) + dropped
            for tally in left:
                tally.add(trial(tally.choice, number))
        first += worlds
        left = _ranked(left)
        kept = (len(left) + 1) // 2
        dropped = left[kept:] + dropped
        left = left[:kept]
    return left + dropped


def _ranked(tallies: list[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: tally.mean, reverse=True)
