"""Hindsight: once a game is over, what each seat could know at each of its moments.

It takes seconds, so it is worked out in a bot process when somebody first steps back through the
game, and then cached for all workers. Nothing of it exists while the game is played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from django.core.cache import cache

from bestiary.core import transcript
from bestiary.web.background.bot_process import Moments, recall
from bestiary.web.background.bot_scheduler import BotScheduler
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.models import Status, Table
from bestiary.web.tables.live_table import LiveTable

HINDSIGHT_TTL_SECONDS = 24 * 60 * 60
COMPUTE_LEASE_SECONDS = 120
"""After so long work that was begun and never finished is begun again."""


def cached_moments(slug: str) -> Moments | None:
    moments: Moments | None = cache.get(_key(slug))
    return moments


def find_moments(bots: BotScheduler, record: Table, live: LiveTable) -> Moments | None:
    """Every moment of a game that is over; None while it is being worked out."""
    if record.status != Status.FINISHED or not live.is_over or live.game.teaching.companion is None:
        return ()
    moments = cached_moments(record.slug)
    # The lease: of all workers and readers that ask meanwhile, only one computes.
    if moments is None and cache.add(_lease(record.slug), 1, COMPUTE_LEASE_SECONDS):
        moments = _compute(bots, record.slug, partial(recall, transcript.write(live.table)))
    return moments


def _compute(bots: BotScheduler, slug: str, work: Callable[[], Moments]) -> Moments | None:
    """In a bot process; here if no scheduler runs, and later if it has too much to do."""
    try:
        if bots.compute(f"table:{slug}", slug, work, partial(_keep, slug)):
            return None
    except BusyError:
        cache.delete(_lease(slug))
        return None
    moments = work()
    _keep(slug, moments)
    return moments


def _keep(slug: str, moments: Moments | None) -> None:
    cache.set(_key(slug), moments or (), HINDSIGHT_TTL_SECONDS)
    cache.delete(_lease(slug))


def _key(slug: str) -> str:
    return f"hindsight:{slug}"


def _lease(slug: str) -> str:
    return f"hindsight:{slug}:begun"
