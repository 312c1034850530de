"""A few hands for what takes long on purpose or by nature: hashing, mails, plans, transcripts.

Whoever asks waits their turn, readers one after another, and nobody has all hands: what one reader
asks for never keeps another from all of them. A request works in its own thread while it holds a
hand; for the loop a thread is started. Moves have nothing to do with it.
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

P = ParamSpec("P")
T = TypeVar("T")
HANDS = 2
EACH = 3
"""So many may wait for one reader."""
ALL = 10
"""So many may wait altogether: less than are let in at once, so that others are let in, too."""
PATIENCE = 10.0
"""Seconds after which whoever asked is told that there was no time for it."""

log = logging.getLogger("bestiary.web")


class BusyError(Exception):
    """Too much was asked for; this has not been done."""


class Turn(Future[None]):
    """A place in the line of `reader`; done once a hand is theirs."""

    def __init__(self, reader: str) -> None:
        super().__init__()
        self.reader = reader


class Workshop:
    """One per worker."""

    def __init__(self, hands: int = HANDS) -> None:
        self._free = hands
        self._most = max(1, hands - 1)
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[Turn]] = {}
        self._guard = Lock()

    @contextmanager
    def hand(self, reader: str, name: str) -> Iterator[None]:
        """Wait for a hand, and hold it: for what is done in a thread of one's own."""
        turn = self.queue(reader)
        try:
            turn.result(PATIENCE)
        except TimeoutError as late:
            self._withdraw(turn)
            raise BusyError(name) from late
        began = time.monotonic()
        try:
            yield
        finally:
            self._done(turn, name, began)

    @asynccontextmanager
    async def held(self, turn: Turn, name: str) -> AsyncIterator[None]:
        """Wait for the hand of `turn`, and hold it: for what is done in another process."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._reached(turn)
        except TimeoutError as late:
            raise BusyError(name) from late
        began = time.monotonic()
        try:
            yield
        finally:
            self._done(turn, name, began)

    async def do(self, reader: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have `work` done in a thread of its own; it touches no database."""
        in_time = asyncio.timeout(PATIENCE)
        turn = self.queue(reader)
        try:
            async with in_time:
                await self._reached(turn)
                return await asyncio.wrap_future(self._begun(turn, partial(work, *args, **named)))
        except TimeoutError as late:
            if not in_time.expired():  # the work's own
                raise
            raise BusyError(_name(work)) from late

    async def _reached(self, turn: Turn) -> None:
        try:
            await asyncio.wrap_future(turn)
        except BaseException:  # nobody waits for it any more
            self._withdraw(turn)
            raise

    def _begun(self, turn: Turn, work: partial[T]) -> Future[T]:
        result: Future[T] = Future()
        result.set_running_or_notify_cancel()
        job = (turn, work, result)
        Thread(target=self._carry_out, args=job, name="workshop", daemon=True).start()
        return result

    def _carry_out(self, turn: Turn, work: partial[T], result: Future[T]) -> None:
        began = time.monotonic()
        try:
            result.set_result(work())
        except BaseException as failed:
            result.set_exception(failed)
        finally:
            self._done(turn, _name(work.func), began)

    def queue(self, reader: str) -> Turn:
        """Stand in line; `BusyError` if too many do already."""
        turn = Turn(reader)
        with self._guard:
            own = self._waiting.get(reader, ())
            if len(own) >= EACH or sum(map(len, self._waiting.values())) >= ALL:
                raise BusyError(reader)
            self._waiting.setdefault(reader, deque()).append(turn)
            self._grant()
        return turn

    def _withdraw(self, turn: Turn) -> None:
        """Stand in line no more; a hand that was given at this very moment goes on to the next."""
        with self._guard:
            if not turn.cancel():
                self._release(turn)
            elif turn in (line := self._waiting.get(turn.reader, deque())):
                line.remove(turn)
                self._stand(turn.reader, self._waiting.pop(turn.reader))
            self._grant()

    def _done(self, turn: Turn, name: str, began: float) -> None:
        with self._guard:
            self._release(turn)
            self._grant()
        if (took := time.monotonic() - began) > PATIENCE:
            log.warning("%s took %.1f s.", name, took)

    def _release(self, turn: Turn) -> None:
        self._free += 1
        self._busy[turn.reader] -= 1
        self._busy += Counter()  # forgets who has nothing

    def _grant(self) -> None:
        """Give free hands to those who wait, to each reader in turn."""
        while self._free:
            may = (reader for reader in self._waiting if self._busy[reader] < self._most)
            if (reader := next(may, None)) is None:
                return
            self._give(reader)

    def _give(self, reader: str) -> None:
        line = self._waiting.pop(reader)
        turn = line.popleft()
        self._stand(reader, line)
        if turn.set_running_or_notify_cancel():
            self._free -= 1
            self._busy[reader] += 1
            turn.set_result(None)

    def _stand(self, reader: str, line: deque[Turn]) -> None:
        """Whoever had their turn stands behind all others."""
        if line:
            self._waiting[reader] = line


def _name(work: Callable[..., Any]) -> str:
    return str(getattr(work, "__qualname__", work))


WORKSHOP = Workshop()
