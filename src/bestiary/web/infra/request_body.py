"""Limits the size of request bodies (413) and the time to send them (408).

The ASGI part stops reading; the Django middleware then answers in the reader's language.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from bestiary.web.infra.i18n import language_of, translate

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[dict[str, Any]]]
Application: TypeAlias = Callable[..., Awaitable[None]]
Respond: TypeAlias = Callable[[HttpRequest], HttpResponse]

BODY_TIMEOUT_SECONDS = 20.0
"""A body must have come by then."""
REFUSAL_KEY = "bestiary.refused"
ERROR_OF_STATUS = {413: "too-large", 408: "too-slow"}
END_OF_BODY = {"type": "http.request", "body": b"", "more_body": False}


def limit_request_body(application: Application) -> Application:
    """Let `application` read no more than may be sent, and not for ever."""

    async def guarded(scope: Scope, receive: Receive, send: Any) -> None:
        await application(scope, LimitedBody(scope, receive).receive, send)

    return guarded


class LimitedBody:
    """What comes with one request."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._scope = scope
        self._receive = receive
        self._bytes_left = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        self._end = asyncio.get_running_loop().time() + BODY_TIMEOUT_SECONDS
        self._is_whole = False
        if content_length(scope) > self._bytes_left:
            self._refuse(413)

    async def receive(self) -> dict[str, Any]:
        """The next part, while it may come; afterwards only that the reader has gone."""
        if self._is_whole:
            return await self._disconnect_message()
        message = END_OF_BODY if REFUSAL_KEY in self._scope else await self._part()
        self._is_whole = not message.get("more_body", False)
        return message

    async def _disconnect_message(self) -> dict[str, Any]:
        if REFUSAL_KEY in self._scope:
            await asyncio.Event().wait()  # what is left of the body is not looked at
        return await self._receive()

    async def _part(self) -> dict[str, Any]:
        try:
            async with asyncio.timeout_at(self._end):
                message = await self._receive()
        except TimeoutError:
            return self._refuse(408)
        self._bytes_left -= len(message.get("body", b""))
        return message if self._bytes_left >= 0 else self._refuse(413)

    def _refuse(self, status: int) -> dict[str, Any]:
        self._scope[REFUSAL_KEY] = status
        return END_OF_BODY


def content_length(scope: Scope) -> int:
    """The size that a request says its body has."""
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    return int(lengths[0]) if lengths else 0


def refused_body_middleware(respond: Respond) -> Respond:
    """Middleware: answer for a body that was not read, and hang up on what is left of it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        status = getattr(request, "scope", {}).get(REFUSAL_KEY)
        return respond(request) if status is None else _refusal(request, status)

    return middleware


def _refusal(request: HttpRequest, status: int) -> HttpResponse:
    why = ERROR_OF_STATUS[status]
    language = language_of(request)
    text = translate(language, why)
    if request.path.startswith("/api/"):
        answer: HttpResponse = JsonResponse({"error": why, "text": text}, status=status)
    else:
        context = {"title": translate(language, "sorry"), "text": text, "bad": True}
        answer = render(request, "bestiary/message.html", context, status=status)
    answer["Connection"] = "close"
    return answer
