"""The server as it comes: limits on, bots in processes, nothing shared, the real heartbeat."""

from __future__ import annotations

import html
import re
import socket
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from websockets.exceptions import InvalidStatus

from bestiary.web.infra.i18n import translate
from server.people import Person, SocketClient, asked_client, close_all, seat_two_people
from server.server import Server

LONG_AGO = "2020-01-01 00:00:00"
PROMPTLY = 8.0
"""Seconds on a busy machine; what is told here took nearly a minute when one thread did all."""


class House(NamedTuple):
    """A server, and the mail server that it knows, which takes calls and says nothing."""

    server: Server
    mail: socket.socket


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with socket.create_server(("127.0.0.1", 0)) as mail:
        url = f"smtp://127.0.0.1:{mail.getsockname()[1]}"
        site = tmp_path_factory.mktemp("house")
        with Server(site, EMAIL_URL=url, BOT_WORKERS="1", BOT_PAUSE="0.9") as server:
            yield House(server, mail)


class Strangers:
    """Two people who only want to play."""

    def __init__(self, url: str) -> None:
        self.anna, self.boris, self.slug = seat_two_people(url)
        self.lines = [self.anna.socket(self.slug), self.boris.socket(self.slug)]
        for line in self.lines:
            line.quiet()

    def move_takes(self) -> float:
        """Seconds until a move is on the other's screen."""
        for line in self.lines:
            line.quiet(0.2)
        acting = asked_client(self.lines)
        other = next(line for line in self.lines if line is not acting)
        began = time.monotonic()
        acting.plays()
        other.until("log-lines")
        return time.monotonic() - began

    def close(self) -> None:
        close_all(*self.lines, self.anna, self.boris)


def curtained_table(person: Person) -> tuple[str, list[SocketClient]]:
    """A table of one device whose seats have PINs, on forty pages."""
    fields = {"who-1": "device", "name-1": "Clara", "pin-0": "1234", "pin-1": "1234"}
    page = person.post("/new/urban_legends/", **fields)
    found = re.search(r"/table/([0-9a-f]+)/", str(page.url))
    assert found, html.unescape(page.text)[:2000]
    return found[1], [person.socket(found[1]) for _ in range(40)]


def test_forty_pages_of_one_reader_keep_no_stranger_waiting(house: House) -> None:
    """Neither with PINs, which are hashed, nor with what is drawn; a page more is not let in."""
    strangers = Strangers(house.server.url)
    person = Person(house.server.url)
    slug, lines = curtained_table(person)
    with pytest.raises(InvalidStatus):
        person.socket(slug)

    for line in lines:
        line.act(act="lift", seat=0, pin="1234")

    assert strangers.move_takes() < PROMPTLY
    told = [line.answer() for line in lines[-10:]]
    assert set(told) <= {translate("en", "refused-busy"), translate("en", "refused-too-fast")}
    for line in lines * 3:
        line.act(act="words")
    assert strangers.move_takes() < PROMPTLY
    close_all(*lines, person)
    strangers.close()


@pytest.mark.parametrize("is_here", [True, False])
def test_only_who_is_not_connected_can_be_replaced(house: House, is_here: bool) -> None:
    """Whatever the rows say of when they were last seen: the page that is open counts."""
    *people, slug = seat_two_people(house.server.url)
    of_table = "FROM web_seat s JOIN web_table t ON t.id = table_id WHERE slug = ?"
    ((called,),) = house.server.rows(f"SELECT number {of_table} AND is_asked", slug)
    lines = [people[called].socket(slug)] if is_here else []
    waiting = people[1 - called].socket(slug)
    for line in (*lines, waiting):
        line.quiet()
    left = "UPDATE web_seat SET seen = ? WHERE table_id = (SELECT id FROM web_table WHERE slug = ?)"
    house.server.rows(left, LONG_AGO, slug)

    waiting.act(act="stand-in", seat=called)

    if is_here:
        assert waiting.answer() == translate("en", "refused-not-away")
    else:
        waiting.until("log-lines")
        assert house.server.rows(f"SELECT bot {of_table} AND bot > ''", slug)
    for one in (*lines, waiting, *people):
        one.close()


def over_days(house: House, slug: str) -> None:
    """Let a table be played over days, and those who are asked there be late and gone."""
    house.server.rows("UPDATE web_table SET pace = 'days' WHERE slug = ?", slug)
    of_table = "WHERE table_id IN (SELECT id FROM web_table WHERE slug = ?)"
    late = f"UPDATE web_seat SET asked = ?, seen = ? {of_table}"
    house.server.rows(late, LONG_AGO, LONG_AGO, slug)


def test_a_silent_mail_server_keeps_nobody_waiting(house: House) -> None:
    anna, boris, slug = seat_two_people(house.server.url)
    house.server.rows(
        "INSERT INTO auth_user (username, email, password, is_superuser, is_staff, is_active,"
        " first_name, last_name, date_joined) SELECT 'u' || id, 'u' || id || '@example.org', '!',"
        " 0, 0, 1, '', '', ? FROM web_player",
        LONG_AGO,
    )
    account = "SELECT id FROM auth_user WHERE username = 'u' || web_player.id"
    house.server.rows(f"UPDATE web_player SET user_id = ({account})")
    strangers = Strangers(house.server.url)
    over_days(house, slug)
    house.mail.settimeout(40)

    call, _ = house.mail.accept()

    assert strangers.move_takes() < PROMPTLY
    deadline = time.monotonic() + 40
    while f"A reminder of table {slug} was not sent" not in house.server.output:
        assert time.monotonic() < deadline, house.server.output
        time.sleep(0.1)
    sent = "SELECT count(*) FROM web_seat WHERE reminded IS NOT NULL"
    assert house.server.rows(sent) == [(0,)]
    for one in (call, anna, boris, strangers):
        one.close()
