"""Pages of the documents, of which a command writes a part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rows(text: str, head: Sequence[str]) -> list[list[str]]:
    """The rows of the table with this head; none where there is no such table."""
    lines = [_cells(line) for line in text.splitlines()]
    if list(head) not in lines:
        return []
    return list(takewhile(bool, lines[lines.index(list(head)) + 2 :]))


def _cells(line: str) -> list[str]:
    return line[2:-2].split(" | ") if line.startswith("| ") else []


def part(page: Path, name: str) -> str:
    """What stands between the marks of a part; a page without them is refused."""
    return _divided(page, name)[1]


def put(page: Path, name: str, text: str) -> None:
    """Write `text` between the marks of a part; a page without them is refused."""
    before, _, after = _divided(page, name)
    page.write_text(f"{before}\n\n{text}\n\n{after}", encoding="utf-8")


def _divided(page: Path, name: str) -> tuple[str, str, str]:
    """A page up to the first mark of a part, between the marks, and from the second on."""
    opening = f"<!-- {name} -->"
    closing = f"<!-- /{name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(opening)
    inside, closed, after = rest.partition(closing)
    if not (found and closed):
        raise ValueError(f"{page} has no part between {opening} and {closing}.")
    return before + opening, inside, closing + after
