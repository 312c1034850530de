"""Generated sections of Markdown pages: tables between two marker comments.

Commands that measure something write their tables into the documents with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def table_rows(text: str, head: Sequence[str]) -> list[list[str]]:
    """The rows of the table with this head; none where there is no such table."""
    lines = [_cells(line) for line in text.splitlines()]
    if list(head) not in lines:
        return []
    return list(takewhile(bool, lines[lines.index(list(head)) + 2 :]))


def _cells(line: str) -> list[str]:
    return line[2:-2].split(" | ") if line.startswith("| ") else []


def read_section(page: Path, name: str) -> str:
    """The text between the markers of a section; `ValueError` if the page has none."""
    return _split_at_markers(page, name)[1]


def write_section(page: Path, name: str, text: str) -> None:
    """Replace the text between the markers of a section; `ValueError` if the page has none."""
    before, _, after = _split_at_markers(page, name)
    page.write_text(f"{before}\n\n{text}\n\n{after}", encoding="utf-8")


def _split_at_markers(page: Path, name: str) -> tuple[str, str, str]:
    """A page up to the opening marker, between the markers, and from the closing one on."""
    opening = f"<!-- {name} -->"
    closing = f"<!-- /{name} -->"
    before, is_opened, rest = page.read_text(encoding="utf-8").partition(opening)
    inside, is_closed, after = rest.partition(closing)
    if not (is_opened and is_closed):
        raise ValueError(f"{page} has no part between {opening} and {closing}.")
    return before + opening, inside, closing + after
