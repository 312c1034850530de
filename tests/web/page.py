"""A page of a table, connected over the real socket application."""

from __future__ import annotations

import json
import re
from typing import Any

from asgiref.testing import ApplicationCommunicator
from channels.db import database_sync_to_async as in_thread
from django.test import Client

from bestiary.web.asgi import application
from bestiary.web.models import Player, Table

PATIENCE = 15.0
"""Seconds to wait for an answer that is sure to come."""
QUIET = 0.15
SILENCE = 0.5
"""Seconds after which nothing more is expected."""


def session_cookie(player: Player | None, more: dict[str, Any] | None = None) -> str:
    client = Client()
    session = client.session
    session.update(({"player": player.pk} if player else {}) | (more or {}))
    session.save()
    return str(session.session_key)


class Socket:
    """A WebSocket as the server sees it: a typed wrapper of asgiref's untyped communicator."""

    def __init__(self, address: str, headers: list[tuple[bytes, bytes]]) -> None:
        path, _, query = address.partition("?")
        scope = {"type": "websocket", "path": path, "query_string": query.encode()}
        scope |= {"headers": headers, "subprotocols": []}
        make_communicator: Any = ApplicationCommunicator
        self.communicator = make_communicator(application, scope)

    async def connect(self) -> bool:
        await self.communicator.send_input({"type": "websocket.connect"})
        answer = await self.receive()
        return bool(answer["type"] == "websocket.accept")

    async def receive(self) -> dict[str, Any]:
        """The next message, which is sure to come."""
        message: dict[str, Any] = await self.communicator.receive_output(PATIENCE)
        return message

    async def is_silent(self, seconds: float) -> bool:
        """Whether no message comes within so many seconds."""
        return bool(await self.communicator.receive_nothing(timeout=seconds, interval=0.01))

    async def send_to(self, text: str) -> None:
        await self.communicator.send_input({"type": "websocket.receive", "text": text})

    async def send_bytes(self, data: bytes) -> None:
        await self.communicator.send_input({"type": "websocket.receive", "bytes": data})

    async def disconnect(self) -> None:
        await self.communicator.send_input({"type": "websocket.disconnect", "code": 1000})
        await self.communicator.wait(PATIENCE)


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
        await page.hear()
        return page

    async def hear(self, patience: float = PATIENCE) -> str:
        """Everything that arrives until it is quiet; `patience` for the first of it."""
        heard = ""
        if await self.socket.is_silent(patience):
            return heard
        while not await self.socket.is_silent(QUIET):
            heard += (await self.socket.receive()).get("text", "")
        self.html += heard
        return heard

    async def say(self, act: str, **values: Any) -> str:
        """Send a form as htmx does and hear the answer."""
        body = {"act": act} | values
        await self.socket.send_to(json.dumps({"headers": {}, "body": body}))
        return await self.hear()

    async def send_raw(self, text: str) -> str:
        await self.socket.send_to(text)
        return await self.hear(SILENCE)

    @property
    def offers(self) -> dict[str, Any]:
        """What the page was last offered."""
        found = re.findall(r'<script id="offers"[^>]*>(.*?)</script>', self.html, re.DOTALL)
        return dict(json.loads(found[-1]))

    async def play(self, choice: str, confirm: str = "never") -> str:
        offers = self.offers
        values = {"seat": offers["seat"], "ticket": offers["ticket"]}
        return await self.say("play", choice=choice, confirm=confirm, **values)

    async def close(self) -> None:
        await self.socket.disconnect()
