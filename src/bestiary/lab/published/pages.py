"""Pages of the documents, of which a command writes a part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def put(page: Path, part: str, text: str) -> None:
    """Write `text` between the marks of a part; a page without them is refused."""
    opening, closing = f"<!-- {part} -->", f"<!-- /{part} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(opening)
    _, closed, after = rest.partition(closing)
    if not (found and closed):
        raise ValueError(f"{page} has no part between {opening} and {closing}.")
    page.write_text(f"{before}{opening}\n\n{text}\n\n{closing}{after}", encoding="utf-8")
