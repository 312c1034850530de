"""A table's changes as server-sent events, one line of JSON each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from channels.db import database_sync_to_async as in_thread
from channels.layers import get_channel_layer
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse

from bestiary.web.api.answers import RefusedRequestError, refusal
from bestiary.web.api.tables import Visit, summary, visit_of
from bestiary.web.models import Status, Table
from bestiary.web.play.announcer import group

BEAT = 15.0
"""Seconds of silence after which a comment proves that the connection lives."""


async def stream(request: HttpRequest, slug: str) -> HttpResponse | StreamingHttpResponse:
    """Tell the table now and after every change, until the game is over."""
    if request.method != "GET":
        answer = refusal(request, RefusedRequestError(405, "method-not-allowed"))
        answer["Allow"] = "GET"
        return answer
    try:
        visit = await in_thread(visit_of)(request, slug)
    except RefusedRequestError as refused:
        return refusal(request, refused)
    response = StreamingHttpResponse(_events(visit), content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


async def _events(visit: Visit) -> AsyncIterator[bytes]:
    layer = get_channel_layer()
    channel, name = await layer.new_channel("stream"), group(visit.table.slug)
    await layer.group_add(name, channel)
    try:
        told = ""
        while True:
            data = await in_thread(_now)(visit)
            if data is None:
                return
            if (text := json.dumps(data)) != told:
                told = text
                yield f"event: table\ndata: {text}\n\n".encode()
            if data["status"] in {Status.FINISHED, Status.ARCHIVED}:
                return
            if not await _changed(layer, channel):
                yield b": still here\n\n"
    finally:
        await layer.group_discard(name, channel)


def _now(visit: Visit) -> dict[str, object] | None:
    table = Table.objects.filter(pk=visit.table.pk).first()
    return None if table is None else summary(Visit(table, visit.seat))


async def _changed(layer: object, channel: str) -> bool:
    try:
        async with asyncio.timeout(BEAT):
            await layer.receive(channel)  # type: ignore[attr-defined] # channels ships no types
    except TimeoutError:
        return False
    return True
