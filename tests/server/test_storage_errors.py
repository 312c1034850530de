"""A full disk, a database that refuses: players see why, nothing is lost, play goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest

from bestiary.web.infra.i18n import translate
from server.people import Person, SocketClient, close_all, seat_two_people
from server.server import Server

SORRY = translate("en", "refused-storage")


@pytest.fixture
def quiet_site(site: Path) -> Iterator[Server]:
    with Server(site, LIMITS="0", DATABASE_PATIENCE="0.3") as server:
        yield server


@contextmanager
def refusing(server: Server) -> Iterator[None]:
    """Another process holds the write lock: every write of the server fails."""
    database = sqlite3.connect(server.data / "bestiary.sqlite3", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        database.execute("ROLLBACK")
        database.close()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """The disk is full: the process may not let any file grow."""
    assert server.process is not None
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

    prlimit(server.process.pid, RLIMIT_FSIZE, (4096, RLIM_INFINITY))
    try:
        yield
    finally:
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


@pytest.mark.parametrize("trouble", [refusing, full])
def test_players_see_why_and_play_goes_on(
    quiet_site: Server, trouble: Callable[[Server], AbstractContextManager[None]]
) -> None:
    anna, boris, slug = seat_two_people(quiet_site.url)
    lines = [anna.socket(slug), boris.socket(slug)]
    for line in lines:
        line.heard()
    mover = to_move(lines)

    with trouble(quiet_site):
        mover.plays()
        assert mover.answer() == SORRY
        mover.act(act="chat", text="Is it only me?")
        assert mover.answer() == SORRY
        page = Person(quiet_site.url).post("/new/urban_legends/quick/")
        assert page.status_code == 503
        assert SORRY in page.text
        asked = {"game": "urban_legends", "seats": ["person"], "name": "Vera"}
        answer = httpx.post(f"{quiet_site.url}/api/tables", json=asked | {"seats": ["person"] * 2})
        assert (answer.status_code, answer.json()["error"]) == (503, "refused-storage")
        assert anna.http.get(f"/table/{slug}/").status_code == 200

    assert len(quiet_site.moves(slug)) == 1
    mover.plays()
    mover.until("log-lines")
    assert len(quiet_site.moves(slug)) == 2
    assert quiet_site.rows("PRAGMA integrity_check") == [("ok",)]
    close_all(*lines, anna, boris)


def to_move(lines: list[SocketClient]) -> SocketClient:
    return next(line for line in lines if line.offers and line.offers.choices)
