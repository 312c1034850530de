"""A page of a table, connected: what it may ask, and what it is told."""

from __future__ import annotations

import json
import logging
import time
from http.cookies import SimpleCookie
from typing import Any

from channels.consumer import get_handler_name
from channels.generic.websocket import AsyncWebsocketConsumer
from django.db import DatabaseError

from bestiary.web.acts import WRITING, Acts
from bestiary.web.limits import SOCKETS, within
from bestiary.web.models import Status
from bestiary.web.people import player_of
from bestiary.web.play.announcer import announce, group
from bestiary.web.play.clerk import CLERK
from bestiary.web.play.live import ArchivedError
from bestiary.web.play.mover import TurnedAwayError
from bestiary.web.play.wire import Wire, swap
from bestiary.web.words import COOKIE, say, wanted

LARGEST = 16 * 1024
BURST, PER_SECOND = 40.0, 8.0
UNSEEN = frozenset({"refused-too-fast", "refused-unreadable"})
"""Refusals of the message itself: nothing is drawn anew for them, so they cost little."""

log = logging.getLogger("bestiary.web")


class TableSocket(AsyncWebsocketConsumer):  # type: ignore[misc] # channels ships no types
    """One reader's connection. It keeps only how that reader looks at the table."""

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Handle one message; unlike Channels' own, without a trip to a thread before each."""
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        """Let in whoever may see the table, and show it."""
        self.slug = self.scope["url_route"]["kwargs"]["slug"]
        self.language = _language(self.scope)
        self.wire, self._allowance, self._since = Wire(), BURST, time.monotonic()
        player = await CLERK.read(player_of, self.scope["session"], self.scope["user"])
        self.acts = Acts(self.slug, player, self.scope["session"], self.language)
        address = str((self.scope.get("client") or ("",))[0])
        if not within(SOCKETS, address) or not await CLERK.read(self.acts.may_see):
            await self.close(4403)
            return
        if self.scope["query_string"] == b"waiting":
            self.acts.status = Status.WAITING  # the page may be older than the game's start
        await self.accept()
        await self.channel_layer.group_add(group(self.slug), self.channel_name)
        await self._show()
        if self.acts.mine:
            await announce(self.slug)

    async def disconnect(self, code: int) -> None:
        """Forget this page."""
        await self.channel_layer.group_discard(group(self.slug), self.channel_name)

    async def table_changed(self, event: dict[str, Any]) -> None:
        """Draw the table anew: someone moved, sat down or spoke."""
        await self._show(event.get("stamp", ""))

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Take one message; whatever it is, the answer is either done or a reason."""
        try:
            body = self._body(text_data)
            changed = await self._take(body)
        except TurnedAwayError as refused:
            await self._refuse(refused.why)
            return
        except DatabaseError:
            log.exception("A message at table %s could not be stored.", self.slug)
            await self._refuse("refused-storage")
            return
        if changed:
            await announce(self.slug)
        else:
            await self._show()

    async def _take(self, body: dict[str, Any]) -> bool:
        act = body.get("act")
        if isinstance(act, str) and act in WRITING:
            return await CLERK.write(self.slug, self.acts.take, body)
        return await CLERK.read(self.acts.take, body)

    def _body(self, text: str | None) -> dict[str, Any]:
        if not self._allowed():
            raise TurnedAwayError("refused-too-fast")
        if text is None or len(text) > LARGEST:
            raise TurnedAwayError("refused-unreadable")
        try:
            message = json.loads(text)
        except (ValueError, RecursionError) as bad:
            raise TurnedAwayError("refused-unreadable") from bad
        body = message.get("body") if isinstance(message, dict) else None
        if not isinstance(body, dict):
            raise TurnedAwayError("refused-unreadable")
        return body

    def _allowed(self) -> bool:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._since) * PER_SECOND)
        self._since = now
        self._allowance -= 1
        return self._allowance >= 0

    async def _refuse(self, why: str) -> None:
        said = say(self.language, why)
        await self.send(swap("notice", f'<p class="notice bad">{said}</p>', "innerHTML"))
        if why not in UNSEEN:
            await self._show()

    async def _show(self, stamp: str = "") -> None:
        try:
            screen = await CLERK.read(self.acts.screen, stamp)
        except ArchivedError:
            await self.send(json.dumps({"reload": True}))
            return
        except DatabaseError:
            log.exception("Table %s could not be read; its page stays as it is.", self.slug)
            return
        if screen is None:
            await self.send(json.dumps({"reload": True}))
        elif changes := self.wire.changes(screen):
            await self.send(changes)


def _language(scope: dict[str, Any]) -> str:
    headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
    cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    chosen = cookies[COOKIE].value if COOKIE in cookies else ""
    return wanted(chosen, headers.get("accept-language", ""))
