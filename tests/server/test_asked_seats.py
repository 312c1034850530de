"""Whose turn it is, as the server tells it by default: bots in processes, limits, heartbeat.

Beside the server the rules replay its rows: after every move they must ask whom the rows ask.
"""

from __future__ import annotations

import html
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from random import Random

import pytest

from bestiary import registry
from bestiary.core import CHANCE, Table
from bestiary.core.table import Move as Told
from bestiary.web.infra.i18n import translate
from server.people import Person, SocketClient
from server.server import ApiClient, Server, open_table

GAME = "cryptid"
MOVES = 14
PINS = ("", "2222")
"""A PIN costs the server a second on purpose, so the host has none."""
CURTAIN = 'id="curtain" role="dialog"'


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it comes: only its bots do not pause."""
    with Server(tmp_path_factory.mktemp("usual"), BOT_WORKERS="1") as running:
        yield running


class Rules:
    """The same game beside the server, carried on by the rows that it has stored."""

    def __init__(self, server: Server, slug: str) -> None:
        self.server = server
        self.slug = slug
        self.number = 0
        ((options, seats),) = server.rows(
            "SELECT t.options, count(*) FROM web_table t JOIN web_seat s ON s.table_id = t.id"
            " WHERE t.slug = ?",
            slug,
        )
        self.table = Table(registry.game(GAME), seats, json.loads(options), dealt=False)

    def _stored(self) -> tuple[list[tuple[int, int, str, str]], set[int]]:
        """New moves and the seats asked, as of one moment: a bot may move at any."""
        of_table = "JOIN web_table t ON t.id = table_id WHERE t.slug = ?"
        with sqlite3.connect(self.server.data / "bestiary.sqlite3", timeout=20) as database:
            database.execute("BEGIN")
            moves = database.execute(
                f"SELECT number, seat, notation, dealt FROM web_move {of_table}"
                " AND number > ? ORDER BY number",
                (self.slug, self.number),
            ).fetchall()
            asked = database.execute(
                f"SELECT number FROM web_seat {of_table} AND is_asked", (self.slug,)
            ).fetchall()
        return moves, {number for (number,) in asked}

    def check(self) -> set[int]:
        """Whom the table waits for, by the rules and by the rows alike."""
        moves, asked = self._stored()
        for number, seat, notation, dealt in moves:
            chosen = [Told(0, seat, notation)] if notation else []
            self.table.replay([*chosen, *(Told(0, CHANCE, text) for text in json.loads(dealt))])
            self.number = number
        assert asked == set(self.table.to_move), f"after move {self.number}"
        return asked

    def wait_for_a_beat(self) -> None:
        """Wait until the heartbeat looked over all tables: its last act is to store snapshots."""
        of_table = "FROM web_table t JOIN web_snapshot s ON s.table_id = t.id WHERE t.slug = ?"
        deadline = time.monotonic() + 30
        while self.server.rows(f"SELECT s.number = t.length {of_table}", self.slug) != [(1,)]:
            assert time.monotonic() < deadline, self.server.output
            time.sleep(0.05)


def some_move(seats: list[ApiClient], rng: Random) -> None:
    """By whoever may choose something, a standing offer now and then."""
    able = [(b, *found) for b in seats if (found := b.options())[1]]
    if not able:  # the bot thinks, and nothing is offered to the others
        time.sleep(0.1)
        return
    bearer, ticket, choices = rng.choice(able)
    answer = bearer.play(ticket, rng.choice(choices))
    assert answer.status_code in {200, 409}, answer.text  # the bot may have been quicker


def test_rows_and_answers_ask_whom_the_rules_ask(usual: Server) -> None:
    seats = open_table(usual.url, GAME, ["person", "person", "bot:apprentice"])
    rules = Rules(usual, seats[0].slug)
    rng = Random(3)

    for _ in range(MOVES):
        rules.check()
        told = seats[0].table()
        if told["status"] != "playing":
            break
        assert told["to_move"], "a running table waits for somebody"
        some_move(seats, rng)
    rules.wait_for_a_beat()
    asked = rules.check()
    assert seats[0].table()["to_move"] == sorted(asked)


def on_one_device(url: str) -> tuple[Person, str]:
    """Two people at one screen, the second with a PIN."""
    anna = Person(url)
    form = {"who-1": "device", "name-1": "Boris", "clock": "0", "option-first": "host"}
    page = anna.post(f"/new/{GAME}/", **form, **{f"pin-{n}": pin for n, pin in enumerate(PINS)})
    found = re.search(r"/table/([0-9a-f]+)/", str(page.url))
    assert found, page.text[:2000]
    return anna, found[1]


def lift_curtain(line: SocketClient, seat: int) -> None:
    """The curtain rises for whoever knows the PIN."""
    line.act(act="lift", seat=seat, pin=PINS[seat])
    while line.offers is None or line.offers.seat != seat or not line.offers.choices:
        line.heard()


def test_on_one_device_the_curtain_stays_down_whatever_the_heartbeat_draws(usual: Server) -> None:
    anna, slug = on_one_device(usual.url)
    rules = Rules(usual, slug)
    line = anna.socket(slug)
    assert CURTAIN in line.heard()
    is_turn = False
    while not is_turn:
        (seat,) = rules.check()
        lift_curtain(line, seat)
        while rules.check() == {seat} and line.offers is not None:
            asks = [c for c in line.offers.choices if c.startswith("question")]
            is_turn = is_turn or bool(asks)
            line.plays(choice=(asks or line.offers.choices)[0])
            shown = line.until("log-line")
    assert CURTAIN in shown, "it falls with the move that ends the turn"

    rules.wait_for_a_beat()
    (called,) = rules.check()
    assert PINS[called], "the host begins, so the other is called"
    line.act(act="lift", seat=called, pin="1111")

    # what the heartbeat drew was sent before this answer
    later = line.until("notice")
    assert translate("en", "refused-pin") in html.unescape(later)
    assert 'id="panel-clue"' not in later, "nobody's clue is drawn behind the curtain"
    lift_curtain(line, called)
    for one in (line, anna):
        one.close()
