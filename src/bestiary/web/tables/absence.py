"""Which seats were left, and how much time the others have."""

from __future__ import annotations

from typing import NamedTuple

from django.utils import timezone

from bestiary.web.models import Seat, Status, Table
from bestiary.web.render.fragments import Clock


class Absent(NamedTuple):
    """The seats whose people have left, and those of them that a bot may be given."""

    away: frozenset[int] = frozenset()
    deserted: frozenset[int] = frozenset()


NOBODY = Absent()


def clock(record: Table, seat: Seat) -> Clock | None:
    """Time left for a seat, and whether it runs."""
    if not record.clock or seat.clock_left is None or record.status != Status.PLAYING:
        return None
    used = (timezone.now() - seat.asked).total_seconds() if seat.asked else 0.0
    return Clock(int(max(0.0, seat.clock_left - used)), seat.is_asked)
