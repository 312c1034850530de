"""Where learned numbers come from."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2]
"""The package: what plays and learns stands in it, whatever else of a checkout has changed."""
UNKNOWN = "unknown"
CHANGED = "-dirty"
"""Said after a commit whose code was changed since: as git does."""


@cache
def commit() -> str:
    """Where this code comes from, as first asked: what is learned is written into it later."""
    return commit_of(SOURCE)


def commit_of(source: Path) -> str:
    """The commit that is checked out, and whether the code differs; unknown outside a checkout."""
    if not _git(source, "ls-files", "--", "."):
        return UNKNOWN
    found = _git(source, "rev-parse", "--short", "HEAD")
    return found + CHANGED if _git(source, "status", "--porcelain", "--", ".") else found


def _git(source: Path, *asked: str) -> str:
    """What git says of a folder; nothing where it cannot."""
    try:
        said = subprocess.run(
            ["git", *asked], cwd=source, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:  # no git here
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""
