"""Sequential halving (Karnin, Koren and Somekh 2013): best-arm identification on a fixed budget.

Every round gives each remaining arm the same number of trials and drops the worse half. It suits
simulations, of which only the final choice counts: a bad trial costs nothing but its time. Arms
keep the results of earlier rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from typing import TypeAlias, TypeVar

from bestiary.bots.search.arm import Arm
from bestiary.core import Budget

T = TypeVar("T")

Trial: TypeAlias = Callable[[T, int], float]
"""The result of a choice in the world of that number: the same world for every choice."""


def halve(arms: list[Arm[T]], trial: Trial[T], simulations: int, budget: Budget) -> list[Arm[T]]:
    """Share `simulations` out among the arms and rank them: those that survived longest first."""
    survivors = list(arms)
    dropped = list[Arm[T]]()
    first_world = 0
    rounds = max(1, ceil(log2(len(survivors))))
    for _ in range(rounds):
        worlds = max(1, simulations // (rounds * len(survivors)))
        for number in range(first_world, first_world + worlds):
            if budget.is_spent() and number:  # each has been tried at least once
                return _by_mean(survivors) + dropped
            for arm in survivors:
                arm.add(trial(arm.choice, number))
        first_world += worlds
        survivors = _by_mean(survivors)
        half = (len(survivors) + 1) // 2
        dropped = survivors[half:] + dropped
        survivors = survivors[:half]
    return survivors + dropped


def _by_mean(arms: list[Arm[T]]) -> list[Arm[T]]:
    return sorted(arms, key=lambda arm: arm.mean, reverse=True)
