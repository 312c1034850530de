"""Where learned numbers come from."""

from __future__ import annotations

import subprocess


def commit() -> str:
    """The commit that is checked out; unknown outside a checkout."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "unknown"
