"""How a world goes on after a choice, up to where it is judged."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
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
    """Where a course led, and all that its seat chose on the way in the same turn."""

    end: State
    course: Course


@dataclass(frozen=True, slots=True)
class Foreteller:
    """Follows a choice of `seat` as far as `foresight` goes and judges where it leads."""

    advice: Advice[Any]
    seat: Seat
    foresight: Foresight

    def follow(self, world: State, course: Course, rng: Random) -> Forecast:
        """Take a course as far as it is open, then let everyone go on by policy."""
        first, *meant = course
        end, taken, began = after(world, self.seat, first, rng), [first], self._mark(world)
        for _ in range(LONGEST):
            if end.outcome is not None or self._is_far(began, end):
                break
            asked, options = end.pending[0].seat, end.pending[0].options
            if asked != self.seat:
                choice = self.policy(end, asked, rng)
            elif meant and meant[0] in options:
                choice = meant.pop(0)
            else:
                meant.clear()
                choice = self.policy(end, asked, rng)
            if asked == self.seat and self._mark(end) == began:
                taken.append(choice)
            end.play(asked, choice)
            settle(end, rng)
        return Forecast(end, tuple(taken))

    def judge(self, end: State) -> float:
        """How good a state is for the seat."""
        return 0.0 if self.advice.value is None else self.advice.value(end, self.seat)

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
