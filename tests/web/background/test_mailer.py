"""Reminders by e-mail: sent once, tried again, and never by the thread that makes moves."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from smtplib import SMTPRecipientsRefused, SMTPServerDisconnected
from threading import Event, current_thread
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.contrib.auth.models import User
from django.core import mail
from django.core.mail import send_mail
from django.utils import timezone

from bestiary.web.background import mailer
from bestiary.web.config import CONFIGURATION
from bestiary.web.models import Pace, Player, Seat, Table
from bestiary.web.worker import Worker
from web.table_setup import age_all_tables, asked_seat, duel

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]
LONG_AGO = timedelta(days=30)


@pytest.fixture(autouse=True)
def configured(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    by_mail = replace(CONFIGURATION, email_url="smtp://mail")
    monkeypatch.setattr(mailer, "CONFIGURATION", by_mail)


def late_table() -> tuple[Table, Seat]:
    """A table over days, and the seat that has let it wait."""
    people = []
    for name in ("anna", "boris"):
        user = User.objects.create_user(name, email=f"{name}@example.org")
        people.append(Player.objects.create(name=name, user=user, language="ru"))
    table = duel(people[0], people[1], pace=Pace.DAYS)
    seat = table.seats.get(number=asked_seat(table))
    seat.asked = timezone.now() - LONG_AGO
    seat.save()
    age_all_tables()
    return table, seat


def of(seat: Seat) -> Seat:
    return Seat.objects.get(pk=seat.pk)


async def test_an_e_mail_reminds_once_of_a_turn_over_days(worker: Worker) -> None:
    table, seat = await in_thread(late_table)()

    assert await worker.mailer.deliver()
    assert await worker.mailer.deliver()

    assert [sent.to for sent in mail.outbox] == [[f"{seat.name}@example.org"]]
    assert "ваш ход" in mail.outbox[0].subject
    assert table.slug in mail.outbox[0].body


async def test_who_is_here_is_not_written_to(worker: Worker) -> None:
    _, seat = await in_thread(late_table)()
    worker.presence.note_seen(seat.pk)

    assert await worker.mailer.deliver()

    assert not mail.outbox


async def test_a_mail_that_failed_is_logged_and_tried_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, seat = await in_thread(late_table)()
    with monkeypatch.context() as patched:
        patched.setattr(mailer, "send_mail", failing(SMTPServerDisconnected("gone")))

        assert not await worker.mailer.deliver()

    assert table.slug in caplog.text
    assert (await in_thread(of)(seat)).reminded is None
    assert await worker.mailer.deliver(), "nothing is due: it was tried just now"
    assert not mail.outbox

    await in_thread(Seat.objects.update)(tried=timezone.now() - mailer.RETRY_AFTER)
    assert await worker.mailer.deliver()

    assert len(mail.outbox) == 1
    assert (await in_thread(of)(seat)).reminded == seat.asked


async def test_an_address_that_is_refused_is_not_tried_again(
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, seat = await in_thread(late_table)()
    monkeypatch.setattr(mailer, "send_mail", failing(SMTPRecipientsRefused({})))

    assert await worker.mailer.deliver()

    assert (await in_thread(of)(seat)).reminded == seat.asked


def failing(error: Exception) -> Any:
    def send(*_: Any, **__: Any) -> None:
        raise error

    return send


async def test_two_workers_send_one_mail(worker: Worker) -> None:
    await in_thread(late_table)()
    first = await worker.writer.read(worker.mailer.due)
    second = await worker.writer.read(worker.mailer.due)

    assert [await worker.writer.read(mailer.claim, letter) for letter in (*first, *second)] == [
        True,
        False,
    ]


@pytest.fixture
def silent() -> Iterator[int]:
    """A mail server that takes calls and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


async def test_a_silent_mail_server_holds_up_nobody(
    worker: Worker, silent: int, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_thread(late_table)()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST = "127.0.0.1"
    settings.EMAIL_PORT = silent
    settings.EMAIL_TIMEOUT = 0.1
    threads = list[str]()
    has_been_read = Event()
    send = send_mail

    def watched(*args: Any, **named: Any) -> int:
        threads.append(current_thread().name)
        assert has_been_read.wait(20)
        return send(*args, **named)

    monkeypatch.setattr(mailer, "send_mail", watched)
    post = asyncio.create_task(worker.mailer.deliver())
    while not threads:
        await asyncio.sleep(0.01)

    assert (await worker.writer.read(current_thread)).name == "writer"
    assert not post.done(), "the writer answered while the mail was being sent"
    has_been_read.set()
    assert not await post
    assert threads == ["slow-job"]
