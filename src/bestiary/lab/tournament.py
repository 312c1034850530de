"""Monte Carlo experiment: many games of one match, serially or in parallel.

A seed gives the same games either way.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain

from bestiary import registry
from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.parallel import parallel_map

GAMES_PER_TASK = 25
"""Few enough that a progress bar moves often, enough that handing them over costs little."""

GC_THRESHOLD_OBJECTS = 100_000
"""Net allocations before the garbage collector looks at the youngest generation."""


def tournament(
    match: Match, games: int, seed: int, *, workers: int = 1, cluster: str | None = None
) -> Iterator[Record]:
    """Play `games` games of a validated match, in the order of their numbers."""
    if workers == 1 and cluster is None:
        return _play(match, seed, range(games))
    ranges = [
        range(first, min(first + GAMES_PER_TASK, games))
        for first in range(0, games, GAMES_PER_TASK)
    ]
    tasks = [(match, seed, numbers) for numbers in ranges]
    return chain.from_iterable(parallel_map(_play_task, tasks, workers=workers, cluster=cluster))


def _play_task(task: tuple[Match, int, range]) -> list[Record]:
    return list(_play(*task))


def _play(match: Match, seed: int, numbers: range) -> Iterator[Record]:
    game = registry.game(match.game)
    for number in numbers:
        with rare_garbage_collection():
            record = play(game, match.for_game(number), seed_of(seed, number))
        yield record


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Collect garbage less often: states form no reference cycles, so there is little to find."""
    usual = gc.get_threshold()
    gc.set_threshold(GC_THRESHOLD_OBJECTS, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
