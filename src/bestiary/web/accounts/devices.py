"""Signing in: how often a password may be tried, and by whom.

Strangers can use up only what strangers have. A device that has signed in to an account bears a
signed cookie and is counted by itself, so that nobody else's guesses keep its owner out. Names are
counted whether or not there is such an account: nothing here tells.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import NamedTuple

from django.contrib.auth.models import User
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare, salted_hmac

from bestiary.web.infra import rate_limit
from bestiary.web.infra.rate_limit import address_of, site_of, within

COOKIE = "devices"
SALT = "bestiary.devices"
YEAR = 60 * 60 * 24 * 365
MOST = 5
"""So many accounts are remembered by one device."""
DIGITS = 16


class Device(NamedTuple):
    """What a cookie holds of an account: which it is, a number of its own, a password."""

    account: int
    number: str
    stamp: str


def may_sign_in(request: HttpRequest) -> bool:
    """Count one more try at the account that a form names; whether it is still allowed.

    What one network may not try any more is not counted among what all strangers tried.
    """
    account = _digest(request.POST.get("username", ""))
    device = _known(request, account)
    if device is not None:
        return within(rate_limit.DEVICE_SIGN_INS, f"{account}:{device.number}")
    return (
        within(rate_limit.SIGN_INS, address_of(request))
        and within(rate_limit.SITE_SIGN_INS, f"{account}:{site_of(request)}")
        and within(rate_limit.STRANGE_SIGN_INS, account)
    )


def may_register(request: HttpRequest) -> bool:
    """Count one more try to make an account; whether it is still allowed."""
    return within(rate_limit.SIGN_INS, address_of(request))


def remember(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """This device has signed in to that account: from now on it is no stranger there."""
    account = _digest(user.username)
    devices = _devices(request)
    known = _known(request, account)
    devices.pop(account, None)
    number = known.number if known else secrets.token_urlsafe(9)
    devices[account] = Device(user.pk, number, _stamp(user))
    newest = dict(list(devices.items())[-MOST:])
    response.set_cookie(
        COOKIE,
        signing.dumps(newest, salt=SALT),
        max_age=YEAR,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def _digest(name: str) -> str:
    """An account by its name, as Django reads it, large letters or small; not to be guessed."""
    plain = unicodedata.normalize("NFKC", name).strip().casefold()
    return salted_hmac("bestiary.account", plain, algorithm="sha256").hexdigest()[: 2 * DIGITS]


def _devices(request: HttpRequest) -> dict[str, Device]:
    """What this device's cookie says, oldest first; nothing, if we have not signed it."""
    try:
        read = signing.loads(request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=YEAR)
    except signing.BadSignature:
        return {}
    return {account: Device(*held) for account, held in read.items()}


def _known(request: HttpRequest, account: str) -> Device | None:
    """The device, if it has signed in to that account with the password of today."""
    device = _devices(request).get(account)
    user = User.objects.filter(pk=device.account).first() if device else None
    if device is None or user is None or not constant_time_compare(device.stamp, _stamp(user)):
        return None
    return device


def _stamp(user: User) -> str:
    """Another one with every password: a new password makes strangers of all devices."""
    return user.get_session_auth_hash()[:DIGITS]
