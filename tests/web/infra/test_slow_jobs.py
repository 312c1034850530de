"""What takes long is done by a few hands: in turn, in time, and never by the clerk."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AbstractContextManager
from threading import Event, Thread, current_thread
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from bestiary.web.infra import slow_jobs
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.rate_limit import PINS, TABLE_PINS, WRONG_PINS, is_within_limit
from bestiary.web.infra.slow_jobs import MAX_QUEUED_PER_CLIENT, BusyError, SlowJobs
from bestiary.web.live import socket as sockets
from bestiary.web.models import Kind
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.worker import Worker
from bestiary.web.writer import jobs
from web import table_setup
from web.page import Page


class Bench:
    """A workshop whose work waits for a word."""

    def __init__(self) -> None:
        self.workshop = SlowJobs()
        self.word = Event()
        self.done = list[str]()

    def ask(self, reader: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.workshop.run(reader, self._work, reader))

    def _work(self, reader: str) -> None:
        assert self.word.wait(20)
        self.done.append(reader)

    async def finished(self, tasks: list[asyncio.Task[None]]) -> list[str]:
        self.word.set()
        await asyncio.gather(*tasks)
        return self.done


async def test_a_reader_never_has_all_hands_and_all_take_turns() -> None:
    bench = Bench()
    tasks = [bench.ask(reader) for reader in ("much", "much", "much", "little", "some")]
    await asyncio.sleep(0)

    done = await bench.finished(tasks)

    assert set(done[:2]) == {"much", "little"}, "the second hand is not for the same reader"
    assert done[2:].index("some") < 2, "who asked once does not wait for all that another asked"


async def test_who_asks_for_too_much_is_told_so() -> None:
    bench = Bench()
    tasks = [bench.ask("much") for _ in range(MAX_QUEUED_PER_CLIENT + 1)]
    await asyncio.sleep(0)  # every task runs up to its first wait: all have asked

    with pytest.raises(BusyError):
        await bench.ask("much")
    tasks.append(bench.ask("little"))

    assert len(await bench.finished(tasks)) == MAX_QUEUED_PER_CLIENT + 2


async def test_who_has_waited_long_enough_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    monkeypatch.setattr(slow_jobs, "QUEUE_TIMEOUT_SECONDS", 0.05)
    with pytest.raises(BusyError):
        await bench.ask("mine")
    with pytest.raises(BusyError), bench.workshop.slot("mine", "more of mine"):
        raise AssertionError("there was no hand")

    bench.word.set()
    monkeypatch.setattr(slow_jobs, "QUEUE_TIMEOUT_SECONDS", 20.0)

    await bench.ask("mine")
    with bench.workshop.slot("mine", "a third"):
        assert bench.done == ["mine", "mine"]


async def test_an_error_of_the_work_is_its_own(worker: Worker) -> None:
    def late() -> None:
        raise TimeoutError("the mail server")

    with pytest.raises(TimeoutError, match="the mail server"):
        await worker.slow_jobs.run("mail", late)


def test_a_request_holds_a_hand_in_its_own_thread(worker: Worker) -> None:
    held, free = Event(), Event()

    def other() -> None:
        with worker.slow_jobs.slot("other", "a plan"):
            held.set()
            assert free.wait(20)

    thread = Thread(target=other)
    thread.start()
    assert held.wait(20)
    with worker.slow_jobs.slot("mine", "a plan"):
        assert current_thread().name != "slow-job"
    free.set()
    thread.join()


@pytest.mark.django_db
def test_the_operators_password_waits_for_a_hand_like_any_other(
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    User.objects.create_superuser("boss", password="a long secret")
    asked: list[str] = []
    slot = worker.slow_jobs.slot

    def noted(who: str, what: str) -> AbstractContextManager[None]:
        asked.append(what)
        return slot(who, what)

    monkeypatch.setattr(worker.slow_jobs, "slot", noted)
    client = Client(HTTP_HOST="localhost")

    assert client.get("/admin/login/").status_code == 200
    assert asked == []
    sent = {"username": "boss", "password": "a long secret"}
    answer = client.post("/admin/login/?next=/admin/", sent)

    assert asked == ["an operator's password"]
    assert (answer.status_code, answer["Location"]) == (302, "/admin/")


@pytest.mark.asyncio
async def test_a_long_job_of_the_clerk_is_named(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(jobs, "SLOW_JOB_SECONDS", 0.01)

    def reading_a_novel() -> None:
        time.sleep(0.02)

    await worker.writer.read(reading_a_novel)

    assert "reading_a_novel" in caplog.text


async def lift(page: Page, pin: str) -> str:
    """Try a PIN; one that changes nothing is not answered."""
    return await page.send_raw(json.dumps({"body": {"act": "lift", "seat": 0, "pin": pin}}))


class Hashing:
    """Notes in which thread each PIN is tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads = list[str]()
        check = check_password

        def noted(pin: str, encoded: str) -> bool:
            self.threads.append(current_thread().name)
            return check(pin, encoded)

        monkeypatch.setattr(sockets, "check_password", noted)


