"""The application servers run: pages, sockets, and beside them those who keep tables going."""

import asyncio
import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.settings")
pages = get_asgi_application()

from channels.auth import AuthMiddlewareStack  # noqa: E402 - Django must be set up first
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - as above

from bestiary.web.background.bot_scheduler import KEEPER  # noqa: E402 - as above
from bestiary.web.background.bus import EAR  # noqa: E402 - as above
from bestiary.web.background.metrics_server import METER  # noqa: E402 - as above
from bestiary.web.background.periodic import HEARTBEAT  # noqa: E402 - as above
from bestiary.web.infra.concurrency_limit import limit_concurrency  # noqa: E402 - as above
from bestiary.web.infra.database import close_connections  # noqa: E402 - as above
from bestiary.web.infra.health import ReadinessProbe, answer_probes  # noqa: E402 - as above
from bestiary.web.infra.logging import REQUEST_CONTEXT, request_context  # noqa: E402 - as above
from bestiary.web.infra.origin_check import check_origin  # noqa: E402 - as above
from bestiary.web.infra.request_body import limit_request_body  # noqa: E402 - as above
from bestiary.web.live.socket import Receive, Scope, Send  # noqa: E402 - as above
from bestiary.web.urls import sockets  # noqa: E402 - as above

STAFF = (KEEPER, EAR, HEARTBEAT, METER)
_known = check_origin(AuthMiddlewareStack(URLRouter(sockets)))


async def _socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket sends by itself: before each message Channels would look into the session."""
    await _known(scope | {"send": send}, receive, send)


_pages = answer_probes(limit_request_body(limit_concurrency(pages)), ReadinessProbe())
_routes = ProtocolTypeRouter({"http": _pages, "websocket": _socket})


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection; those who keep things going come and go with the server."""
    if scope["type"] == "lifespan":
        await _live(receive, send)
    else:
        REQUEST_CONTEXT.set(request_context(scope))
        await _routes(scope, receive, send)


async def _live(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            for one in STAFF:
                one.start()
            await send({"type": "lifespan.startup.complete"})
        else:
            for one in reversed(STAFF):
                await one.stop()
            await asyncio.to_thread(close_connections)
            await send({"type": "lifespan.shutdown.complete"})
            return
