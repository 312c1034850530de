"""Limits concurrent HTTP requests to the number of database connections.

Excess requests queue in the event loop; if none completes for 2 s, queued ones fail with 503 at
once instead of waiting for a database that does not answer.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bestiary.web.config import CONFIGURATION

Application: TypeAlias = Callable[..., Awaitable[None]]
Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]

RESERVED_CONNECTIONS = 4
"""Database connections for the writer thread, for WebSockets that authenticate, and for probes."""
STALL_SECONDS = 2.0
"""Without a completed request after which the database counts as silent."""
STALLED_KEY = "bestiary.closed"
"""Set in the ASGI scope of a request that is to be answered with 503."""


class ConcurrencyLimit:
    """ASGI middleware around a semaphore."""

    def __init__(self, application: Application, most: int) -> None:
        """Let `most` in at once."""
        self._application = application
        self._places = asyncio.Semaphore(most)
        self._came_out = time.monotonic()

    async def __call__(self, scope: Message, receive: Receive, send: Any) -> None:
        """Answer one request in its turn, once all of it has come; a stream makes room at once."""
        receive = await _whole(receive)
        inside = await self._is_let_in()
        if not inside:
            scope[STALLED_KEY] = True

        async def sending(message: Message) -> None:
            nonlocal inside
            # At the head of the response, not at its end: an event stream lasts for hours, and
            # needs no database connection meanwhile.
            if inside and message["type"] == "http.response.start":
                inside = False
                self._leave(message["status"])
            await send(message)

        try:
            await self._application(scope, receive, sending)
        finally:
            if inside:
                self._places.release()

    async def _is_let_in(self) -> bool:
        while True:
            try:
                async with asyncio.timeout(STALL_SECONDS):
                    return await self._places.acquire()
            except TimeoutError:
                if time.monotonic() > self._came_out + STALL_SECONDS:
                    return False

    def _leave(self, status: int) -> None:
        self._places.release()
        # A 5xx may be the silent database itself, so it is no sign that requests get through.
        if status < 500:
            self._came_out = time.monotonic()


async def _whole(receive: Receive) -> Receive:
    """The same messages, read to the request's end: nobody takes up room while they send slowly."""
    messages = deque([await receive()])
    while messages[-1].get("more_body"):
        messages.append(await receive())

    async def again() -> Message:
        return messages.popleft() if messages else await receive()

    return again


def limit_concurrency(application: Application) -> ConcurrencyLimit:
    """As many at once as there are connections for them."""
    return ConcurrencyLimit(
        application, max(1, CONFIGURATION.database_connections - RESERVED_CONNECTIONS)
    )
