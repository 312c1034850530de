"""A page of a table, connected: what it may ask, and what it is told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, TypeAlias

from django.contrib.auth.hashers import check_password
from django.db import DatabaseError

from bestiary.web.accounts.players import client_key, player_of
from bestiary.web.background.announcer import announce, announce_move
from bestiary.web.infra.i18n import LANGUAGE_COOKIE, negotiate_language, translate
from bestiary.web.infra.rate_limit import PINS, SOCKETS, is_within_limit, network_of
from bestiary.web.infra.slow_jobs import WORKSHOP, BusyError
from bestiary.web.live.access import watched
from bestiary.web.live.acts import MOVING, WRITING, Acts
from bestiary.web.live.client_limits import CROWD, Allowance, Party, parties
from bestiary.web.live.subscriptions import STAGE, Page
from bestiary.web.live.wishes import text_in
from bestiary.web.models import Status
from bestiary.web.render.html_diff import swap
from bestiary.web.render.svg_diff import Patches
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.writer.thread import CLERK

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[dict[str, Any]]]
Send: TypeAlias = Callable[[dict[str, Any]], Awaitable[None]]

LARGEST = 16 * 1024
MOST_UNSENT = 200
"""Messages that may wait for a slow reader."""
BURST = 40.0
PER_SECOND = 8.0
LONGEST_PIN = 40
AGAIN = 4503
"""Said to a page that may try again in a moment."""
UNSEEN = frozenset({"refused-too-fast", "refused-busy", "refused-unreadable"})
"""Refusals of the message itself: nothing is drawn anew for them, so they cost little."""
HEARD = json.dumps({"heard": True})
"""Said to a page that asks whether anybody is here: where it hears nothing it hangs up, and what
it weighed is forgotten."""

log = logging.getLogger("bestiary.web")


class TableSocket:
    """One reader's connection. It keeps only how that reader looks at the table."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self._send = send
        self.slug: str = scope["url_route"]["kwargs"]["slug"]
        self.language = _language(scope)
        self.address = network_of(str((scope.get("client") or ("",))[0]))
        self._allowance = Allowance(BURST, PER_SECOND)
        self._parties: tuple[Party, ...] = ()
        self._outbox: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._is_left_behind = False
        self.page: Page | None = None

    @classmethod
    async def serve(cls, scope: Scope, receive: Receive, _: Send) -> None:
        """Handle one message after another until the connection ends."""
        socket = cls(scope, scope["send"])
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                if message["type"] == "websocket.connect":
                    await socket.enter()
                else:
                    await socket.receive(message.get("text"))
        finally:
            socket.leave()

    async def enter(self) -> None:
        """Be let in; the browser asks again if nobody can say whether it may."""
        try:
            await self.connect()
        except (TurnedAwayError, DatabaseError):
            log.exception("A page of table %s could not be let in.", self.slug)
            await self._close(AGAIN)

    async def connect(self) -> None:
        """Let in whoever may see the table, and show it."""
        session = self.scope["session"]
        user = self.scope["user"]
        player = await CLERK.read(player_of, session, user)
        self.acts = Acts(self.slug, player, await CLERK.read(watched, session), self.language)
        asked: bytes = self.scope["query_string"]
        self.page = Page(self.acts, self._push, Patches() if asked == b"patches" else None)
        self.asker = client_key(player, self.address)
        here = parties(self.address, player.pk if player else None)
        if not CROWD.enter(here):
            await self._close(4403)
            return
        self._parties = here
        if not await CLERK.read(self._may_enter):
            await self._close(4403)
            return
        if asked == b"waiting":
            self.acts.status = Status.WAITING  # the page may be older than the game's start
        await self._send({"type": "websocket.accept"})
        STAGE.enter(self.slug, self.page)
        await self._show()
        if self.acts.mine:
            await announce(self.slug)

    def _may_enter(self) -> bool:
        """Neither too often, from here or by this player, nor where they may not look."""
        who = [self.address, *([f"player:{self.acts.player.pk}"] if self.acts.player else [])]
        return all(is_within_limit(SOCKETS, one) for one in who) and self.acts.may_see()

    def leave(self) -> None:
        """Forget this page; nothing more is sent to it."""
        self._is_left_behind = True
        self._outbox.clear()
        CROWD.leave(self._parties)
        self._parties = ()
        if self.page is not None:
            STAGE.leave(self.slug, self.page)

    async def receive(self, text: str | None) -> None:
        """Take one message; whatever it is, the answer is either done or a reason."""
        try:
            await self._take(self._body(text))
        except TurnedAwayError as refused:
            await self._refuse(refused.why)
        except BusyError:
            await self._refuse("refused-busy")
        except DatabaseError:
            log.exception("A message at table %s could not be stored.", self.slug)
            await self._refuse("refused-storage")

    async def _take(self, body: dict[str, Any]) -> None:
        """Do what `body` asks, and tell whoever must know."""
        act = body.get("act") if isinstance(body.get("act"), str) else ""
        if act == "lift":
            await self._unlock(body)
        if act in MOVING:
            if await CLERK.move(self.slug, self.acts.take, body):
                announce_move(self.slug)
                return
            changed = False
        elif act in WRITING:
            changed = await CLERK.write(self.slug, self.acts.take, body)
        else:
            changed = await CLERK.read(self.acts.take, body)
        if act == "here":
            self._push(HEARD)
        await (announce(self.slug) if changed else self._show())

    async def _unlock(self, body: dict[str, Any]) -> None:
        """Try the PIN, away from the clerk: hashing takes long on purpose."""
        lock = await CLERK.read(self.acts.lock_of, body)
        pin = text_in(body, "pin", LONGEST_PIN)
        if not lock:
            return
        if not await CLERK.read(is_within_limit, PINS, self.address):
            raise TurnedAwayError("refused-too-fast")
        try:
            is_right = await WORKSHOP.run(self.asker, check_password, pin, lock)
        except BusyError:
            await CLERK.read(self.acts.excuse, body)
            raise
        if not is_right:
            raise TurnedAwayError("refused-pin")
        await CLERK.read(self.acts.unlock, body)

    def _body(self, text: str | None) -> dict[str, Any]:
        if not (self._allowance.take() and CROWD.hears(self._parties)):
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

    async def _refuse(self, why: str) -> None:
        said = translate(self.language, why)
        self._push(swap("notice", f'<p class="notice bad">{said}</p>', "innerHTML"))
        if why not in UNSEEN:
            await self._show()

    async def _show(self) -> None:
        if self.page is not None:
            with suppress(
                TurnedAwayError
            ):  # the clerk has no time: it is shown with the next change
                await CLERK.read(STAGE.tell, self.slug, self.page)

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
        with suppress(OSError):  # whoever was to be told has gone
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})

    def _leave_behind(self) -> None:
        """Keep no more for a page that does not read: it connects again and is shown all anew."""
        self.leave()
        self._closing = asyncio.create_task(self._close(4408))

    async def _close(self, code: int) -> None:
        self._is_left_behind = True
        await self._send({"type": "websocket.close", "code": code})


def _language(scope: dict[str, Any]) -> str:
    headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
    cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    chosen = cookies[LANGUAGE_COOKIE].value if LANGUAGE_COOKIE in cookies else ""
    return negotiate_language(chosen, headers.get("accept-language", ""))
