"""Trials of single choices, and of whole courses, in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bestiary.bots.search.rollout import Course, Foreteller
from bestiary.bots.search.tally import Tally
from bestiary.core import Choice, Position, State


class Found(NamedTuple):
    """What a search came to: the options, the best first, and what to do after the first."""

    tallies: list[Tally]
    course: Course = ()


@dataclass(slots=True)
class Runs:
    """Trials in worlds with the same chance for every choice."""

    position: Position
    foreteller: Foreteller
    worlds: list[State]
    seeds: list[int] = field(default_factory=list)
    best: dict[Choice, tuple[float, Course]] = field(default_factory=dict)
    """The best that came of each choice, and by which course."""
    _fresh: int = 0

    def trial(self, choice: Choice, number: int) -> float:
        """What comes of a choice in the world of that number."""
        worth, course = self._follow((choice,), number)
        if choice not in self.best or worth > self.best[choice][0]:
            self.best[choice] = worth, course
        return worth

    def courses(self, choices: Iterable[Choice]) -> Iterator[Course]:
        """The best seen of each choice, and it left to policy; tried in worlds not met before.

        A course would look better than it is in the world that it was lucky in.
        """
        self._fresh = len(self.seeds)
        for choice in choices:
            yield self.best[choice][1]
            yield (choice,)

    def take(self, course: Course, number: int) -> float:
        """What comes of a course in the new world of that number."""
        return self._follow(course, self._fresh + number)[0]

    def compared(self, tallies: list[Tally], taken: list[Tally]) -> Found:
        """The options by the best course that begins with each, then those without one."""
        leading = dict[Choice, Tally]()
        for tally in taken:
            first = tally.choice[0]
            leading.setdefault(first, Tally(first, tally.total, tally.squares, tally.visits))
        others = [tally for tally in tallies if tally.choice not in leading]
        return Found([*leading.values(), *others], taken[0].choice)

    def _follow(self, course: Course, number: int) -> tuple[float, Course]:
        while len(self.seeds) <= number:
            self.seeds.append(self.position.rng.getrandbits(32))
            if len(self.worlds) < len(self.seeds):
                self.worlds.append(self.position.world())
        rng = Random(self.seeds[number])
        forecast = self.foreteller.follow(self.worlds[number], course, rng)
        return self.foreteller.judge(forecast), forecast.course
