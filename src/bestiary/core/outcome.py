"""Outcomes: who won, with which scores and why. Every finished state has one."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core.seats import Seat
from bestiary.core.step import About


class Score(NamedTuple):
    """One seat's points, line by line as on the pad."""

    lines: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(points for _, points in self.lines)


class Outcome(NamedTuple):
    """The end: who won, with which scores, why the game ended and what broke a tie.

    `reason` and `tie_break` name texts; `about` holds the arguments of the reason's.
    """

    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    reason: str
    tie_break: str | None = None
    about: About = ()

    def heading(self, me: Seat | None) -> str:
        """The text that says who won: to the player at `me`, or to everybody."""
        if me is None:
            return "winners"
        return "winners-me" if me in self.winners else "winners-not-me"
