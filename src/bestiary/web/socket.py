"""A page of a table, connected: what it may ask, and what it is told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any, TypeAlias

from channels.consumer import get_handler_name
from channels.generic.websocket import AsyncWebsocketConsumer
from django.db import DatabaseError

from bestiary.web.acts import MOVING, WRITING, Acts
from bestiary.web.configuration import CONFIGURATION
from bestiary.web.limits import SOCKETS, within
from bestiary.web.models import Status
from bestiary.web.people import player_of
from bestiary.web.play.announcer import announce, announce_move, group
from bestiary.web.play.clerk import CLERK
from bestiary.web.play.mover import TurnedAwayError
from bestiary.web.play.stage import STAGE, WORKER, Page
from bestiary.web.play.wire import swap
from bestiary.web.words import COOKIE, say, wanted

Announce: TypeAlias = Callable[[str], Awaitable[None]]

LARGEST = 16 * 1024
MOST_UNSENT = 200
"""Messages that may wait for a slow reader."""
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
        self._allowance, self._since = BURST, time.monotonic()
        self._outbox: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._is_left_behind = False
        player = await CLERK.read(player_of, self.scope["session"], self.scope["user"])
        self.acts = Acts(self.slug, player, self.scope["session"], self.language)
        self.page = Page(self.acts, self._push)
        address = str((self.scope.get("client") or ("",))[0])
        if not within(SOCKETS, address) or not await CLERK.read(self.acts.may_see):
            await self.close(4403)
            return
        if self.scope["query_string"] == b"waiting":
            self.acts.status = Status.WAITING  # the page may be older than the game's start
        await self.accept()
        STAGE.enter(self.slug, self.page)
        if CONFIGURATION.redis_url:
            await self.channel_layer.group_add(group(self.slug), self.channel_name)
        await self._show()
        if self.acts.mine:
            await announce(self.slug)

    async def disconnect(self, code: int) -> None:
        """Forget this page."""
        STAGE.leave(self.slug, self.page)
        if CONFIGURATION.redis_url:
            await self.channel_layer.group_discard(group(self.slug), self.channel_name)

    async def table_changed(self, event: dict[str, Any]) -> None:
        """Draw the table anew: another worker's reader moved, sat down or spoke."""
        if event["origin"] != WORKER:
            await self._show(event["stamp"])

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Take one message; whatever it is, the answer is either done or a reason."""
        try:
            body = self._body(text_data)
            tell = await self._take(body)
        except TurnedAwayError as refused:
            await self._refuse(refused.why)
            return
        except DatabaseError:
            log.exception("A message at table %s could not be stored.", self.slug)
            await self._refuse("refused-storage")
            return
        if tell is None:
            await self._show()
        else:
            await tell(self.slug)

    async def _take(self, body: dict[str, Any]) -> Announce | None:
        """Do what `body` asks; how others are to be told, or None if they are not."""
        act = body.get("act") if isinstance(body.get("act"), str) else ""
        if act in MOVING:
            moved = await CLERK.move(self.slug, self.acts.take, body)
            return announce_move if moved else None
        if act in WRITING:
            changed = await CLERK.write(self.slug, self.acts.take, body)
        else:
            changed = await CLERK.read(self.acts.take, body)
        return announce if changed else None

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
        self._push(swap("notice", f'<p class="notice bad">{said}</p>', "innerHTML"))
        if why not in UNSEEN:
            await self._show()

    async def _show(self, stamp: str = "") -> None:
        if text := await CLERK.read(self.page.drawn, self.slug, stamp):
            self._push(text)

    def _push(self, text: str) -> None:
        """Send in order, without waiting: a slow reader keeps nobody else waiting."""
        if self._is_left_behind:
            return
        self._outbox.append(text)
        if len(self._outbox) > MOST_UNSENT:
            self._leave_behind()
        elif self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._outbox:
            await self.send(self._outbox.popleft())

    def _leave_behind(self) -> None:
        """Keep no more for a page that does not read: it connects again and is shown all anew."""
        self._is_left_behind = True
        self._outbox.clear()
        STAGE.leave(self.slug, self.page)
        self._closing = asyncio.create_task(self.close(4408))


def _language(scope: dict[str, Any]) -> str:
    headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
    cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    chosen = cookies[COOKIE].value if COOKIE in cookies else ""
    return wanted(chosen, headers.get("accept-language", ""))
