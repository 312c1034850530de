"""Keeps tables going: bots move after a pause, and what takes long is worked out aside."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Executor
from contextvars import Context
from functools import partial
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from bestiary.web.background import due_clocks
from bestiary.web.background.bot_process import PATIENCE, fresh_seed, get_ready, pool, think
from bestiary.web.background.bus import EAR
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.metrics import BOT_QUEUE, THINK_TIME, StageTimer
from bestiary.web.infra.slow_jobs import SlowJobs, Ticket
from bestiary.web.models import Tempo
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.moves import play
from bestiary.web.writer.thread import CLERK

log = logging.getLogger("bestiary.web")
PAUSES = {Tempo.CALM: 1.0, Tempo.BRISK: 0.4, Tempo.AT_ONCE: 0.1}
"""How much of the house's pause a bot keeps."""
LONGEST = 6.0
"""Seconds towards which bots that move one after another shorten their pauses and thoughts: a
round of theirs takes no more than ten, however many moves it has."""
SHORTEST = 0.05
"""Of its pauses and thoughts a bot keeps this share in any case."""
T = TypeVar("T")

HESITATION = (2.0, 9.0)
"""So many pauses a bot takes over an answer in a race, at least and at most."""


class Pace(NamedTuple):
    """Seconds that a bot pauses, and that it may think."""

    pause: float
    patience: float


def paced(pause: float, waited: float, thinkers: int = 1) -> Pace:
    """How fast bots move that were waited for so long: the longer, the faster.

    `thinkers` think one after another, as few processes have to do.
    """
    left = max(SHORTEST, 1 - waited / LONGEST)
    return Pace(pause * left, PATIENCE * left / 2 / thinkers)


class Keeper:
    """One per worker. Any worker may move any bot: the database lets only one of them win."""

    def __init__(self) -> None:
        """Nothing runs until `start`."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pool: Executor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self._is_ready = False
        self._asides = SlowJobs()
        self.pause = CONFIGURATION.bot_pause

    def start(self) -> None:
        """Be ready to be woken."""
        self._loop = asyncio.get_running_loop()
        self._pool = pool()

    async def stop(self) -> None:
        """Leave the tables as they are stored."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._loop = None

    def wake(self, slug: str) -> None:
        """Look whether a bot is to move at `slug`; from any thread."""
        if self._loop is not None:
            # An empty context: that of a page's thread would tie the work to a thread that ends.
            self._loop.call_soon_threadsafe(self._wake, slug, context=Context())

    def _wake(self, slug: str) -> None:
        if not self._is_ready and self._pool is not None:
            self._is_ready = True  # the first hint waits for no process to start
            self._pool.submit(get_ready)
        if slug not in self._busy:
            self._busy.add(slug)
            self._spawn(self._move_bots(slug))

    def aside(
        self, reader: str, slug: str, work: Callable[[], T], keep: Callable[[T | None], None]
    ) -> bool:
        """Have `work` done where bots think, hand its result on, then tell the table's pages.

        From any thread. `BusyError` if `reader`, or all of them, ask for too much; False if this
        keeper does not run: then nobody does it.
        """
        if self._loop is None:
            return False
        done = partial(self._aside, self._asides.enqueue(reader), slug, work, keep)
        self._loop.call_soon_threadsafe(lambda: self._spawn(done()), context=Context())
        return True

    async def _aside(
        self, turn: Ticket, slug: str, work: Callable[[], T], keep: Callable[[T | None], None]
    ) -> None:
        result = None
        try:
            async with self._asides.slot_of(turn, slug):
                result = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except Exception as failed:
            log.exception(
                "Something about table %s could not be worked out.", slug, extra={"table": slug}
            )
            self._mend(failed)
        await CLERK.read(keep, result)
        await CLERK.redraw(slug)
        EAR.tell(slug)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        task = self._loop.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move_bots(self, slug: str) -> None:
        began = monotonic()
        try:
            while turns := await CLERK.read(due_clocks.bots_to_move, slug):
                usual = self.pause * PAUSES[turns[0].tempo]
                waited = monotonic() - began
                await self._move(slug, turns, paced(usual, waited, len(turns)))
        except Exception as failed:
            log.exception(
                "A bot at table %s failed; it will be asked again.", slug, extra={"table": slug}
            )
            self._mend(failed)
        finally:
            self._busy.discard(slug)

    def _mend(self, failed: Exception) -> None:
        """A process that was killed takes its whole pool with it: make another."""
        if isinstance(failed, BrokenExecutor):
            self._pool = pool()

    async def _move(self, slug: str, turns: list[due_clocks.Turn], pace: Pace) -> None:
        """All answer together; where the first to answer gains, each in a time of its own."""
        if turns[0].is_race:
            alone = (self._answer(slug, [turn], self.hesitation(), pace) for turn in turns)
            await asyncio.gather(*alone)
        else:
            await self._answer(slug, turns, pace.pause, pace)

    def hesitation(self) -> float:
        """How long a bot takes in a race: drawn by lot, whatever it holds."""
        return self.pause * Random(fresh_seed()).uniform(*HESITATION)

    async def _answer(
        self, slug: str, turns: list[due_clocks.Turn], least: float, pace: Pace
    ) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        seeds = [fresh_seed() for _ in turns]
        thoughts = [
            loop.run_in_executor(self._pool, think, t.task, seed, pace.patience)
            for t, seed in zip(turns, seeds, strict=True)
        ]
        with BOT_QUEUE.track_inprogress(), StageTimer(THINK_TIME):
            texts = await asyncio.gather(*thoughts)
        await asyncio.sleep(rest(loop.time() - began, least, pace.pause))
        for turn, text in zip(turns, texts, strict=True):
            try:
                await CLERK.move(slug, play, slug, turn.task.seat, turn.ticket, text)
            except TurnedAwayError:
                continue
            EAR.tell(slug)


def rest(spent: float, least: float, pause: float) -> float:
    """Wait so long at least, or to the next full pause: thinking time tells nothing finer."""
    return max(least, math.ceil(spent / pause) * pause) - spent if pause else 0.0


KEEPER = Keeper()
