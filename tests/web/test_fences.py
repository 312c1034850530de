"""Small promises of the house: names, blocks, caps, files, origins, clocks while it was closed."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.test import Client
from django.utils import timezone

from bestiary.web import backup
from bestiary.web.accounts.players import clean_name
from bestiary.web.background import downtime, due_clocks
from bestiary.web.infra.origin_check import is_same_origin
from bestiary.web.live.acts import MOST_MESSAGES, Acts
from bestiary.web.live.socket import TableSocket
from bestiary.web.models import Message, Player, Pulse, Seat, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import MOST_OPEN
from core.narrowing import present
from web.table_setup import duel, play_to_the_end, someone, waiting_table

pytestmark = pytest.mark.django_db


def asked_seat(table: Table) -> Seat:
    return table.seats.get(is_asked=True)


def test_what_passed_while_nobody_served_is_charged_to_nobody() -> None:
    """The heartbeat of the first worker that is back gives it back before it looks at clocks."""
    table = duel(someone(), someone("Boris"), clock=5)
    seat = asked_seat(table)
    silence = timedelta(hours=1)
    thought = timedelta(minutes=2)
    Seat.objects.filter(pk=seat.pk).update(asked=timezone.now() - silence - thought)
    Pulse.objects.create(at=timezone.now() - silence)

    downtime.beat()

    assert due_clocks.run_out() == []
    used = timezone.now() - present(asked_seat(table).asked)
    assert thought <= used < thought + timedelta(seconds=5)


def test_while_somebody_serves_clocks_run() -> None:
    table = duel(someone(), someone("Boris"), clock=5)
    Seat.objects.filter(pk=asked_seat(table).pk).update(asked=timezone.now() - timedelta(hours=1))
    Pulse.objects.create(at=timezone.now() - timedelta(seconds=6))

    downtime.beat()
    downtime.beat()

    assert due_clocks.run_out() == [table.slug]
    assert Pulse.objects.count() == 1


def test_a_blocked_player_opens_no_table() -> None:
    anna, boris = someone(), someone("Boris")
    over = duel(anna, boris)
    play_to_the_end(over)
    Player.objects.filter(pk=boris.pk).update(is_blocked=True)
    boris.refresh_from_db()

    with pytest.raises(TurnedAwayError, match=r"^refused-blocked$"):
        waiting_table(boris)
    with pytest.raises(TurnedAwayError, match=r"^refused-blocked$"):
        seating.rematch(over, boris)


def test_archived_tables_do_not_count_towards_a_host_s_limit() -> None:
    host = someone()
    made = [waiting_table(host) for _ in range(MOST_OPEN)]
    with pytest.raises(TurnedAwayError, match=r"^refused-too-many-tables$"):
        waiting_table(host)

    Table.objects.filter(pk=made[0].pk).update(status=Status.ARCHIVED)

    assert waiting_table(host).pk


def test_chat_has_an_end() -> None:
    anna = someone()
    table = duel(anna, someone("Boris"))
    Message.objects.bulk_create(
        [Message(table=table, player=anna, name="Anna", text="!")] * (MOST_MESSAGES - 1)
    )
    acts = Acts(table.slug, anna, frozenset(), "en")

    assert acts.take({"act": "chat", "text": "last"})
    with pytest.raises(TurnedAwayError, match=r"^refused-chat-full$"):
        acts.take({"act": "chat", "text": "one more"})
    assert table.messages.count() == MOST_MESSAGES


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \t B ", "Anna B"),
        ("A\u202ennA", "A nnA"),
        ("\u2066\u200f", ""),
        ("Ёж", "Ёж"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_is_what_can_be_printed(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_pages_and_programs_accept_the_same_names(client: Client) -> None:
    name = "A\u202ennA"
    client.post("/account/", {"name": name, "email": ""})
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": name}
    client.post("/api/tables", body, "application/json")
    nameless = client.post("/api/tables", body | {"name": "\u2066"}, "application/json")

    assert [player.name for player in Player.objects.all()] == ["A nnA"] * 2
    assert nameless.json()["error"] == "bad-name"


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost", "localhost", True),
        ("http://localhost:80", "localhost", True),
        ("https://localhost", "localhost", True),
        ("http://localhost:9999", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://elsewhere.example:8000", "localhost:8000", False),
        ("http://elsewhere.example", "elsewhere.example", False),
        ("http://localhost:port", "localhost", False),
        ("null", "localhost", False),
        ("", "localhost", False),
    ],
)
def test_a_socket_is_opened_from_our_own_port_only(origin: str, host: str, is_ours: bool) -> None:
    assert is_same_origin({b"origin": origin.encode(), b"host": host.encode()}) is is_ours


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_database_and_backup_are_the_operator_s_own_from_the_first_byte(tmp_path: Path) -> None:
    """Even where new files are readable for everybody."""
    command = "import os; os.umask(0); import bestiary.web.settings"
    environment = os.environ | {"BESTIARY_DATA": str(tmp_path), "SECRET_KEY": ""}
    subprocess.run([sys.executable, "-c", command], env=environment, check=True)
    before = os.umask(0)
    try:
        backup.save(tmp_path, tmp_path / "saved.tar.gz")
        backup.restore(tmp_path / "again", tmp_path / "saved.tar.gz")
    finally:
        os.umask(before)

    found = [tmp_path / name for name in ("bestiary.sqlite3", "saved.tar.gz")]
    found += [tmp_path / "again" / name for name in ("bestiary.sqlite3", "secret-key")]
    assert [mode(path) for path in found] == [0o600] * 4


async def test_nothing_is_sent_to_a_page_that_was_closed() -> None:
    sent: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"url_route": {"kwargs": {"slug": "0"}}, "headers": []}
    open_one, closed, last = (TableSocket(scope, send) for _ in range(3))
    await closed._close(4403)
    closed._push("too late")
    open_one._push("in time")
    open_one._push("not any more")
    open_one.leave()
    last._push("after all others")
    async with asyncio.timeout(20):
        while len(sent) < 2:
            await asyncio.sleep(0)

    assert [message["type"] for message in sent] == ["websocket.close", "websocket.send"]
    assert sent[1]["text"] == "after all others"
