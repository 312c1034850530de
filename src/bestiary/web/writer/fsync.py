"""The wait for the disk, during which the clerk goes on.

SQLite waits inside a commit, and whoever commits with it. The clerk has pages to draw meanwhile:
its commits do not wait, and right after one of them another thread makes SQLite's journal safe.
Nothing is acknowledged or sent before that is done. A server that is killed loses nothing either
way; this is about the machine's power.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from django.db import DatabaseError, connection

NORMAL = 1
FULL = 2
"""What SQLite calls a commit that does not wait, and one that does."""
_HAND = ThreadPoolExecutor(1, "disk")


class Disk:
    """What one commit still waits for."""

    def __init__(self, journal: str) -> None:
        """Nothing waits yet; without a `journal` nothing will."""
        self._journal = journal
        self._safe: Future[None] | None = None

    def begin(self) -> None:
        """Start to make safe whatever was committed."""
        if self._journal:
            self._safe = _HAND.submit(_make_safe, self._journal)

    def wait(self) -> None:
        """Until it is; `OSError` if nobody knows."""
        if self._safe is not None:
            self._safe.result()


@contextmanager
def apart() -> Iterator[Disk]:
    """A commit made inside may not be on the disk before `Disk.wait`."""
    if connection.vendor != "sqlite" or connection.in_atomic_block or _level() != FULL:
        yield Disk("")
        return
    _set_level(NORMAL)
    try:
        yield Disk(f"{connection.settings_dict['NAME']}-wal")
    finally:
        try:
            _set_level(FULL)
        except DatabaseError:
            connection.close()  # a new one waits by itself


def _level() -> int:
    with connection.cursor() as cursor:
        return int(cursor.execute("PRAGMA synchronous").fetchone()[0])


def _set_level(level: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA synchronous={level}")


def _make_safe(journal: str) -> None:
    file = os.open(journal, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
