"""Interactive tutorials: a position reached by notation, and pages told over the real board.

A lesson is data beside the game's rules. Its texts stand in `lessons/text/`: `first` is the title
of the lesson `first`, `first-goal` what its page `goal` says, `first-goal-else` what is said to
choices that the page does not mean, and `first-goal-far` to those that it expects under `far`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

from bestiary.core import notation
from bestiary.core.choice import Choice
from bestiary.core.seats import Seat

ELSE_REPLY = "else"


class LessonPage(NamedTuple):
    """One page of a lesson: one or two sentences about a moment of the game.

    Before it is shown `moves` are made, chance's included, one per line as in a transcript.
    `points` are parts of the board, notes, ids of its pieces, or panels. Without `right` the page
    waits to be read. Otherwise it waits for a choice that one of these patterns fits; `replies`
    are patterns of other choices, each with the name of what is said to them.
    """

    name: str
    points: tuple[str, ...] = ()
    moves: str = ""
    right: tuple[str, ...] = ()
    replies: tuple[tuple[str, str], ...] = ()

    @property
    def asks(self) -> bool:
        """Whether the page waits for a choice."""
        return bool(self.right)

    def accepts(self, choice: Choice) -> bool:
        """Whether this is a right answer: one of the patterns in `right` matches its notation."""
        text = notation.write(choice)
        return any(fnmatchcase(text, pattern) for pattern in self.right)

    def reply(self, choice: Choice) -> str:
        """The name of the reply to a wrong answer."""
        text = notation.write(choice)
        return next((name for fits, name in self.replies if fnmatchcase(text, fits)), ELSE_REPLY)


class Picture(NamedTuple):
    """A board to show beside a paragraph of the rules: one panel at a page of a lesson."""

    rule: str
    lesson: str
    page: str
    panel: str


class Lesson(NamedTuple):
    """A table set up with `options`, played by `moves` to where it begins, and pages from there."""

    id: str
    seats: int
    pages: tuple[LessonPage, ...]
    options: tuple[tuple[str, str], ...] = ()
    moves: str = ""
    seat: Seat = 0
