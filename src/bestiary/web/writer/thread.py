"""One thread that reads and writes the tables of this worker for all its pages.

Moves that arrive while it is busy are stored together: one commit, one wait for the disk. Each
is acknowledged only after that commit. Then the pages of those tables are drawn, still here, and
everything is handed to the server's loop at once: the fewer times the two threads wake each other,
the more either gets done. Reads, and drawing where there are many pages, are done in slices, so
that no crowd at one table keeps a move at another waiting.
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

from bestiary.web.live.subscriptions import STAGE, new_stamp
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.writer.batch_commit import store
from bestiary.web.writer.jobs import PATIENCE, Job, Result, hand_over, note_if_long

P = ParamSpec("P")
T = TypeVar("T")
MOST_AT_ONCE = 100
SLICE = 0.03
"""Seconds of reading after which it is seen whether somebody has moved."""


class Clerk:
    """Writes come first: they are short, and somebody waits for the acknowledgement."""

    def __init__(self) -> None:
        """The thread starts with the first job."""
        self._writes: deque[Job] = deque()
        self._reads: deque[Job] = deque()
        self._awake = Condition()
        self._thread: Thread | None = None

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
        """Let `work` make a move at table `key`; it is stored, and shown on all pages here."""
        return await self._enqueue(self._writes, partial(work, *args, **named), key, is_move=True)

    async def redraw(self, slug: str) -> None:
        """Draw the table anew for each of its pages here, sooner or later."""
        with suppress(TurnedAwayError):
            await self.read(STAGE.redraw, slug, new_stamp())

    async def _enqueue(
        self, queue: deque[Job], work: partial[T], key: str = "", is_move: bool = False
    ) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._awake:
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="clerk", daemon=True)
                self._thread.start()
            queue.append(Job(work, loop, future, key, is_move))
            self._awake.notify()
        late = loop.call_later(PATIENCE, _give_up, future, key)
        try:
            return await future
        finally:
            late.cancel()

    def _work(self) -> None:
        while True:
            writes = self._next()
            if writes:
                began = monotonic()
                store(writes)
                note_if_long(began, f"{len(writes)} writes together")
            end = monotonic() + SLICE
            while self._reads and monotonic() < end:
                for read in _taken(self._reads, 1):
                    hand_over([(read, _done(read))])
            STAGE.catch_up()

    def _next(self) -> list[Job]:
        with self._awake:
            while not (self._writes or self._reads or STAGE.is_behind):
                self._awake.wait()
            return _taken(self._writes, MOST_AT_ONCE)


def _give_up(future: asyncio.Future[Any], key: str) -> None:
    """Nobody waits for the clerk for ever; whether a write is made yet is not known."""
    if not future.done():
        future.set_exception(UncertainError() if key else TurnedAwayError("refused-storage"))


def _taken(queue: deque[Job], most: int) -> list[Job]:
    """The next jobs, without those that nobody waits for any more."""
    taken = [queue.popleft() for _ in range(min(len(queue), most))]
    return [job for job in taken if not job.is_late]


def _done(job: Job) -> Result:
    try:
        return job.done(), None
    except BaseException as error:
        if isinstance(error, DatabaseError):
            connections.close_all()
        return None, error


CLERK = Clerk()
