"""Provenance of learned parameters: the git commit whose code made them.

A file of weights or temperatures names it, so that somebody can make it again.
"""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

PACKAGE_FOLDER = Path(__file__).parents[1]
"""Only changes in here make a checkout dirty: documents and tests play no games."""
UNKNOWN = "unknown"
DIRTY_SUFFIX = "-dirty"
"""As `git describe` marks it."""


@cache
def commit() -> str:
    """The commit of this code, memoized: what is learned is written into the package later."""
    return commit_of(PACKAGE_FOLDER)


def commit_of(source: Path) -> str:
    """The commit that is checked out, and whether the code differs; unknown outside a checkout."""
    # An export inside somebody else's checkout has a commit, too, but not ours.
    if not _git(source, "ls-files", "--", "."):
        return UNKNOWN
    revision = _git(source, "rev-parse", "--short", "HEAD")
    return revision + DIRTY_SUFFIX if _git(source, "status", "--porcelain", "--", ".") else revision


def _git(source: Path, *arguments: str) -> str:
    """The output of git in a folder; empty where it fails."""
    try:
        result = subprocess.run(
            ["git", *arguments], cwd=source, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:  # no git here
        return ""
    return result.stdout.strip() if result.returncode == 0 else ""
