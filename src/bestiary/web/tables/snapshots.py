"""States as bytes, stored a moment after the moves, for the day when the rules have changed.

The moves are the truth. A snapshot matters only where a new version cannot replay them, so it may
lag a little: a table then goes on from it by the few moves that came after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from django.db import DatabaseError, connection, transaction

from bestiary.core import snapshot
from bestiary.web.models import Snapshot, Table
from bestiary.web.tables.table_cache import TABLE_CACHE

SNAPSHOTS_PER_COMMIT = 100
"""The writer thread takes waiting moves between two such batches."""


def take_batches() -> list[list[int]]:
    """The tables that have moved since the last call, in batches of one commit each."""
    moved = TABLE_CACHE().take_moved()
    starts = range(0, len(moved), SNAPSHOTS_PER_COMMIT)
    return [moved[at : at + SNAPSHOTS_PER_COMMIT] for at in starts]


def write(tables: Sequence[int]) -> None:
    """Store a snapshot of each of these; if that fails they are due again."""
    try:
        with transaction.atomic():
            _upsert(dict(Table.objects.filter(pk__in=tables).values_list("pk", "length")))
    except DatabaseError:
        TABLE_CACHE().note_moved(tables)
        raise


def _upsert(lengths: Mapping[int, int]) -> None:
    if rows := list(_states(lengths)):
        name = connection.ops.quote_name(Snapshot._meta.db_table)
        insert = f"INSERT INTO {name} (table_id, number, data) VALUES (%s, %s, %s)"
        newer = "SET number = excluded.number, data = excluded.data"
        older = f"WHERE {name}.number < excluded.number"  # another worker may have been quicker
        with connection.cursor() as cursor:
            cursor.executemany(f"{insert} ON CONFLICT (table_id) DO UPDATE {newer} {older}", rows)


def _states(lengths: Mapping[int, int]) -> Iterable[tuple[int, int, bytes]]:
    """Of those tables that are cached as they are stored; the others move on, or were dropped.

    A table that another thread has locked is left for the next time.
    """
    cache = TABLE_CACHE()
    for pk, length in lengths.items():
        lock = cache.lock(pk)
        # Never wait here: whoever holds the table may wait for the database that we hold.
        if not lock.acquire(blocking=False):
            cache.note_moved([pk])
            continue
        try:
            live = cache.get(pk)
            if live is not None and live.number == length:
                yield pk, length, snapshot.dump(live.table.state)
        finally:
            lock.release()
