"""Probes of the real server: alive is one thing, able to store a move another."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Event

import httpx
import pytest

from bestiary.web.infra import health
from bestiary.web.infra.health import ReadinessProbe
from server.server import Server
from server.test_storage_errors import full, refusing

SETTLED = 1.1
"""Seconds after which a look is not shown any more."""


GOOD = {"/health/live/": 200, "/health/ready/": 200, "/health/": 200}
BAD = GOOD | {"/health/ready/": 503, "/health/": 503}


def say_so(url: str, expected: dict[str, int], **headers: str) -> bool:
    """Whether monitors are told this, sooner or later: a busy machine may be late for a while."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        time.sleep(SETTLED)
        answers = {path: get(url + path, **headers).status_code for path in expected}
        if answers == expected:
            return True
    return False


def get(url: str, **headers: str) -> httpx.Response:
    return httpx.get(url, headers=headers, timeout=30)


def test_a_worker_that_cannot_store_is_alive_but_not_ready(site: Path) -> None:
    with Server(site) as server:
        for trouble in (full, refusing):
            assert say_so(server.url, GOOD)
            with trouble(server):
                assert say_so(server.url, BAD)


def test_probes_go_without_tls_and_under_any_name(site: Path) -> None:
    with Server(site, TLS="1", ALLOWED_HOSTS="games.example.org") as server:
        assert say_so(server.url, GOOD, Host="10.0.0.7")
        name = {"Host": "games.example.org"}
        tls = {"X-Forwarded-Proto": "https"}
        assert get(f"{server.url}/lobby/", **name).status_code == 301
        headers = get(f"{server.url}/lobby/", **name, **tls).headers
        assert headers["Strict-Transport-Security"] == "max-age=31536000"


async def test_a_database_that_hangs_is_told_of_in_time_and_asked_once() -> None:
    hanging = Event()
    asked = []

    def check() -> bool:
        asked.append(1)
        return hanging.wait(30)

    probe = ReadinessProbe(check)
    async with asyncio.timeout(10):
        assert await asyncio.gather(*(probe.is_ready() for _ in range(20))) == [False] * 20
        assert not await probe.is_ready()
        hanging.set()
        while not await probe.is_ready():
            pass
    assert len(asked) == 1


async def test_a_check_that_fails_later_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([True, False])
    probe = ReadinessProbe(lambda: next(answers))

    monkeypatch.setattr(health, "RESULT_TTL_SECONDS", 1e9)
    assert await probe.is_ready()
    assert await probe.is_ready(), "one look serves all who ask at the same time"
    monkeypatch.setattr(health, "RESULT_TTL_SECONDS", 0.0)
    assert not await probe.is_ready()
