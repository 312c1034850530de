"""Data retention: deletes ended sessions, abandoned tables and guests who left, in small batches.

`manage.py tidy` runs it, nightly with the service files of this repository.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, NamedTuple, TypeAlias

from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from bestiary.web.models import Player, Status, Table

Rows: TypeAlias = "QuerySet[Any, Any]"
ROWS_PER_TRANSACTION = 50
"""A move that waits for the database waits for no more than that."""


class RetentionDays(NamedTuple):
    """Days without activity after which something is deleted, or archived while in play."""

    waiting: int = 30
    playing: int = 180
    finished: int = 365
    guests: int = 365


class TidyCounts(NamedTuple):
    """How many sessions and guests went, and tables: never begun, left in play, over."""

    sessions: int
    unbegun: int
    archived: int
    over: int
    guests: int


def tidy(days: RetentionDays, *, dry: bool = False) -> TidyCounts:
    """Delete what is older, or only count it; what was left in play is archived instead."""
    steps = (
        (Session.objects.filter(expire_date__lt=timezone.now()), _delete),
        (_inactive_tables(days.waiting, Status.WAITING), _delete),
        (_inactive_tables(days.playing, Status.PLAYING), _archive),
        (_inactive_tables(days.finished, Status.FINISHED, Status.ARCHIVED), _delete),
        (_departed_guests(days.guests), _delete),
    )
    return TidyCounts(
        *(rows.count() if dry else _apply_in_batches(rows, act) for rows, act in steps)
    )


def _inactive_tables(days: int, *status: Status) -> Rows:
    since = timezone.now() - timedelta(days)
    return Table.objects.filter(status__in=status, changed__lt=since)


def _departed_guests(days: int) -> Rows:
    """Guests who sit and host nowhere, and have learned nothing of late."""
    since = timezone.now() - timedelta(days)
    guests = Player.objects.filter(user=None, created__lt=since, is_blocked=False)
    return guests.filter(seats=None, hosted=None).exclude(learned__changed__gte=since)


def _delete(rows: Rows) -> None:
    rows.delete()


def _archive(rows: Rows) -> None:
    rows.update(status=Status.ARCHIVED)


def _apply_in_batches(rows: Rows, act: Callable[[Rows], None]) -> int:
    """Do it to all of `rows`, some at a time; how many they were."""
    count = 0
    # By keys: Django neither deletes nor updates a slice of a query.
    while keys := list(rows.order_by().values_list("pk", flat=True)[:ROWS_PER_TRANSACTION]):
        with transaction.atomic():
            act(rows.model._default_manager.filter(pk__in=keys))
        count += len(keys)
    return count
