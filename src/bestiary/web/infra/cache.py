"""A cache that all workers share, and that nobody has to wait for."""

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

AGAIN = 1.0
"""Seconds between two looks whether a Redis that did not answer is back."""

log = logging.getLogger("bestiary.web")


def _patient(name: str) -> Callable[..., Any]:
    ask = getattr(RedisCache, name)

    def asked(cache: PatientCache, *args: Any, **named: Any) -> Any:
        if not PatientCache.is_away:
            try:
                return ask(cache, *args, **named)
            except (RedisError, OSError) as away:
                cache.lose(away)
        return getattr(cache.own, name)(*args, **named)

    return asked


class PatientCache(RedisCache):
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
        with PatientCache._guard:
            if PatientCache.is_away:
                return
            PatientCache.is_away = True
        log.warning("The shared cache is away, this worker's own is used: %s", away)
        Thread(target=self._look_out, name="cache", daemon=True).start()

    def _look_out(self) -> None:
        while PatientCache.is_away:
            time.sleep(AGAIN)
            with suppress(RedisError, OSError):
                self._cache.get_client(None, write=True).ping()
                PatientCache.is_away = False

    add = _patient("add")
    get = _patient("get")
    set = _patient("set")
    incr = _patient("incr")
    touch = _patient("touch")
    delete = _patient("delete")
    has_key = _patient("has_key")
    get_many = _patient("get_many")
    set_many = _patient("set_many")
    delete_many = _patient("delete_many")
    clear = _patient("clear")
