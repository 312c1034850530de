"""What is shown: a view as plain data, pictures drawn from it, the line above, and the legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bestiary.core.words import bundle, identifiers

View: TypeAlias = dict[str, Any]


class Panel(NamedTuple):
    """One picture of the board: `kind` is board, tray, player or side."""

    id: str
    kind: str
    svg: str


class Aim(NamedTuple):
    """The line above the board, in words: short, for a phone has room for two lines.

    `who` the reader is, with what they alone may know; nothing for somebody who only looks on.
    `want` is what they play for, `when` the round and phase of how many, `end` what ends the game,
    `threat` what they must keep ahead of where nobody sits across the table.
    """

    want: str
    when: str
    end: str
    who: str = ""
    threat: str = ""


class Entry(NamedTuple):
    """What a thing on the board is: its name, what it does, where the rules say so, its icon."""

    name: str
    does: str
    rule: str
    icon: str


LEGEND = "legend"
"""Where a game keeps the words of its legend."""


@cache
def legend(folder: Path, language: str) -> Mapping[str, Entry]:
    """Every entry of a game's legend by its key, in the order written; none where there is none."""
    kept = folder / LEGEND
    if not kept.exists():
        return {}
    told = bundle(kept, language)
    return {id.replace("_", ":"): _entry(told, id) for id in identifiers(kept, language)}


def _entry(told: Any, id: str) -> Entry:
    message = told.get_message(id)
    patterns = (message.value, *(message.attributes[name] for name in Entry._fields[1:]))
    return Entry(*(str(told.format_pattern(pattern, {})[0]) for pattern in patterns))


def keys(part: str) -> Iterator[str]:
    """Where the legend may speak of a part, the most exact first.

    `row:1:ice-blue` may stand under itself, `row:ice-blue`, `row:ice`, `any:ice-blue`, `any:ice`,
    or `row`.
    """
    yield part
    head, *_, last = part.split(":") if ":" in part else (part, "")
    words = last.split("-")
    shorter = ["-".join(words[:n]) for n in range(len(words), 0, -1)] if last else []
    yield from (f"{family}:{name}" for family in (head, "any") for name in shorter)
    yield head
