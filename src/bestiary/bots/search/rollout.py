"""Truncated rollouts: play a world on by a policy up to a horizon, and evaluate it there.

The horizon is the end of the turn, or the next decision of the seat after it: never the middle of
a turn.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bestiary.bots.lookahead import one_ply_value, resolve_chance, sample_options, successor
from bestiary.core import Advice, Choice, Seat, State
from bestiary.core.mind import SearchMethod

MAX_POLICY_OPTIONS = 12
"""Options that the default rollout policy compares: it decides quickly and often."""
MAX_ROLLOUT_CHOICES = 80
"""A rollout is evaluated after this many choices, wherever it is by then."""

TurnPlan: TypeAlias = tuple[Choice, ...]
"""An open-loop plan: choices to be made one after the other, until the turn ends."""


class Rollout(NamedTuple):
    """The state in which a rollout ended, and what its seat chose on the way in the same turn.

    `expected` is the expected value where the rollout stopped before dice that would hide it.
    """

    end: State
    plan: TurnPlan
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class RolloutEvaluator:
    """Simulates plans of `seat` up to the horizon of `method`, and evaluates where they end."""

    advice: Advice[Any]
    seat: Seat
    method: SearchMethod

    def rolling_dice(self) -> RolloutEvaluator:
        """The same without expected values: an explanation shows what the dice bring."""
        return replace(self, advice=replace(self.advice, expected_value=None))

    def simulate(self, world: State, plan: TurnPlan, rng: Random) -> Rollout:
        """Follow a plan as far as it is on offer, then let all seats go on by policy."""
        first, *planned = plan
        choices = [first]
        turn = self._turn(world)
        expected = self._expected(world, first)
        end = successor(world, self.seat, first, rng) if expected is None else world
        for _ in range(MAX_ROLLOUT_CHOICES):
            if expected is not None or end.outcome is not None or self._is_horizon(turn, end):
                break
            seat = end.pending[0].seat
            choice = self._next(end, planned, rng)
            if seat == self.seat and self._turn(end) == turn:
                choices.append(choice)
                expected = self._expected(end, choice)
            if expected is None:
                end.play(seat, choice)
                resolve_chance(end, rng)
        return Rollout(end, tuple(choices), expected)

    def _next(self, state: State, planned: list[Choice], rng: Random) -> Choice:
        """The next planned choice, as long as it is on offer; from then on the policy's."""
        decision = state.pending[0]
        if decision.seat == self.seat:
            if planned and planned[0] in decision.options:
                return planned.pop(0)
            # The rest was meant for what is not possible here: no choice of it is taken up later.
            planned.clear()
        return self.policy(state, decision.seat, rng)

    def _expected(self, state: State, choice: Choice) -> float | None:
        expected = self.advice.expected_value
        return None if expected is None else expected(state, self.seat, choice)

    def evaluate(self, rollout: Rollout) -> float:
        """The value of a rollout for the seat."""
        if rollout.expected is not None:
            return rollout.expected
        return 0.0 if self.advice.value is None else self.advice.value(rollout.end, self.seat)

    def policy(self, state: State, seat: Seat, rng: Random) -> Choice:
        """The rollout policy: the game's own, or the best of a few options by one-ply lookahead."""
        if self.advice.policy is not None:
            return self.advice.policy(state, seat, rng)
        pruned = self.advice.pruned_options
        every = state.pending[0].options if pruned is None else pruned(state, seat)
        options = sample_options(every, MAX_POLICY_OPTIONS, rng)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: one_ply_value(self.advice, state, seat, option, rng))

    def _turn(self, state: State) -> Hashable:
        """The turn a state is in: the game's own key of it, or who is asked."""
        if self.advice.turn_key is not None:
            return self.advice.turn_key(state)
        return state.pending[0].seat if state.pending else None

    def _is_horizon(self, turn: Hashable, end: State) -> bool:
        """Whether a rollout that began in `turn` is evaluated at this state."""
        if self.method in (SearchMethod.ONE_PLY, SearchMethod.ISMCTS):
            return True
        if self._turn(end) == turn:
            return False
        return self.method is SearchMethod.TURN_ROLLOUT or end.pending[0].seat == self.seat
