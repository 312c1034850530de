"""Listening sockets inherited from systemd (socket activation), if there are any."""

from __future__ import annotations

import os
import socket

from bestiary.web.config import Configuration

SD_LISTEN_FDS_START = 3
"""The first descriptor that systemd hands over; those below are the standard ones."""


def inherited_sockets(configuration: Configuration) -> list[socket.socket] | None:
    """The sockets handed to this very process; None if it is to listen by itself."""
    if configuration.listen_pid != str(os.getpid()):
        return None
    numbers = range(SD_LISTEN_FDS_START, SD_LISTEN_FDS_START + configuration.listen_fds)
    return [socket.socket(fileno=number) for number in numbers] or None
