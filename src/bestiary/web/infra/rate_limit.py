"""How often one address, one player and one account may ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.i18n import language_of, say
from bestiary.web.infra.rate_counters import counted

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
"""By one network, to whatever accounts; `accounts/devices.py` counts these and the next three."""
SITE_SIGN_INS = Limit("site-sign-ins", 20, 3_600)
"""To one account from one site."""
STRANGE_SIGN_INS = Limit("strange-sign-ins", 400, 3_600)
"""To one account from all devices that have not signed in to it before."""
DEVICE_SIGN_INS = Limit("device-sign-ins", 20, 300)
"""To one account from a device that has."""
SOCKETS = Limit("sockets", 240, 60)
SEALS = Limit("seals", 240, 3_600)
TRANSCRIPTS = Limit("transcripts", 20, 60)
PINS = Limit("pins", 60, 60)
TABLE_PINS = Limit("table-pins", 30, 60)
"""PINs tried at one table, right or wrong: each is hashed."""
WRONG_PINS = Limit("wrong-pins", 5, 60)
"""Wrong PINs at one seat."""

HOUSEHOLD = 64
"""Bits of an IPv6 address that one connection to the internet shares."""
SITE = 48
"""Bits that all connections share which one customer may be given."""


def within(limit: Limit, who: str) -> bool:
    """Count one more from `who`; whether it is still allowed."""
    if not CONFIGURATION.limits:
        return True
    return counted(f"limit:{limit.name}:{who}", limit.seconds) <= limit.times


def give_back(limit: Limit, who: str) -> None:
    """Count one less: it turned out to be none."""
    counted(f"limit:{limit.name}:{who}", limit.seconds, -1)


@lru_cache(maxsize=10_000)
def network_of(address: str, bits: int = HOUSEHOLD) -> str:
    """Whom an address belongs to: of IPv6 everybody has more than can be counted one by one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), bits), strict=False))


def address_of(request: HttpRequest) -> str:
    """Who asks; behind a proxy uvicorn has put the reader's own address here."""
    return network_of(str(request.META.get("REMOTE_ADDR", "")))


def site_of(request: HttpRequest) -> str:
    """The same by as much of IPv6 as one customer may be given."""
    return network_of(str(request.META.get("REMOTE_ADDR", "")), SITE)


def limits(respond: Respond) -> Respond:
    """Middleware: turn away who asks too often, in their language."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if may_ask(request, address_of(request)):
            return respond(request)
        return too_fast(request)

    return middleware


def may_ask(request: HttpRequest, who: str) -> bool:
    """Count a request of `who`, an address or a player; whether it is still allowed."""
    return all(within(limit, who) for limit in _limits_of(request))


def _limits_of(request: HttpRequest) -> list[Limit]:
    if request.path.startswith("/static/"):
        return []
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return [REQUESTS]
    makes = request.path.startswith("/new/") or request.path == "/api/tables"
    return [REQUESTS, CHANGES, *([TABLES] * makes)]


def too_fast(request: HttpRequest) -> HttpResponse:
    """The refusal, as JSON for programs."""
    language = language_of(request)
    why = "refused-too-fast"
    if request.path.startswith("/api/"):
        answer: HttpResponse = JsonResponse({"error": why, "text": say(language, why)}, status=429)
    else:
        context = {"title": say(language, "sorry"), "text": say(language, why), "bad": True}
        answer = render(request, "bestiary/message.html", context, status=429)
    answer["Retry-After"] = "60"
    return answer
