"""Unit of work: the rows that moves write, collected and stored with one statement of each kind.

Two workers are kept apart twice. The tables' rows are locked for the length of the transaction;
and, as in optimistic concurrency, every write states what it expects: (table, number) of a move is
unique, and a table is updated only at the length it was read with. The second of two workers gets
an `IntegrityError`, and its move is made again at the table as it then is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from time import perf_counter
from typing import Any, NamedTuple

from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import Model
from django.utils import timezone

from bestiary.web.infra.database import is_commit_uncertain
from bestiary.web.infra.metrics import COMMIT_TIME, COMMITS_STORED, MOVES
from bestiary.web.models import Act, Move, Pace, Seat, Status, Table
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table

DAY_SECONDS = 24 * 60 * 60


class MadeMove(NamedTuple):
    """What one seat did, and how chance answered."""

    seat: int
    act: Act
    notation: str = ""
    dealt: Sequence[str] = ()
    key: str = ""


Work = Callable[[LiveTable], MadeMove]
Row = tuple[Any, ...]
FindCached = Callable[[str], Table | None]
"""The row of the table with that slug as memory has it, if it does; moves are noted on it."""


class MoveBatch:
    """The moves of one transaction, and their tables, whose rows are locked until its end."""

    def __init__(self, slugs: Iterable[str], find_cached: FindCached) -> None:
        # Rows are locked first and in one order, memory second. The same order everywhere: two
        # batches that share tables wait for each other, and never in a deadlock.
        self.tables = _lock_tables(sorted(set(slugs)), find_cached)
        self._lengths = {slug: table.length for slug, table in self.tables.items()}
        self.moved: dict[str, LiveTable] = {}
        self._now = timezone.now()
        self._at = _adapted_time(self._now)
        self._no_answers = _adapted_json([])
        self._rows: list[Row] = []
        self._asked: list[Row] = []

    def move(self, slug: str, work: Work) -> int:
        """Let `work` make a move at the table `slug`; the move's number."""
        record = self.tables.get(slug)
        if record is None or record.status != Status.PLAYING:
            raise TurnedAwayError("refused-over")
        with locked_table(record) as live:
            self.add(record, live, work(live))
        return record.length

    def add(self, record: Table, live: LiveTable, move: MadeMove) -> None:
        """Note `move`, which has been carried out in `live`."""
        before = live.asked_before
        live.reach(record.length + 1, move.seat)
        record.length = live.number
        record.changed = self._now
        if live.is_over:
            record.status = Status.FINISHED
            record.outcome = _outcome(live)
        seat, act, notation, dealt, key = move
        answers = _adapted_json(list(dealt)) if dealt else self._no_answers
        self._rows.append(
            (record.id, live.number, seat, act.value, notation, answers, self._at, key)
        )
        self.moved[record.slug] = live
        if record.clock:
            _run_clocks(record, live)
        else:
            self._ask(record, live, before)

    def _ask(self, record: Table, live: LiveTable, before: tuple[int, ...]) -> None:
        """Note whom the table waits for now, and whom no more."""
        asked = live.asked
        self._asked += [(False, None, record.id, s) for s in before if s not in asked]
        anew = [s for s in asked if s not in before or live.opened[s] == live.number]
        self._asked += [(True, self._at, record.id, s) for s in anew]

    def write(self) -> None:
        """Store everything; `DatabaseError` if any of it could not be stored."""
        if not self._rows:
            return
        self._write_moves()
        self._write_tables()
        self._write_asked()

    def count(self, seconds: float) -> None:
        """Everything is stored, and took so long."""
        if self._rows:
            TABLE_CACHE().note_moved(self.tables[slug].id for slug in self.moved)
            MOVES.inc(len(self._rows))
            COMMITS_STORED.inc()
            COMMIT_TIME.observe(seconds)

    def _write_moves(self) -> None:
        # (table, number) is unique: whoever stores a number first has made that move.
        columns = "table_id, number, seat, act, notation, dealt, at, key"
        values = "%s, %s, %s, %s, %s, %s, %s, %s"
        _execute(f"INSERT INTO {_quoted_name(Move)} ({columns}) VALUES ({values})", self._rows)

    def _write_tables(self) -> None:
        # Optimistic check: only a table that is still as long as when it was read is written.
        moved = [(slug, self.tables[slug]) for slug in self.moved]
        rows = [
            (t.length, self._at, t.status, _adapted_json(t.outcome), t.id, self._lengths[s])
            for s, t in moved
        ]
        columns = "length = %s, changed = %s, status = %s, outcome = %s"
        update = f"UPDATE {_quoted_name(Table)} SET {columns} WHERE id = %s AND length = %s"
        if _execute(update, rows) != len(rows):
            raise IntegrityError("another worker has stored a move of this table")

    def _write_asked(self) -> None:
        columns = "is_asked = %s, asked = %s"
        where = "table_id = %s AND number = %s"
        _execute(f"UPDATE {_quoted_name(Seat)} SET {columns} WHERE {where}", self._asked)


