"""Metrics endpoint for Prometheus, on an address of its own, if the operator names one."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra import metrics


class MetricsServer:
    """Answers in a thread of its own; gauges are measured when it is asked."""

    def __init__(self, tables: Sized, sockets: Sized, queues: Mapping[str, Sized]) -> None:
        self._tables = tables
        self._sockets = sockets
        self._queues = queues
        self._server: WSGIServer | None = None

    def start(self) -> None:
        if CONFIGURATION.metrics_address is None:
            return
        metrics.TABLES.set_function(self._tables.__len__)
        metrics.SOCKETS.set_function(self._sockets.__len__)
        for kind, queue in self._queues.items():
            metrics.WRITER_QUEUE.labels(kind).set_function(queue.__len__)
        host, port = CONFIGURATION.metrics_address
        self._server, _ = start_http_server(port, host)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
