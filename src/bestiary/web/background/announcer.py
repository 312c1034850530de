"""Tells every page of a table, on every worker, that something changed."""

from asgiref.sync import async_to_sync

from bestiary.web.background.bot_scheduler import KEEPER
from bestiary.web.background.bus import EAR
from bestiary.web.live.access import LATEST
from bestiary.web.writer.thread import CLERK


async def announce(slug: str) -> None:
    """Let every page draw itself anew, and bots look whether it is their turn."""
    await CLERK.redraw(slug)
    announce_move(slug)


def announce_move(slug: str) -> None:
    """After a move, which the clerk has shown to the pages here: tell all others."""
    EAR.tell(slug)
    if LATEST.has_bots(slug):
        KEEPER.wake(slug)


def announce_now(slug: str) -> None:
    async_to_sync(announce)(slug)
