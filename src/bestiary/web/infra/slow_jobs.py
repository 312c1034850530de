"""Bounded, fair executor for slow jobs: password hashing, mail, set-up plans, transcripts.

Two slots per worker, at most one of them for the same client; clients are served round-robin, and
queues are bounded (backpressure): a client that asks for much slows down only itself. A request
runs its job in its own thread while it holds a slot; the event loop has a thread started for it.
Moves never wait here: they belong to the writer thread.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from threading import Lock, Thread
from typing import Any, ParamSpec, TypeVar

from bestiary.web.infra.per_worker import PerWorker

P = ParamSpec("P")
T = TypeVar("T")
SLOTS_PER_WORKER = 2
MAX_QUEUED_PER_CLIENT = 3
# Fewer than the requests that run at once (`concurrency_limit`), so that pages which need no slot
# are still answered while all queues here are full.
MAX_QUEUED = 10
QUEUE_TIMEOUT_SECONDS = 10.0

log = logging.getLogger("bestiary.web")


class BusyError(Exception):
    """The queue is full, or no slot became free in time; the job has not been done."""


class Ticket(Future[None]):
    """A place in the queue of `client`; done once a slot is reserved for it."""

    def __init__(self, client: str) -> None:
        super().__init__()
        self.client = client


class SlowJobs:
    """The executor. Safe to use from any thread; one per worker."""

    def __init__(self, slots: int = SLOTS_PER_WORKER) -> None:
        self._free_slots = slots
        self._max_slots_per_client = max(1, slots - 1)
        self._slots_in_use: Counter[str] = Counter()
        # In round-robin order: the client served last stands at the end of this dictionary.
        self._queues: dict[str, deque[Ticket]] = {}
        self._lock = Lock()

    @contextmanager
    def slot(self, client: str, job_name: str) -> Iterator[None]:
        """Wait for a slot and hold it; the job runs in the caller's own thread."""
        ticket = self.enqueue(client)
        try:
            ticket.result(QUEUE_TIMEOUT_SECONDS)
        except TimeoutError as late:
            self._withdraw(ticket)
            raise BusyError(job_name) from late
        began = time.monotonic()
        try:
            yield
        finally:
            self._finish(ticket, job_name, began)

    @asynccontextmanager
    async def slot_of(self, ticket: Ticket, job_name: str) -> AsyncIterator[None]:
        """Wait for the slot of `ticket` and hold it; the job runs in another process."""
        try:
            async with asyncio.timeout(QUEUE_TIMEOUT_SECONDS):
                await self._wait_for_slot(ticket)
        except TimeoutError as late:
            raise BusyError(job_name) from late
        began = time.monotonic()
        try:
            yield
        finally:
            self._finish(ticket, job_name, began)

    async def run(self, client: str, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run `job` in a thread of its own; it must not touch the database."""
        timeout = asyncio.timeout(QUEUE_TIMEOUT_SECONDS)
        ticket = self.enqueue(client)
        try:
            async with timeout:
                await self._wait_for_slot(ticket)
                return await asyncio.wrap_future(self._start(ticket, partial(job, *args, **named)))
        except TimeoutError as late:
            if not timeout.expired():  # raised by the job itself, a mail server for example
                raise
            raise BusyError(_job_name(job)) from late

    async def _wait_for_slot(self, ticket: Ticket) -> None:
        try:
            await asyncio.wrap_future(ticket)
        except BaseException:  # cancelled, too: a slot that nobody holds would be lost for ever
            self._withdraw(ticket)
            raise

    def _start(self, ticket: Ticket, job: partial[T]) -> Future[T]:
        result: Future[T] = Future()
        # From now on the result cannot be cancelled: the thread will set it, whoever still waits.
        result.set_running_or_notify_cancel()
        arguments = (ticket, job, result)
        Thread(target=self._execute, args=arguments, name="slow-job", daemon=True).start()
        return result

    def _execute(self, ticket: Ticket, job: partial[T], result: Future[T]) -> None:
        began = time.monotonic()
        try:
            result.set_result(job())
        except BaseException as failed:
            result.set_exception(failed)
        finally:
            self._finish(ticket, _job_name(job.func), began)

    def enqueue(self, client: str) -> Ticket:
        """A place in the queue; `BusyError` if this client's queue, or all together, are full."""
        ticket = Ticket(client)
        with self._lock:
            own_queue = self._queues.get(client, ())
            queued = sum(map(len, self._queues.values()))
            if len(own_queue) >= MAX_QUEUED_PER_CLIENT or queued >= MAX_QUEUED:
                raise BusyError(client)
            self._queues.setdefault(client, deque()).append(ticket)
            self._assign_slots()
        return ticket

    def _withdraw(self, ticket: Ticket) -> None:
        with self._lock:
            # A race: the slot may have been assigned just as the wait for it ended.
            if not ticket.cancel():
                self._release(ticket)
            elif ticket in (queue := self._queues.get(ticket.client, deque())):
                queue.remove(ticket)
                self._move_to_end(ticket.client, self._queues.pop(ticket.client))
            self._assign_slots()

    def _finish(self, ticket: Ticket, job_name: str, began: float) -> None:
        with self._lock:
            self._release(ticket)
            self._assign_slots()
        if (seconds := time.monotonic() - began) > QUEUE_TIMEOUT_SECONDS:
            log.warning("%s took %.1f s.", job_name, seconds)

    def _release(self, ticket: Ticket) -> None:
        self._free_slots += 1
        self._slots_in_use[ticket.client] -= 1
        self._slots_in_use += Counter()  # drops clients at zero: the counter must not grow

    def _assign_slots(self) -> None:
        while self._free_slots:
            waiting = (
                client
                for client in self._queues
                if self._slots_in_use[client] < self._max_slots_per_client
            )
            if (client := next(waiting, None)) is None:
                return
            self._assign_slot(client)

    def _assign_slot(self, client: str) -> None:
        queue = self._queues.pop(client)
        ticket = queue.popleft()
        self._move_to_end(client, queue)
        if ticket.set_running_or_notify_cancel():
            self._free_slots -= 1
            self._slots_in_use[client] += 1
            ticket.set_result(None)

    def _move_to_end(self, client: str, queue: deque[Ticket]) -> None:
        if queue:
            self._queues[client] = queue


def _job_name(job: Callable[..., Any]) -> str:
    return str(getattr(job, "__qualname__", job))


SLOW_JOBS = PerWorker(SlowJobs)
"""The running worker's executor: `tables/seating.py` hashes PINs, far below the `Worker`."""
