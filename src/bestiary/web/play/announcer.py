"""Tells every page of a table, on every worker, that something changed."""

import logging
import secrets

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

from bestiary.web.play.keeper import KEEPER

log = logging.getLogger("bestiary.web")


def group(slug: str) -> str:
    """The channel group of a table's pages."""
    return f"table.{slug}"


async def announce(slug: str, kind: str = "table.changed") -> None:
    """Let every page draw itself anew, and bots look whether it is their turn."""
    layer = get_channel_layer()
    try:
        if layer is not None:
            await layer.group_send(group(slug), {"type": kind, "stamp": secrets.token_hex(8)})
    except Exception:  # what was to be told is stored: pages see it when they ask again
        log.exception("Pages of table %s could not be told.", slug)
    KEEPER.wake(slug)


def announce_now(slug: str) -> None:
    """Announce from a view."""
    async_to_sync(announce)(slug)
