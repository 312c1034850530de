"""Companion services of a game: set-ups for owners of the box, puzzles, hindsight after a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from bestiary.core.presentation import Panel
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.words import Words

MIN_SHOWN_BITS = 0.05
"""Bits that would be rounded to nothing."""


class Plan(NamedTuple):
    """How to build a set-up from the box: step by step, as a picture, and how hard it will be."""

    steps: tuple[str, ...]
    picture: Panel
    difficulty: str


class Puzzle(NamedTuple):
    """A position seen by `seat` in which one part of the board follows: `answer`."""

    state: State
    seat: Seat
    answer: str
    share: Callable[[int, Words], str]
    panels: Callable[[Words], tuple[Panel, ...]]
    key: Callable[[Words], str]


class SeatKnowledge(NamedTuple):
    """What one seat could know at one moment of a game that is over.

    `possible` are the parts of the board it could not rule out. `gained` are the bits it learned
    at this moment, `leaked` those it gave away about what it holds: estimates, unless `is_exact`.
    The texts `known-possible`, `known-gained`, `known-lost`, `known-leaked` and `known-nothing`
    say it, the changes in percent of the doubt there was.
    """

    possible: tuple[str, ...]
    gained: float = 0.0
    leaked: float = 0.0
    is_exact: bool = True

    def possible_in_words(self, words: Words) -> str:
        """How much it could not rule out, in words."""
        about = "" if self.is_exact else "≈ "
        return about + words("known-possible", number=len(self.possible))

    def change_in_words(self, words: Words) -> str:
        """What it learned and gave away at this moment, in words."""
        return ", ".join(self._changes(words)) or words("known-nothing")

    def _changes(self, words: Words) -> Iterator[str]:
        if abs(self.gained) >= MIN_SHOWN_BITS:
            name = "known-gained" if self.gained > 0 else "known-lost"
            yield words(name, percent=_change(-self.gained))
        if self.leaked >= MIN_SHOWN_BITS:
            yield words("known-leaked", percent=_change(-self.leaked))


# Hindsight is cached as a pickle for a day: what an earlier version stored has the old name.
Known = SeatKnowledge


def _change(bits: float) -> int:
    """Bits as the percentage by which doubt grows or shrinks: people do not count in bits."""
    return round(100 * abs(2**bits - 1))


@dataclass(frozen=True, slots=True)
class Companion:
    """Set-ups for people with the box on their own table, and study for everyone.

    A set-up is its share code. `plan` gives None for a code that is none. `secrets` is what one
    player alone may read, counted from 0 for who begins. `insights` says after a game, for every
    state in order, what each seat could know by then; None before there was anything to know.
    """

    players: tuple[int, int]
    modes: tuple[str, ...]
    sources: tuple[str, ...]
    draw: Callable[[str, str, int, Random], str]
    plan: Callable[[str, int, Words], Plan | None]
    secrets: Callable[[str, int, int, Words], tuple[str, ...]]
    hint: Callable[[str, Words], str]
    puzzle: Callable[[str], Puzzle]
    insights: Callable[[Iterable[Any]], Iterator[tuple[SeatKnowledge, ...] | None]]
