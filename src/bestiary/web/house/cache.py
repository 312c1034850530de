"""A cache that all workers share, and that nobody has to wait for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

AWAY_FOR = 5.0
"""Seconds for which a Redis that did not answer is not asked again."""

log = logging.getLogger("bestiary.web")


def _patient(name: str) -> Callable[..., Any]:
    ask = getattr(RedisCache, name)

    def asked(cache: PatientCache, *args: Any, **named: Any) -> Any:
        if time.monotonic() >= PatientCache.away_until:
            try:
                return ask(cache, *args, **named)
            except (RedisError, OSError) as away:
                log.warning("The shared cache is away, this worker's own is used: %s", away)
                PatientCache.away_until = time.monotonic() + AWAY_FOR
        return getattr(cache.own, name)(*args, **named)

    return asked


class PatientCache(RedisCache):
    """Redis, or while it is away this worker's memory: limits hold, and nobody is turned away."""

    away_until = 0.0
    """Known to all threads, each of which has a cache object of its own."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        """`params` as Django's own take them."""
        super().__init__(server, params)
        self.own = LocMemCache("away", {})

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
