"""How often one address may ask: counted in the shared cache, so that all workers agree."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from bestiary.web.house.configuration import CONFIGURATION
from bestiary.web.house.words import language_of, say

Respond = Callable[[HttpRequest], HttpResponse]


class Limit(NamedTuple):
    """At most `times` within `seconds`."""

    name: str
    times: int
    seconds: int


REQUESTS = Limit("requests", 1_200, 60)
CHANGES = Limit("changes", 240, 60)
TABLES = Limit("tables", 120, 3_600)
SIGN_INS = Limit("sign-ins", 20, 300)
SOCKETS = Limit("sockets", 240, 60)
SEALS = Limit("seals", 240, 3_600)
TRANSCRIPTS = Limit("transcripts", 20, 60)


def within(limit: Limit, address: str) -> bool:
    """Count one more from `address`; whether it is still allowed."""
    if not CONFIGURATION.limits:
        return True
    window = int(time.time()) // limit.seconds
    key = f"limit:{limit.name}:{address}:{window}"
    return counted(key, limit.seconds) <= limit.times


def counted(key: str, seconds: int) -> int:
    """How often `key` was counted, with this time, since the first time `seconds` ago or less."""
    cache.add(key, 0, seconds)
    try:
        return int(cache.incr(key))
    except ValueError:  # it was forgotten between the two calls
        return 1


def address_of(request: HttpRequest) -> str:
    """Who asks; behind a proxy uvicorn has put the reader's own address here."""
    return str(request.META.get("REMOTE_ADDR", ""))


def limits(respond: Respond) -> Respond:
    """Middleware: turn away who asks too often, in their language."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if all(within(limit, address_of(request)) for limit in _limits_of(request)):
            return respond(request)
        return too_fast(request)

    return middleware


def _limits_of(request: HttpRequest) -> list[Limit]:
    if request.path.startswith("/static/"):
        return []
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return [REQUESTS]
    signs_in = request.path.startswith(("/account/login", "/account/register", "/admin/login"))
    makes = request.path.startswith("/new/") or request.path == "/api/tables"
    return [REQUESTS, CHANGES, *([SIGN_INS] * signs_in), *([TABLES] * makes)]


def too_fast(request: HttpRequest) -> HttpResponse:
    """The refusal, as JSON for programs."""
    language, why = language_of(request), "refused-too-fast"
    if request.path.startswith("/api/"):
        answer: HttpResponse = JsonResponse({"error": why, "text": say(language, why)}, status=429)
    else:
        context = {"title": say(language, "sorry"), "text": say(language, why), "bad": True}
        answer = render(request, "bestiary/message.html", context, status=429)
    answer["Retry-After"] = "60"
    return answer
