"""What is shown: a view as plain data, the pictures drawn from it, and the line above them."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

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
