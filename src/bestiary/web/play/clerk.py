"""One thread that reads and writes the tables of this worker for all its pages.

Moves that arrive while it is busy are stored together: one commit, one wait for the disk. Each
is acknowledged only after that commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Any, ParamSpec, TypeVar

from django.db import DatabaseError, connections, transaction

from bestiary.web.play.live import SHELF, TurnedAwayError

P = ParamSpec("P")
T = TypeVar("T")
MOST_AT_ONCE = 100


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Work for the thread, and where its result is awaited. `key` names the table it changes."""

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    key: str = ""

    def succeed(self, result: Any) -> None:
        """Hand the result over."""
        self._settle(result, None)

    def fail(self, error: BaseException) -> None:
        """Hand the error over."""
        self._settle(None, error)

    def _settle(self, result: Any, error: BaseException | None) -> None:
        with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
            self.loop.call_soon_threadsafe(_settle, self.future, result, error)


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():  # whoever asked has gone
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Clerk:
    """Writes come first: they are short, and somebody waits for the acknowledgement."""

    def __init__(self) -> None:
        """The thread starts with the first job."""
        self._writes: deque[Job] = deque()
        self._reads: deque[Job] = deque()
        self._awake = Condition()
        self._thread: Thread | None = None

    async def read(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do `work` in the thread."""
        return await self._enqueue(self._reads, lambda: work(*args, **named), "")

    async def write(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do `work` in the thread and store what it changes before this returns."""
        return await self._enqueue(self._writes, lambda: work(*args, **named), key)

    async def _enqueue(self, queue: deque[Job], work: Callable[[], T], key: str) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._awake:
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="clerk", daemon=True)
                self._thread.start()
            queue.append(Job(work, loop, future, key))
            self._awake.notify()
        return await future

    def _work(self) -> None:
        while True:
            writes, read = self._next()
            if writes:
                store(writes)
            elif read is not None:
                _do(read)

    def _next(self) -> tuple[list[Job], Job | None]:
        with self._awake:
            while not self._writes and not self._reads:
                self._awake.wait()
            count = min(len(self._writes), MOST_AT_ONCE)
            # In the order of their tables, so that two workers cannot wait for each other.
            writes = sorted((self._writes.popleft() for _ in range(count)), key=lambda j: j.key)
            return writes, None if writes else self._reads.popleft()


def _do(job: Job) -> None:
    try:
        job.succeed(job.work())
    except BaseException as error:
        if isinstance(error, DatabaseError):
            connections.close_all()
        job.fail(error)


def store(jobs: list[Job]) -> None:
    """Do all jobs in one transaction; one that is refused leaves the others alone."""
    if len(jobs) == 1:
        _do(jobs[0])
        return
    results: list[tuple[Any, BaseException | None]] = []
    try:
        with transaction.atomic():
            results += map(_tried, jobs)
    except DatabaseError as failed:
        SHELF.clear()
        connections.close_all()
        lost = TurnedAwayError("refused-storage")
        lost.__cause__ = failed
        results = [(None, lost) for _ in jobs]
    for job, (result, error) in zip(jobs, results, strict=True):
        job.succeed(result) if error is None else job.fail(error)


def _tried(job: Job) -> tuple[Any, BaseException | None]:
    try:
        with transaction.atomic():
            return job.work(), None
    except Exception as error:
        return None, error


CLERK = Clerk()
