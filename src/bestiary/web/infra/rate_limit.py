"""Fixed-window rate limits per address, player and account; excess requests fail with 429."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.infra.rate_counters import count_hits

Respond = Callable[[HttpRequest], HttpResponse]


class RateLimit(NamedTuple):
    """At most `times` within `seconds`."""

    name: str
    times: int
    seconds: int


REQUESTS = RateLimit("requests", 1_200, 60)
CHANGES = RateLimit("changes", 240, 60)
TABLES = RateLimit("tables", 120, 3_600)
SIGN_INS = RateLimit("sign-ins", 20, 300)
"""By one network, to whatever accounts; `accounts/devices.py` counts these and the next three."""
SITE_SIGN_INS = RateLimit("site-sign-ins", 20, 3_600)
"""To one account from one site."""
STRANGE_SIGN_INS = RateLimit("strange-sign-ins", 400, 3_600)
"""To one account from all devices that have not signed in to it before."""
DEVICE_SIGN_INS = RateLimit("device-sign-ins", 20, 300)
"""To one account from a device that has."""
SOCKETS = RateLimit("sockets", 240, 60)
SEALS = RateLimit("seals", 240, 3_600)
TRANSCRIPTS = RateLimit("transcripts", 20, 60)
PINS = RateLimit("pins", 60, 60)
TABLE_PINS = RateLimit("table-pins", 30, 60)
"""PINs tried at one table, right or wrong: each is hashed."""
WRONG_PINS = RateLimit("wrong-pins", 5, 60)
"""Wrong PINs at one seat."""

HOUSEHOLD_PREFIX_BITS = 64
"""Bits of an IPv6 address that one connection to the internet shares."""
SITE_PREFIX_BITS = 48
"""Bits that all connections share which one customer may be given."""


def is_within_limit(limit: RateLimit, who: str) -> bool:
    """Count one more from `who`; whether it is still allowed."""
    if not CONFIGURATION.limits:
        return True
    return count_hits(f"limit:{limit.name}:{who}", limit.seconds) <= limit.times


def refund(limit: RateLimit, who: str) -> None:
    """Count one less: it turned out to be none."""
    count_hits(f"limit:{limit.name}:{who}", limit.seconds, -1)


@lru_cache(maxsize=10_000)
def network_of(address: str, bits: int = HOUSEHOLD_PREFIX_BITS) -> str:
    """Whom an address belongs to: of IPv6 everybody has more than can be counted one by one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((int(parsed), bits), strict=False))


def client_address(request: HttpRequest) -> str:
    """Who asks; behind a proxy uvicorn has put the reader's own address here."""
    return network_of(str(request.META.get("REMOTE_ADDR", "")))


def client_site(request: HttpRequest) -> str:
    """The same by as much of IPv6 as one customer may be given."""
    return network_of(str(request.META.get("REMOTE_ADDR", "")), SITE_PREFIX_BITS)


def rate_limit_middleware(respond: Respond) -> Respond:
    """Middleware: turn away who asks too often, in their language."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if is_request_within_limits(request, client_address(request)):
            return respond(request)
        return too_many_requests(request)

    return middleware


def is_request_within_limits(request: HttpRequest, who: str) -> bool:
    """Count a request of `who`, an address or a player; whether it is still allowed."""
    return all(is_within_limit(limit, who) for limit in _limits_of(request))


def _limits_of(request: HttpRequest) -> list[RateLimit]:
    if request.path.startswith("/static/"):
        return []
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return [REQUESTS]
    makes = request.path.startswith("/new/") or request.path == "/api/tables"
    return [REQUESTS, CHANGES, *([TABLES] * makes)]


def too_many_requests(request: HttpRequest) -> HttpResponse:
    """The refusal, as JSON for programs."""
    language = language_of(request)
    why = "refused-too-fast"
    if request.path.startswith("/api/"):
        answer: HttpResponse = JsonResponse(
            {"error": why, "text": translate(language, why)}, status=429
        )
    else:
        context = {
            "title": translate(language, "sorry"),
            "text": translate(language, why),
            "bad": True,
        }
        answer = render(request, "bestiary/message.html", context, status=429)
    answer["Retry-After"] = "60"
    return answer
