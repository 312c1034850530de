"""uvicorn's configuration: listening sockets, connection limits, backlog, graceful shutdown."""

from __future__ import annotations

import os
import resource
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from bestiary.web.config import Configuration
from bestiary.web.infra.timeouts import TimeoutProtocol

GRACEFUL_SHUTDOWN_SECONDS = 5
"""Seconds for answers that are on their way when the server is told to stop."""
MAX_LISTEN_BACKLOG = 1_024
"""Connections that may wait to be accepted, during a restart above all."""
SD_LISTEN_FDS_START = 3
"""The first descriptor that systemd hands over; those below are the standard ones."""


class Server(uvicorn.Server):
    """Ends when told to: sockets are closed so that pages come back, streams end."""

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], None]) -> None:
        """`farewell` lets go of whoever would stay for ever."""
        super().__init__(config)
        self._farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, let answers be finished, close sockets with 1012."""
        self._farewell()
        await super().shutdown(sockets)


def uvicorn_config(configuration: Configuration, application: str) -> uvicorn.Config:
    limit = raise_file_limit()
    TimeoutProtocol.max_connections = max_connections(limit)
    return uvicorn.Config(
        application,
        host=configuration.host,
        port=configuration.port,
        http=TimeoutProtocol,
        ws="bestiary.web.infra.compression:CompressedWebSocketProtocol",
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        backlog=listen_backlog(limit),
        timeout_graceful_shutdown=GRACEFUL_SHUTDOWN_SECONDS,
        **forwarding_options(configuration),
    )


def forwarding_options(configuration: Configuration) -> dict[str, Any]:
    """Whose word is taken for where a reader comes from."""
    return {
        "proxy_headers": configuration.tls,
        "forwarded_allow_ips": configuration.forwarded_allow_ips,
    }


def raise_file_limit() -> int:
    """Let this process hold as many connections as it may; how many descriptors that are."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def max_connections(descriptors: int) -> int:
    """A quarter is kept for files, for the database, and for whoever is just being accepted."""
    return descriptors * 3 // 4


def listen_backlog(descriptors: int) -> int:
    """As many are accepted at once: they must fit into what is kept."""
    return min(MAX_LISTEN_BACKLOG, descriptors // 8)


def inherited_sockets(configuration: Configuration) -> list[socket.socket] | None:
    """The sockets that systemd handed to this very process (socket activation).

    None if it is to listen by itself.
    """
    if configuration.listen_pid != str(os.getpid()):
        return None
    numbers = range(SD_LISTEN_FDS_START, SD_LISTEN_FDS_START + configuration.listen_fds)
    return [socket.socket(fileno=number) for number in numbers] or None
