"""Links that open a table: derived from the secret key, so none is stored."""

from django.http import HttpRequest
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

from bestiary.web.models import Table

INVITE = "invite"
WATCH = "watch"


def token(table: Table, purpose: str) -> str:
    """160 bits that let their bearer sit down at (or watch) this table."""
    material = f"{table.pk}:{table.slug}:{table.seed}"
    return salted_hmac(f"bestiary.{purpose}", material, algorithm="sha256").hexdigest()[:40]


def opens(table: Table, purpose: str, given: str) -> bool:
    """Whether `given` is that token, compared in constant time."""
    return constant_time_compare(token(table, purpose), given)


def link(request: HttpRequest, table: Table, purpose: str) -> str:
    """The link to share. The token is in the fragment: never sent, logged, or told to others."""
    path = reverse("join" if purpose == INVITE else "watch", args=[table.slug])
    return request.build_absolute_uri(path) + "#" + token(table, purpose)
