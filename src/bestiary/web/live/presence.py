"""Who is here: whoever has a page open, follows a stream, or has asked a moment ago.

Each worker knows its own people. What others must know is written to the seats' rows with the
heartbeat, so nobody is taken for absent because something else than the database is away, and a
restart makes nobody absent.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import datetime, timedelta

from django.utils import timezone

from bestiary.web.live.subscriptions import HERE_FOR, STAGE
from bestiary.web.models import Kind, Pace, Seat, Table
from bestiary.web.tables.absence import NOBODY, Absent

KEPT_EVERY = 15.0
"""Seconds between two times that those who are here are written down."""
WITHOUT_CLOCK = timedelta(days=7)
"""So long a table over days waits for somebody if it has no clock."""
AT_ONCE = 500


def absent(table: Table, seats: Iterable[Seat]) -> Absent:
    """Who of `seats` is neither here nor with another worker."""
    missing = [s.pk for s in seats if s.kind == Kind.PERSON and not STAGE.hears(table.slug, s.pk)]
    if not missing:
        return NOBODY
    before = timezone.now() - timedelta(seconds=HERE_FOR)
    left = Seat.objects.filter(pk__in=missing, seen__lt=before)
    rows = list(left.values_list("number", "asked"))
    waited = frozenset(number for number, asked in rows if _has_waited(table, asked))
    return Absent(frozenset(number for number, _ in rows), waited)


def is_away(seat: Seat) -> bool:
    """Whether a person has left."""
    return bool(absent(seat.table, [seat]).away)


def _has_waited(table: Table, asked: datetime | None) -> bool:
    """A table over days waits as long as its clock says."""
    if table.pace == Pace.LIVE:
        return True
    patience = timedelta(days=table.clock) if table.clock else WITHOUT_CLOCK
    return asked is not None and timezone.now() - asked > patience


class _Register:
    """Writes down who is here, every few heartbeats."""

    def __init__(self) -> None:
        self.written = 0.0

    def keep(self) -> None:
        """Write, unless that was done a moment ago."""
        now = time.monotonic()
        if now < self.written + KEPT_EVERY:
            return
        here = STAGE.here(since=self.written)
        seen = timezone.now()
        self.written = now
        for start in range(0, len(here), AT_ONCE):
            Seat.objects.filter(pk__in=here[start : start + AT_ONCE]).update(seen=seen)


REGISTER = _Register()
