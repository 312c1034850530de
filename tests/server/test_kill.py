"""Nothing acknowledged is lost: the real server is killed while people play.

Two tables are played by people, a third against a bot that thinks in a process of its own, as it
does by default; limits are off, since everybody plays from one address. `make kill-test N=…`
(environment variable KILLS) kills it as often as you like and adds up in the document named by
KILL_RECORD: every kill counts once it is checked.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import NamedTuple

import httpx

from server.people import asked_client, close_all, seat_two_people
from server.run_totals import Tally, add, commit
from server.server import ApiClient, QuickServer, Server, open_table

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("KILLS", "12"))
RECORD = os.environ.get("KILL_RECORD", "")
AGAINST_A_BOT = ["person", "bot:ranger"]
TABLES = 3


class UnexpectedAnswerError(Exception):
    """The server answered, before it died, as it should not: a fault, though nothing is lost."""


class Acknowledged(NamedTuple):
    """A move the server said is stored."""

    number: int
    seat: int
    choice: str


class Play(Thread):
    """Both seats of a table, played at random through the API until the server dies."""

    def __init__(self, server: Server, seats: list[ApiClient], seed: int) -> None:
        super().__init__()
        self.server = server
        self.seats = seats
        self.rng = Random(seed)
        self.stored: list[Acknowledged] = []
        self.doubtful: str | None = None
        self.problem: str | None = None
        self.over = Event()

    @property
    def slug(self) -> str:
        return self.seats[0].slug

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.step()
        except httpx.TransportError:
            return
        except Exception as error:
            self.problem = repr(error)

    def step(self) -> None:
        table = self.seats[0].table()
        if table["status"] != "playing":
            self.over.set()
            return
        if table["to_move"][0] >= len(self.seats):  # the bot thinks
            time.sleep(0.005)
            return
        bearer = self.seats[table["to_move"][0]]
        ticket, choices = bearer.options()
        if not choices:
            return
        self.doubtful = self.rng.choice(choices)
        answer = bearer.play(ticket, self.doubtful)
        assert answer.status_code == 200, answer.text
        number = answer.json()["number"]
        self.stored.append(Acknowledged(number, bearer.seat, self.doubtful))
        self.doubtful = None


def verify(server: Server, play: Play) -> None:
    """Every acknowledged move is there, at most the one in doubt besides, and no half move."""
    rows = server.moves(play.slug)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    (length,) = server.rows("SELECT length FROM web_table WHERE slug = ?", play.slug)[0]
    assert length == len(rows)
    found = {row[0]: Acknowledged(row[0], row[1], row[3]) for row in rows}
    for move in play.stored:
        assert found[move.number] == move
    ours = [row for row in rows if row[1] in range(len(play.seats))]
    more = len(ours) - len(play.stored)
    assert more in (0, 1)
    if more:
        assert ours[-1][3] == play.doubtful
        play.stored.append(found[ours[-1][0]])
    play.doubtful = None
    for bearer in play.seats:
        bearer.client.get("view").raise_for_status()


def await_moves(plays: list[Play], count: int) -> None:
    """Until so many more moves are acknowledged, or all games are over, or it takes too long."""
    before = sum(len(play.stored) for play in plays)
    deadline = time.monotonic() + 10
    while sum(len(play.stored) for play in plays) < before + count:
        if time.monotonic() > deadline or all(play.over.is_set() for play in plays):
            return
        time.sleep(0.002)


def lives(server: Server, plays: list[Play], rng: Random) -> None:
    """One life of the server: people play, it is killed at some moment, it starts again."""
    for play in plays:
        play.start()
    await_moves(plays, rng.randrange(8))
    time.sleep(rng.uniform(0, 0.04))
    children = server.children()
    server.kill()
    for child in children:
        with suppress(ProcessLookupError):  # it went with its parent
            os.kill(child, signal.SIGKILL)
    for play in plays:
        play.join()
    server.start()
    assert server.rows("PRAGMA integrity_check") == [("ok",)]
    for play in plays:
        verify(server, play)
        if play.problem:
            raise UnexpectedAnswerError(play.problem)


def next_play(server: Server, play: Play, seed: int) -> Play:
    """Go on at the same table after a restart, or at a new one when the game is over."""
    again = Play(server, play.seats, seed)
    again.stored = play.stored
    if play.over.is_set():
        for bearer in play.seats:
            bearer.close()
        again = lay_table(server, seed, is_alone=len(play.seats) == 1)
    return again


def lay_table(server: Server, seed: int, *, is_alone: bool) -> Play:
    """A new table, of two people or of one against a bot."""
    return Play(server, open_table(server.url, seats=AGAINST_A_BOT if is_alone else 2), seed)


def run_recorded_life(server: Server, plays: list[Play], rng: Random) -> None:
    """One life, and what it showed, added to the record if one is kept."""
    before = sum(len(play.stored) for play in plays)
    lost = 0
    try:
        lives(server, plays, rng)
    except AssertionError:
        lost = 1
        raise
    finally:
        made = sum(len(play.stored) for play in plays) - before
        if RECORD:
            add(ROOT / RECORD, Tally(1, made, lost), commit(ROOT))


def test_every_acknowledged_move_survives_sigkill(site: Path) -> None:
    rng = Random(os.getpid())
    made = 0
    with QuickServer(site, LIMITS="0", BOT_WORKERS="1") as server:
        plays = [lay_table(server, seed, is_alone=seed == 0) for seed in range(TABLES)]
        for kill in range(KILLS):
            run_recorded_life(server, plays, rng)
            made += sum(len(play.stored) for play in plays if play.over.is_set())
            plays = [next_play(server, p, kill * 10 + n) for n, p in enumerate(plays)]
        assert made + sum(len(play.stored) for play in plays)
        for play in plays:
            for bearer in play.seats:
                bearer.close()
        assert "Traceback" not in server.output


def test_a_page_goes_on_after_the_server_was_killed(site: Path) -> None:
    with QuickServer(site, LIMITS="0") as server:
        anna, boris, slug = seat_two_people(server.url)
        lines = [anna.socket(slug), boris.socket(slug)]
        for line in lines:
            line.heard()
        asked_client(lines).plays()
        for line in lines:
            line.until("log-lines")

        server.kill()
        for line in lines:
            line.close()
        server.start()

        assert len(server.moves(slug)) == 2
        again = [anna.socket(slug), boris.socket(slug)]
        for line in again:
            line.heard()
        asked_client(again).plays()
        again[0].until("log-lines")
        assert len(server.moves(slug)) == 3
        close_all(*again, anna, boris)
