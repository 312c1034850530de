"""A table's changes as server-sent events, one line of JSON each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import ClassVar

from channels.db import database_sync_to_async as in_thread
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse

from bestiary.web.http.api.answers import RefusedRequestError, refusal
from bestiary.web.http.api.tables import ApiCaller, caller_of, seats_of, table_summary
from bestiary.web.infra.rate_limit import client_address
from bestiary.web.live.client_limits import CROWD, Party, parties
from bestiary.web.live.subscriptions import STAGE
from bestiary.web.models import Status, Table
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.writer.thread import CLERK

GONE = "null"
"""Said of a table that was deleted, and when this worker ends."""
BEAT = 15.0
"""Seconds of silence after which a comment proves that the connection lives."""


async def stream(request: HttpRequest, slug: str) -> HttpResponse | StreamingHttpResponse:
    """Tell the table now and after every change, until the game is over."""
    if request.method != "GET":
        answer = refusal(request, RefusedRequestError(405, "method-not-allowed"))
        answer["Allow"] = "GET"
        return answer
    try:
        visit = await in_thread(caller_of)(request, slug)
    except RefusedRequestError as refused:
        return refusal(request, refused)
    here = parties(client_address(request), visit.seat.player_id if visit.seat else None)
    if not CROWD.has_room(here):
        return refusal(request, RefusedRequestError(429, "refused-too-fast"))
    response = StreamingHttpResponse(_events(visit, here), content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


class Feed:
    """A program that follows a table. Only the latest counts, however slowly it reads."""

    open: ClassVar[set[Feed]] = set()

    def __init__(self, visit: ApiCaller) -> None:
        self.visit = visit
        self.loop = asyncio.get_running_loop()
        self.seats = (visit.seat.pk,) if visit.seat else ()
        self.latest = GONE
        self.news = asyncio.Event()

    def drawn(self, slug: str, stamp: str = "") -> list[str]:
        """The table as it is now."""
        seats = seats_of(Table.objects.filter(slug=slug))
        return [json.dumps(table_summary(seats, self.visit.seat)) if seats else GONE]

    def push(self, text: str) -> None:
        self.latest = text
        self.news.set()

    async def changed(self) -> bool:
        """Wait for news; False if there were none for a while."""
        try:
            async with asyncio.timeout(BEAT):
                await self.news.wait()
        except TimeoutError:
            return False
        self.news.clear()
        return True


async def _events(visit: ApiCaller, here: tuple[Party, ...] = ()) -> AsyncIterator[bytes]:
    slug = visit.table.slug
    feed = Feed(visit)
    told = ""
    if not CROWD.enter(here):  # somebody of them was quicker
        return
    STAGE.enter(slug, feed)
    Feed.open.add(feed)
    try:
        with suppress(TurnedAwayError):  # it is told with the next change
            await CLERK.read(STAGE.tell, slug, feed)
        while not _is_last(told):
            if not await feed.changed():
                yield b": still here\n\n"
            elif feed.latest == GONE:
                return
            elif feed.latest != told:
                told = feed.latest
                yield f"event: table\ndata: {told}\n\n".encode()
    finally:
        CROWD.leave(here)
        Feed.open.discard(feed)
        STAGE.leave(slug, feed)


def end_all() -> None:
    """Let every program go; it asks again, and whoever serves then answers."""
    for feed in tuple(Feed.open):
        feed.push(GONE)


def _is_last(told: str) -> bool:
    return bool(told) and json.loads(told)["status"] in {Status.FINISHED, Status.ARCHIVED}
