"""What nobody needs any more: sessions that ended, tables nobody comes back to, guests who left."""

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
BATCH = 50
"""So many at once: whoever plays meanwhile waits for no more than that."""


class Terms(NamedTuple):
    """After how many days of silence."""

    waiting: int = 30
    playing: int = 180
    finished: int = 365
    guests: int = 365


class Tidied(NamedTuple):
    """How many sessions and guests went, and tables: never begun, left in play, over."""

    sessions: int
    unbegun: int
    archived: int
    over: int
    guests: int


def tidy(terms: Terms, *, dry: bool = False) -> Tidied:
    """Delete what the terms say, or only count it; what was left in play is archived instead."""
    steps = (
        (Session.objects.filter(expire_date__lt=timezone.now()), _delete),
        (_silent(terms.waiting, Status.WAITING), _delete),
        (_silent(terms.playing, Status.PLAYING), _archive),
        (_silent(terms.finished, Status.FINISHED, Status.ARCHIVED), _delete),
        (_gone(terms.guests), _delete),
    )
    return Tidied(*(rows.count() if dry else _carried_out(rows, act) for rows, act in steps))


def _silent(days: int, *status: Status) -> Rows:
    since = timezone.now() - timedelta(days)
    return Table.objects.filter(status__in=status, changed__lt=since)


def _gone(days: int) -> Rows:
    """Guests who sit and host nowhere, and have learned nothing of late."""
    since = timezone.now() - timedelta(days)
    guests = Player.objects.filter(user=None, created__lt=since, is_blocked=False)
    return guests.filter(seats=None, hosted=None).exclude(learned__changed__gte=since)


def _delete(rows: Rows) -> None:
    rows.delete()


def _archive(rows: Rows) -> None:
    rows.update(status=Status.ARCHIVED)


def _carried_out(rows: Rows, act: Callable[[Rows], None]) -> int:
    """Do it to all of `rows`, some at a time; how many they were."""
    count = 0
    while keys := list(rows.order_by().values_list("pk", flat=True)[:BATCH]):
        with transaction.atomic():
            act(rows.model._default_manager.filter(pk__in=keys))
        count += len(keys)
    return count
