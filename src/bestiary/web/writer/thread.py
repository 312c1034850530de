"""The writer thread: reads and writes the tables of this worker for all its pages.

One thread needs no locks between moves, and moves that arrive while it is busy share one commit.
Each is acknowledged only after that commit. Then the pages of those tables are drawn, still here,
and everything is handed to the event loop at once: the fewer times the two threads wake each
other, the more either gets done. Reads, and drawing where there are many pages, are done in time
slices, so that a crowd at one table does not delay a move at another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Condition, Thread
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from django.db import DatabaseError, connections

from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.table_cache import TableCache
from bestiary.web.tables.table_rows import TableRows
from bestiary.web.writer.batch_commit import BatchCommit, PageSender
from bestiary.web.writer.jobs import WRITER_TIMEOUT_SECONDS, Job, Result, hand_over, log_if_slow

P = ParamSpec("P")
T = TypeVar("T")
MAX_WRITES_PER_COMMIT = 100
READ_SLICE_SECONDS = 0.03
"""Time for reads after which waiting writes are taken first again."""


class Writer:
    """The thread's two queues; writes come first, for somebody awaits their acknowledgement."""

    def __init__(self, pages: PageSender, rows: TableRows, cache: TableCache) -> None:
        """The thread starts with the first job."""
        self._pages = pages
        self._rows = rows
        self._commit = BatchCommit(pages, rows, cache)
        self._writes: deque[Job] = deque()
        self._reads: deque[Job] = deque()
        self._awake = Condition()
        self._thread: Thread | None = None
        self._is_stopping = False

    @property
    def queues(self) -> dict[str, deque[Job]]:
        return {"writes": self._writes, "reads": self._reads}

    async def read(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do `work` in the thread."""
        return await self._enqueue(self._reads, partial(work, *args, **named))

    async def write(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do `work` in the thread and store what it changes before this returns."""
        return await self._enqueue(self._writes, partial(work, *args, **named), key)

    async def move(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Let `work` make a move at table `key`; it is stored, and drawn on all pages here."""
        return await self._enqueue(self._writes, partial(work, *args, **named), key, is_move=True)

    async def redraw(self, slug: str) -> None:
        """Draw the table anew for each of its pages here; a busy writer skips it."""
        with suppress(TurnedAwayError):
            await self.read(self._pages.redraw, slug, self._rows.new_stamp())

    def stop(self) -> None:
        """End the thread after what it is doing; its database connection is closed with it."""
        with self._awake:
            self._is_stopping = True
            self._awake.notify()
            thread = self._thread
        if thread is not None:
            thread.join(WRITER_TIMEOUT_SECONDS)
        self._commit.stop()

    async def _enqueue(
        self, queue: deque[Job], work: partial[T], key: str = "", is_move: bool = False
    ) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._awake:
            if self._thread is None or not self._thread.is_alive():
                # A daemon: a job that hangs must not keep a server alive that was told to stop.
                self._thread = Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
            queue.append(Job(work, loop, future, key, is_move))
            self._awake.notify()
        timeout = loop.call_later(WRITER_TIMEOUT_SECONDS, _time_out, future, key)
        try:
            return await future
        finally:
            timeout.cancel()

    def _work(self) -> None:
        while not self._is_stopping:
            if writes := self._next_writes():
                began = monotonic()
                self._commit.store(writes)
                log_if_slow(began, f"{len(writes)} writes together")
            end = monotonic() + READ_SLICE_SECONDS
            while self._reads and monotonic() < end:
                for read in _take(self._reads, 1):
                    hand_over([(read, _run(read))])
            # One page only: jobs that came meanwhile have their turn before the next one.
            self._pages.draw_deferred()
        connections.close_all()

    def _next_writes(self) -> list[Job]:
        """Waiting writes; waits until there is anything to do at all."""
        with self._awake:
            while not (self._writes or self._reads or self._pages.has_deferred):
                if self._is_stopping:
                    break
                self._awake.wait()
            return _take(self._writes, MAX_WRITES_PER_COMMIT)


def _time_out(future: asyncio.Future[Any], key: str) -> None:
    """The caller gets an error. A write may be running already, so its outcome is not known."""
    if not future.done():
        future.set_exception(UncertainError() if key else TurnedAwayError("refused-storage"))


def _take(queue: deque[Job], most: int) -> list[Job]:
    """The next jobs, without those whose callers have timed out."""
    jobs = [queue.popleft() for _ in range(min(len(queue), most))]
    # A write that is late is not made: its caller has had an error, and may have asked again.
    return [job for job in jobs if not job.is_late]


def _run(job: Job) -> Result:
    try:
        return job.run(), None
    except BaseException as error:
        if isinstance(error, DatabaseError):
            connections.close_all()
        return None, error
