"""Shows what is counted, on an address of its own, if the operator names one."""

from __future__ import annotations

from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra import metrics
from bestiary.web.live.subscriptions import STAGE
from bestiary.web.tables.table_cache import SHELF
from bestiary.web.writer.thread import CLERK


class Meter:
    """One per worker; it answers in a thread of its own."""

    def __init__(self) -> None:
        """Nothing is shown until `start`."""
        self._server: WSGIServer | None = None

    def start(self) -> None:
        if CONFIGURATION.metrics_address is None:
            return
        metrics.TABLES.set_function(lambda: len(SHELF))
        metrics.SOCKETS.set_function(lambda: len(STAGE))
        for kind, queue in CLERK.queues.items():
            metrics.WRITER_QUEUE.labels(kind).set_function(queue.__len__)
        host, port = CONFIGURATION.metrics_address
        self._server, _ = start_http_server(port, host)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


METER = Meter()
