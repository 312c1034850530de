"""States as bytes, stored a moment after the moves, for the day when the rules have changed.

The moves are the truth. A snapshot matters only where a new version cannot replay them, so it may
lag a little: a table then goes on from it by the few moves that came after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from threading import Lock

from django.db import DatabaseError, connection, transaction

from bestiary.core import snapshot
from bestiary.web.models import Snapshot, Table
from bestiary.web.tables.table_cache import SHELF

AT_ONCE = 100
"""So many are written together: then whoever waits for the clerk has a turn."""
_moved: set[int] = set()
_guard = Lock()


def note(tables: Iterable[int]) -> None:
    """These have moved on, and are stored."""
    with _guard:
        _moved.update(tables)


def behind() -> list[list[int]]:
    """The tables that have moved since this was asked last, as many together as are written so."""
    with _guard:
        due = sorted(_moved)
        _moved.clear()
    return [due[at : at + AT_ONCE] for at in range(0, len(due), AT_ONCE)]


def keep(tables: Sequence[int]) -> None:
    """Write a snapshot of each of these; if that fails they are behind again."""
    try:
        with transaction.atomic():
            _write(dict(Table.objects.filter(pk__in=tables).values_list("pk", "length")))
    except DatabaseError:
        note(tables)
        raise


def _write(lengths: Mapping[int, int]) -> None:
    if rows := list(_taken(lengths)):
        name = connection.ops.quote_name(Snapshot._meta.db_table)
        insert = f"INSERT INTO {name} (table_id, number, data) VALUES (%s, %s, %s)"
        newer = "SET number = excluded.number, data = excluded.data"
        older = f"WHERE {name}.number < excluded.number"  # another worker may have been quicker
        with connection.cursor() as cursor:
            cursor.executemany(f"{insert} ON CONFLICT (table_id) DO UPDATE {newer} {older}", rows)


def _taken(lengths: Mapping[int, int]) -> Iterable[tuple[int, int, bytes]]:
    """Of those tables that memory has as they are stored; the others move on, or were dropped.

    A table that somebody else has just now is left for the next time.
    """
    for pk, length in lengths.items():
        lock = SHELF.lock(pk)
        if not lock.acquire(blocking=False):
            note([pk])
            continue
        try:
            live = SHELF.get(pk)
            if live is not None and live.number == length:
                yield pk, length, snapshot.dump(live.table.state)
        finally:
            lock.release()
