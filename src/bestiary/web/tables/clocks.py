"""The clock of one seat, as it stands now."""

from __future__ import annotations

from typing import NamedTuple

from django.utils import timezone

from bestiary.web.models import Seat, Status, Table


class Clock(NamedTuple):
    """Seconds that a seat has `left`, and whether they are running out now."""

    left: int
    runs: bool


def clock_of(record: Table, seat: Seat) -> Clock | None:
    """The clock of `seat`; None at a table without clocks or not being played."""
    if not record.clock or seat.clock_left is None or record.status != Status.PLAYING:
        return None
    used = (timezone.now() - seat.asked).total_seconds() if seat.asked else 0.0
    return Clock(int(max(0.0, seat.clock_left - used)), seat.is_asked)
