"""Deferred fsync: SQLite commits without waiting, and another thread then syncs its WAL.

SQLite waits for the disk inside a commit, and the writer thread has pages to draw meanwhile.
Nothing is acknowledged or sent before the sync is done. A server that is killed loses nothing
either way; this is about the machine's power.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from django.db import DatabaseError, connection

SYNCHRONOUS_NORMAL = 1
SYNCHRONOUS_FULL = 2
"""Values of SQLite's `PRAGMA synchronous`: a commit that does not wait, and one that does."""


class PendingFsync:
    """The fsync that one commit still needs; none without a `wal` file."""

    def __init__(self, executor: ThreadPoolExecutor, wal: str) -> None:
        self._executor = executor
        self._wal = wal
        self._synced: Future[None] | None = None

    def begin(self) -> None:
        if self._wal:
            self._synced = self._executor.submit(_sync, self._wal)

    def wait(self) -> None:
        """Until it is done; `OSError` if the disk may have lost it."""
        if self._synced is not None:
            self._synced.result()


class FsyncThread:
    """The thread of a worker that waits for the disk."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "fsync")

    @contextmanager
    def defer(self) -> Iterator[PendingFsync]:
        """A commit made inside may not be on the disk before `PendingFsync.wait`."""
        if (
            connection.vendor != "sqlite"
            or connection.in_atomic_block
            or _level() != SYNCHRONOUS_FULL
        ):
            yield PendingFsync(self._executor, "")
            return
        _set_level(SYNCHRONOUS_NORMAL)
        try:
            yield PendingFsync(self._executor, f"{connection.settings_dict['NAME']}-wal")
        finally:
            try:
                _set_level(SYNCHRONOUS_FULL)
            except DatabaseError:
                connection.close()  # a new connection begins with the full level

    def stop(self) -> None:
        self._executor.shutdown(wait=False)


def _level() -> int:
    with connection.cursor() as cursor:
        return int(cursor.execute("PRAGMA synchronous").fetchone()[0])


def _set_level(level: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA synchronous={level}")


def _sync(wal: str) -> None:
    file = os.open(wal, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