@pytest.mark.django_db(transaction=True)
async def test_forty_pins_leave_the_clerk_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = await in_thread(table_setup.make_player)("Anna")
    table = await in_thread(table_setup.hot_seat_table)(host, ("1234", "1234"))
    pages = await asyncio.gather(*(Page.open(table, host) for _ in range(5)))
    hashing = Hashing(monkeypatch)

    for _ in range(8):
        await asyncio.gather(*(lift(page, "1234") for page in pages))

    assert set(hashing.threads) == {"slow-job"}
    assert len(hashing.threads) <= TABLE_PINS.times
    await asyncio.gather(*(page.close() for page in pages))


@pytest.mark.django_db(transaction=True)
async def test_right_pins_do_not_buy_wrong_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    host = await in_thread(table_setup.make_player)("Anna")
    table = await in_thread(table_setup.hot_seat_table)(host, ("1234", "1234"))
    page = await Page.open(table, host)
    hashing = Hashing(monkeypatch)

    for _ in range(WRONG_PINS.times - 1):
        assert translate("en", "refused-pin") in await lift(page, "9999")
        assert "notice" not in await lift(page, "1234")
    assert translate("en", "refused-pin") in await lift(page, "9999")

    assert translate("en", "refused-too-fast") in await lift(page, "1234")
    assert len(hashing.threads) == 2 * WRONG_PINS.times - 1
    await page.close()


@pytest.mark.django_db(transaction=True)
async def test_pins_are_limited_by_table_and_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    host = await in_thread(table_setup.make_player)("Anna")
    table = await in_thread(table_setup.hot_seat_table)(host, ("1234", "1234"))
    other = await in_thread(table_setup.hot_seat_table)(host, ("1234", "1234"))
    page = await Page.open(table, host)
    elsewhere = await Page.open(other, host)
    hashing = Hashing(monkeypatch)
    for _ in range(TABLE_PINS.times):
        is_within_limit(TABLE_PINS, table.slug)

    assert translate("en", "refused-too-fast") in await lift(page, "1234")
    assert "notice" not in await lift(elsewhere, "1234")
    for _ in range(PINS.times):
        is_within_limit(PINS, "")
    assert translate("en", "refused-too-fast") in await lift(elsewhere, "1234")
    assert len(hashing.threads) == 1
    await page.close()
    await elsewhere.close()


@pytest.mark.django_db
def test_pins_are_hashed_before_the_database_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    depths = []
    hashed = make_password

    def noted(pin: str) -> str:
        depths.append(len(connection.savepoint_ids))
        return hashed(pin)

    monkeypatch.setattr(seating, "make_password", noted)
    places = (Place(pin="1234"), Place(Kind.DEVICE, name="Boris", pin="4321"))

    seating.open_table(table_setup.make_player(), Setup(table_setup.GAME, places))

    assert depths == [len(connection.savepoint_ids)] * 2


class Hands:
    """Who asked for a hand, and what for; there is none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = list[str]()
        monkeypatch.setattr(slow_jobs.SlowJobs, "slot", self._hand)

    def _hand(self, reader: str, name: str) -> Any:
        self.asked.append(name)
        raise BusyError(name)


@pytest.mark.django_db
def test_pages_that_take_long_say_that_there_is_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    User.objects.create_user("anna", password="heron-badger-owl")
    table = table_setup.duel(
        table_setup.make_player(), table_setup.make_player("Boris"), is_public=True
    )
    table_setup.play_to_the_end(table)
    hands = Hands(monkeypatch)
    client = Client()
    known = {"username": "anna", "password": "heron-badger-owl"}

    answers = [
        client.post("/account/login/", known),
        client.post("/companion/cryptid/", {"players": "3"}),
        client.get("/companion/cryptid/plan/x/3/"),
        client.get("/puzzle/cryptid/"),
        client.get(f"/table/{table.slug}/transcript/"),
        client.get(f"/table/{table.slug}/verify/"),
        client.post("/api/transcripts", "any", "text/plain"),
    ]

    assert [answer.status_code for answer in answers] == [503] * 7
    assert translate("en", "refused-busy") in answers[0].content.decode()
    assert answers[-1].json()["error"] == "refused-busy"
    wanted = ["a password", "a set-up", "a plan", "a puzzle", "a transcript", "a proof"]
    assert hands.asked == [*wanted, "a transcript"]
