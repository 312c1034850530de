"""Periodic jobs: abandoned bots, clocks that ran out, presence, snapshots and mail.

They also begin with what a restart interrupted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context

from django.db import DatabaseError

from bestiary.web.background import downtime, due_clocks
from bestiary.web.background.bot_scheduler import BotScheduler
from bestiary.web.background.mailer import Mailer
from bestiary.web.tables import snapshots
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.writer.thread import Writer

log = logging.getLogger("bestiary.web")

PERIOD_SECONDS = 5.0
LAST_SNAPSHOTS_SECONDS = 2.0
"""Time for snapshots when the worker stops."""
MAIL_RETRY_SECONDS = 60.0
"""Time for which a mail server that failed is left alone."""


class PeriodicJobs:
    """Two tasks in the event loop: one for the tables, one for the mail, which may be slow."""

    def __init__(
        self,
        writer: Writer,
        bots: BotScheduler,
        mailer: Mailer,
        *,
        save_presence: Callable[[], None],
        announce: Callable[[str], Awaitable[None]],
    ) -> None:
        self._writer = writer
        self._bots = bots
        self._mailer = mailer
        self._save_presence = save_presence
        self._announce = announce
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        jobs = self._tend_tables(), self._send_mail()
        # An empty context: the server's own would tie the work to one of its requests.
        self._tasks = [loop.create_task(job, context=Context()) for job in jobs]

    async def stop(self) -> None:
        """Write the last snapshots: a newer version may have to go on from them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(DatabaseError, TurnedAwayError, TimeoutError):  # the moves are stored
            async with asyncio.timeout(LAST_SNAPSHOTS_SECONDS):
                await self._write_snapshots()

    async def run_once(self) -> None:
        """Do what is due at the tables."""
        await self._writer.read(downtime.note_alive)
        await self._writer.read(self._save_presence)
        for slug in await self._writer.read(due_clocks.abandoned_bots):
            self._bots.wake(slug)
        for slug in await self._writer.read(due_clocks.replace_timed_out):
            await self._announce(slug)
        await self._write_snapshots()

    async def _tend_tables(self) -> None:
        while True:
            try:
                await self.run_once()
            except Exception:
                log.exception("Looking after tables failed; trying again.")
            await asyncio.sleep(PERIOD_SECONDS)

    async def _send_mail(self) -> None:
        while True:
            is_well = False
            try:
                is_well = await self._mailer.deliver()
            except Exception:
                log.exception("Looking for mail failed; trying again.")
            await asyncio.sleep(PERIOD_SECONDS if is_well else MAIL_RETRY_SECONDS)

    async def _write_snapshots(self) -> None:
        """In several jobs, so that moves have a turn between them."""
        for tables in snapshots.take_batches():
            await self._writer.read(snapshots.write, tables)
