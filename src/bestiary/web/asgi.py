"""The ASGI application: pages and sockets, and the `Worker` that starts and stops with them."""

import asyncio
import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.settings")
pages = get_asgi_application()

from channels.auth import AuthMiddlewareStack  # noqa: E402 - Django must be set up first
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - as above

from bestiary.web import worker  # noqa: E402 - as above
from bestiary.web.infra.concurrency_limit import limit_concurrency  # noqa: E402 - as above
from bestiary.web.infra.database import close_connections  # noqa: E402 - as above
from bestiary.web.infra.health import ReadinessProbe, answer_probes  # noqa: E402 - as above
from bestiary.web.infra.logging import REQUEST_CONTEXT, request_context  # noqa: E402 - as above
from bestiary.web.infra.origin_check import check_origin  # noqa: E402 - as above
from bestiary.web.infra.request_body import limit_request_body  # noqa: E402 - as above
from bestiary.web.live.socket import Receive, Scope, Send  # noqa: E402 - as above
from bestiary.web.urls import sockets  # noqa: E402 - as above

_sessions = check_origin(AuthMiddlewareStack(URLRouter(sockets)))


async def _socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket sends by itself: before each message Channels would look into the session."""
    extra = {"send": send, "worker": worker.current()}
    await _sessions(scope | extra, receive, send)


# The order matters, from outside in: probes are answered even if all places are taken, and a body
# is read and limited before its request takes a place, so that a slow sender holds none.
_pages = answer_probes(limit_request_body(limit_concurrency(pages)), ReadinessProbe())
_routes = ProtocolTypeRouter({"http": _pages, "websocket": _socket})


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection, or start and stop with the server."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
    else:
        REQUEST_CONTEXT.set(request_context(scope))
        await _routes(scope, receive, send)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            # Not at import: a worker belongs to the process that serves, and servers may fork.
            worker.current().start()
            await send({"type": "lifespan.startup.complete"})
        else:
            await worker.current().stop()
            await asyncio.to_thread(close_connections)
            await send({"type": "lifespan.shutdown.complete"})
            return
