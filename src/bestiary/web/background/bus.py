"""The pub/sub bus between workers, over one Redis topic: which tables changed.

Every worker subscribes once for all its pages. While Redis is away nothing else stops: pages of
this worker are drawn as ever, what others should know is kept and published later, and after a
break a worker redraws everything, because it cannot know what it missed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sized
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from bestiary.web.config import CONFIGURATION

TOPIC = "bestiary.tables"
RECONNECT_SECONDS = 1.0
PING_INTERVAL_SECONDS = 5.0
"""Seconds of silence after which the connection is tried."""

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("bestiary.web")


class WatchedTables(Protocol):
    """The tables that pages of this worker show."""

    def tables(self) -> list[str]:
        """All of them, by slug."""

    def at(self, slug: str) -> Sized:
        """The subscribers of one of them."""


class Bus:
    """Publishes the tables that this worker changed, and redraws those that others did.

    Without a Redis there are no other workers.
    """

    def __init__(self, watched: WatchedTables, redraw: Callable[[str], Awaitable[None]]) -> None:
        self._watched = watched
        self._redraw = redraw
        self._worker_id = secrets.token_hex(8)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._redis: Redis | None = None
        self._is_away = False
        self._tasks: list[asyncio.Task[None]] = []
        self._unpublished: set[str] = set()
        self._has_unpublished = asyncio.Event()

    def start(self) -> None:
        if not CONFIGURATION.redis_url:
            return
        redis = self._redis = _redis()
        self._loop = asyncio.get_running_loop()
        self._has_unpublished = asyncio.Event()
        both = self._listen(redis), self._publish_all(redis)
        self._tasks = [asyncio.create_task(work) for work in both]

    async def stop(self) -> None:
        self._loop = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def publish(self, slug: str) -> None:
        """Let the other workers know that `slug` changed; from any thread, without waiting."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
                self._loop.call_soon_threadsafe(self._note, slug)

    def _note(self, slug: str) -> None:
        self._unpublished.add(slug)
        self._has_unpublished.set()

    async def _publish_all(self, redis: Redis) -> None:
        while True:
            await self._has_unpublished.wait()
            self._has_unpublished.clear()
            changed, self._unpublished = self._unpublished, set()
            try:
                await redis.publish(TOPIC, json.dumps([self._worker_id, *sorted(changed)]))
            except Exception as away:
                # Tables may have changed meanwhile: those are kept, too.
                self._unpublished |= changed
                self._has_unpublished.set()
                await self._wait(away)

    async def _listen(self, redis: Redis) -> None:
        while True:
            try:
                async with redis.pubsub() as subscription:
                    await subscription.subscribe(TOPIC)
                    while True:
                        message = await subscription.get_message(timeout=PING_INTERVAL_SECONDS)
                        await self._take(message)
            except Exception as away:
                await self._wait(away)

    async def _wait(self, away: Exception) -> None:
        if not self._is_away:
            log.warning("Other workers are not heard; what they should know is kept: %s", away)
        self._is_away = True
        await asyncio.sleep(RECONNECT_SECONDS)

    async def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":  # at first, and after every break
            changed = self._watched.tables()
            self._is_away = False
        else:
            origin, *changed = json.loads(message["data"])
            if origin == self._worker_id:
                return
        for slug in changed:
            if self._watched.at(slug):
                await self._redraw(slug)


def _redis() -> Redis:
    from redis.asyncio import Redis  # installed only where it is needed
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        CONFIGURATION.redis_url,
        socket_connect_timeout=RECONNECT_SECONDS,
        socket_timeout=2 * PING_INTERVAL_SECONDS,
        health_check_interval=PING_INTERVAL_SECONDS,
        retry=Retry(NoBackoff(), 0),
    )
