"""A database that hangs is given up on, and nobody waits for a writer that waits for it."""

from __future__ import annotations

import asyncio
from threading import Event, Thread

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.db import OperationalError, connection
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from bestiary.web.infra import logging
from bestiary.web.infra.database import postgres_options
from bestiary.web.infra.database_errors import DatabaseErrorMiddleware, SessionErrorMiddleware
from bestiary.web.tables import table_cache
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from bestiary.web.worker import Worker
from bestiary.web.writer import jobs, thread
from bestiary.web.writer.thread import Writer
from web.table_setup import duel, make_player


def test_a_database_that_does_not_answer_is_given_up_on_within_ten_seconds() -> None:
    options = postgres_options(5.0, 20)

    assert options["connect_timeout"] == 5
    assert options["tcp_user_timeout"] == 5_000
    assert options["options"] == "-c lock_timeout=5000 -c statement_timeout=6000"
    assert options["pool"]["timeout"] == 5
    assert options["pool"]["max_size"] == 20
    assert options["pool"]["connection_class"].response_timeout_seconds == 7.0


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (jobs, thread):
        monkeypatch.setattr(module, "WRITER_TIMEOUT_SECONDS", 0.05)


async def is_answered(writer: Writer) -> bool:
    try:
        return await writer.read(lambda: True)
    except TurnedAwayError:  # on a busy machine its thread may not be back yet
        return False


@pytest.mark.usefixtures("hasty")
async def test_who_asks_a_writer_that_is_stuck_is_told_in_time(worker: Worker) -> None:
    writer = worker.writer
    word = Event()
    done = list[str]()

    with pytest.raises(TurnedAwayError, match=r"^refused-storage$"):
        await writer.read(word.wait, 20)
    with pytest.raises(UncertainError):
        await writer.write("table", done.append, "too late")
    word.set()

    async with asyncio.timeout(20):
        while not await is_answered(writer):
            pass
    assert done == [], "what nobody waited for was not done"


@pytest.mark.django_db(transaction=True)
def test_a_slow_reader_keeps_no_connection() -> None:
    def answer(_: HttpRequest) -> HttpResponse:
        make_player()
        assert connection.connection is not None
        return HttpResponse()

    DatabaseErrorMiddleware(answer)(RequestFactory().get("/"))

    assert connection.connection is None


@pytest.mark.django_db
def test_a_table_that_another_thread_holds_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(make_player(), make_player("Boris"))
    held = Event()
    free = Event()
    monkeypatch.setattr(table_cache, "TABLE_LOCK_TIMEOUT_SECONDS", 0.05)

    def hold() -> None:
        with TABLE_CACHE().lock(table.pk):
            held.set()
            free.wait(20)

    other = Thread(target=hold)
    other.start()
    held.wait(20)
    with pytest.raises(OperationalError), locked_table(table):
        raise AssertionError("somebody else has it")
    free.set()
    other.join()
    with locked_table(table) as live:
        assert live.asked


@pytest.mark.django_db
@pytest.mark.parametrize(("method", "status"), [("get", 503), ("post", 504)])
def test_a_session_that_is_not_kept_is_told(
    method: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the page has stored before stays stored, so nobody says that nothing has changed."""

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("disk full")

    def answer(request: HttpRequest) -> HttpResponse:
        request.session["here"] = True
        return HttpResponse()

    request = getattr(RequestFactory(), method)("/")
    sessions = SessionErrorMiddleware(answer)
    monkeypatch.setattr(SessionStore, "save", fail)

    assert sessions(request).status_code == status  # type: ignore[union-attr] # not awaited


@pytest.mark.parametrize("as_json", [False, True])
async def test_what_holds_up_the_writer_is_named_with_its_request_and_table(
    as_json: bool, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also what is said while a job is done, which runs in another thread than its request."""
    monkeypatch.setattr(jobs, "SLOW_JOB_SECONDS", -1.0)
    caplog.handler.setFormatter(logging.JsonFormatter() if as_json else logging.LineFormatter())
    asked = {"path": "/table/0123456789ab/socket/"}
    token = logging.REQUEST_CONTEXT.set(place := logging.request_context(asked))

    await worker.writer.read(jobs.log.error, "Oh")
    logging.REQUEST_CONTEXT.reset(token)

    said = [line for line in caplog.text.splitlines() if "Oh" in line or "held up" in line]
    assert len(said) == 2
    for line in said:
        assert all(part in line for part in (place.table, place.request, place.path))
