"""Who is here follows from open pages and streams, and from nothing that can be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.test import Client
from django.utils import timezone

from bestiary.web.background import downtime, periodic
from bestiary.web.infra.cache import FallbackCache
from bestiary.web.live import presence
from bestiary.web.live.access import Room
from bestiary.web.live.presence import REGISTER, absent, is_away
from bestiary.web.live.subscriptions import HERE_FOR, STAGE
from bestiary.web.models import Pace, Pulse, Seat, Table
from web.page import Socket, session_cookie
from web.table_setup import asked, duel, long_gone, someone

TABLES = 180


@pytest.fixture(autouse=True)
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody has been written down, and everybody is with the next beat."""
    monkeypatch.setattr(REGISTER, "written", 0.0)
    monkeypatch.setattr(presence, "KEPT_EVERY", 0.0)
    yield
    STAGE._heard.clear()


def may_replace(table: Table) -> bool:
    """Whether whoever is not asked may give the other seat to a bot."""
    number = asked(table)
    other = table.seats.get(number=1 - number).player
    room = Room.of(table.slug, other)
    assert room is not None
    return room.may_be_replaced(number)


def sitting() -> tuple[Table, str]:
    """A table, and the cookie of who is asked there."""
    table = duel(someone(), someone("Boris"))
    return table, session_cookie(table.seats.get(number=asked(table)).player)


async def connected(table: Table, key: str) -> Socket:
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

    def drawn(self, slug: str, stamp: str = "") -> list[str]:
        return []

    def push(self, text: str) -> None:
        raise AssertionError("nothing is told")


def many() -> list[Seat]:
    """Seats at as many tables, whose people were last written down long ago."""
    tables = Table.objects.bulk_create(Table(game="urban_legends") for _ in range(TABLES))
    seats = Seat.objects.bulk_create(Seat(table=table, number=0) for table in tables)
    long_gone()
    return seats


def left(seats: list[Seat]) -> int:
    return sum(bool(absent(seat.table, [seat]).deserted) for seat in seats)


@pytest.mark.django_db(transaction=True)
async def test_of_many_connected_opponents_none_can_be_replaced() -> None:
    seats = await in_thread(many)()
    pages = [(seat.table.slug, Sitting(seat)) for seat in seats]
    for slug, page in pages:
        STAGE.enter(slug, page)

    assert await in_thread(left)(seats) == 0

    for slug, page in pages:
        STAGE.leave(slug, page)
    assert await in_thread(left)(seats) == 0, "they may come back in a moment"
    await in_thread(long_gone)()
    assert await in_thread(left)(seats) == TABLES


def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask as another worker would: nobody is connected to it."""
    monkeypatch.setattr(STAGE, "_pages", {})
    monkeypatch.setattr(STAGE, "_heard", {})


@pytest.mark.django_db(transaction=True)
async def test_other_workers_know_who_is_here_while_redis_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FallbackCache, "is_away", True)
    table, key = await in_thread(sitting)()
    socket = await connected(table, key)
    await in_thread(long_gone)()

    await periodic.look_over()

    with monkeypatch.context() as other:
        elsewhere(other)
        assert not await in_thread(may_replace)(table)
        await in_thread(long_gone)()
        assert await in_thread(may_replace)(table)
    await socket.disconnect()


@pytest.mark.django_db
def test_a_program_that_asks_is_here() -> None:
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": "A"}
    made = Client().post("/api/tables", body, "application/json").json()
    seat = Seat.objects.get(table__slug=made["table"], number=0)
    long_gone()
    assert is_away(seat)

    bearer = {"Authorization": f"Bearer {made['token']}"}
    Client().get(f"/api/tables/{made['table']}", headers=bearer)

    assert not is_away(seat)
    REGISTER.keep()
    STAGE._heard.clear()
    assert not is_away(seat), "other workers know as well"


@pytest.mark.django_db(transaction=True)
async def test_a_program_that_follows_the_stream_is_here() -> None:
    from bestiary.web.http.api.tables import ApiCaller
    from bestiary.web.live.stream import Feed, _events

    table, _ = await in_thread(sitting)()
    seat = await in_thread(table.seats.get)(number=0)
    events = _events(ApiCaller(table, seat))
    await anext(events)
    await in_thread(long_gone)()

    assert not await in_thread(is_away)(seat)
    await events.aclose()  # type: ignore[attr-defined] # it is a generator
    assert not await in_thread(is_away)(seat)
    await in_thread(long_gone)()
    assert await in_thread(is_away)(seat)
    assert Feed(ApiCaller(table, None)).seats == ()


@pytest.mark.django_db
@pytest.mark.parametrize(("clock", "days"), [(3, 3), (0, 7)])
def test_a_table_over_days_waits_as_its_clock_says(clock: int, days: int) -> None:
    table = duel(someone(), someone("Boris"), pace=Pace.DAYS, clock=clock)
    long_gone()
    assert is_away(table.seats.get(number=asked(table)))

    assert [waits(table, timedelta(days=days, hours=hours)) for hours in (-1, 1)] == [True, False]


def waits(table: Table, time: timedelta) -> bool:
    Seat.objects.filter(table=table).update(asked=timezone.now() - time)
    return not may_replace(table)


@pytest.mark.django_db
def test_a_live_table_waits_only_for_who_may_come_back() -> None:
    table = duel(someone(), someone("Boris"))
    assert not may_replace(table), "they sat down a moment ago"

    long_gone()

    assert may_replace(table)


@pytest.mark.django_db
def test_nobody_leaves_while_nobody_serves() -> None:
    table = duel(someone(), someone("Boris"))
    down = timedelta(hours=1)
    Seat.objects.update(seen=timezone.now() - down)
    Pulse.objects.create(at=timezone.now() - down)

    downtime.beat()

    assert not may_replace(table)


@pytest.mark.django_db
def test_who_is_here_is_written_now_and_then(
    monkeypatch: pytest.MonkeyPatch, django_assert_num_queries: Any
) -> None:
    monkeypatch.setattr(presence, "KEPT_EVERY", HERE_FOR)
    seat = duel(someone(), someone("Boris")).seats.get(number=0)
    monkeypatch.setattr(REGISTER, "written", -HERE_FOR)
    STAGE.hear(seat.pk)

    with django_assert_num_queries(1):
        REGISTER.keep()
        REGISTER.keep()
