"""Between worker and database: a line that can be cut, delayed, hung or held back at a commit.

All lines together can fall silent: nothing is closed, and nobody hears anything.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Self

COMMIT = b"COMMIT"
HANGS = 0.4
"""Seconds for which a line is silent before it is cut."""
PAUSE = 0.15
"""Seconds of a delay; whoever is held back waits so long for somebody to overtake."""


class CutError(Exception):
    """This line is dead."""


class ProxiedConnection:
    """One connection of the worker, carried on to the database by two threads."""

    def __init__(self, proxy: Proxy, near: socket.socket) -> None:
        self.proxy = proxy
        self.near = near
        self.far = socket.create_connection(proxy.target)
        self.is_deaf = False
        self.said = b""
        for pump in (self._there, self._back):
            Thread(target=self._until_cut, args=(pump,), daemon=True).start()

    def _until_cut(self, pump: Callable[[], None]) -> None:
        with suppress(OSError, CutError):
            pump()
        self.cut()

    def cut(self) -> None:
        for end in (self.near, self.far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _there(self) -> None:
        while data := self.near.recv(65536):
            self.proxy.carries.wait()
            self.said += data
            fault = None
            if COMMIT in data:
                fault = self.proxy.taken(self.said)
                self.said = b""
            if fault is None:
                self.proxy.passed.set()
                self.far.sendall(data)
            else:
                fault(self, data)

    def _back(self) -> None:
        while data := self.far.recv(65536):
            self.proxy.carries.wait()
            if self.is_deaf:  # what the database answers is never heard
                self.proxy.passed.set()
                raise CutError
            self.near.sendall(data)


Fault = Callable[[ProxiedConnection, bytes], None]


def cut_before(line: ProxiedConnection, _: bytes) -> None:
    """The commit never arrives."""
    line.cut()
    raise CutError


def cut_after(line: ProxiedConnection, data: bytes) -> None:
    """The commit arrives, its answer is lost."""
    line.is_deaf = True
    line.far.sendall(data)


def delay(line: ProxiedConnection, data: bytes) -> None:
    """The commit arrives late."""
    time.sleep(PAUSE)
    line.far.sendall(data)


def hang(line: ProxiedConnection, data: bytes) -> None:
    """Nobody hears anything for a while; then the line is dead."""
    line.is_deaf = True
    line.far.sendall(data)
    time.sleep(HANGS)
    raise CutError


def reorder(line: ProxiedConnection, data: bytes) -> None:
    """Somebody else's words arrive first."""
    line.proxy.passed.clear()
    line.proxy.passed.wait(PAUSE)
    line.far.sendall(data)


FAULTS: tuple[Fault, ...] = (cut_before, cut_after, delay, hang, reorder)


class Proxy:
    """Listens on a port of its own; the next commit meets the fault that was armed."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.passed, self.carries = Event(), Event()
        self.carries.set()
        self._armed: Fault | None = None
        self._about = b""
        self._guard = Lock()

    def __enter__(self) -> Self:
        Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                ProxiedConnection(self, self.listener.accept()[0])

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Carry nothing for a while; then everything that was kept."""
        self.carries.clear()
        try:
            yield
        finally:
            self.carries.set()

    def arm(self, fault: Fault | None, about: str = "") -> None:
        """Have the next commit meet it, or the next of a transaction that has said `about`."""
        with self._guard:
            self._armed = fault
            self._about = about.encode()

    def taken(self, said: bytes) -> Fault | None:
        """The armed fault, which happens once, if it is about what was `said`."""
        with self._guard:
            if self._about not in said:
                return None
            fault, self._armed = self._armed, None
            return fault
