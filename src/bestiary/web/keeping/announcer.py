"""Tells every page of a table, on every worker, that something changed."""

from asgiref.sync import async_to_sync

from bestiary.web.clerk.thread import CLERK
from bestiary.web.keeping.ear import EAR
from bestiary.web.keeping.keeper import KEEPER
from bestiary.web.stage.room import LATEST


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
    """Announce from a view."""
    async_to_sync(announce)(slug)
