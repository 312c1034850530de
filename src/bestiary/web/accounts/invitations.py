"""Invitation links: capability tokens (HMAC of the secret key), so that none is stored."""

from django.http import HttpRequest
from django.http.request import split_domain_port
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

from bestiary.web.config import CONFIGURATION, lan_address
from bestiary.web.models import Table

INVITE = "invite"
WATCH = "watch"


def link_token(table: Table, purpose: str) -> str:
    """160 bits that let their bearer sit down at (or watch) this table."""
    material = f"{table.pk}:{table.slug}:{table.seed}"
    return salted_hmac(f"bestiary.{purpose}", material, algorithm="sha256").hexdigest()[:40]


def is_valid_token(table: Table, purpose: str, token: str) -> bool:
    """Whether `token` is that of the link, compared in constant time."""
    return constant_time_compare(link_token(table, purpose), token)


def share_link(request: HttpRequest, table: Table, purpose: str) -> str:
    """The link to share. The token is in the fragment: never sent, logged, or told to others."""
    path = reverse("join" if purpose == INVITE else "watch", args=[table.slug])
    return site_url(request) + path + "#" + link_token(table, purpose)


def site_url(request: HttpRequest) -> str:
    """The address of this site as others can reach it: `localhost` would be their own machine."""
    if CONFIGURATION.public_url:
        return CONFIGURATION.public_url
    if is_localhost(request) and CONFIGURATION.is_in_network and (address := lan_address()):
        port = split_domain_port(request.get_host())[1]
        return f"{request.scheme}://{address}" + (f":{port}" if port else "")
    return f"{request.scheme}://{request.get_host()}"


def is_localhost(request: HttpRequest) -> bool:
    """Whether the page was opened under a name that means this very machine."""
    return split_domain_port(request.get_host())[0] in {"localhost", "127.0.0.1", "[::1]"}
