"""Why one choice and not another: the parts of the value in which they differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from bestiary.core import Ground
from bestiary.core.step import About

MENTIONED = 0.05
"""A smaller difference would be rounded to nothing."""


def averaged(found: Sequence[Iterable[Ground]]) -> Mapping[tuple[str, About], float]:
    """Each part's worth, on average over the worlds it was found in."""
    totals = defaultdict[tuple[str, About], float](float)
    for parts in found:
        for text, worth, about in parts:
            totals[text, about] += worth / len(found)
    return totals


def differences(
    mine: Sequence[Iterable[Ground]], rival: Sequence[Iterable[Ground]]
) -> tuple[Ground, ...]:
    """What one choice gains or loses against another, the weightiest first."""
    ours, theirs = averaged(mine), averaged(rival)
    gains = {key: ours.get(key, 0.0) - theirs.get(key, 0.0) for key in {**ours, **theirs}}
    told = [Ground(text, gain, about) for (text, about), gain in gains.items()]
    return tuple(sorted((g for g in told if abs(g.worth) >= MENTIONED), key=_weight))


def _weight(ground: Ground) -> float:
    return -abs(ground.worth)
