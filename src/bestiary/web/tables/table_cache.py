"""LRU cache of tables in memory, with one lock each; rebuilt from the stored moves when missing.

Replaying a long game takes longer than a player should wait for one move. The rows are the truth:
whatever is cached here may be dropped at any time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock, RLock

from django.db import OperationalError

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.per_worker import PerWorker
from bestiary.web.models import Table
from bestiary.web.tables.errors import REFUSALS
from bestiary.web.tables.live_table import LiveTable, playable
from bestiary.web.tables.rules_migration import revive

TABLE_LOCK_TIMEOUT_SECONDS = 5.0


class TableCache:
    """Live tables by primary key, least recently used dropped first, and their locks.

    Used from the writer thread and from the threads of requests.
    """

    def __init__(self) -> None:
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()
        self._locks: dict[int, RLock] = {}
        self._without_snapshot: set[int] = set()
        self._guard = Lock()

    def __len__(self) -> int:
        return len(self._tables)

    def lock(self, key: int) -> RLock:
        with self._guard:
            return self._locks.setdefault(key, RLock())

    def get(self, key: int) -> LiveTable | None:
        with self._guard:
            if key in self._tables:
                self._tables.move_to_end(key)
            return self._tables.get(key)

    def put(self, key: int, live: LiveTable) -> None:
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
            # Locks stay: another thread may hold one, and must go on keeping others out.
            self._tables.clear()

    def note_moved(self, keys: Iterable[int]) -> None:
        """Tables that moved on and are stored; their snapshots are behind."""
        with self._guard:
            self._without_snapshot.update(keys)

    def take_moved(self) -> list[int]:
        """The tables noted since the last call."""
        with self._guard:
            moved = sorted(self._without_snapshot)
            self._without_snapshot.clear()
        return moved


TABLE_CACHE = PerWorker(TableCache)
"""The running worker's cache: `locked_table` is called far below the `Worker`."""


class locked_table:  # noqa: N801 - used like a function
    """Context manager: the table at its last stored move, locked for this thread.

    If anything fails inside, the cached table is dropped, for it may be ahead of the rows. A
    refusal is no failure: it comes before anything has changed.
    """

    __slots__ = ("_cache", "_lock", "_record")

    def __init__(self, record: Table) -> None:
        self._record = record
        self._cache = TABLE_CACHE()
        self._lock = self._cache.lock(record.id)

    def __enter__(self) -> LiveTable:
        if not self._lock.acquire(timeout=TABLE_LOCK_TIMEOUT_SECONDS):
            raise OperationalError("Somebody else has the table, and the database does not answer.")
        try:
            return _up_to_date(self._cache, self._record)
        except BaseException as failed:
            self.__exit__(type(failed), failed, None)
            raise

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, REFUSALS):
            self._cache.drop(self._record.id)
        self._lock.release()


def _up_to_date(cache: TableCache, record: Table) -> LiveTable:
    live = cache.get(record.id)
    if live is not None and live.number == record.length:
        return live
    # A cached table may be ahead of its rows: its moves were never stored. Then begin anew.
    if live is None or live.number > record.length:
        live = _begin(record)
    for row in record.moves.filter(number__gt=live.number, number__lte=record.length):
        live.apply(row)
    cache.put(record.id, live)
    return live


def _begin(record: Table) -> LiveTable:
    if playable(record).rules_version == record.rules_version:
        return LiveTable.set_up(record, record.seats.count())
    return revive(record)
