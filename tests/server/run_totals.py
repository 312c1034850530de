"""What many runs have shown together, kept in one sentence of a document."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

SENTENCE = re.compile(
    r"Killed so far: ([\d,]+) times; acknowledged: ([\d,]+) moves; lost: ([\d,]+)"
    r" \(last at commit \w+\)\."
)
COMMAND = "`make kill-test"
"""The paragraph that tells of the command is the one before ours."""


class Tally(NamedTuple):
    """Kills, moves that were acknowledged, and those of them that were gone afterwards."""

    kills: int = 0
    moves: int = 0
    lost: int = 0

    @classmethod
    def read(cls, text: str) -> Tally:
        """What stands there already."""
        found = SENTENCE.search(text)
        return cls(*(int(n.replace(",", "")) for n in found.groups())) if found else cls()

    def written(self, commit: str) -> str:
        counts = (f"{number:,}" for number in self)
        text = "Killed so far: {} times; acknowledged: {} moves; lost: {}".format(*counts)
        return f"{text} (last at commit {commit})."


def add(path: Path, more: Tally, commit: str) -> None:
    """Add `more` to what the document says; where it says nothing yet, after the command."""
    text = path.read_text(encoding="utf-8")
    before = Tally.read(text)
    said = Tally(*(a + b for a, b in zip(before, more, strict=True))).written(commit)
    if SENTENCE.search(text):
        text = SENTENCE.sub(said, text)
    else:
        end = text.find("\n\n", text.index(COMMAND))
        head, tail = (text.rstrip("\n"), "\n") if end < 0 else (text[:end], text[end:])
        text = f"{head}\n\n{said}{tail}"
    path.write_text(text, encoding="utf-8")


@cache
def commit(folder: Path) -> str:
    """The commit that is being tested."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(
        asked, cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()
