"""States as bytes, stored a moment after the moves, for the day when the rules have changed.

The moves are the truth. A snapshot matters only where a new version cannot replay them, so it may
lag a little: a table then goes on from it by the few moves that came after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from threading import Lock

from django.db import connection

from bestiary.core import snapshot
from bestiary.web.models import Snapshot, Table
from bestiary.web.table.shelf import SHELF

_moved: set[int] = set()
_guard = Lock()


def note(tables: Iterable[int]) -> None:
    """These have moved on, and are stored."""
    with _guard:
        _moved.update(tables)


def keep() -> None:
    """Write a snapshot of every table that has moved since the last time."""
    with _guard:
        due = frozenset(_moved)
        _moved.clear()
    lengths = dict(Table.objects.filter(pk__in=due).values_list("pk", "length"))
    if rows := list(_taken(lengths)):
        name = connection.ops.quote_name(Snapshot._meta.db_table)
        insert = f"INSERT INTO {name} (table_id, number, data) VALUES (%s, %s, %s)"
        newer = "SET number = excluded.number, data = excluded.data"
        older = f"WHERE {name}.number < excluded.number"  # another worker may have been quicker
        with connection.cursor() as cursor:
            cursor.executemany(f"{insert} ON CONFLICT (table_id) DO UPDATE {newer} {older}", rows)


def _taken(lengths: Mapping[int, int]) -> Iterable[tuple[int, int, bytes]]:
    """Of those tables that memory has as they are stored; the others moved on, or were dropped."""
    for pk, length in lengths.items():
        with SHELF.lock(pk):
            live = SHELF.get(pk)
            if live is not None and live.number == length:
                yield pk, length, snapshot.dump(live.table.state)
