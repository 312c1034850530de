"""Many games, on one core or several; the games are the same on any number of them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain

from bestiary import registry
from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.sharing import shared

BATCH = 25
"""Games handed to a worker at once: few enough for a lively progress bar."""

SELDOM = 100_000
"""Objects made and kept before the garbage collector looks at the youngest of them."""


def tournament(
    match: Match, games: int, seed: int, *, workers: int = 1, cluster: str | None = None
) -> Iterator[Record]:
    """Play `games` games of a settled match, in the order of their numbers."""
    if workers == 1 and cluster is None:
        return _play(match, seed, range(games))
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    tasks = [(match, seed, numbers) for numbers in batches]
    return chain.from_iterable(shared(_batch, tasks, workers=workers, cluster=cluster))


def _batch(task: tuple[Match, int, range]) -> list[Record]:
    return list(_play(*task))


def _play(match: Match, seed: int, numbers: range) -> Iterator[Record]:
    game = registry.game(match.game)
    for number in numbers:
        with undisturbed():
            record = play(game, match.seated(number), seed_of(seed, number))
        yield record


@contextmanager
def undisturbed() -> Iterator[None]:
    """Look for garbage seldom: a game's states refer to nothing in circles."""
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
