"""Sign-in throttling: rate limits on password attempts, per device and for strangers.

A device that has signed in to an account bears a signed cookie and has a limit of its own, so that
other people's guesses cannot lock its owner out. Names are counted whether or not there is such an
account: the limits do not reveal which exist.
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
from bestiary.web.infra.rate_limit import client_address, client_site, is_within_limit

DEVICE_COOKIE = "devices"
COOKIE_SALT = "bestiary.devices"
YEAR_SECONDS = 60 * 60 * 24 * 365
MAX_ACCOUNTS_PER_DEVICE = 5
FINGERPRINT_DIGITS = 16


class DeviceEntry(NamedTuple):
    """One entry of the signed device cookie: account id, random device id, password fingerprint.

    The fingerprint is of the password's hash, so that a new password forgets all devices.
    """

    account: int
    number: str
    stamp: str


def passes_sign_in_throttle(request: HttpRequest) -> bool:
    """Count one more try at the account that a form names; whether it is still allowed."""
    account = _account_digest(request.POST.get("username", ""))
    device = _recognised_device(request, account)
    if device is not None:
        return is_within_limit(rate_limit.DEVICE_SIGN_INS, f"{account}:{device.number}")
    # In this order: what one network may not try any more does not use up what strangers together
    # may try, so nobody can lock an account for all others from one place.
    return (
        is_within_limit(rate_limit.SIGN_INS, client_address(request))
        and is_within_limit(rate_limit.SITE_SIGN_INS, f"{account}:{client_site(request)}")
        and is_within_limit(rate_limit.STRANGE_SIGN_INS, account)
    )


def passes_registration_throttle(request: HttpRequest) -> bool:
    """Count one more try to make an account; whether it is still allowed."""
    return is_within_limit(rate_limit.SIGN_INS, client_address(request))


def remember_device(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """This device has signed in to that account: from now on it is no stranger there."""
    account = _account_digest(user.username)
    devices = _devices(request)
    device = _recognised_device(request, account)
    # Taken out and put in again: the newest stands last, and the oldest are cut off below.
    devices.pop(account, None)
    number = device.number if device else secrets.token_urlsafe(9)
    devices[account] = DeviceEntry(user.pk, number, _password_fingerprint(user))
    newest = dict(list(devices.items())[-MAX_ACCOUNTS_PER_DEVICE:])
    response.set_cookie(
        DEVICE_COOKIE,
        signing.dumps(newest, salt=COOKIE_SALT),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def _account_digest(name: str) -> str:
    """An account by its name, as Django reads it, large letters or small; not to be guessed."""
    plain = unicodedata.normalize("NFKC", name).strip().casefold()
    return salted_hmac("bestiary.account", plain, algorithm="sha256").hexdigest()[
        : 2 * FINGERPRINT_DIGITS
    ]


def _devices(request: HttpRequest) -> dict[str, DeviceEntry]:
    """What this device's cookie says, oldest first; nothing, if we have not signed it."""
    try:
        read = signing.loads(
            request.COOKIES.get(DEVICE_COOKIE, ""), salt=COOKIE_SALT, max_age=YEAR_SECONDS
        )
    except signing.BadSignature:
        return {}
    return {account: DeviceEntry(*entry) for account, entry in read.items()}


def _recognised_device(request: HttpRequest, account: str) -> DeviceEntry | None:
    """The device, if it has signed in to that account with the password of today."""
    device = _devices(request).get(account)
    user = User.objects.filter(pk=device.account).first() if device else None
    if (
        device is None
        or user is None
        or not constant_time_compare(device.stamp, _password_fingerprint(user))
    ):
        return None
    return device


def _password_fingerprint(user: User) -> str:
    """Another one with every password: a new password makes strangers of all devices."""
    return user.get_session_auth_hash()[:FINGERPRINT_DIGITS]
