"""Compression of responses and WebSocket messages that is safe against BREACH-like attacks.

Why that is safe, and what is compressed separately: docs/decisions/compression.md.
"""

from __future__ import annotations

import asyncio
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

UNCOMPRESSED_TYPES = ("font/", "text/event-stream", "application/gzip")
"""What is small already, or must arrive line by line."""


class CompressionMiddleware(GZipMiddleware):
    """Pages, answers and static files, zipped with some random filler each."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """Leave alone what gains nothing."""
        if response.get("Content-Type", "").startswith(UNCOMPRESSED_TYPES):
            return response
        return super().process_response(request, response)


MAX_QUEUED_MESSAGES = 4
"""So many messages of a page may wait to be looked at; then it is not read from."""


class CompressedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket whose messages are each compressed alone: none is shorter for what went before."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Offer the compression of messages without a memory."""
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True
            )
        ]

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; uvicorn would stop reading for each, and the system is asked twice."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MAX_QUEUED_MESSAGES and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()
