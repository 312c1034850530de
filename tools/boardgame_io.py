"""The same load on boardgame.io's own server, where Node can be had: tic-tac-toe, stored in files.

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

from tools.load import CROWD, Result
from tools.server_process import answering, free_port

PACKAGES = ("boardgame.io@0.50", "node-persist@3")
"""The server, and the library its file storage needs."""
SCRIPT = Path(__file__).with_name("boardgame_io.mjs")
INSTALL = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
NODE = ["node", SCRIPT.name]


def rival(tables: int, seconds: float) -> Result | None:
    """Moves per second of boardgame.io; None where it cannot be installed or does not finish."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(SCRIPT, folder)
        try:
            subprocess.run(INSTALL, cwd=folder, check=True, capture_output=True, timeout=180)
            found = asyncio.run(_played(folder, tables, seconds))
        except (subprocess.SubprocessError, OSError):
            return None
    return Result("boardgame.io, stored in files", tables, *(found[key] for key in MEASURED))


async def _played(folder: str, tables: int, seconds: float) -> dict[str, float]:
    """Its server in one process and the clients in another, as in our own load."""
    port = free_port()
    server = subprocess.Popen([*NODE, "serve", str(port)], cwd=folder)
    try:
        await answering(port)
        play = [*NODE, "play", str(port), str(tables), str(seconds)]
        played = subprocess.run(
            play, cwd=folder, check=True, capture_output=True, text=True, timeout=seconds + 120
        )
    finally:
        server.kill()
        server.wait()
    return dict(json.loads(played.stdout.strip().splitlines()[-1]))


MEASURED = ("rate", "p50", "p95", "p99")


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else CROWD
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    print(rival(tables, seconds) or "boardgame.io could not be measured here", flush=True)


if __name__ == "__main__":
    main()
