"""Timeouts and limits of connections (slowloris), one by one and shorter than in production."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Any, Self

import pytest

from bestiary.web.asgi import application
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra import request_body, server, timeouts
from bestiary.web.infra.timeouts import TimeoutProtocol

SOON = 0.2
LENGTH = 64 * 2**20
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


async def lengthy(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """An answer that is larger than any buffer."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    part = b"x" * 2**16
    for _ in range(LENGTH // len(part)):
        await send({"type": "http.response.body", "body": part, "more_body": True})
        await asyncio.sleep(0)


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """The port of a server with our own protocol, as the configuration gives it to uvicorn."""
    async with running_server(monkeypatch) as running:
        yield running.servers[0].sockets[0].getsockname()[1]


@asynccontextmanager
async def running_server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[server.Server]:
    monkeypatch.setattr(timeouts, "REQUEST_HEAD_TIMEOUT_SECONDS", SOON)
    monkeypatch.setattr(timeouts, "SLOW_READER_TIMEOUT_SECONDS", SOON)
    monkeypatch.setattr(server, "raise_file_limit", lambda: 1_000)
    made = server.uvicorn_config(CONFIGURATION, "bestiary.web.asgi:application")
    made.app = lengthy
    made.lifespan = "off"
    made.host = "127.0.0.1"
    made.port = 0
    running = server.Server(made, lambda: None)
    task = asyncio.create_task(running._serve())
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield running
    finally:
        running.should_exit = running.force_exit = True
        await task


class Guest:
    """A bare connection that reads only when told to."""

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setblocking(False)

    async def connect(self, port: int, said: bytes = b"") -> Self:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self._socket, ("127.0.0.1", port))
        await loop.sock_sendall(self._socket, said)
        return self

    async def is_hung_up_on(self) -> bool:
        """Whether the connection ends before the answer does."""
        loop = asyncio.get_running_loop()
        came = 0
        with suppress(ConnectionResetError), closing(self._socket):
            async with asyncio.timeout(20):
                while part := await loop.sock_recv(self._socket, 1 << 20):
                    came += len(part)
        return came < LENGTH


@pytest.mark.parametrize("said", [b"", HEAD[:10], HEAD])
async def test_whoever_connects_and_does_not_ask_is_hung_up_on(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(monkeypatch) as port:
        guest = await Guest().connect(port, said)

        assert await guest.is_hung_up_on()


async def test_whoever_does_not_read_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_server(monkeypatch) as running:
        port = running.servers[0].sockets[0].getsockname()[1]
        guest = await Guest().connect(port, HEAD + b"\r\n")
        connections = running.server_state.connections
        async with asyncio.timeout(20):
            while not connections:
                await asyncio.sleep(0.01)
            while connections:
                await asyncio.sleep(0.01)

        assert await guest.is_hung_up_on()


async def test_more_connections_than_there_is_room_for_are_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as port:
        monkeypatch.setattr(TimeoutProtocol, "max_connections", 1)
        monkeypatch.setattr(timeouts, "REQUEST_HEAD_TIMEOUT_SECONDS", 100.0)
        first = await Guest().connect(port)
        second = await Guest().connect(port)

        assert await second.is_hung_up_on()
    assert await first.is_hung_up_on()


def test_what_is_accepted_at_once_fits_beside_what_is_held() -> None:
    for limit in (64, 1_024, 65_536):
        assert server.max_connections(limit) + server.listen_backlog(limit) < limit


async def test_a_body_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_body, "BODY_TIMEOUT_SECONDS", SOON)
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "path": "/api/tables",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"content-length", b"10")],
    }
    await application(scope, receive, send)

    assert sent[0]["status"] == 408
    assert (b"Connection", b"close") in sent[0]["headers"]
    assert json.loads(sent[1]["body"])["error"] == "too-slow"
