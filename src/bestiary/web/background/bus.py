"""One line between the workers: which tables changed, told and heard through Redis.

Every worker listens to one topic for all its pages. While Redis is away nothing else stops: pages
of this worker are shown their moves as ever, what others should know is kept and told later, and
whoever comes back draws everything anew, because it cannot know what it missed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bestiary.web.config import CONFIGURATION
from bestiary.web.live.subscriptions import STAGE, WORKER
from bestiary.web.writer.thread import CLERK

TOPIC = "bestiary.tables"
AGAIN = 1.0
"""Seconds between attempts to reach a Redis that is away."""
PULSE = 5.0
"""Seconds of silence after which the line is tried."""

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("bestiary.web")


class Ear:
    """One per worker; without a Redis there is nobody to tell or to hear."""

    def __init__(self) -> None:
        """Nothing runs until `start`."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._redis: Redis | None = None
        self._is_away = False
        self._tasks: list[asyncio.Task[None]] = []
        self._news: set[str] = set()
        self._has_news = asyncio.Event()

    def start(self) -> None:
        """Begin to listen, and to tell."""
        if not CONFIGURATION.redis_url:
            return
        redis = self._redis = _redis()
        self._loop = asyncio.get_running_loop()
        self._has_news = asyncio.Event()
        both = self._listen(redis), self._tell_all(redis)
        self._tasks = [asyncio.create_task(work) for work in both]

    async def stop(self) -> None:
        """Hear and tell no more."""
        self._loop = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, slug: str) -> None:
        """Let the other workers know that `slug` changed; from any thread, without waiting."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
                self._loop.call_soon_threadsafe(self._note, slug)

    def _note(self, slug: str) -> None:
        self._news.add(slug)
        self._has_news.set()

    async def _tell_all(self, redis: Redis) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            told, self._news = self._news, set()
            try:
                await redis.publish(TOPIC, json.dumps([WORKER, *sorted(told)]))
            except Exception as away:
                self._news |= told
                self._has_news.set()
                await self._wait(away)

    async def _listen(self, redis: Redis) -> None:
        while True:
            try:
                async with redis.pubsub() as line:
                    await line.subscribe(TOPIC)
                    while True:
                        await self._heard(await line.get_message(timeout=PULSE))
            except Exception as away:
                await self._wait(away)

    async def _wait(self, away: Exception) -> None:
        if not self._is_away:
            log.warning("Other workers are not heard; what they should know is kept: %s", away)
        self._is_away = True
        await asyncio.sleep(AGAIN)

    async def _heard(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":  # at first, and after every break
            changed = STAGE.tables()
            self._is_away = False
        else:
            origin, *changed = json.loads(message["data"])
            if origin == WORKER:
                return
        for slug in changed:
            if STAGE.at(slug):
                await CLERK.redraw(slug)


def _redis() -> Redis:
    from redis.asyncio import Redis  # installed only where it is needed
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        CONFIGURATION.redis_url,
        socket_connect_timeout=AGAIN,
        socket_timeout=2 * PULSE,
        health_check_interval=PULSE,
        retry=Retry(NoBackoff(), 0),
    )


EAR = Ear()
