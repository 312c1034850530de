"""What a reader of a table asks to see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bestiary.web.tables.viewpoint import Viewpoint


class Weighed(NamedTuple):
    """A choice that is shown before it is made, and the decision it answers."""

    text: str
    ticket: int


@dataclass(frozen=True)
class Look:
    """What a reader looks at: whose eyes, which language, which moment, which choice weighed.

    `in_words` asks for the board in words beside its picture.
    """

    eyes: Viewpoint
    language: str
    stop: int | None = None
    weighed: Weighed | None = None
    in_words: bool = False
    may_hint: bool = False
