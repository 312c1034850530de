"""Fixed-window counters for rate limits, in this worker's memory and in Redis.

Workers that share a Redis count there as well, and the higher number holds. While Redis is away
each worker goes on with its local counters, which it has kept all along.
"""

from __future__ import annotations

import time
from threading import Lock

from django.core.cache import cache

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.per_worker import PerWorker

SWEEP_INTERVAL_SECONDS = 60.0
"""Between two removals of windows that have ended."""


class WindowCounters:
    """Counters by key; a window begins with the first hit and ends after a fixed time."""

    def __init__(self) -> None:
        self._counts: dict[str, tuple[float, int]] = {}
        self._swept = time.monotonic()
        self._guard = Lock()

    def __len__(self) -> int:
        return len(self._counts)

    def add(self, key: str, seconds: float, by: int = 1) -> int:
        """How often `key` was counted, with this time, since the first `seconds` ago or less."""
        now = time.monotonic()
        with self._guard:
            if now > self._swept + SWEEP_INTERVAL_SECONDS:
                self._sweep(now)
            ends, count = self._counts.get(key, (0.0, 0))
            if ends <= now:
                ends = now + seconds
                count = 0
            count = max(0, count + by)
            self._counts[key] = (ends, count)
            return count

    def _sweep(self, now: float) -> None:
        self._counts = {
            key: (ends, count) for key, (ends, count) in self._counts.items() if ends > now
        }
        self._swept = now

    def clear(self) -> None:
        with self._guard:
            self._counts.clear()


LOCAL_COUNTERS = PerWorker(WindowCounters)
"""The running worker's counters: the middleware that counts knows no `Worker`."""


def count_hits(key: str, seconds: int, by: int = 1) -> int:
    """How often `key` was counted, here or by all workers together."""
    here = LOCAL_COUNTERS().add(key, seconds, by)
    return max(here, _together(key, seconds, by)) if CONFIGURATION.redis_url else here


def _together(key: str, seconds: int, by: int) -> int:
    # Added first, with the window's length as its expiry: `incr` refuses a key that is not there.
    cache.add(key, 0, seconds)
    try:
        return int(cache.incr(key, by))
    except ValueError:  # it was forgotten between the two calls
        return by
