"""Every few seconds: bots whose worker died, clocks that ran out, e-mails to send."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context

from bestiary.web.clerk.thread import CLERK
from bestiary.web.keeping import pulse, watch
from bestiary.web.keeping.announcer import announce
from bestiary.web.keeping.keeper import KEEPER

log = logging.getLogger("bestiary.web")

BEAT = 5.0
"""Seconds between two looks over all tables."""


class Heartbeat:
    """One per worker, as long as it serves; it begins with what a restart interrupted."""

    def __init__(self) -> None:
        """Nothing runs until `start`."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after tables."""
        # An empty context: the server's own would tie the work to one of its requests.
        self._task = asyncio.get_running_loop().create_task(_beat(), context=Context())

    async def stop(self) -> None:
        """Leave the tables as they are stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _beat() -> None:
    while True:
        try:
            await look_over()
        except Exception:
            log.exception("Looking after tables failed; trying again.")
        await asyncio.sleep(BEAT)


async def look_over() -> None:
    """Do once what is due."""
    await CLERK.read(pulse.beat)
    for slug in await CLERK.read(watch.forgotten):
        KEEPER.wake(slug)
    for slug in await CLERK.read(watch.run_out):
        await announce(slug)
    await CLERK.read(watch.remind)


HEARTBEAT = Heartbeat()
