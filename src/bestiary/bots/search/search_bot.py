"""The bot behind most levels: one-ply lookahead, then rollouts by sequential halving, or ISMCTS.

A `Mind` says which of them, in how many worlds and with how many simulations. Rollouts are planned:
after the options, whole turn plans are compared, and the best one is kept for the next decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bestiary.bots.lookahead import one_ply_value, root_options
from bestiary.bots.search.arm import Arm
from bestiary.bots.search.determinised_trials import DeterminisedTrials, SearchResult
from bestiary.bots.search.explanation import MIN_TOLD_WORTH, differences
from bestiary.bots.search.ismcts import ISMCTS
from bestiary.bots.search.rollout import RolloutEvaluator, TurnPlan
from bestiary.bots.search.sequential_halving import halve
from bestiary.core import DEFAULT_BUDGET, Budget, Choice, Position, State
from bestiary.core.advice import Ground
from bestiary.core.bot import Candidate, Explanation
from bestiary.core.mind import Mind, SearchMethod

SHORTLIST_SIZE = 6
"""Options, the best by one-ply lookahead, that are followed by rollouts."""
MIN_TRIALS_PER_OPTION = 4
"""The shortlist is no longer than leaves each option this many simulations."""
MAX_PLANNED_OPTIONS = 3
"""Options, the best by rollouts, of which whole turn plans are compared."""
EXPLANATION_WORLDS = 8
"""Worlds in which an explanation looks at where a choice leads."""
EXPLANATION_WORLDS_LATE = 3
"""The same once the time is up."""
MAX_COMPARED_RIVALS = 3
"""Rivals, beside the last one, that are looked at until one differs."""


@dataclass(slots=True)
class SearchBot:
    """One player: the parameters of its search, and the rest of the plan for its turn."""

    mind: Mind[Any]
    plan: TurnPlan = ()

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """The best option, ties broken at random; the rest of its plan is kept."""
        options = position.options
        if len(options) == 1:
            only = next(iter(options))
            plan = self.plan if self.plan[:1] == (only,) else (only,)
        else:
            result = self._search(position, budget)
            plan = result.plan or (result.arms[0].choice,)
        self.plan = plan[1:]
        return plan[0]

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        """The options that were searched, the best first."""
        return self._candidates(position, budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        """The candidates, and the terms in which `choice` differs from its best rival."""
        candidates = self._candidates(position, budget, choice)
        chosen = next((c for c in candidates if choice in (None, c.choice)), None)
        if chosen is None:
            return None
        explanation = Explanation(chosen, candidates)
        if not explanation.rivals or self._advice(position).value_terms is None:
            return explanation
        is_late = budget.is_spent()
        number = EXPLANATION_WORLDS_LATE if is_late else EXPLANATION_WORLDS
        rivals = explanation.rivals[: 1 if is_late else MAX_COMPARED_RIVALS]
        worlds = [(position.world(), position.rng.getrandbits(32)) for _ in range(number)]
        mine = self._terms(position, chosen.choice, worlds)
        compared = explanation
        for rival in (*rivals, explanation.rivals[-1]):
            grounds = differences(mine, self._terms(position, rival.choice, worlds))
            compared = explanation._replace(grounds=grounds, against=rival)
            if choice is not None or sum(ground.worth for ground in grounds) > 0:
                return compared
        # The best choice is not explained by what speaks against it alone.
        if any(ground.worth > 0 for ground in compared.grounds):
            return compared
        return self._break_tie(position, explanation)

    def _break_tie(self, position: Position, even: Explanation) -> Explanation:
        """Of equals the one that the game's tie-break prefers; `even` itself if it prefers none."""
        tie_break = self._advice(position).tie_break
        # Imagined even where there is no tie-break: it draws from the bot's own generator, and
        # the same seed must go on giving the same games.
        world = position.world()
        if tie_break is None:
            return even
        preferences = [
            (c, tuple(tie_break(world, position.seat, c.choice)))
            for c in self._equals(position, even)
        ]
        # A tree search has told equals apart already: its order stands.
        chosen, mine = preferences[0] if self._is_tree else max(preferences, key=_total_worth)
        for rival, theirs in sorted(preferences, key=_total_worth):
            grounds = differences([mine], [theirs])
            if sum(ground.worth for ground in grounds) > 0:
                return even._replace(chosen=chosen, grounds=grounds, against=rival)
        return even

    def _equals(self, position: Position, even: Explanation) -> list[Candidate]:
        """The choices as good as the best by one-ply lookahead; a tree search keeps its order."""
        if self._is_tree:
            return [even.chosen, *even.rivals]
        arms = self._look_ahead(position, [position.world()])
        return [arm.candidate() for arm in arms if arm.mean > arms[0].mean - MIN_TOLD_WORTH]

    @property
    def _is_tree(self) -> bool:
        return self.mind.method is SearchMethod.ISMCTS

    def _candidates(
        self, position: Position, budget: Budget, also: Choice | None = None
    ) -> tuple[Candidate, ...]:
        """The searched options as public records; results of a tree search are win chances."""
        candidates = tuple(arm.candidate() for arm in self._search(position, budget, also).arms)
        if not self._is_tree:
            return candidates
        return tuple(candidate._replace(chance=candidate.expected) for candidate in candidates)

    def _search(
        self, position: Position, budget: Budget, also: Choice | None = None
    ) -> SearchResult:
        """Every option by one-ply lookahead, then the best of them as far as the mind looks."""
        simulations = budget.simulations or self.mind.simulations
        if self._is_tree:
            tree = ISMCTS(self._advice(position), position.rng)
            return SearchResult([*tree.search(position, simulations, budget)])
        worlds = [position.world() for _ in range(self.mind.worlds)]
        arms = self._look_ahead(position, worlds)
        evaluator = self._evaluator(position)
        if evaluator.method is SearchMethod.ONE_PLY or len(arms) == 1:
            return SearchResult(arms)
        size = min(SHORTLIST_SIZE, max(2, simulations // MIN_TRIALS_PER_OPTION))
        shortlist = [arm.choice for n, arm in enumerate(arms) if n < size or arm.choice == also]
        trials = DeterminisedTrials(position, evaluator, worlds)
        ranked = halve(list(map(Arm, shortlist)), trials.try_choice, simulations, budget)
        leading = [arm.choice for arm in ranked[:MAX_PLANNED_OPTIONS]]
        plans = dict.fromkeys(trials.plans(leading))  # a set that keeps its order
        if self.plan and self.plan[0] in position.options:
            plans[self.plan] = None
        # The plans get as many simulations again: following a plan costs less than the policy.
        planned = halve(list(map(Arm, plans)), trials.try_plan, simulations, budget)
        return trials.rank_by_plan(ranked, planned)

    def _look_ahead(self, position: Position, worlds: list[State]) -> list[Arm[Choice]]:
        """All options by one-ply lookahead, the best first; the order of equals is random."""
        advice = self._advice(position)
        seat = position.seat
        rng = position.rng
        arms = [Arm(option) for option in root_options(advice, position, worlds[0])]
        rng.shuffle(arms)
        for arm in arms:
            for world in worlds:
                arm.add(one_ply_value(advice, world, seat, arm.choice, rng))
        return sorted(arms, key=lambda arm: arm.mean, reverse=True)

    def _advice(self, position: Position) -> Any:
        return self.mind.advice or position.game.opponents.advice

    def _evaluator(self, position: Position) -> RolloutEvaluator:
        """Rollouts by the mind's method; a game that values no states is played one ply ahead."""
        advice = self._advice(position)
        method = SearchMethod.ONE_PLY if advice.value is None else self.mind.method
        return RolloutEvaluator(advice, position.seat, method)

    def _terms(
        self, position: Position, choice: Choice, worlds: list[tuple[State, int]]
    ) -> list[tuple[Ground, ...]]:
        """The terms of the value where `choice` leads, world by world."""
        evaluator = self._evaluator(position).rolling_dice()
        seat = position.seat
        value_terms = evaluator.advice.value_terms
        action_terms = evaluator.advice.action_terms
        if value_terms is None:
            return []
        ends = (evaluator.simulate(world, (choice,), Random(seed)).end for world, seed in worlds)
        terms = [tuple(value_terms(end, seat)) for end in ends]
        if action_terms is None:
            return terms
        return [
            (*grounds, *action_terms(world, seat, choice))
            for grounds, (world, _) in zip(terms, worlds, strict=True)
        ]


def _total_worth(preference: tuple[Candidate, tuple[Ground, ...]]) -> float:
    """How much speaks for a choice among its equals."""
    return sum(ground.worth for ground in preference[1])
