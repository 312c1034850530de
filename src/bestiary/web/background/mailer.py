"""Writes to players of tables over days when it is their turn and they are not here.

The clerk says to whom, the workshop sends: a mail server that is silent holds up nobody. Only what
was sent is marked as sent; what failed is tried again, by whichever worker comes to it first.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from smtplib import SMTPRecipientsRefused
from typing import NamedTuple

from django.conf import settings
from django.core.mail import send_mail
from django.db.models import F, Q
from django.urls import reverse
from django.utils import timezone

from bestiary import registry
from bestiary.web.background.due_clocks import asked
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.slow_jobs import WORKSHOP
from bestiary.web.live.presence import is_away
from bestiary.web.models import Kind, Pace, Seat
from bestiary.web.writer.thread import CLERK

REMIND_AFTER = timedelta(minutes=2)
AGAIN = timedelta(minutes=5)
"""After so long a mail that could not be sent is tried again."""
AT_ONCE = 50

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
        """Hand it to the mail server."""
        sender = settings.DEFAULT_FROM_EMAIL
        send_mail(self.subject, self.text, sender, [self.to], fail_silently=False)


async def deliver() -> bool:
    """Send what is due, one letter after another; False if the mail server did not take one."""
    if not CONFIGURATION.email_url:
        return True
    for letter in await CLERK.read(due):
        if await CLERK.read(claim, letter) and not await _sent(letter):
            return False
    return True


async def _sent(letter: Letter) -> bool:
    try:
        await WORKSHOP.run("mail", letter.send)
    except SMTPRecipientsRefused:
        about = {"table": letter.table}
        log.warning("A player's address is refused: no reminder.", extra=about)
    except Exception as failed:
        about = {"table": letter.table}
        log.error("A reminder of table %s was not sent: %r", letter.table, failed, extra=about)
        return False
    await CLERK.read(mark, letter)
    return True


def due() -> list[Letter]:
    """The letters to write; who is here need not be told by mail."""
    now = timezone.now()
    late = asked().filter(
        _is_free(now),
        bot="",
        kind=Kind.PERSON,
        table__pace=Pace.DAYS,
        asked__lt=now - REMIND_AFTER,
        player__user__email__gt="",
    )
    seats = late.exclude(reminded=F("asked")).select_related("table", "player__user")
    letters = [(_letter(seat), is_away(seat)) for seat in seats[:AT_ONCE]]
    for letter, _ in filter(lambda pair: not pair[1], letters):
        mark(letter)
    return [letter for letter, away in letters if away]


def _is_free(now: datetime) -> Q:
    """Nobody has tried just now."""
    return Q(tried=None) | Q(tried__lt=now - AGAIN)


def claim(letter: Letter) -> bool:
    """Whether this worker is the one to send it."""
    now = timezone.now()
    mine = Seat.objects.filter(_is_free(now), pk=letter.seat, asked=letter.asked, is_asked=True)
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
