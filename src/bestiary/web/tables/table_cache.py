"""Tables in memory: rebuilt from their rows, kept as a cache that may be dropped at any time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock, RLock

from django.db import OperationalError

from bestiary.web.config import CONFIGURATION
from bestiary.web.models import Move, Table
from bestiary.web.tables.errors import REFUSALS
from bestiary.web.tables.live_table import Live, playable
from bestiary.web.tables.rules_migration import revived

PATIENCE = 5.0
"""Seconds after which a table that another thread holds is given up."""


class _Shelf:
    """The tables in memory, least recently used dropped first."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, Live] = OrderedDict()
        self._locks: dict[int, RLock] = {}
        self._guard = Lock()

    def __len__(self) -> int:
        return len(self._tables)

    def lock(self, key: int) -> RLock:
        with self._guard:
            return self._locks.setdefault(key, RLock())

    def get(self, key: int) -> Live | None:
        with self._guard:
            if key in self._tables:
                self._tables.move_to_end(key)
            return self._tables.get(key)

    def put(self, key: int, live: Live) -> None:
        with self._guard:
            self._tables[key] = live
            while len(self._tables) > CONFIGURATION.keep_tables:
                dropped, _ = self._tables.popitem(last=False)
                self._locks.pop(dropped, None)

    def drop(self, key: int) -> None:
        with self._guard:
            self._tables.pop(key, None)

    def clear(self) -> None:
        with self._guard:
            self._tables.clear()


SHELF = _Shelf()


class loaded:  # noqa: N801 - used like a function
    """The table at its last stored move, for this thread alone.

    If anything fails inside, memory is dropped: the rows are the truth. A refusal is no failure:
    it comes before anything has changed.
    """

    __slots__ = ("_lock", "_record")

    def __init__(self, record: Table) -> None:
        self._record = record
        self._lock = SHELF.lock(record.id)

    def __enter__(self) -> Live:
        if not self._lock.acquire(timeout=PATIENCE):
            raise OperationalError("Somebody else has the table, and the database does not answer.")
        try:
            return _caught_up(self._record)
        except BaseException as failed:
            self.__exit__(type(failed), failed, None)
            raise

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, REFUSALS):
            SHELF.drop(self._record.id)
        self._lock.release()


def _caught_up(record: Table) -> Live:
    live = SHELF.get(record.id)
    if live is not None and live.number == record.length:
        return live
    if live is None or live.number > record.length:
        live = _begun(record)
    for row in _rows(record, live.number):
        live.apply(row)
    SHELF.put(record.id, live)
    return live


def _begun(record: Table) -> Live:
    if playable(record).rules_version == record.rules_version:
        return Live.set_up(record, record.seats.count())
    return revived(record)


def _rows(record: Table, after: int) -> Iterable[Move]:
    return record.moves.filter(number__gt=after, number__lte=record.length)
