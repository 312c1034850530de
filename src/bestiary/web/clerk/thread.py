"""One thread that reads and writes the tables of this worker for all its pages.

Moves that arrive while it is busy are stored together: one commit, one wait for the disk. Each
is acknowledged only after that commit. Then the pages of those tables are drawn, still here, and
everything is handed to the server's loop at once: the fewer times the two threads wake each other,
the more either gets done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Any, ParamSpec, TypeVar

from django.db import DatabaseError, connections, transaction

from bestiary.web.stage.audience import STAGE, new_stamp
from bestiary.web.stage.room import LATEST
from bestiary.web.table.ledger import Ledger, opened
from bestiary.web.table.live import SHELF, TurnedAwayError

P = ParamSpec("P")
T = TypeVar("T")
MOST_AT_ONCE = 100
log = logging.getLogger("bestiary.web")


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Work for the thread, and where its result is awaited. `key` names the table it changes.

    A move writes nothing by itself, so it needs no savepoint of its own.
    """

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    key: str = ""
    is_move: bool = False


Result = tuple[Any, BaseException | None]


def _settle(settled: list[tuple[Job, Result]]) -> None:
    for job, (result, error) in settled:
        if job.future.done():  # whoever asked has gone
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


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
        return await self._enqueue(self._reads, lambda: work(*args, **named))

    async def write(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do `work` in the thread and store what it changes before this returns."""
        return await self._enqueue(self._writes, lambda: work(*args, **named), key)

    async def move(self, key: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Let `work` make a move at table `key`; it is stored, and shown on all pages here."""
        return await self._enqueue(self._writes, lambda: work(*args, **named), key, is_move=True)

    async def _enqueue(
        self, queue: deque[Job], work: Callable[[], T], key: str = "", is_move: bool = False
    ) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._awake:
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="clerk", daemon=True)
                self._thread.start()
            queue.append(Job(work, loop, future, key, is_move))
            self._awake.notify()
        return await future

    def _work(self) -> None:
        while True:
            writes, reads = self._next()
            if writes:
                store(writes)
            for read in reads:
                _hand_over([(read, _done(read))])

    def _next(self) -> tuple[list[Job], list[Job]]:
        with self._awake:
            while not self._writes and not self._reads:
                self._awake.wait()
            return _taken(self._writes), _taken(self._reads)


def _taken(queue: deque[Job]) -> list[Job]:
    return [queue.popleft() for _ in range(min(len(queue), MOST_AT_ONCE))]


def _done(job: Job) -> Result:
    try:
        return job.work(), None
    except BaseException as error:
        if isinstance(error, DatabaseError):
            connections.close_all()
        return None, error


def _hand_over(settled: list[tuple[Job, Result]]) -> None:
    """Give results to those who wait, all of a loop at once: each call wakes it."""
    loops = defaultdict(list)
    for job, result in settled:
        loops[job.loop].append((job, result))
    for loop, of_loop in loops.items():
        with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
            loop.call_soon_threadsafe(_settle, of_loop)


def store(jobs: list[Job]) -> None:
    """Do all jobs in one transaction; one that is refused leaves the others alone."""
    results: list[Result] = []
    try:
        with opened((job.key for job in jobs), LATEST.table) as ledger:
            results += map(_tried, jobs)
    except Exception as failed:
        log.exception("What arrived together could not be stored.")
        SHELF.clear()  # what memory holds may never have been stored
        LATEST.clear()
        connections.close_all()
        lost = TurnedAwayError("refused-storage")
        lost.__cause__ = failed
        results = [(None, lost) for _ in jobs]
    else:
        _show_moves(ledger)
    _hand_over(list(zip(jobs, results, strict=True)))
    STAGE.deliver()


def _tried(job: Job) -> Result:
    try:
        if job.is_move:
            return job.work(), None
        with transaction.atomic():
            return job.work(), None
    except Exception as error:
        return None, error


def _show_moves(ledger: Ledger) -> None:
    """Draw the pages of the tables that moved on; `LATEST` need not ask the database for them."""
    for slug, live in ledger.moved.items():
        stamp = new_stamp()
        LATEST.moved(stamp, ledger.tables[slug], live.asked)
        STAGE.show(slug, stamp)


CLERK = Clerk()
