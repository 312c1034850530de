"""How long a connection may be silent: whoever connects must ask, and read what they asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

ASKING = 10.0
"""Seconds for the head of a request, from the connection or its first byte on."""
READING = 30.0
"""Seconds in which a reader must take something of what waits for them."""


class Alarm:
    """Rings once, unless it is stopped before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, ring: Callable[[], None]) -> None:
        """Ring after so long; one that is set already is left alone."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Patient(H11Protocol):
    """A connection that is closed when nothing comes of it. Open sockets are pinged instead."""

    most: ClassVar[int] = 1_000_000
    """Connections that this process holds; more are closed at once."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._asking, self._reading = Alarm(), Alarm()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn
        """Wait for a question, if there is room."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
        else:
            self._wait_for_question()

    def data_received(self, data: bytes) -> None:
        """Take a part of a question."""
        super().data_received(data)
        self._wait_for_question()

    def _wait_for_question(self) -> None:
        """Let the time run while the head of a request is expected; more bytes do not renew it."""
        if self.conn.their_state is h11.IDLE:
            self._asking.set(ASKING, self.transport.abort)
        else:
            self._asking.stop()

    def pause_writing(self) -> None:
        """Enough waits for the reader."""
        super().pause_writing()
        self._reading.set(READING, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has taken some."""
        self._reading.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._asking.stop()
        self._reading.stop()
        super().connection_lost(exc)
