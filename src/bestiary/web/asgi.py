"""The application servers run: pages, sockets, and the keeper of tables beside them."""

import os
from collections.abc import Awaitable, Callable
from typing import Any

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.settings")
pages = get_asgi_application()

from channels.auth import AuthMiddlewareStack  # noqa: E402 - Django must be set up first
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - as above
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402 - as above

from bestiary.web.play.keeper import KEEPER  # noqa: E402 - as above
from bestiary.web.urls import sockets  # noqa: E402 - as above

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

_routes = ProtocolTypeRouter(
    {
        "http": pages,
        "websocket": AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter(sockets))),
    }
)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection; start and stop the keeper with the server."""
    if scope["type"] == "lifespan":
        await _live(receive, send)
    else:
        await _routes(scope, receive, send)


async def _live(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            KEEPER.start()
            await send({"type": "lifespan.startup.complete"})
        else:
            await KEEPER.stop()
            await send({"type": "lifespan.shutdown.complete"})
            return
