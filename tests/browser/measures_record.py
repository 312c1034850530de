"""What `make measures` found last, kept as a table in a document: a row for each moment."""

from __future__ import annotations

import subprocess
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
HEAD = """# What boards measure

By `make measures`, or `make measures GAME=…` for one game: every label of every board, at the \
start, in the middle and at the end of a game, for two and for the most players, is held against \
the pixels beneath it by day and by lamplight; type, targets, overlaps and cuts are measured at \
three sizes. Each row is of the commit it names.

| game | moment | tables | labels | faults | commit |
|---|---|---|---|---|---|
"""


class MeasuresRow(NamedTuple):
    """A moment of a game: tables looked at, labels on them, and what was wrong."""

    game: str
    moment: str
    tables: int
    labels: int
    faults: int

    def markdown(self, commit: str) -> str:
        return f"| {' | '.join(map(str, self))} | {commit} |"


def with_row(page: str, row: MeasuresRow, commit: str) -> str:
    """The page with this row in the place of an older one."""
    begin = f"| {row.game} | {row.moment} |"
    others = [
        line for line in page.splitlines() if line.startswith("| ") and "| tables |" not in line
    ]
    rows = [line for line in others if not line.startswith(begin)] + [row.markdown(commit)]
    return HEAD + "\n".join(sorted(rows)) + "\n"


def save_row(path: Path, row: MeasuresRow) -> None:
    """Write it down; several tests may do so at once."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with path.open("a+", encoding="utf-8") as file:
        flock(file, LOCK_EX)
        file.seek(0)
        page = with_row(file.read(), row, commit.strip())
        file.truncate(0)
        file.write(page)
