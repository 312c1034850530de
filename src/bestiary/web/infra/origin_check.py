"""Same-origin check for WebSockets, against cross-site WebSocket hijacking; ports count."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import validate_host

from bestiary.web.config import CONFIGURATION

Application: TypeAlias = Callable[..., Awaitable[None]]
DEFAULT_PORTS = {"http": 80, "https": 443}
CLOSE_FORBIDDEN = 4403


def check_origin(application: Application) -> Application:
    """Turn away sockets that another site, or another server of this machine, has opened."""

    async def guarded(scope: dict[str, Any], receive: Any, send: Any) -> None:
        if is_same_origin(dict(scope["headers"])):
            await application(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_FORBIDDEN})

    return guarded


def is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether the page that opens the socket came from where the socket goes."""
    origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
    if CONFIGURATION.public_url and origin == CONFIGURATION.public_url:
        return True
    page, here = urlsplit(origin), urlsplit(f"//{host}")
    try:
        same = (page.hostname, page.port or DEFAULT_PORTS.get(page.scheme)) == (
            here.hostname,
            here.port or DEFAULT_PORTS.get(page.scheme),
        )
    except ValueError:  # a port that is no number
        return False
    return same and validate_host(page.hostname or "", settings.ALLOWED_HOSTS)
