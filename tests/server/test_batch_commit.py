"""Moves that arrive together share one commit, and each is acknowledged only after it."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from bestiary.web.models import Snapshot, Table
from bestiary.web.tables import moves, snapshots
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.worker import Worker
from bestiary.web.writer import fsync
from web.table_setup import asked_seat, duel, make_player, offered_choices, ticket

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


class Commits:
    """Counts the commits of the writer, and can let them fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.failing = False
        commit = BaseDatabaseWrapper._commit  # type: ignore[attr-defined] # not in the stubs

        def counted(wrapper: Any) -> Any:
            self.count += 1
            if self.failing:
                raise OperationalError("disk full")
            return commit(wrapper)

        monkeypatch.setattr(BaseDatabaseWrapper, "_commit", counted)


def tables(count: int) -> list[Table]:
    return [duel(make_player(f"A{n}"), make_player(f"B{n}")) for n in range(count)]


def ready(table: Table) -> tuple[Any, ...]:
    seat = asked_seat(table)
    choice = offered_choices(table, seat)[0]
    return table.slug, moves.play, table.slug, seat, ticket(table, seat), choice


def length(table: Table) -> int:
    return Table.objects.get(pk=table.pk).length


async def together(worker: Worker, jobs: list[tuple[Any, ...]]) -> list[Any]:
    """Hand in all jobs while the writer is busy with something else."""
    go_on = threading.Event()
    busy = asyncio.create_task(worker.writer.read(go_on.wait, 20))
    writes = [asyncio.create_task(worker.writer.write(*job)) for job in jobs]
    await asyncio.sleep(0)  # every task runs up to its first wait: all are in the queue
    go_on.set()
    await busy
    return await asyncio.gather(*writes, return_exceptions=True)


async def test_moves_that_arrive_together_share_one_commit(
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await in_thread(tables)(4)
    jobs = [await in_thread(ready)(table) for table in made]
    commits = Commits(monkeypatch)

    numbers = await together(worker, jobs)

    assert numbers == [2, 2, 2, 2]
    assert commits.count == 1


async def test_one_that_is_refused_leaves_the_others_alone(worker: Worker) -> None:
    made = await in_thread(tables)(3)
    jobs = [await in_thread(ready)(table) for table in made]
    jobs[1] = (*jobs[1][:-1], "fly away")

    first, refused, third = await together(worker, jobs)

    assert (first, third) == (2, 2)
    assert isinstance(refused, TurnedAwayError)
    assert [await in_thread(length)(table) for table in made] == [2, 1, 2]


async def test_a_commit_that_fails_acknowledges_nothing(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await in_thread(tables)(3)
    jobs = [await in_thread(ready)(table) for table in made]
    commits = Commits(monkeypatch)
    commits.failing = True

    refused = await together(worker, jobs)

    assert {str(error) for error in refused} == {"refused-storage"}
    assert len(worker.table_cache) == 0
    commits.failing = False
    assert [await in_thread(length)(table) for table in made] == [1, 1, 1]
    assert await together(worker, [await in_thread(ready)(table) for table in made]) == [2, 2, 2]


class Counting:
    """Someone who is told how often they were drawn."""

    seats = ()

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.count = 0
        self.told = list[str]()

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        self.count += 1
        return [str(self.count)]

    def push(self, text: str) -> None:
        self.told.append(text)


async def test_no_message_overtakes_another_while_the_loop_is_busy(worker: Worker) -> None:
    someone = Counting()
    worker.subscriptions.add("table", someone)
    first = asyncio.create_task(worker.writer.read(worker.subscriptions.draw_one, "table", someone))
    second = asyncio.create_task(worker.writer.read(worker.subscriptions.redraw, "table", "stamp"))
    await asyncio.sleep(0)

    while someone.count < 2:  # the writer does both before the loop hears of either
        time.sleep(0.001)
    await asyncio.gather(first, second)
    await asyncio.sleep(0)

    worker.subscriptions.remove("table", someone)
    assert someone.told == ["1", "2"]


class Slow:
    """A disk that waits until it is told, and may fail. Tests' own never makes anybody wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.levels = list[int]()
        self.synced = list[str]()
        self.go = threading.Event()
        self.failing = False
        sync = os.fsync

        def slowly(file: int) -> None:
            self.synced.append(os.readlink(f"/proc/self/fd/{file}"))
            assert self.go.wait(10)
            if self.failing:
                raise OSError("the disk is gone")
            sync(file)

        monkeypatch.setattr(fsync, "_level", lambda: fsync.SYNCHRONOUS_FULL)
        monkeypatch.setattr(fsync, "_set_level", self.levels.append)
        monkeypatch.setattr(os, "fsync", slowly)


def only_sqlite() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL waits for its disk by itself")


async def test_nothing_is_acknowledged_before_it_is_on_the_disk(
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await in_thread(only_sqlite)()
    (table,) = await in_thread(tables)(1)
    shown = list[str]()
    monkeypatch.setattr(worker.subscriptions, "deliver", lambda: shown.append("sent"))
    monkeypatch.setattr(worker.subscriptions, "draw", lambda *_: shown.append("drawn"))
    slow = Slow(monkeypatch)
    job = await in_thread(ready)(table)

    moving = asyncio.create_task(worker.writer.move(*job))
    while not (slow.synced and shown):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)  # what the clerk has handed to the loop by now would be done here
    assert shown == ["drawn"]  # meanwhile
    assert not moving.done()
    slow.go.set()
    await moving

    assert slow.synced[0].endswith("-wal")
    assert slow.levels == [fsync.SYNCHRONOUS_NORMAL, fsync.SYNCHRONOUS_FULL]
    async with asyncio.timeout(10):  # it is acknowledged first
        while "sent" not in shown:
            await asyncio.sleep(0.01)


async def test_what_the_disk_may_have_lost_is_told_as_not_known(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await in_thread(only_sqlite)()
    (table,) = await in_thread(tables)(1)
    before = await in_thread(length)(table)
    job = await in_thread(ready)(table)
    slow = Slow(monkeypatch)
    slow.failing = True
    slow.go.set()

    with pytest.raises(UncertainError):
        await worker.writer.move(*job)

    assert await in_thread(length)(table) == before + 1
    assert "may not be on the disk" in caplog.text


async def test_snapshots_of_many_tables_are_one_commit(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by itself kept the writer waiting for the fsync, a second for three hundred tables."""
    made = await in_thread(tables)(3)
    commits = Commits(monkeypatch)
    (due,) = snapshots.take_batches()

    await worker.writer.read(snapshots.write, due)

    assert due == sorted(table.pk for table in made)
    assert commits.count == 1
    assert await in_thread(Snapshot.objects.count)() == 3
