"""Many games, on one core or several; the games are the same on any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from bestiary import registry
from bestiary.lab.match import Match, Record, play, seed_of

BATCH = 25
"""Games handed to a worker at once: few enough for a lively progress bar."""


def tournament(match: Match, games: int, seed: int, *, workers: int = 1) -> Iterator[Record]:
    """Play `games` games of a settled match, in the order of their numbers."""
    if workers == 1:
        return _play(match, seed, range(games))
    return _shared_out(match, games, seed, workers)


def _shared_out(match: Match, games: int, seed: int, workers: int) -> Iterator[Record]:
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    # Fresh processes: a forked one would inherit the threads of a progress bar half alive.
    with ProcessPoolExecutor(min(workers, len(batches) or 1), get_context("spawn")) as pool:
        try:
            for records in pool.map(_play_batch, repeat(match), repeat(seed), batches):
                yield from records
        finally:
            pool.shutdown(cancel_futures=True)


def _play_batch(match: Match, seed: int, numbers: range) -> list[Record]:
    return list(_play(match, seed, numbers))


def _play(match: Match, seed: int, numbers: range) -> Iterator[Record]:
    game = registry.game(match.game)
    for number in numbers:
        yield play(game, match.seated(number), seed_of(seed, number))
