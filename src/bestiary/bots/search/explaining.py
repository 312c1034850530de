"""Why one choice and not another: the parts of the value in which they differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from bestiary.core import Ground
from bestiary.core.step import About

MENTIONED = 0.05
"""A smaller difference would be rounded to nothing."""
SPARED = 4
"""One in so many worlds may lack what is known: somebody may have come first there."""


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
    """What one choice gains or loses against another, the weightiest first.

    A card or a creature that only few of the worlds show was imagined: it is no reason to tell.
    """
    ours, theirs = averaged(mine), averaged(rival)
    keys = [key for key in {**ours, **theirs} if _is_known(key, mine) or _is_known(key, rival)]
    gains = {key: ours.get(key, 0.0) - theirs.get(key, 0.0) for key in keys}
    told = [Ground(text, gain, about) for (text, about), gain in gains.items()]
    return tuple(sorted((g for g in told if abs(g.worth) >= MENTIONED), key=_weight))


def _is_known(key: tuple[str, About], found: Sequence[Iterable[Ground]]) -> bool:
    """Whether a part names no component, or one that nearly all worlds have; of few worlds, all.

    Two worlds in three would often agree by chance on the card that is drawn next.
    """
    if not any(_names(value) for _, value in key[1]):
        return True
    worlds = sum(any(key == (text, about) for text, _, about in parts) for parts in found)
    return worlds >= len(found) - len(found) // SPARED


def _names(value: object) -> bool:
    return any(map(_names, value)) if isinstance(value, tuple) else isinstance(value, Enum)


def _weight(ground: Ground) -> float:
    return -abs(ground.worth)
