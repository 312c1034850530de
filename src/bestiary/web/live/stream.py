"""Server-sent events: a program that follows a table, told one line of JSON after every change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bestiary.web.models import Status
from bestiary.web.tables.errors import TurnedAwayError

if TYPE_CHECKING:
    from bestiary.web.live.client_limits import ClientLimit
    from bestiary.web.worker import Worker

GONE = "null"
"""Says that a table was deleted, or that this worker ends."""
KEEP_ALIVE_SECONDS = 15.0
"""Seconds of silence after which a comment is sent, so that proxies keep the connection."""


class EventStream:
    """A subscriber that is a program. Only the latest state counts, however slowly it reads."""

    def __init__(
        self, slug: str, seats: tuple[int, ...], summary: Callable[[], dict[str, Any] | None]
    ) -> None:
        """`summary` describes the table for them, None once it was deleted."""
        self.slug = slug
        self.seats = seats
        self.loop = asyncio.get_running_loop()
        self.latest = GONE
        self._summary = summary
        self._has_news = asyncio.Event()

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        """The table as it is now; in the writer thread."""
        summary = self._summary()
        return [json.dumps(summary) if summary is not None else GONE]

    def push(self, text: str) -> None:
        self.latest = text
        self._has_news.set()

    def end(self) -> None:
        """Let the program go; it connects again, and whichever worker serves then answers."""
        self.push(GONE)

    async def wait(self) -> bool:
        """Wait for news; False if there were none for a while."""
        try:
            async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                await self._has_news.wait()
        except TimeoutError:
            return False
        self._has_news.clear()
        return True


async def events(
    worker: Worker, stream: EventStream, limits: tuple[ClientLimit, ...] = ()
) -> AsyncIterator[bytes]:
    """The table now and after every change, until the game is over or the table is gone."""
    if not worker.client_limits.connect(limits):  # others of these clients were quicker
        return
    worker.subscriptions.add(stream.slug, stream)
    worker.streams.add(stream)
    sent = ""
    try:
        with suppress(TurnedAwayError):  # the writer is busy: it is sent with the next change
            await worker.writer.read(worker.subscriptions.draw_one, stream.slug, stream)
        while not _is_last(sent):
            if not await stream.wait():
                yield b": still here\n\n"
            elif stream.latest == GONE:
                return
            elif stream.latest != sent:
                sent = stream.latest
                yield f"event: table\ndata: {sent}\n\n".encode()
    finally:
        worker.client_limits.disconnect(limits)
        worker.streams.discard(stream)
        worker.unsubscribe(stream.slug, stream)


def _is_last(sent: str) -> bool:
    return bool(sent) and json.loads(sent)["status"] in {Status.FINISHED, Status.ARCHIVED}
