"""Who is here follows from open pages and streams, and from nothing that can be forgotten."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.test import Client
from django.utils import timezone

from bestiary.web.background import downtime
from bestiary.web.infra.cache import FallbackCache
from bestiary.web.live import presence
from bestiary.web.models import Pace, Pulse, Seat, Table
from bestiary.web.tables.absence import PRESENCE_SECONDS
from bestiary.web.worker import Worker
from web.page import Socket, session_cookie
from web.table_setup import access_to, age_all_tables, asked_seat, duel, make_player

TABLES = 180


@pytest.fixture(autouse=True)
def saved_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is here is written down with the next periodic job."""
    monkeypatch.setattr(presence, "SAVE_INTERVAL_SECONDS", 0.0)


def may_replace(table: Table) -> bool:
    """Whether whoever is not asked may give the other seat to a bot."""
    number = asked_seat(table)
    other = table.seats.get(number=1 - number).player
    room = access_to(table, other)
    return room.may_be_replaced(number)


def sitting() -> tuple[Table, str]:
    """A table, and the cookie of who is asked there."""
    table = duel(make_player(), make_player("Boris"))
    return table, session_cookie(table.seats.get(number=asked_seat(table)).player)


async def connect(table: Table, key: str) -> Socket:
    headers = [
        (b"origin", b"http://localhost"),
        (b"host", b"localhost"),
        (b"cookie", f"sessionid={key}".encode()),
    ]
    socket = Socket(f"/table/{table.slug}/socket/", headers)
    assert await socket.connect()
    await socket.receive()
    return socket


class Sitting:
    """Somebody with a page open, who sits in one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat.pk,)
        self.loop = asyncio.get_running_loop()

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        return []

    def push(self, text: str) -> None:
        raise AssertionError("nothing is told")


def many() -> list[Seat]:
    """Seats at as many tables, whose people were last written down long ago."""
    tables = Table.objects.bulk_create(Table(game="urban_legends") for _ in range(TABLES))
    seats = Seat.objects.bulk_create(Seat(table=table, number=0) for table in tables)
    age_all_tables()
    return seats


def absent_seats(worker: Worker, seats: list[Seat]) -> int:
    return sum(bool(worker.presence.absence(seat.table, [seat]).deserted) for seat in seats)


@pytest.mark.django_db(transaction=True)
async def test_of_many_connected_opponents_none_can_be_replaced(worker: Worker) -> None:
    seats = await in_thread(many)()
    pages = [(seat.table.slug, Sitting(seat)) for seat in seats]
    for slug, page in pages:
        worker.subscriptions.add(slug, page)

    assert await in_thread(absent_seats)(worker, seats) == 0

    for slug, page in pages:
        worker.unsubscribe(slug, page)
    assert await in_thread(absent_seats)(worker, seats) == 0, "they may come back in a moment"
    await in_thread(age_all_tables)()
    assert await in_thread(absent_seats)(worker, seats) == TABLES


def elsewhere(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask as another worker would: nobody is connected to it."""
    monkeypatch.setattr(worker.subscriptions, "_by_table", {})
    monkeypatch.setattr(worker.presence, "_seen_at", {})


@pytest.mark.django_db(transaction=True)
async def test_other_workers_know_who_is_here_while_redis_is_away(
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FallbackCache, "is_away", True)
    table, key = await in_thread(sitting)()
    socket = await connect(table, key)
    await in_thread(age_all_tables)()

    await worker.periodic.run_once()

    with monkeypatch.context() as other:
        elsewhere(worker, other)
        assert not await in_thread(may_replace)(table)
        await in_thread(age_all_tables)()
        assert await in_thread(may_replace)(table)
    await socket.disconnect()


@pytest.mark.django_db
def test_a_program_that_asks_is_here(worker: Worker) -> None:
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": "A"}
    made = Client().post("/api/tables", body, "application/json").json()
    seat = Seat.objects.get(table__slug=made["table"], number=0)
    age_all_tables()
    assert worker.presence.is_away(seat)

    bearer = {"Authorization": f"Bearer {made['token']}"}
    Client().get(f"/api/tables/{made['table']}", headers=bearer)

    assert not worker.presence.is_away(seat)
    worker.presence.save()
    worker.presence.forget_seen()
    assert not worker.presence.is_away(seat), "other workers know as well"


@pytest.mark.django_db(transaction=True)
async def test_a_program_that_follows_the_stream_is_here(worker: Worker) -> None:
    from bestiary.web.http.api.stream import event_stream
    from bestiary.web.http.api.tables import ApiCaller
    from bestiary.web.live.stream import events as stream_events

    table, _ = await in_thread(sitting)()
    seat = await in_thread(table.seats.get)(number=0)
    events = stream_events(worker, event_stream(ApiCaller(table, seat)))
    await anext(events)
    await in_thread(age_all_tables)()

    assert not await in_thread(worker.presence.is_away)(seat)
    await events.aclose()  # type: ignore[attr-defined] # it is a generator
    assert not await in_thread(worker.presence.is_away)(seat)
    await in_thread(age_all_tables)()
    assert await in_thread(worker.presence.is_away)(seat)
    assert event_stream(ApiCaller(table, None)).seats == ()


@pytest.mark.django_db
@pytest.mark.parametrize(("clock", "days"), [(3, 3), (0, 7)])
def test_a_table_over_days_waits_as_its_clock_says(worker: Worker, clock: int, days: int) -> None:
    table = duel(make_player(), make_player("Boris"), pace=Pace.DAYS, clock=clock)
    age_all_tables()
    assert worker.presence.is_away(table.seats.get(number=asked_seat(table)))

    assert [waits(table, timedelta(days=days, hours=hours)) for hours in (-1, 1)] == [True, False]


def waits(table: Table, time: timedelta) -> bool:
    Seat.objects.filter(table=table).update(asked=timezone.now() - time)
    return not may_replace(table)


@pytest.mark.django_db
def test_a_live_table_waits_only_for_who_may_come_back() -> None:
    table = duel(make_player(), make_player("Boris"))
    assert not may_replace(table), "they sat down a moment ago"

    age_all_tables()

    assert may_replace(table)


@pytest.mark.django_db
def test_nobody_leaves_while_nobody_serves() -> None:
    table = duel(make_player(), make_player("Boris"))
    down = timedelta(hours=1)
    Seat.objects.update(seen=timezone.now() - down)
    Pulse.objects.create(at=timezone.now() - down)

    downtime.note_alive()

    assert not may_replace(table)


@pytest.mark.django_db
def test_who_is_here_is_written_now_and_then(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, django_assert_num_queries: Any
) -> None:
    monkeypatch.setattr(presence, "SAVE_INTERVAL_SECONDS", PRESENCE_SECONDS)
    seat = duel(make_player(), make_player("Boris")).seats.get(number=0)
    monkeypatch.setattr(worker.presence, "_saved_at", -PRESENCE_SECONDS)
    worker.presence.note_seen(seat.pk)

    with django_assert_num_queries(1):
        worker.presence.save()
        worker.presence.save()
