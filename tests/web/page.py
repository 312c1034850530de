"""A page of a table, connected over the real socket application."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from channels.db import database_sync_to_async as in_thread
from django.test import Client

from bestiary.web.asgi import application
from bestiary.web.models import Player, Table
from bestiary.web.worker import current

ANSWER_TIMEOUT_SECONDS = 15.0
"""For an answer that is sure to come."""
LOOP_TURNS = 10
"""Turns of the event loop in which what was pushed to a page is sent to it."""


def session_cookie(player: Player | None, more: dict[str, Any] | None = None) -> str:
    client = Client()
    session = client.session
    session.update(({"player": player.pk} if player else {}) | (more or {}))
    session.save()
    return str(session.session_key)


class Socket:
    """A WebSocket as the server sees it, which knows when the server has nothing left to do for it.

    The application asks for the next message when it has handled the last one, so no test has to
    listen for a while to be sure that nothing more will come.
    """

    def __init__(self, address: str, headers: list[tuple[bytes, bytes]]) -> None:
        path, _, query = address.partition("?")
        scope = {"type": "websocket", "path": path, "query_string": query.encode()}
        scope |= {"headers": headers, "subprotocols": []}
        self._inbox = asyncio.Queue[dict[str, Any]]()
        self._outbox = asyncio.Queue[dict[str, Any]]()
        self._is_idle = asyncio.Event()
        serve: Any = application
        self.task: asyncio.Task[None] = asyncio.create_task(serve(scope, self._next, self._take))
        self.task.add_done_callback(lambda _: self._is_idle.set())

    async def _next(self) -> dict[str, Any]:
        if self._inbox.empty():
            self._is_idle.set()
        return await self._inbox.get()

    async def _take(self, message: dict[str, Any]) -> None:
        self._outbox.put_nowait(message)

    def send(self, message: dict[str, Any]) -> None:
        self._is_idle.clear()
        self._inbox.put_nowait(message)

    def send_text(self, text: str) -> None:
        self.send({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.send({"type": "websocket.receive", "bytes": data})

    async def connect(self) -> bool:
        self.send({"type": "websocket.connect"})
        answer = await self.receive()
        return bool(answer["type"] == "websocket.accept")

    async def receive(self) -> dict[str, Any]:
        """The next message, which is sure to come."""
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            return await self._outbox.get()

    async def receive_all(self) -> list[dict[str, Any]]:
        """What is there when everything sent so far has been handled, here and at other sockets."""
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            await self._is_idle.wait()
            await _writer_is_done()
        for _ in range(LOOP_TURNS):
            await asyncio.sleep(0)
        return [self._outbox.get_nowait() for _ in range(self._outbox.qsize())]

    async def disconnect(self) -> None:
        self.send({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            await self.task


async def _writer_is_done() -> None:
    """A move is acknowledged before its pages are delivered: wait behind that in the queue."""
    worker = current()
    await worker.writer.read(int)
    while worker.subscriptions.has_deferred:
        await worker.writer.read(int)


class Page:
    """What one reader's browser does, without the browser."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.html = ""

    @classmethod
    async def open(
        cls,
        table: Table,
        player: Player | None,
        language: str = "en",
        query: str = "",
        session: dict[str, Any] | None = None,
    ) -> Page:
        key = await in_thread(session_cookie)(player, session)
        headers = [
            (b"origin", b"http://localhost"),
            (b"host", b"localhost"),
            (b"cookie", f"sessionid={key}; language={language}".encode()),
        ]
        page = cls(Socket(f"/table/{table.slug}/socket/{query}", headers))
        assert await page.socket.connect(), "the table did not let this page in"
        await page.hear_rest()
        return page

    async def hear(self) -> str:
        """Everything that arrives, which is something at least."""
        first = await self.socket.receive()
        return self._read([first, *await self.socket.receive_all()])

    async def hear_rest(self) -> str:
        """Everything that has arrived, if anything."""
        return self._read(await self.socket.receive_all())

    def _read(self, messages: list[dict[str, Any]]) -> str:
        text = "".join(message.get("text", "") for message in messages)
        self.html += text
        return text

    async def say(self, act: str, **values: Any) -> str:
        """Send a form as htmx does and hear the answer."""
        body = {"act": act} | values
        return await self.send_raw(json.dumps({"headers": {}, "body": body}))

    async def send_raw(self, text: str) -> str:
        self.socket.send_text(text)
        return await self.hear_rest()

    @property
    def offers(self) -> dict[str, Any]:
        """What the page was last offered."""
        scripts = re.findall(r'<script id="offers"[^>]*>(.*?)</script>', self.html, re.DOTALL)
        return dict(json.loads(scripts[-1]))

    async def play(self, choice: str, confirm: str = "never") -> str:
        offers = self.offers
        values = {"seat": offers["seat"], "ticket": offers["ticket"]}
        return await self.say("play", choice=choice, confirm=confirm, **values)

    async def close(self) -> None:
        await self.socket.disconnect()