def _lock_tables(slugs: list[str], find_cached: FindCached) -> dict[str, Table]:
    """Lock the tables' rows; of one that is cached as it is stored only six columns are read."""
    names = "slug, id, length, status, host_id, is_public"
    marks = ", ".join(["%s"] * len(slugs))
    lock = " FOR UPDATE" if connection.features.has_select_for_update else ""
    query = f"SELECT {names} FROM {_quoted_name(Table)} WHERE slug IN ({marks}) ORDER BY slug{lock}"
    with connection.cursor() as cursor:
        cursor.execute(query, slugs)
        rows = cursor.fetchall()
    tables: dict[str, Table] = {}
    for slug, id, length, status, host, is_public in rows:
        table = find_cached(slug)
        if table is not None and (table.id, table.length, table.status) == (id, length, status):
            table.host_id = host
            table.is_public = bool(is_public)
            tables[slug] = table
    missing = [row[0] for row in rows if row[0] not in tables]
    whole = Table.objects.filter(slug__in=missing) if missing else ()
    return tables | {table.slug: table for table in whole}


def _no_cache(_: str) -> None: ...


def _quoted_name(model: type[Model]) -> str:
    return connection.ops.quote_name(model._meta.db_table)


def _execute(statement: str, rows: Sequence[Row]) -> int:
    """Carry `statement` out for each of `rows`; how many rows of the database it touched."""
    if not rows:
        return 0
    with connection.cursor() as cursor:
        cursor.executemany(statement, rows)
        return int(cursor.rowcount)


def _adapted_time(moment: datetime | None) -> Any:
    return connection.ops.adapt_datetimefield_value(moment)


def _adapted_json(value: object) -> Any:
    return None if value is None else connection.ops.adapt_json_value(value, None)


def _outcome(live: LiveTable) -> dict[str, object]:
    outcome = live.table.state.outcome
    if outcome is None:
        others = [s for s in range(live.table.seats) if s != live.conceded]
        return {"winners": others, "conceded": live.conceded}
    totals = [score.total for score in outcome.scores]
    return {"winners": list(outcome.winners), "scores": totals, "reason": outcome.reason}


def _run_clocks(record: Table, live: LiveTable) -> None:
    """Mark the seats the table waits for, and run their clocks."""
    now = timezone.now()
    asked = set(live.asked)
    for seat in record.seats.all():
        is_asked = seat.number in asked
        renewed = is_asked and live.opened.get(seat.number) == live.number
        if is_asked == seat.is_asked and not renewed:
            continue
        if seat.is_asked and seat.asked and record.pace == Pace.LIVE:
            used = (now - seat.asked).total_seconds()
            seat.clock_left = max(0.0, (seat.clock_left or 0.0) - used)
        if is_asked and record.pace == Pace.DAYS:
            seat.clock_left = float(record.clock * DAY_SECONDS)
        seat.is_asked = is_asked
        seat.asked = now if is_asked else None
        seat.save(update_fields=["is_asked", "asked", "clock_left"])


_open: ContextVar[MoveBatch | None] = ContextVar("batch", default=None)


@contextmanager
def open_batch(slugs: Iterable[str], find_cached: FindCached = _no_cache) -> Iterator[MoveBatch]:
    """A transaction whose moves are stored together at its end; one that is open goes on."""
    if (batch := _open.get()) is not None:
        yield batch
        return
    try:
        with transaction.atomic():
            batch = MoveBatch(slugs, find_cached)
            token = _open.set(batch)
            try:
                yield batch
            finally:
                _open.reset(token)
            began = perf_counter()
            batch.write()
        batch.count(perf_counter() - began)
    except DatabaseError as failed:
        if is_commit_uncertain(failed):
            raise UncertainError from failed
        raise
