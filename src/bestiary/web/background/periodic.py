"""Every few seconds: bots whose worker died, clocks that ran out; beside it the mail."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from contextvars import Context

from django.db import DatabaseError

from bestiary.web.background import downtime, due_clocks, mailer
from bestiary.web.background.announcer import announce
from bestiary.web.background.bot_scheduler import KEEPER
from bestiary.web.live.presence import REGISTER
from bestiary.web.tables import snapshots
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.writer.thread import CLERK

log = logging.getLogger("bestiary.web")

BEAT = 5.0
"""Seconds between two looks over all tables."""
AT_LAST = 2.0
"""Seconds for the last thing that is written."""
REST = 60.0
"""Seconds for which a mail server that failed is left in peace."""


class Heartbeat:
    """One per worker, as long as it serves; it begins with what a restart interrupted."""

    def __init__(self) -> None:
        """Nothing runs until `start`."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to look after tables, and to write to players."""
        loop = asyncio.get_running_loop()
        # An empty context: the server's own would tie the work to one of its requests.
        self._tasks = [loop.create_task(w, context=Context()) for w in (_beat(), _post())]

    async def stop(self) -> None:
        """Leave the tables as they are stored, and as a newer version may have to read them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(DatabaseError, TurnedAwayError, TimeoutError):  # the moves are stored
            async with asyncio.timeout(AT_LAST):
                await _keep()


async def _beat() -> None:
    while True:
        try:
            await look_over()
        except Exception:
            log.exception("Looking after tables failed; trying again.")
        await asyncio.sleep(BEAT)


async def _post() -> None:
    while True:
        is_well = False
        try:
            is_well = await mailer.deliver()
        except Exception:
            log.exception("Looking for mail failed; trying again.")
        await asyncio.sleep(BEAT if is_well else REST)


async def look_over() -> None:
    """Do once what is due."""
    await CLERK.read(downtime.beat)
    await CLERK.read(REGISTER.keep)
    for slug in await CLERK.read(due_clocks.forgotten):
        KEEPER.wake(slug)
    for slug in await CLERK.read(due_clocks.run_out):
        await announce(slug)
    await _keep()


async def _keep() -> None:
    """So many at a time that whoever waits for the clerk has a turn between them."""
    for tables in snapshots.behind():
        await CLERK.read(snapshots.keep, tables)


HEARTBEAT = Heartbeat()
