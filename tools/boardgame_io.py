"""Load test of boardgame.io for comparison, where Node is installed: tic-tac-toe, in files.

`python -m tools.boardgame_io [TABLES] [SECONDS]`. Measured on the same machine, never asserted.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.load import SATURATED_TABLES, Result
from tools.server_process import free_port, wait_until_listening

PACKAGES = ("boardgame.io@0.50", "node-persist@3")
"""The server, and the library its file storage needs."""
SCRIPT = Path(__file__).with_name("boardgame_io.mjs")
INSTALL_COMMAND = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
NODE_COMMAND = ["node", SCRIPT.name]


def measure_boardgame_io(tables: int, seconds: float) -> Result | None:
    """Moves per second of boardgame.io; None where it cannot be installed or does not finish."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(SCRIPT, folder)
        try:
            subprocess.run(
                INSTALL_COMMAND, cwd=folder, check=True, capture_output=True, timeout=180
            )
            result = asyncio.run(_measure(folder, tables, seconds))
        except (subprocess.SubprocessError, OSError):
            return None
    return Result("boardgame.io, stored in files", tables, *(result[key] for key in RESULT_KEYS))


async def _measure(folder: str, tables: int, seconds: float) -> dict[str, float]:
    """Its server in one process and the clients in another, as in our own load."""
    port = free_port()
    server = subprocess.Popen([*NODE_COMMAND, "serve", str(port)], cwd=folder)
    try:
        await wait_until_listening(port)
        play = [*NODE_COMMAND, "play", str(port), str(tables), str(seconds)]
        output = subprocess.run(
            play, cwd=folder, check=True, capture_output=True, text=True, timeout=seconds + 120
        )
    finally:
        server.kill()
        server.wait()
    return dict(json.loads(output.stdout.strip().splitlines()[-1]))


RESULT_KEYS = ("rate", "p50", "p95", "p99")


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else SATURATED_TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    print(
        measure_boardgame_io(tables, seconds) or "boardgame.io could not be measured here",
        flush=True,
    )


if __name__ == "__main__":
    main()
