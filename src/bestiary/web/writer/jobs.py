"""Jobs for the writer thread, and how their results get back to the loop that awaits them."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

from bestiary.web.infra.logging import REQUEST_CONTEXT, RequestContext

WRITER_TIMEOUT_SECONDS = 8.0
"""After so long the caller gets an error."""
SLOW_JOB_SECONDS = 0.25
"""A job that takes the writer thread longer is named in the log: everybody waits for it."""

log = logging.getLogger("bestiary.web")


def _request_context() -> RequestContext:
    return REQUEST_CONTEXT.get(RequestContext())


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Work for the writer thread, and the future in which its result is awaited.

    `key` names the table it changes; without one it only reads. A move writes nothing by itself,
    its rows are written with the batch, so it needs no savepoint of its own.
    """

    work: partial[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    key: str = ""
    is_move: bool = False
    since: float = field(default_factory=monotonic)
    context: RequestContext = field(default_factory=_request_context)
    """What it is logged under: the request that asks for it."""

    @property
    def is_late(self) -> bool:
        """Whether its caller has had an error already."""
        return monotonic() > self.since + WRITER_TIMEOUT_SECONDS

    def run(self) -> Any:
        began = monotonic()
        token = REQUEST_CONTEXT.set(self._job_context())
        try:
            return self.work()
        finally:
            log_if_slow(began, self.work.func)
            REQUEST_CONTEXT.reset(token)

    def _job_context(self) -> RequestContext:
        return self.context._replace(table=self.key) if self.key else self.context


def log_if_slow(began: float, what: object) -> None:
    """Everybody waits for the writer thread: name what should be done elsewhere."""
    if (seconds := monotonic() - began) > SLOW_JOB_SECONDS:
        name = getattr(what, "__qualname__", what)
        log.warning("The writer thread was held up for %.2f s by %s.", seconds, name)


Result: TypeAlias = tuple[Any, BaseException | None]


def _settle(settled: list[tuple[Job, Result]]) -> None:
    for job, (result, error) in settled:
        if job.future.done():  # the caller timed out, or was cancelled
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


def hand_over(settled: list[tuple[Job, Result]]) -> None:
    """Settle the futures in their loops, all of a loop with one call: each call wakes it."""
    loops = defaultdict(list)
    for job, result in settled:
        loops[job.loop].append((job, result))
    for loop, of_loop in loops.items():
        with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
            loop.call_soon_threadsafe(_settle, of_loop)
