"""Redis cache with a fallback to this worker's memory, as long as Redis does not answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

RECONNECT_INTERVAL_SECONDS = 1.0
"""Seconds between two looks whether a Redis that did not answer is back."""

log = logging.getLogger("bestiary.web")


def _with_fallback(name: str) -> Callable[..., Any]:
    ask = getattr(RedisCache, name)

    def call(cache: FallbackCache, *args: Any, **named: Any) -> Any:
        if not FallbackCache.is_away:
            try:
                return ask(cache, *args, **named)
            except (RedisError, OSError) as away:
                cache.lose(away)
        return getattr(cache.own, name)(*args, **named)

    return call


class FallbackCache(RedisCache):
    """Redis, or while it is away this worker's memory: limits hold, and nobody is turned away.

    Whoever finds it silent has waited for it once; after that only a thread of its own asks.
    """

    is_away = False
    """Known to all threads, each of which has a cache object of its own."""
    _guard = Lock()

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        """`params` as Django's own take them."""
        super().__init__(server, params)
        self.own = LocMemCache("away", {})

    def lose(self, away: Exception) -> None:
        """Use memory until Redis is back."""
        with FallbackCache._guard:
            # Several threads may notice together; the first starts the one thread that asks.
            if FallbackCache.is_away:
                return
            FallbackCache.is_away = True
        log.warning("The shared cache is away, this worker's own is used: %s", away)
        Thread(target=self._look_out, name="cache", daemon=True).start()

    def _look_out(self) -> None:
        while FallbackCache.is_away:
            time.sleep(RECONNECT_INTERVAL_SECONDS)
            with suppress(RedisError, OSError):
                self._cache.get_client(None, write=True).ping()
                FallbackCache.is_away = False

    add = _with_fallback("add")
    get = _with_fallback("get")
    set = _with_fallback("set")
    incr = _with_fallback("incr")
    touch = _with_fallback("touch")
    delete = _with_fallback("delete")
    has_key = _with_fallback("has_key")
    get_many = _with_fallback("get_many")
    set_many = _with_fallback("set_many")
    delete_many = _with_fallback("delete_many")
    clear = _with_fallback("clear")
