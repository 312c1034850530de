"""Tells every page of a table, on every worker, that something changed."""

import logging
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

from bestiary.web.play.clerk import CLERK
from bestiary.web.play.keeper import KEEPER
from bestiary.web.play.room import LATEST
from bestiary.web.play.stage import STAGE, WORKER, new_stamp

log = logging.getLogger("bestiary.web")


def group(slug: str) -> str:
    """The channel group of those who follow a table from elsewhere."""
    return f"table.{slug}"


async def announce(slug: str) -> None:
    """Let every page draw itself anew, and bots look whether it is their turn."""
    await CLERK.read(STAGE.redraw, slug, new_stamp())
    await announce_move(slug)


async def announce_move(slug: str) -> None:
    """After a move, which the clerk has shown to the pages here: tell all others."""
    layer, followers = get_channel_layer(), group(slug)
    try:
        if _may_be_followed(layer, followers):
            change = {"type": "table.changed", "stamp": new_stamp(), "origin": WORKER}
            await layer.group_send(followers, change)
    except Exception:  # what was to be told is stored: pages see it when they ask again
        log.exception("Pages of table %s could not be told.", slug)
    if LATEST.has_bots(slug):
        KEEPER.wake(slug)


def _may_be_followed(layer: Any, followers: str) -> bool:
    """Whether somebody follows from elsewhere; a layer inside this process knows."""
    return followers in getattr(layer, "groups", (followers,))


def announce_now(slug: str) -> None:
    """Announce from a view."""
    async_to_sync(announce)(slug)
