"""Read and write timeouts of HTTP connections, against slowloris and clients that stop reading.

Without them a few clients that open connections and send a byte a minute, or never read their
answers, would use up all descriptors of a worker. Open WebSockets are pinged instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_HEAD_TIMEOUT_SECONDS = 10.0
"""For the head of a request, from the connection or from its first byte on."""
SLOW_READER_TIMEOUT_SECONDS = 30.0
"""In which a client must read something of what is buffered for it."""


class OneShotTimer:
    """Calls back once, unless it is stopped before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call back after `seconds`; a timer that runs already is not renewed."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, callback)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TimeoutProtocol(H11Protocol):
    """uvicorn's HTTP/1.1 protocol with timeouts and a limit on connections."""

    max_connections: ClassVar[int] = 1_000_000
    """Of this process; more are closed at once."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._head_timer = OneShotTimer()
        self._reader_timer = OneShotTimer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn
        super().connection_made(transport)
        if len(self.connections) > self.max_connections:
            transport.abort()
        else:
            self._update_head_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_head_timer()

    def _update_head_timer(self) -> None:
        # More bytes of the same head do not renew the timer: that is how slowloris works.
        if self.conn.their_state is h11.IDLE:
            self._head_timer.start(REQUEST_HEAD_TIMEOUT_SECONDS, self.transport.abort)
        else:
            self._head_timer.stop()

    def pause_writing(self) -> None:
        """The write buffer is full: from now on the client's time runs."""
        super().pause_writing()
        self._reader_timer.start(SLOW_READER_TIMEOUT_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read enough of the buffer."""
        self._reader_timer.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_timer.stop()
        self._reader_timer.stop()
        super().connection_lost(exc)
