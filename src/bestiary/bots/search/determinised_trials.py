"""Monte Carlo trials of options in shared determinisations: common random numbers.

The n-th trial of every option uses the n-th imagined world and the n-th seed. So two options
differ in what they do and not in their luck, and fewer simulations tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bestiary.bots.search.arm import Arm
from bestiary.bots.search.rollout import RolloutEvaluator, TurnPlan
from bestiary.core import Choice, Position, State


class SearchResult(NamedTuple):
    """The options of a decision, the best first, and the plan that begins with the best."""

    arms: list[Arm[Choice]]
    plan: TurnPlan = ()


@dataclass(slots=True)
class DeterminisedTrials:
    """Rollouts of one decision, numbered by the world and the seed that they share."""

    position: Position
    evaluator: RolloutEvaluator
    worlds: list[State]
    seeds: list[int] = field(default_factory=list)
    best: dict[Choice, tuple[float, TurnPlan]] = field(default_factory=dict)
    """The best result of each choice, and the plan that reached it."""
    _first_fresh: int = 0

    def try_choice(self, choice: Choice, number: int) -> float:
        """The result of a choice in the world of that number, the policy going on after it."""
        value, plan = self._simulate((choice,), number)
        if choice not in self.best or value > self.best[choice][0]:
            self.best[choice] = value, plan
        return value

    def plans(self, choices: Iterable[Choice]) -> Iterator[TurnPlan]:
        """For each choice the best plan seen, and the choice alone, left to the policy."""
        # Plans are tried in worlds not met before: a plan that was picked as the best of its
        # worlds would be overrated in them (selection bias).
        self._first_fresh = len(self.seeds)
        for choice in choices:
            yield self.best[choice][1]
            yield (choice,)

    def try_plan(self, plan: TurnPlan, number: int) -> float:
        """The result of a plan in the fresh world of that number."""
        return self._simulate(plan, self._first_fresh + number)[0]

    def rank_by_plan(self, arms: list[Arm[Choice]], plan_arms: list[Arm[TurnPlan]]) -> SearchResult:
        """The options by the best plan that begins with each, then those without a plan."""
        leading = dict[Choice, Arm[Choice]]()
        for arm in plan_arms:
            first = arm.choice[0]
            leading.setdefault(first, Arm(first, arm.total, arm.squares, arm.visits))
        others = [arm for arm in arms if arm.choice not in leading]
        return SearchResult([*leading.values(), *others], plan_arms[0].choice)

    def _simulate(self, plan: TurnPlan, number: int) -> tuple[float, TurnPlan]:
        # Worlds are imagined when first needed: a search that stops early pays for none too many.
        while len(self.seeds) <= number:
            self.seeds.append(self.position.rng.getrandbits(32))
            if len(self.worlds) < len(self.seeds):
                self.worlds.append(self.position.world())
        rng = Random(self.seeds[number])
        rollout = self.evaluator.simulate(self.worlds[number], plan, rng)
        return self.evaluator.evaluate(rollout), rollout.plan
