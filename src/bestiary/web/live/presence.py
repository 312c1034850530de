"""Presence: who has a page open, follows a stream, or has called the API a moment ago.

Each worker knows its own connections. Every few seconds they are written to the seats' rows, so
that other workers know them too, whether Redis is there or not, and a restart makes nobody absent.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING

from django.utils import timezone

from bestiary.web.models import Seat, Table
from bestiary.web.tables.absence import PRESENCE_SECONDS, Absence, find_absence

if TYPE_CHECKING:
    from bestiary.web.live.subscriptions import Subscriptions

SAVE_INTERVAL_SECONDS = 15.0
SEATS_PER_UPDATE = 500


class Presence:
    """Who is present at this worker, by the primary key of their seat. Safe in any thread."""

    def __init__(self, subscriptions: Subscriptions) -> None:
        self._subscriptions = subscriptions
        self._seen_at: dict[int, float] = {}
        self._saved_at = 0.0
        self._guard = Lock()

    def note_seen(self, *seats: int) -> None:
        """A sign of life from these seats, with the grace period that it begins."""
        now = time.monotonic()
        with self._guard:
            self._seen_at.update(dict.fromkeys(seats, now))

    def is_here(self, slug: str, seat: int) -> bool:
        """Whether somebody in that seat is connected to this worker, or was a moment ago."""
        if any(seat in one.seats for one in self._subscriptions.at(slug)):
            return True
        return time.monotonic() < self._seen_at.get(seat, -PRESENCE_SECONDS) + PRESENCE_SECONDS

    def absence(self, table: Table, seats: Sequence[Seat]) -> Absence:
        """Who of `seats` is neither here nor with another worker."""
        return find_absence(table, seats, self.is_here)

    def is_away(self, seat: Seat) -> bool:
        return bool(self.absence(seat.table, [seat]).away)

    def save(self) -> None:
        """Write who is here to the seats' rows, at most every `SAVE_INTERVAL_SECONDS`."""
        now = time.monotonic()
        if now < self._saved_at + SAVE_INTERVAL_SECONDS:
            return
        here = self._here_since(self._saved_at)
        seen = timezone.now()
        self._saved_at = now
        for start in range(0, len(here), SEATS_PER_UPDATE):
            Seat.objects.filter(pk__in=here[start : start + SEATS_PER_UPDATE]).update(seen=seen)

    def forget_seen(self) -> None:
        """End every grace period: only who is connected is here."""
        with self._guard:
            self._seen_at.clear()

    def _here_since(self, since: float) -> list[int]:
        """The seats that are connected, or have given a sign of life from `since` on."""
        now = time.monotonic()
        with self._guard:
            # Dropped here, where all are read: else the dictionary grows with every visitor.
            recent = {s: at for s, at in self._seen_at.items() if now < at + PRESENCE_SECONDS}
            self._seen_at = recent
            seen = {seat for seat, at in recent.items() if at >= since}
        return sorted(seen.union(*(one.seats for one in self._subscriptions.all())))
