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
from bestiary.web.live.client_limits import Allowance, Crowd, Party, parties
from bestiary.web.live.subscriptions import Stage
from bestiary.web.writer.thread import SLICE, Clerk

ANNA, HOUSE = Party("anna", 2, 3.0, 0.0), Party("house", 3, 5.0, 0.0)
BORIS = Party("boris", 2, 3.0, 0.0)


def test_lines_are_counted_by_player_and_by_address() -> None:
    here = Crowd()

    assert [here.enter((ANNA, HOUSE)) for _ in range(3)] == [True, True, False]
    assert [here.enter((BORIS, HOUSE)) for _ in range(2)] == [True, False]
    here.leave((ANNA, HOUSE))
    assert here.has_room((BORIS, HOUSE))


def test_what_one_says_too_much_is_not_charged_to_the_others() -> None:
    here = Crowd()

    assert [here.hears((ANNA, HOUSE)) for _ in range(9)] == [True] * 3 + [False] * 6
    assert [here.hears((BORIS, HOUSE)) for _ in range(3)] == [True, True, False]


def test_a_watcher_counts_for_the_address_alone() -> None:
    player, household = parties("192.0.2.7", 5)

    assert parties("192.0.2.7", None) == (household,)
    assert player.lines < household.lines


def test_an_allowance_grows_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowance = Allowance(2.0, 4.0)
    assert [allowance.take() for _ in range(3)] == [True, True, False]

    now = 100.25

    assert [allowance.take(), allowance.take(), allowance.is_whole] == [True, False, False]
    now = 200.0
    assert allowance.is_whole


def test_only_who_has_said_something_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_limits, "REMEMBERED", 1)
    here = Crowd()
    clock = count(100.0)  # a second passes whenever it is looked at
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    for name in "abc":
        here.hears((HOUSE._replace(name=name, per_second=1e9),))

    assert "a" not in here._allowances
    assert not here.hears((HOUSE._replace(burst=0.0),))


def test_without_limits_nobody_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_limits, "CONFIGURATION", replace(CONFIGURATION, limits=False))
    here = Crowd()

    assert all(here.enter((ANNA, HOUSE)) and here.hears((ANNA, HOUSE)) for _ in range(9))


@pytest.mark.django_db(transaction=True)
async def test_a_move_waits_for_a_few_reads_and_not_for_all() -> None:
    clerk = Clerk()
    done = list[str]()
    is_handed_in = Event()

    def read() -> None:
        assert is_handed_in.wait(20)
        time.sleep(SLICE / 2)
        done.append("read")

    reads = [asyncio.create_task(clerk.read(read)) for _ in range(30)]
    move = asyncio.create_task(clerk.write("", done.append, "move"))
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

    def drawn(self, slug: str, stamp: str = "") -> list[str]:
        self.seen.append(stamp)
        return []

    def push(self, text: str) -> None:
        raise AssertionError("nothing is told")


async def test_pages_that_are_left_are_drawn_later_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage()
    pages = [Watcher() for _ in range(4)]
    for page in pages:
        stage.enter("table", page)
    monkeypatch.setattr(subscriptions, "AT_ONCE", -1.0)

    stage.show("table", "first")
    stage.show("table", "second")
    stage.leave("table", pages[1])
    stage.tell("table", pages[2])
    stage.catch_up()
    assert stage.is_behind
    while stage.is_behind:
        stage.catch_up()
    stage.catch_up()

    assert [page.seen for page in pages] == [["second"], [], [""], ["second"]]
