"""WebSocket of a table's page: reads commands, limits them, and sends HTML diffs from an outbox.

It runs in the event loop and touches no table itself: every command is a job for the writer
thread. The outbox gives backpressure: a browser that does not read is closed, not waited for.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any, TypeAlias

from django.contrib.auth.hashers import check_password
from django.db import DatabaseError

from bestiary.web.accounts.players import client_key, player_of
from bestiary.web.infra.i18n import LANGUAGE_COOKIE, negotiate_language, translate
from bestiary.web.infra.rate_limit import PINS, SOCKETS, is_within_limit, network_of
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.live.access import watched_tables
from bestiary.web.live.client_limits import ClientLimit, TokenBucket, limits_of
from bestiary.web.live.commands import find_command, hot_seat
from bestiary.web.live.commands.command import Body, CommandKind, text_in
from bestiary.web.live.session import Session
from bestiary.web.live.subscriptions import OpenPage
from bestiary.web.models import Status
from bestiary.web.render.html_diff import swap
from bestiary.web.render.svg_diff import SvgDiff
from bestiary.web.tables.errors import TurnedAwayError

if TYPE_CHECKING:
    from bestiary.web.worker import Worker

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[dict[str, Any]]]
Send: TypeAlias = Callable[[dict[str, Any]], Awaitable[None]]

MAX_MESSAGE_BYTES = 16 * 1024
MAX_UNSENT_MESSAGES = 200
"""Backpressure: messages that may wait in the outbox of a slow reader."""
BURST_MESSAGES = 40.0
MESSAGES_PER_SECOND = 8.0
"""Token bucket of one socket."""
MAX_PIN_CHARACTERS = 40
CLOSE_NOT_ALLOWED = 4403
CLOSE_TOO_SLOW = 4408
CLOSE_TRY_AGAIN = 4503
"""WebSocket close codes; after the last two the page connects again."""
NOT_REDRAWN = frozenset({"refused-too-fast", "refused-busy", "refused-unreadable"})
"""Refusals of the message itself: nothing is drawn anew for them, so they cost little."""
PONG = json.dumps({"heard": True})
"""Answer to a page's ping: without one it closes the socket and connects again."""

log = logging.getLogger("bestiary.web")


