"""What a command is, and how it reads the fields of a message."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias

from bestiary.web.live.session import Session
from bestiary.web.tables.errors import TurnedAwayError

Body: TypeAlias = dict[str, Any]
"""The form that a message sends."""
MAX_PART_CHARACTERS = 60
UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""What no database stores: a null, and half of a surrogate pair, which JSON allows."""


class CommandKind(Enum):
    """In which of the writer's queues a command waits, and whether it is committed."""

    MOVE = auto()
    """Makes a move, or previews one: stored and drawn with the batch."""
    WRITE = auto()
    """Stores something else."""
    READ = auto()
    """Changes only how this reader looks."""


class PageCommand(NamedTuple):
    """One thing a page may ask for; `run` returns whether other pages must be told.

    It runs in the writer thread; `TurnedAwayError` says why not.
    """

    kind: CommandKind
    run: Callable[[Session, Body], bool]

    def execute(self, session: Session, body: Body) -> bool:
        session.begin_command()
        return self.run(session, body)


def own_seat(session: Session, body: Body) -> int:
    """The seat a body names, if it is the reader's own and the device is in its hands."""
    seat = number_in(body, "seat")
    access = session.access()
    if seat not in access.mine or access.viewpoint(session.handed_to, None).seat != seat:
        raise TurnedAwayError("refused-not-your-seat")
    return seat


def number_in(body: Body, name: str) -> int:
    """A whole number that a form sent as text."""
    try:
        number = int(str(body.get(name, ""))[:12])
    except ValueError as bad:
        raise TurnedAwayError("refused-unreadable") from bad
    return number


def text_in(body: Body, name: str, max_characters: int) -> str:
    """A text that a form sent and a database stores."""
    value = body.get(name, "")
    is_text = isinstance(value, str) and len(value) <= max_characters
    if not is_text or UNSTORABLE.search(value):
        raise TurnedAwayError("refused-unreadable")
    return str(value)
