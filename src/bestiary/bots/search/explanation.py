"""Contrastive explanations: the terms of the evaluation in which two choices differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from bestiary.core.advice import Ground
from bestiary.core.step import About

MIN_TOLD_WORTH = 0.05
"""Points; a smaller difference would be rounded to nothing."""
WORLDS_PER_EXCEPTION = 4
"""One world in this many may lack a component that counts as known: another player may have taken
it there."""


def mean_worths(worlds: Sequence[Iterable[Ground]]) -> Mapping[tuple[str, About], float]:
    """The worth of each term, averaged over the worlds; one that a world lacks counts 0 there."""
    totals = defaultdict[tuple[str, About], float](float)
    for terms in worlds:
        for text, worth, about in terms:
            totals[text, about] += worth / len(worlds)
    return totals


def differences(
    mine: Sequence[Iterable[Ground]], rival: Sequence[Iterable[Ground]]
) -> tuple[Ground, ...]:
    """What one choice gains or loses against another, the weightiest first.

    A card or a creature that only few of the worlds show was imagined: it is no reason to tell.
    """
    ours = mean_worths(mine)
    theirs = mean_worths(rival)
    keys = [key for key in {**ours, **theirs} if _is_known(key, mine) or _is_known(key, rival)]
    gains = {key: ours.get(key, 0.0) - theirs.get(key, 0.0) for key in keys}
    grounds = [Ground(text, gain, about) for (text, about), gain in gains.items()]
    return tuple(sorted((g for g in grounds if abs(g.worth) >= MIN_TOLD_WORTH), key=_weight))


def _is_known(key: tuple[str, About], worlds: Sequence[Iterable[Ground]]) -> bool:
    """Whether a term names no component, or one that nearly all worlds have; of few worlds, all.

    Two worlds in three would often agree by chance on the card that is drawn next.
    """
    if not any(_names_component(value) for _, value in key[1]):
        return True
    number = sum(any(key == (text, about) for text, _, about in terms) for terms in worlds)
    return number >= len(worlds) - len(worlds) // WORLDS_PER_EXCEPTION


def _names_component(value: object) -> bool:
    if isinstance(value, tuple):
        return any(map(_names_component, value))
    return isinstance(value, Enum)


def _weight(ground: Ground) -> float:
    return -abs(ground.worth)
