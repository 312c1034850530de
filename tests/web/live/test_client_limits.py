"""Who opens many pages is heard no more often than who opens one, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from itertools import count
from threading import Event

import pytest

from bestiary.web.config import CONFIGURATION
from bestiary.web.live import client_limits, subscriptions
from bestiary.web.live.client_limits import ClientLimit, ClientLimits, TokenBucket, limits_of
from bestiary.web.live.subscriptions import Subscriptions
from bestiary.web.worker import Worker
from bestiary.web.writer.thread import READ_SLICE_SECONDS

ANNA, HOUSE = ClientLimit("anna", 2, 3.0, 0.0), ClientLimit("house", 3, 5.0, 0.0)
BORIS = ClientLimit("boris", 2, 3.0, 0.0)


def test_lines_are_counted_by_player_and_by_address() -> None:
    here = ClientLimits()

    assert [here.connect((ANNA, HOUSE)) for _ in range(3)] == [True, True, False]
    assert [here.connect((BORIS, HOUSE)) for _ in range(2)] == [True, False]
    here.disconnect((ANNA, HOUSE))
    assert here.has_room((BORIS, HOUSE))


def test_what_one_says_too_much_is_not_charged_to_the_others() -> None:
    here = ClientLimits()

    assert [here.may_send((ANNA, HOUSE)) for _ in range(9)] == [True] * 3 + [False] * 6
    assert [here.may_send((BORIS, HOUSE)) for _ in range(3)] == [True, True, False]


def test_a_watcher_counts_for_the_address_alone() -> None:
    player, household = limits_of("192.0.2.7", 5)

    assert limits_of("192.0.2.7", None) == (household,)
    assert player.connections < household.connections


def test_an_bucket_grows_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = TokenBucket(2.0, 4.0)
    assert [bucket.take() for _ in range(3)] == [True, True, False]

    now = 100.25

    assert [bucket.take(), bucket.take(), bucket.is_full] == [True, False, False]
    now = 200.0
    assert bucket.is_full


def test_only_who_has_said_something_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_limits, "MAX_IDLE_BUCKETS", 1)
    here = ClientLimits()
    clock = count(100.0)  # a second passes whenever it is looked at
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    for name in "abc":
        here.may_send((HOUSE._replace(name=name, per_second=1e9),))

    assert "a" not in here._buckets
    assert not here.may_send((HOUSE._replace(burst=0.0),))


def test_without_limits_nobody_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_limits, "CONFIGURATION", replace(CONFIGURATION, limits=False))
    here = ClientLimits()

    assert all(here.connect((ANNA, HOUSE)) and here.may_send((ANNA, HOUSE)) for _ in range(9))


@pytest.mark.django_db(transaction=True)
async def test_a_move_waits_for_a_few_reads_and_not_for_all(worker: Worker) -> None:
    writer = worker.writer
    done = list[str]()
    is_handed_in = Event()

    def read() -> None:
        assert is_handed_in.wait(20)
        time.sleep(READ_SLICE_SECONDS / 2)
        done.append("read")

    reads = [asyncio.create_task(writer.read(read)) for _ in range(30)]
    move = asyncio.create_task(writer.write("", done.append, "move"))
    await asyncio.sleep(0)  # every task runs up to its first wait: all are in the queue
    is_handed_in.set()
    await asyncio.gather(move, *reads)

    assert done.index("move") < 10
    assert done.count("read") == 30


class Watcher:
    """Someone who takes a while to be drawn."""

    seats = ()

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.seen = list[str]()

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        self.seen.append(stamp)
        return []

    def push(self, text: str) -> None:
        raise AssertionError("nothing is told")


async def test_pages_that_are_left_are_drawn_later_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    subscribed = Subscriptions()
    pages = [Watcher() for _ in range(4)]
    for page in pages:
        subscribed.add("table", page)
    monkeypatch.setattr(subscriptions, "RENDER_BUDGET_SECONDS", -1.0)

    subscribed.draw("table", "first")
    subscribed.draw("table", "second")
    subscribed.remove("table", pages[1])
    subscribed.draw_one("table", pages[2])
    subscribed.draw_deferred()
    assert subscribed.has_deferred
    while subscribed.has_deferred:
        subscribed.draw_deferred()
    subscribed.draw_deferred()

    assert [page.seen for page in pages] == [["second"], [], [""], ["second"]]