class TableSocket:
    """One reader's connection."""

    def __init__(self, worker: Worker, scope: Scope, send: Send) -> None:
        self._worker = worker
        self._writer = worker.writer
        self.scope = scope
        self._send = send
        self.slug: str = scope["url_route"]["kwargs"]["slug"]
        self.language = _language(scope)
        self.address = network_of(str((scope.get("client") or ("",))[0]))
        self._bucket = TokenBucket(BURST_MESSAGES, MESSAGES_PER_SECOND)
        self._limits: tuple[ClientLimit, ...] = ()
        self._outbox: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._is_closed = False
        self.page: OpenPage | None = None

    @classmethod
    async def serve(cls, scope: Scope, receive: Receive, _: Send) -> None:
        """Handle one message after another until the connection ends."""
        socket = cls(scope["worker"], scope, scope["send"])
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                if message["type"] == "websocket.connect":
                    await socket.enter()
                else:
                    await socket.receive(message.get("text"))
        finally:
            socket.leave()

    async def enter(self) -> None:
        """Be let in; the browser asks again if the database cannot say whether it may."""
        try:
            await self.connect()
        except (TurnedAwayError, DatabaseError):
            log.exception("A page of table %s could not be let in.", self.slug)
            await self._close(CLOSE_TRY_AGAIN)

    async def connect(self) -> None:
        """Let in whoever may see the table, and show it."""
        cookies = self.scope["session"]
        player = await self._writer.read(player_of, cookies, self.scope["user"])
        watching = await self._writer.read(watched_tables, cookies)
        self.session = Session(self._worker, self.slug, player, watching, self.language)
        query: bytes = self.scope["query_string"]
        svg_diff = SvgDiff() if query == b"patches" else None
        self.page = OpenPage(self.session, self._push, svg_diff)
        self.client = client_key(player, self.address)
        limits = limits_of(self.address, player.pk if player else None)
        if not self._worker.client_limits.connect(limits):
            await self._close(CLOSE_NOT_ALLOWED)
            return
        self._limits = limits
        if not await self._writer.read(self._may_enter):
            await self._close(CLOSE_NOT_ALLOWED)
            return
        if query == b"waiting":
            self.session.status = Status.WAITING  # the page may be older than the game's start
        await self._send({"type": "websocket.accept"})
        self._worker.subscriptions.add(self.slug, self.page)
        await self._show()
        if self.session.mine:
            await self._worker.announce(self.slug)

    def _may_enter(self) -> bool:
        """Rate limit on connecting, by address and by player, and access to the table."""
        player = self.session.player
        clients = [self.address, *([f"player:{player.pk}"] if player else [])]
        return (
            all(is_within_limit(SOCKETS, client) for client in clients) and self.session.may_see()
        )

    def leave(self) -> None:
        """Forget this page; nothing more is sent to it."""
        self._is_closed = True
        self._outbox.clear()
        self._worker.client_limits.disconnect(self._limits)
        self._limits = ()
        if self.page is not None:
            self._worker.unsubscribe(self.slug, self.page)

    async def receive(self, text: str | None) -> None:
        """Run one command; whatever it is, the answer is either a new drawing or a reason."""
        try:
            self._check_rate()
            await self._run(_parse(text))
        except TurnedAwayError as refused:
            await self._refuse(refused.why)
        except BusyError:
            await self._refuse("refused-busy")
        except DatabaseError:
            log.exception("A message at table %s could not be stored.", self.slug)
            await self._refuse("refused-storage")

    async def _run(self, body: Body) -> None:
        command = find_command(body)
        if body["act"] == "lift":
            await self._unlock(body)
        if command.kind is CommandKind.MOVE:
            if await self._writer.move(self.slug, command.execute, self.session, body):
                # The writer has drawn it on all pages here, this one included.
                self._worker.announce_move(self.slug)
                return
            has_changed = False
        elif command.kind is CommandKind.WRITE:
            has_changed = await self._writer.write(self.slug, command.execute, self.session, body)
        else:
            has_changed = await self._writer.read(command.execute, self.session, body)
        if body["act"] == "here":
            self._push(PONG)
        await (self._worker.announce(self.slug) if has_changed else self._show())

    async def _unlock(self, body: Body) -> None:
        """Check the PIN outside the writer thread: hashing takes long on purpose."""
        pin_hash = await self._writer.read(hot_seat.count_attempt, self.session, body)
        pin = text_in(body, "pin", MAX_PIN_CHARACTERS)
        if not pin_hash:
            return
        if not await self._writer.read(is_within_limit, PINS, self.address):
            raise TurnedAwayError("refused-too-fast")
        try:
            is_right = await self._worker.slow_jobs.run(self.client, check_password, pin, pin_hash)
        except BusyError:
            await self._writer.read(hot_seat.refund_attempt, self.session, body)
            raise
        if not is_right:
            raise TurnedAwayError("refused-pin")
        await self._writer.read(hot_seat.unlock, self.session, body)

    def _check_rate(self) -> None:
        """Rate limit on messages: by a token bucket of this page, and by those of its client."""
        if not (self._bucket.take() and self._worker.client_limits.may_send(self._limits)):
            raise TurnedAwayError("refused-too-fast")

    async def _refuse(self, why: str) -> None:
        text = translate(self.language, why)
        self._push(swap("notice", f'<p class="notice bad">{text}</p>', "innerHTML"))
        if why not in NOT_REDRAWN:
            await self._show()

    async def _show(self) -> None:
        if self.page is not None:
            # A busy writer: it is shown with the next change.
            with suppress(TurnedAwayError):
                await self._writer.read(self._worker.subscriptions.draw_one, self.slug, self.page)

    def _push(self, text: str) -> None:
        """Send in order, without waiting: a slow reader keeps nobody else waiting."""
        if self._is_closed:
            return
        self._outbox.append(text)
        if len(self._outbox) > MAX_UNSENT_MESSAGES:
            self._drop_slow_reader()
        elif self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        with suppress(OSError):  # the connection has gone
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})

    def _drop_slow_reader(self) -> None:
        """Close a page that does not read: it connects again and is shown all anew."""
        self.leave()
        # Kept in a field, since the loop holds only weak references to its tasks.
        self._closing = asyncio.create_task(self._close(CLOSE_TOO_SLOW))

    async def _close(self, code: int) -> None:
        self._is_closed = True
        await self._send({"type": "websocket.close", "code": code})


def _language(scope: dict[str, Any]) -> str:
    headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
    cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    chosen = cookies[LANGUAGE_COOKIE].value if LANGUAGE_COOKIE in cookies else ""
    return negotiate_language(chosen, headers.get("accept-language", ""))


def _parse(text: str | None) -> Body:
    """The form in a message of htmx."""
    if text is None or len(text) > MAX_MESSAGE_BYTES:
        raise TurnedAwayError("refused-unreadable")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as bad:
        raise TurnedAwayError("refused-unreadable") from bad
    body = message.get("body") if isinstance(message, dict) else None
    if not isinstance(body, dict):
        raise TurnedAwayError("refused-unreadable")
    return body
