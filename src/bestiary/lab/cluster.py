"""The cluster that an address means: is anybody there? Ray itself would ask for minutes."""

from __future__ import annotations

import os
import socket
from typing import Any
from urllib.parse import urlsplit

LOCAL = "local"
"""Instead of an address: a Ray of this machine alone."""
AUTO = "auto"
"""Instead of an address: what `RAY_ADDRESS` names, or the Ray that was started here."""
CLIENT = "ray"
"""The scheme of an address for machines outside the cluster."""
PATIENCE = 5.0
"""Seconds that an address may take to open its door."""

NOBODY = f"Start one with `ray start --head` and name HOST:PORT of its head, or say `{LOCAL}`."
STRANGER = (
    "Somebody listens there: name the port of the head, with the same Ray and Python as here, "
    "and bring its token if it wants one (`RAY_AUTH_MODE=token`)."
)


class UnreachableError(ConnectionError):
    """No cluster takes us in; the message says where, why, and what to do."""

    def __init__(self, address: str, why: object, advice: str) -> None:
        """What was heard at the address instead of a welcome."""
        super().__init__(f"No Ray cluster answers at '{address}': {why}. {advice}")


def join(ray: Any, address: str) -> None:
    """Become part of the cluster at the address."""
    advice = STRANGER if _is_open(address) else NOBODY
    try:
        ray.init(address, log_to_driver=False, configure_logging=False)
    except Exception as wrong:  # versions, tokens, addresses: Ray has a kind of its own for each
        raise UnreachableError(address, _sentence(wrong), advice) from wrong


def _is_open(address: str) -> bool:
    """Whether somebody listens there; where Ray looks around by itself, nobody knows."""
    named = os.environ.get("RAY_ADDRESS") or AUTO if address == AUTO else address
    scheme, _, place = named.rpartition("://")
    if named in (AUTO, LOCAL) or scheme not in ("", CLIENT):
        return False
    try:
        socket.create_connection(_door(place), PATIENCE).close()
    except OSError as wrong:
        raise UnreachableError(named, wrong.strerror or wrong, NOBODY) from wrong
    except ValueError as wrong:
        raise UnreachableError(named, wrong, NOBODY) from wrong
    return True


def _door(place: str) -> tuple[str, int]:
    there = urlsplit(f"//{place}")
    if not there.hostname or not there.port:
        raise ValueError("it is not HOST:PORT")
    return there.hostname, there.port


def _sentence(wrong: Exception) -> str:
    """The first of what Ray says, which may be a page."""
    return " ".join(str(wrong).split()).partition(". ")[0].rstrip(".")
