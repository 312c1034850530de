"""API handler of a table's event stream: its changes as server-sent events."""

from __future__ import annotations

from functools import partial
from typing import Any

from channels.db import database_sync_to_async as in_thread
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse

from bestiary.web import worker
from bestiary.web.http.api.answers import RefusedRequestError, refusal
from bestiary.web.http.api.tables import ApiCaller, caller_of, seats_of, table_summary
from bestiary.web.infra.rate_limit import client_address
from bestiary.web.live.client_limits import limits_of
from bestiary.web.live.stream import EventStream, events
from bestiary.web.models import Table


async def stream(request: HttpRequest, slug: str) -> HttpResponse | StreamingHttpResponse:
    """Tell the table now and after every change, until the game is over."""
    if request.method != "GET":
        answer = refusal(request, RefusedRequestError(405, "method-not-allowed"))
        answer["Allow"] = "GET"
        return answer
    try:
        caller = await in_thread(caller_of)(request, slug)
    except RefusedRequestError as refused:
        return refusal(request, refused)
    limits = limits_of(client_address(request), caller.seat.player_id if caller.seat else None)
    here = worker.current()
    if not here.client_limits.has_room(limits):
        return refusal(request, RefusedRequestError(429, "refused-too-fast"))
    content = events(here, event_stream(caller), limits)
    response = StreamingHttpResponse(content, content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"  # else nginx holds events back until its buffer is full
    return response


def event_stream(caller: ApiCaller) -> EventStream:
    """A subscriber for `caller`; it is present at its seat as long as it follows."""
    seats = (caller.seat.pk,) if caller.seat else ()
    return EventStream(caller.table.slug, seats, partial(_summary, caller))


def _summary(caller: ApiCaller) -> dict[str, Any] | None:
    seats = seats_of(Table.objects.filter(slug=caller.table.slug))
    return table_summary(seats, caller.seat) if seats else None
