"""A restart on a socket that somebody else holds, as systemd does: a pause, and nothing more."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from server.people import asked_client, seat_two_people
from server.server import Server

HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
os.execv(sys.executable, [sys.executable, "-m", "bestiary.web"])
"""
"""What systemd does before it starts a service."""


class Held(Server):
    """A worker that is handed its listening socket."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.passed = (self.door.fileno(),)
        self.command = [sys.executable, "-c", HAND_OVER, str(self.door.fileno())]

    def answers(self) -> bool:
        """The door is open before anybody stands behind it."""
        try:
            return httpx.get(f"{self.url}/health/live/", timeout=2).is_success
        except httpx.HTTPError:
            return False


@pytest.fixture
def held(site: Path) -> Iterator[Held]:
    server = Held(site)
    with closing(server.door), server:
        yield server


def test_a_restart_drops_nobody_and_pages_show_the_truth(held: Held) -> None:
    anna, boris, slug = seat_two_people(held.url)
    lines = [anna.socket(slug), boris.socket(slug)]
    for line in lines:
        line.heard()
    acting = asked_client(lines)
    acting.plays()
    acting.until("log-lines")

    held.kill(signal.SIGTERM)
    assert lagging(held.data) == 0
    with ThreadPoolExecutor() as pool:
        address = f"{held.url}/table/{slug}/"
        waiting = pool.submit(httpx.get, address, cookies=anna.http.cookies, timeout=60)
        held.start()
        assert waiting.result().status_code == 200

    again = [person.socket(slug) for person in (anna, boris)]
    for line in again:
        line.heard()
    acting = asked_client(again)
    acting.plays()
    acting.until("log-lines")
    assert [number for number, *_ in held.moves(slug)] == [1, 2, 3]
    for line in (*lines, *again):
        line.close()


def lagging(site: Path) -> int:
    """How many tables have moved since their last snapshot: a newer version may need it."""
    query = """SELECT count(*) FROM web_table LEFT JOIN web_snapshot ON table_id = web_table.id
               WHERE number IS NULL OR number < length"""
    with closing(sqlite3.connect(site / "bestiary.sqlite3")) as database:
        return int(database.execute(query).fetchone()[0])


def test_sockets_meant_for_another_process_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from bestiary.web.config import Configuration
    from bestiary.web.infra.server import inherited_sockets

    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))

    assert inherited_sockets(Configuration()) is None
