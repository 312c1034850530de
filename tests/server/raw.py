"""Connections byte by byte, for what no well-behaved client would send."""

from __future__ import annotations

import socket
from typing import Self

PATIENCE = 20.0


class RawConnection:
    """A bare connection to a server on this machine."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, text: str) -> None:
        self._socket.sendall(text.replace("\n", "\r\n").encode())

    def until(self, text: str) -> str:
        """What came, up to and with `text`."""
        came = b""
        while text.encode() not in came:
            part = self._socket.recv(4096)
            assert part, came
            came += part
        return came.decode()

    def rest(self) -> str:
        """Everything until the other side hangs up."""
        came = b""
        try:
            while part := self._socket.recv(4096):
                came += part
        except ConnectionResetError:
            pass
        return came.decode()
