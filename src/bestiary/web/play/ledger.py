"""What moves write, collected and stored with one statement of each kind, however many they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import Any, NamedTuple

from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from bestiary.core import snapshot
from bestiary.web.models import Move, Pace, Seat, Snapshot, Status, Table
from bestiary.web.play.live import Live, TurnedAwayError, loaded

Work = Callable[[Live], Move]
DAY = 24 * 60 * 60


class Asked(NamedTuple):
    """A seat that the table now waits for, or no more."""

    is_asked: bool
    since: datetime | None
    table: int
    seat: int


class Ledger:
    """The moves of one transaction, and the tables they are made at, locked until its end."""

    def __init__(self, slugs: Iterable[str]) -> None:
        """Rows are locked first and in one order, memory second: the same everywhere."""
        wanted = Table.objects.select_for_update().filter(slug__in=set(slugs)).order_by("slug")
        self.tables = {table.slug: table for table in wanted}
        self._lengths = {table.pk: table.length for table in self.tables.values()}
        self.moved: dict[str, Live] = {}
        self._rows: list[Move] = []
        self._asked: list[Asked] = []

    def move(self, slug: str, work: Work) -> int:
        """Let `work` make a move at the table `slug`; the move's number."""
        record = self.tables.get(slug)
        if record is None or record.status != Status.PLAYING:
            raise TurnedAwayError("refused-over")
        with loaded(record) as live:
            self.add(record, live, work(live))
        return record.length

    def add(self, record: Table, live: Live, row: Move) -> None:
        """Write down `row`, which has been carried out in `live`."""
        before = live.asked_before
        row.table, row.number = record, record.length + 1
        live.reach(row.number, row.seat)
        record.length, record.changed = row.number, timezone.now()
        if live.is_over:
            record.status = Status.FINISHED
            record.outcome = _outcome(live)
        self._rows.append(row)
        self.moved[record.slug] = live
        if record.clock:
            _run_clocks(record, live)
        else:
            self._ask(record, live, before)

    def _ask(self, record: Table, live: Live, before: tuple[int, ...]) -> None:
        now, asked = record.changed, live.asked
        self._asked += [Asked(False, None, record.pk, s) for s in before if s not in asked]
        anew = [s for s in asked if live.opened.get(s) == live.number]
        self._asked += [Asked(True, now, record.pk, s) for s in anew]

    def write(self) -> None:
        """Store everything; `DatabaseError` if any of it could not be stored."""
        if not self._rows:
            return
        Move.objects.bulk_create(self._rows)
        self._write_tables()
        self._write_asked()
        Snapshot.objects.bulk_create(
            [
                Snapshot(table=self.tables[slug], number=live.number, data=_kept(live))
                for slug, live in self.moved.items()
            ],
            update_conflicts=True,
            unique_fields=["table"],
            update_fields=["number", "data"],
        )

    def _write_tables(self) -> None:
        """Only a table that is still as long as it was found is written."""
        made = [self.tables[slug] for slug in self.moved]
        rows = [
            (t.length, _time(t.changed), t.status, _json(t.outcome), t.pk, self._lengths[t.pk])
            for t in made
        ]
        columns, where = "length, changed, status, outcome", "id = %s AND length = %s"
        if _update(Table, columns, where, rows) != len(rows):
            raise IntegrityError("a table was moved on by somebody else")

    def _write_asked(self) -> None:
        rows = [(a.is_asked, _time(a.since), a.table, a.seat) for a in self._asked]
        _update(Seat, "is_asked, asked", "table_id = %s AND number = %s", rows)


def _update(model: type[Any], columns: str, where: str, rows: list[tuple[Any, ...]]) -> int:
    """Change one row of `model` for each of `rows`; how many there were."""
    if not rows:
        return 0
    setting = ", ".join(f"{name.strip()} = %s" for name in columns.split(","))
    with connection.cursor() as cursor:
        cursor.executemany(f"UPDATE {model._meta.db_table} SET {setting} WHERE {where}", rows)
        return int(cursor.rowcount)


def _time(moment: datetime | None) -> Any:
    return connection.ops.adapt_datetimefield_value(moment)


def _json(value: object) -> Any:
    return None if value is None else connection.ops.adapt_json_value(value, None)


def _kept(live: Live) -> bytes:
    """The state as it is now, in case tomorrow's rules cannot replay the moves."""
    return snapshot.dump(live.table.state)


def _outcome(live: Live) -> dict[str, object]:
    outcome = live.table.state.outcome
    if outcome is None:
        others = [s for s in range(live.table.seats) if s != live.conceded]
        return {"winners": others, "conceded": live.conceded}
    totals = [score.total for score in outcome.scores]
    return {"winners": list(outcome.winners), "scores": totals, "reason": outcome.reason}


def _run_clocks(record: Table, live: Live) -> None:
    """Mark the seats the table waits for, and run their clocks."""
    now, asked = timezone.now(), set(live.asked)
    for seat in record.seats.all():
        is_asked = seat.number in asked
        renewed = is_asked and live.opened.get(seat.number) == live.number
        if is_asked == seat.is_asked and not renewed:
            continue
        if seat.is_asked and seat.asked and record.pace == Pace.LIVE:
            used = (now - seat.asked).total_seconds()
            seat.clock_left = max(0.0, (seat.clock_left or 0.0) - used)
        if is_asked and record.pace == Pace.DAYS:
            seat.clock_left = float(record.clock * DAY)
        seat.is_asked, seat.asked = is_asked, now if is_asked else None
        seat.save(update_fields=["is_asked", "asked", "clock_left"])


_open: ContextVar[Ledger | None] = ContextVar("ledger", default=None)


@contextmanager
def opened(slugs: Iterable[str]) -> Iterator[Ledger]:
    """A transaction whose moves are stored together at its end; one that is open goes on."""
    if (ledger := _open.get()) is not None:
        yield ledger
        return
    with transaction.atomic():
        ledger = Ledger(slugs)
        token = _open.set(ledger)
        try:
            yield ledger
        finally:
            _open.reset(token)
        ledger.write()
