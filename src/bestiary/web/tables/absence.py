"""Absence: which seats' people have left a table, and which of those seats a bot may take over.

Each worker sees only its own connections (`live/presence.py`); what others see stands in the
seats' rows, so absence is decided from both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import NamedTuple, TypeAlias

from django.utils import timezone

from bestiary.web.models import Kind, Pace, Seat, Table

PRESENCE_SECONDS = 45.0
"""Grace period: for so long somebody counts as present after their last sign of life."""
CORRESPONDENCE_TIMEOUT = timedelta(days=7)
"""How long a table played over days waits for somebody if it has no clock."""

IsHere: TypeAlias = Callable[[str, int], bool]
"""Whether this worker has heard of a table's seat, by slug and primary key."""


class Absence(NamedTuple):
    """The seats whose people have left, and those of them that a bot may be given."""

    away: frozenset[int] = frozenset()
    deserted: frozenset[int] = frozenset()


NOBODY_AWAY = Absence()


def find_absence(table: Table, seats: Iterable[Seat], is_here: IsHere) -> Absence:
    """Who of `seats` is connected neither to this worker nor to another."""
    missing = [s.pk for s in seats if s.kind == Kind.PERSON and not is_here(table.slug, s.pk)]
    if not missing:
        return NOBODY_AWAY  # asks no database: the usual case while people play
    before = timezone.now() - timedelta(seconds=PRESENCE_SECONDS)
    left = Seat.objects.filter(pk__in=missing, seen__lt=before)
    rows = list(left.values_list("number", "asked"))
    deserted = frozenset(number for number, asked in rows if _has_waited(table, asked))
    return Absence(frozenset(number for number, _ in rows), deserted)


def _has_waited(table: Table, asked: datetime | None) -> bool:
    """A table over days waits as long as its clock says."""
    if table.pace == Pace.LIVE:
        return True
    timeout = timedelta(days=table.clock) if table.clock else CORRESPONDENCE_TIMEOUT
    return asked is not None and timezone.now() - asked > timeout
