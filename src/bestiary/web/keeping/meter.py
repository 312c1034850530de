"""Shows what is counted, on an address of its own, if the operator names one."""

from __future__ import annotations

from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bestiary.web.clerk.thread import CLERK
from bestiary.web.house import metrics
from bestiary.web.house.configuration import CONFIGURATION
from bestiary.web.stage.audience import STAGE
from bestiary.web.table.shelf import SHELF


class Meter:
    """One per worker; it answers in a thread of its own."""

    def __init__(self) -> None:
        """Nothing is shown until `start`."""
        self._server: WSGIServer | None = None

    def start(self) -> None:
        """Answer whoever asks."""
        if CONFIGURATION.metrics_address is None:
            return
        metrics.TABLES.set_function(lambda: len(SHELF))
        metrics.SOCKETS.set_function(lambda: len(STAGE))
        for kind, queue in CLERK.queues.items():
            metrics.CLERK_QUEUE.labels(kind).set_function(queue.__len__)
        host, port = CONFIGURATION.metrics_address
        self._server, _ = start_http_server(port, host)

    async def stop(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


METER = Meter()
