"""Work for the clerk, and how its result gets back to the loop where somebody awaits it."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any

from bestiary.web.infra.logging import REQUEST_CONTEXT, RequestContext

PATIENCE = 8.0
"""Seconds after which whoever asked is told that there was no answer."""
LONG = 0.25
"""Seconds of the clerk's time that nobody should take."""

log = logging.getLogger("bestiary.web")


def _here() -> RequestContext:
    return REQUEST_CONTEXT.get(RequestContext())


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Work for the thread, and where its result is awaited. `key` names the table it changes.

    A move writes nothing by itself, so it needs no savepoint of its own.
    """

    work: partial[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    key: str = ""
    is_move: bool = False
    since: float = field(default_factory=monotonic)
    place: RequestContext = field(default_factory=_here)
    """What it is logged under: the request that asks for it."""

    @property
    def is_late(self) -> bool:
        """Whether nobody waits for it any more."""
        return monotonic() > self.since + PATIENCE

    def done(self) -> Any:
        began = monotonic()
        token = REQUEST_CONTEXT.set(self._place())
        try:
            return self.work()
        finally:
            note_if_long(began, self.work.func)
            REQUEST_CONTEXT.reset(token)

    def _place(self) -> RequestContext:
        return self.place._replace(table=self.key) if self.key else self.place


def note_if_long(began: float, what: object) -> None:
    """Everybody waits for the clerk: name what should be done elsewhere."""
    if (held := monotonic() - began) > LONG:
        name = getattr(what, "__qualname__", what)
        log.warning("The clerk was held up for %.2f s by %s.", held, name)


Result = tuple[Any, BaseException | None]


def _settle(settled: list[tuple[Job, Result]]) -> None:
    for job, (result, error) in settled:
        if job.future.done():  # whoever asked has gone
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


def hand_over(settled: list[tuple[Job, Result]]) -> None:
    """Give results to those who wait, all of a loop at once: each call wakes it."""
    loops = defaultdict(list)
    for job, result in settled:
        loops[job.loop].append((job, result))
    for loop, of_loop in loops.items():
        with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
            loop.call_soon_threadsafe(_settle, of_loop)
