"""The same load on boardgame.io's own server, where Node can be had: tic-tac-toe, stored in files.

`python -m bestiary.lab.rival [TABLES] [SECONDS]`. Measured on the same machine, never asserted.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bestiary.lab.load import CROWD, Result

PACKAGES = ("boardgame.io@0.50", "node-persist@3")
"""The server, and the library its file storage needs."""
SCRIPT = Path(__file__).with_name("boardgame.mjs")


def rival(tables: int, seconds: float) -> Result | None:
    """Moves per second of boardgame.io; None where it cannot be installed or does not finish."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(SCRIPT, folder)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
        run = ["node", SCRIPT.name, str(tables), str(seconds)]
        try:
            subprocess.run(install, cwd=folder, check=True, capture_output=True, timeout=180)
            played = subprocess.run(
                run, cwd=folder, check=True, capture_output=True, text=True, timeout=seconds + 120
            )
        except (subprocess.SubprocessError, OSError):
            return None
    found = json.loads(played.stdout.strip().splitlines()[-1])
    return Result("boardgame.io, stored in files", tables, *(found[key] for key in MEASURED))


MEASURED = ("rate", "p50", "p95", "p99")


def main() -> None:
    """Run and print."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else CROWD
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    print(rival(tables, seconds) or "boardgame.io could not be measured here", flush=True)


if __name__ == "__main__":
    main()
