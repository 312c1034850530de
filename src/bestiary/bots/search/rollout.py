"""How a world goes on after a choice, up to where it is judged."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bestiary.bots.outlook import after, outlook, settle, some
from bestiary.core import Advice, Choice, Foresight, Seat, State

OPTIONS = 12
"""So many options a policy looks at: it decides quickly and often."""
LONGEST = 80
"""A rollout is judged after so many choices, wherever it is by then."""

Course: TypeAlias = tuple[Choice, ...]
"""What somebody means to do, one choice after the other, until the turn ends."""


class Forecast(NamedTuple):
    """Where a course led, and all that its seat chose on the way in the same turn.

    Where dice come last that would hide what a course is worth, `expected` is what they are worth.
    """

    end: State
    course: Course
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Foreteller:
    """Follows a choice of `seat` as far as `foresight` goes and judges where it leads."""

    advice: Advice[Any]
    seat: Seat
    foresight: Foresight

    def rolling(self) -> Foreteller:
        """The same, but for rolling all dice: an explanation looks at what they bring."""
        return replace(self, advice=replace(self.advice, expected=None))

    def follow(self, world: State, course: Course, rng: Random) -> Forecast:
        """Take a course as far as it is open, then let everyone go on by policy."""
        first, *meant = course
        taken = [first]
        began = self._mark(world)
        expected = self._expected(world, first)
        end = after(world, self.seat, first, rng) if expected is None else world
        for _ in range(LONGEST):
            if expected is not None or end.outcome is not None or self._is_far(began, end):
                break
            asked = end.pending[0].seat
            choice = self._next(end, meant, rng)
            if asked == self.seat and self._mark(end) == began:
                taken.append(choice)
                expected = self._expected(end, choice)
            if expected is None:
                end.play(asked, choice)
                settle(end, rng)
        return Forecast(end, tuple(taken), expected)

    def _next(self, state: State, meant: list[Choice], rng: Random) -> Choice:
        """What is meant, as long as it is open to the seat; from then on by policy."""
        asked = state.pending[0]
        if asked.seat == self.seat:
            if meant and meant[0] in asked.options:
                return meant.pop(0)
            meant.clear()
        return self.policy(state, asked.seat, rng)

    def _expected(self, state: State, choice: Choice) -> float | None:
        expected = self.advice.expected
        return None if expected is None else expected(state, self.seat, choice)

    def judge(self, forecast: Forecast) -> float:
        """How good it is for the seat where a course led."""
        if forecast.expected is not None:
            return forecast.expected
        return 0.0 if self.advice.value is None else self.advice.value(forecast.end, self.seat)

    def policy(self, state: State, seat: Seat, rng: Random) -> Choice:
        """A quick sensible choice for whoever is asked."""
        if self.advice.policy is not None:
            return self.advice.policy(state, seat, rng)
        thoughts = self.advice.thoughts
        every = state.pending[0].options if thoughts is None else thoughts(state, seat)
        options = some(every, OPTIONS, rng)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: outlook(self.advice, state, seat, option, rng))

    def _mark(self, state: State) -> Hashable:
        """The turn a state is in: the game's own mark, or who is asked."""
        if self.advice.turn is not None:
            return self.advice.turn(state)
        return state.pending[0].seat if state.pending else None

    def _is_far(self, began: Hashable, end: State) -> bool:
        """Whether a state is where the mind stops looking: never in the middle of a turn."""
        if self.foresight in (Foresight.STEP, Foresight.TREE):
            return True
        if self._mark(end) == began:
            return False
        return self.foresight is Foresight.TURN or end.pending[0].seat == self.seat
