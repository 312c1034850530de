"""Test servers: a worker as a process of its own, to be measured from outside."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path


def free_port() -> int:
    """A free TCP port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def worker() -> AsyncIterator[tuple[str, int]]:
    """One server process with an empty site; its address and process number."""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        # Without rate limits, since all clients have one address, and without bots.
        settings = {"BESTIARY_DATA": data, "PORT": str(port), "LIMITS": "0", "BOT_WORKERS": "0"}
        settings["KEEP_TABLES"] = "2000"
        process = subprocess.Popen(
            [sys.executable, "-m", "bestiary.web"],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
        )
        try:
            await wait_until_listening(port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.wait()


async def wait_until_listening(port: int) -> None:
    """Wait until the server accepts connections on `port`."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            await writer.wait_closed()
            return
    raise TimeoutError("the server did not start")


def resident_megabytes(pid: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
