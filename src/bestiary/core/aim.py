"""What a player should never lose sight of."""

from __future__ import annotations

from typing import NamedTuple


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
