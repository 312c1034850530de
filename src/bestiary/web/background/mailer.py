"""Reminders by e-mail: to players of tables over days when it is their turn and they are away.

The writer thread says to whom, the slow jobs send: a silent mail server holds up nobody. Only what
was sent is marked as sent; what failed is tried again, by whichever worker comes to it first.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from smtplib import SMTPRecipientsRefused
from typing import NamedTuple

from django.conf import settings
from django.core.mail import send_mail
from django.db.models import F, Q
from django.urls import reverse
from django.utils import timezone

from bestiary import registry
from bestiary.web.background.due_clocks import asked_seats
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.slow_jobs import SlowJobs
from bestiary.web.models import Kind, Pace, Seat
from bestiary.web.writer.thread import Writer

REMIND_AFTER = timedelta(minutes=2)
RETRY_AFTER = timedelta(minutes=5)
"""After so long a mail that could not be sent is tried again."""
MAX_LETTERS_PER_ROUND = 50

log = logging.getLogger("bestiary.web")


class Letter(NamedTuple):
    """A reminder to whoever sits in `seat`, asked since `asked`."""

    seat: int
    asked: datetime | None
    table: str
    to: str
    subject: str
    text: str

    def send(self) -> None:
        sender = settings.DEFAULT_FROM_EMAIL
        send_mail(self.subject, self.text, sender, [self.to], fail_silently=False)


class Mailer:
    """Finds the letters that are due, and sends them one after another."""

    def __init__(
        self, writer: Writer, slow_jobs: SlowJobs, is_away: Callable[[Seat], bool]
    ) -> None:
        self._writer = writer
        self._slow_jobs = slow_jobs
        self._is_away = is_away

    async def deliver(self) -> bool:
        """Send what is due; False if the mail server did not take a letter."""
        if not CONFIGURATION.email_url:
            return True
        for letter in await self._writer.read(self.due):
            if await self._writer.read(claim, letter) and not await self._send(letter):
                return False
        return True

    async def _send(self, letter: Letter) -> bool:
        try:
            await self._slow_jobs.run("mail", letter.send)
        except SMTPRecipientsRefused:
            about = {"table": letter.table}
            log.warning("A player's address is refused: no reminder.", extra=about)
        except Exception as failed:
            about = {"table": letter.table}
            log.error("A reminder of table %s was not sent: %r", letter.table, failed, extra=about)
            return False
        await self._writer.read(mark, letter)
        return True

    def due(self) -> list[Letter]:
        """The letters to write; who is here need not be told by mail."""
        now = timezone.now()
        late = asked_seats().filter(
            _is_unclaimed(now),
            bot="",
            kind=Kind.PERSON,
            table__pace=Pace.DAYS,
            asked__lt=now - REMIND_AFTER,
            player__user__email__gt="",
        )
        seats = late.exclude(reminded=F("asked")).select_related("table", "player__user")
        letters = [(_letter(seat), self._is_away(seat)) for seat in seats[:MAX_LETTERS_PER_ROUND]]
        for letter, is_away in letters:
            if not is_away:
                mark(letter)
        return [letter for letter, is_away in letters if is_away]


def _is_unclaimed(now: datetime) -> Q:
    """No worker has tried to send it just now."""
    return Q(tried=None) | Q(tried__lt=now - RETRY_AFTER)


def claim(letter: Letter) -> bool:
    """Whether this worker is the one to send it."""
    now = timezone.now()
    # An update with a condition: of two workers the database lets one have it.
    mine = Seat.objects.filter(
        _is_unclaimed(now), pk=letter.seat, asked=letter.asked, is_asked=True
    )
    return bool(mine.update(tried=now))


def mark(letter: Letter) -> None:
    """Nothing more is written about this turn."""
    Seat.objects.filter(pk=letter.seat).update(reminded=letter.asked, tried=None)


def _letter(seat: Seat) -> Letter:
    assert seat.player is not None
    assert seat.player.user is not None
    language = seat.player.language
    slug = seat.table.slug
    title = registry.game(seat.table.game).titles[language]
    link = CONFIGURATION.address + reverse("table", args=[slug])
    text = translate(language, "mail-text", name=seat.player.name, game=title, link=link)
    subject = translate(language, "mail-subject", game=title)
    return Letter(seat.pk, seat.asked, slug, seat.player.user.email, subject, text)
