"""Connection to a Ray cluster, with a TCP probe of its address first.

Ray retries an address where nothing listens for minutes; the probe refuses it within seconds.
"""

from __future__ import annotations

import os
import socket
from typing import Any
from urllib.parse import urlsplit

LOCAL = "local"
"""Instead of an address: start Ray on this machine alone."""
AUTO = "auto"
"""Instead of an address: what `RAY_ADDRESS` names, or the Ray that was started here."""
CLIENT_SCHEME = "ray"
"""The scheme of an address for machines outside the cluster."""
CONNECT_TIMEOUT_SECONDS = 5.0


ADVICE_START_ONE = (
    f"Start one with `ray start --head` and name HOST:PORT of its head, or say `{LOCAL}`."
)
ADVICE_CHECK_PORT = (
    "Somebody listens there: name the port of the head, with the same Ray and Python as here, "
    "and bring its token if it wants one (`RAY_AUTH_MODE=token`)."
)


class UnreachableError(ConnectionError):
    """Connecting to a cluster failed; the message says where, why, and what to do."""

    def __init__(self, address: str, why: object, advice: str) -> None:
        super().__init__(f"No Ray cluster answers at '{address}': {why}. {advice}")


def connect_to_cluster(ray: Any, address: str) -> None:
    advice = ADVICE_CHECK_PORT if _is_open(address) else ADVICE_START_ONE
    try:
        ray.init(address, log_to_driver=False, configure_logging=False)
    except Exception as wrong:  # versions, tokens, addresses: Ray has a kind of its own for each
        raise UnreachableError(address, _sentence(wrong), advice) from wrong


def _is_open(address: str) -> bool:
    """Whether the port accepts connections; False where Ray finds the address by itself."""
    resolved = os.environ.get("RAY_ADDRESS") or AUTO if address == AUTO else address
    scheme, _, host_port = resolved.rpartition("://")
    if resolved in (AUTO, LOCAL) or scheme not in ("", CLIENT_SCHEME):
        return False
    try:
        socket.create_connection(_host_and_port(host_port), CONNECT_TIMEOUT_SECONDS).close()
    except OSError as wrong:
        raise UnreachableError(resolved, wrong.strerror or wrong, ADVICE_START_ONE) from wrong
    except ValueError as wrong:
        raise UnreachableError(resolved, wrong, ADVICE_START_ONE) from wrong
    return True


def _host_and_port(host_port: str) -> tuple[str, int]:
    parsed = urlsplit(f"//{host_port}")
    if not parsed.hostname or not parsed.port:
        raise ValueError("it is not HOST:PORT")
    return parsed.hostname, parsed.port


def _sentence(wrong: Exception) -> str:
    """The first sentence of Ray's error, which may be a page long."""
    return " ".join(str(wrong).split()).partition(". ")[0].rstrip(".")
