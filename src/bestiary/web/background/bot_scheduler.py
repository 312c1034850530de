"""Bot scheduler: bots move after a pause, and long computations run in the bots' processes.

Any worker may move any bot: of two that do, the second finds its ticket out of date and is refused.
"""

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
from bestiary.web.background.bot_process import (
    BOT_TIMEOUT_SECONDS,
    fresh_seed,
    import_games,
    pool,
    think,
)
from bestiary.web.background.due_clocks import BotTurn
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.metrics import BOT_QUEUE, THINK_TIME, StageTimer
from bestiary.web.infra.slow_jobs import SlowJobs, Ticket
from bestiary.web.models import Tempo
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.moves import play
from bestiary.web.writer.thread import Writer

log = logging.getLogger("bestiary.web")
PAUSE_FACTORS = {Tempo.CALM: 1.0, Tempo.BRISK: 0.4, Tempo.INSTANT: 0.1}
"""Share of the configured pause that a bot keeps at each tempo."""
BOT_ROUND_SECONDS = 6.0
"""Time after which bots that move one after another neither pause nor think any longer: so a round
of theirs takes no more than ten seconds, however many moves it has."""
MIN_PACE_FACTOR = 0.05
"""The share of its pauses and thoughts that a bot keeps in any case."""
RACE_PAUSES = (2.0, 9.0)
"""How many pauses a bot takes over an answer in a race, at least and at most."""
T = TypeVar("T")


class BotPace(NamedTuple):
    """Seconds that a bot pauses, and that it may think."""

    pause: float
    thinking: float


def pace_after(pause: float, waited: float, bots: int = 1) -> BotPace:
    """How fast bots move that have been waited for so long: the longer, the faster.

    Several `bots` think one after another where they share few processes.
    """
    factor = max(MIN_PACE_FACTOR, 1 - waited / BOT_ROUND_SECONDS)
    return BotPace(pause * factor, BOT_TIMEOUT_SECONDS * factor / 2 / bots)


class BotScheduler:
    """Wakes bots when their table waits for them; one task per table at most."""

    def __init__(self, writer: Writer, publish: Callable[[str], None]) -> None:
        """`publish` tells other workers that a table changed."""
        self._writer = writer
        self._publish = publish
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pool: Executor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self._is_ready = False
        self._computations = SlowJobs()
        self.pause = CONFIGURATION.bot_pause

    def start(self) -> None:
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
            self._is_ready = True  # so that the first hint waits for no process to start
            self._pool.submit(import_games)
        if slug not in self._busy:
            self._busy.add(slug)
            self._spawn(self._move_bots(slug))

    def compute(
        self, client: str, slug: str, work: Callable[[], T], keep: Callable[[T | None], None]
    ) -> bool:
        """Run `work` where bots think, hand its result to `keep`, then redraw the table's pages.

        From any thread. `BusyError` if `client`, or all together, ask for too much; False if no
        scheduler runs here, so that the caller has to do it.
        """
        if self._loop is None:
            return False
        job = partial(self._compute, self._computations.enqueue(client), slug, work, keep)
        self._loop.call_soon_threadsafe(lambda: self._spawn(job()), context=Context())
        return True

    async def _compute(
        self, ticket: Ticket, slug: str, work: Callable[[], T], keep: Callable[[T | None], None]
    ) -> None:
        result = None
        try:
            async with self._computations.slot_of(ticket, slug):
                result = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except Exception as failed:
            log.exception(
                "Something about table %s could not be worked out.", slug, extra={"table": slug}
            )
            self._replace_pool(failed)
        await self._writer.read(keep, result)
        await self._writer.redraw(slug)
        self._publish(slug)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        task = self._loop.create_task(work, context=Context())
        self._tasks.add(task)  # the loop itself keeps only weak references
        task.add_done_callback(self._tasks.discard)

    async def _move_bots(self, slug: str) -> None:
        began = monotonic()
        try:
            while turns := await self._writer.read(due_clocks.bots_to_move, slug):
                usual = self.pause * PAUSE_FACTORS[turns[0].tempo]
                waited = monotonic() - began
                await self._move(slug, turns, pace_after(usual, waited, len(turns)))
        except Exception as failed:
            log.exception(
                "A bot at table %s failed; it will be asked again.", slug, extra={"table": slug}
            )
            self._replace_pool(failed)
        finally:
            self._busy.discard(slug)

    def _replace_pool(self, failed: Exception) -> None:
        """A process that was killed takes its whole pool with it: make another."""
        if isinstance(failed, BrokenExecutor):
            self._pool = pool()

    async def _move(self, slug: str, turns: list[BotTurn], pace: BotPace) -> None:
        """All answer together; where the first to answer gains, each in a time of its own."""
        if turns[0].is_race:
            alone = (self._answer(slug, [turn], self.race_pause(), pace) for turn in turns)
            await asyncio.gather(*alone)
        else:
            await self._answer(slug, turns, pace.pause, pace)

    def race_pause(self) -> float:
        """How long a bot takes in a race: drawn by lot, whatever it holds."""
        return self.pause * Random(fresh_seed()).uniform(*RACE_PAUSES)

    async def _answer(self, slug: str, turns: list[BotTurn], least: float, pace: BotPace) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        seeds = [fresh_seed() for _ in turns]
        thoughts = [
            loop.run_in_executor(self._pool, think, turn.task, seed, pace.thinking)
            for turn, seed in zip(turns, seeds, strict=True)
        ]
        with BOT_QUEUE.track_inprogress(), StageTimer(THINK_TIME):
            texts = await asyncio.gather(*thoughts)
        await asyncio.sleep(remaining_pause(loop.time() - began, least, pace.pause))
        for turn, text in zip(turns, texts, strict=True):
            try:
                await self._writer.move(slug, play, slug, turn.task.seat, turn.ticket, text)
            except TurnedAwayError:  # a person was quicker, or another worker moved this bot
                continue
            self._publish(slug)


def remaining_pause(spent: float, least: float, pause: float) -> float:
    """Seconds to wait after thinking: until `least`, or to the next full pause.

    Rounded to full pauses, so that the time a bot took tells nothing finer about what it holds.
    """
    return max(least, math.ceil(spent / pause) * pause) - spent if pause else 0.0
