"""HTML fragments: pieces of a page made by templates, memoized by the facts they are made from.

A template is given plain, hashable facts only. So all who share the facts share the text: the
other readers of a table, other tables, and the same reader after a move that changed something
else. Players' names are filled in afterwards for the same reason.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from bestiary.drawing.markup import lean

SLOT = "<!--here-->"
"""Where a template leaves room for something large, filled in afterwards."""
MAX_FRAGMENTS = 8_192


class Fragment(NamedTuple):
    """HTML whose children, here by id, may be replaced one by one while its shell stays."""

    shell: str
    children: Mapping[str, str]

    def __str__(self) -> str:
        return fill(self.shell, "".join(self.children.values()))


@dataclass
class Screen:
    """A rendered page: HTML by the id it replaces.

    `lists` hold lines that only ever grow, except after a take-back.
    """

    parts: dict[str, str | Fragment] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)


@lru_cache(maxsize=MAX_FRAGMENTS)
def html(template: str, **facts: Hashable) -> SafeString:
    """What the template `parts/<template>.html` makes of these facts."""
    text = lean(render_to_string(f"bestiary/parts/{template}.html", facts))
    return mark_safe(text)


def fill(shell: str, *contents: str) -> str:
    """A fragment with `contents`, which are markup, in the slots that its template leaves."""
    # What differs at every move is kept out of the template: its shell is then found memoized.
    texts = list(_texts_around_slots(shell))
    if len(texts) != 2 * len(contents) + 1:
        raise ValueError(f"a template has room for {len(texts) // 2}, not for {len(contents)}")
    texts[1::2] = contents
    return "".join(texts)


@lru_cache(maxsize=4_096)
def _texts_around_slots(shell: str) -> tuple[str, ...]:
    """What stands around the slots, with an empty text for each slot between."""
    first, *others = shell.split(SLOT)
    return (first, *(text for other in others for text in ("", other)))
