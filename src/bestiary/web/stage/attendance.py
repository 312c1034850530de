"""Who is here, and how much time they have left."""

from __future__ import annotations

from django.core.cache import cache
from django.utils import timezone

from bestiary.web.models import Kind, Seat, Status, Table
from bestiary.web.stage.parts import Clock


def presence(seat: Seat) -> str:
    """The cache key that lives while a seat's player is connected."""
    return f"here:{seat.table_id}:{seat.number}"


def is_away(seat: Seat) -> bool:
    """Whether a person has left the page."""
    return seat.kind == Kind.PERSON and cache.get(presence(seat)) is None


def clock(record: Table, seat: Seat) -> Clock | None:
    """Time left for a seat, and whether it runs."""
    if not record.clock or seat.clock_left is None or record.status != Status.PLAYING:
        return None
    used = (timezone.now() - seat.asked).total_seconds() if seat.asked else 0.0
    return Clock(int(max(0.0, seat.clock_left - used)), seat.is_asked)
