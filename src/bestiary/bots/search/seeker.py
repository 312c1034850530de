"""A player that tries its options in imagined worlds, the promising ones more often."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bestiary.bots.outlook import considered, outlook
from bestiary.bots.search.explaining import MENTIONED, differences
from bestiary.bots.search.halving import halve
from bestiary.bots.search.rollout import Course, Foreteller
from bestiary.bots.search.runs import Found, Runs
from bestiary.bots.search.tally import Tally
from bestiary.bots.search.tree import Tree
from bestiary.core import (
    USUAL,
    Budget,
    Candidate,
    Choice,
    Explanation,
    Foresight,
    Ground,
    Mind,
    Position,
    State,
)

SHORTLIST = 6
"""So many options, the best at a glance, are followed further."""
TRIED = 4
"""No more options are followed than leave each of them so many trials."""
LEADING = 3
"""Of so many options, the best in the end, whole courses are compared."""
EXPLAINED = 8
"""Worlds in which an explanation looks at what a choice leads to."""
IN_HASTE = 3
"""So many of them once the time is up."""
COMPARED = 3
"""So many rivals, and the last one, are looked at until one differs."""


@dataclass(slots=True)
class Seeker:
    """One player: what it is made of, and what it means to do in the rest of its turn."""

    mind: Mind[Any]
    plan: Course = ()

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        """The option with the best prospects; ties fall by lot. What follows is kept in mind."""
        options = position.options
        if len(options) == 1:
            only = next(iter(options))
            course = self.plan if self.plan[:1] == (only,) else (only,)
        else:
            found = self._search(position, budget)
            course = found.course or (found.tallies[0].choice,)
        self.plan = course[1:]
        return course[0]

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        """What was followed furthest, the best first."""
        return self._candidates(position, budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = USUAL
    ) -> Explanation | None:
        """The candidates, and the parts in which `choice` differs from its best rival."""
        found = self._candidates(position, budget, choice)
        chosen = next((c for c in found if choice in (None, c.choice)), None)
        if chosen is None:
            return None
        explanation = Explanation(chosen, found)
        if not explanation.rivals or self._advice(position).parts is None:
            return explanation
        number, most = (IN_HASTE, 1) if budget.is_spent() else (EXPLAINED, COMPARED)
        worlds = [(position.world(), position.rng.getrandbits(32)) for _ in range(number)]
        mine = self._parts(position, chosen.choice, worlds)
        told = explanation
        for rival in (*explanation.rivals[:most], explanation.rivals[-1]):
            grounds = differences(mine, self._parts(position, rival.choice, worlds))
            told = explanation._replace(grounds=grounds, against=rival)
            if choice is not None or sum(ground.worth for ground in grounds) > 0:
                return told
        # The best choice is not explained by what speaks against it alone.
        if any(ground.worth > 0 for ground in told.grounds):
            return told
        return self._by_taste(position, explanation)

    def _by_taste(self, position: Position, even: Explanation) -> Explanation:
        """Of equals the one for which most speaks, and what it is; the same if nothing does."""
        taste = self._advice(position).taste
        world = position.world()
        if taste is None:
            return even
        told = [
            (c, tuple(taste(world, position.seat, c.choice))) for c in self._equals(position, even)
        ]
        chosen, mine = told[0] if self._is_tree else max(told, key=_liked)
        for rival, theirs in sorted(told, key=_liked):
            grounds = differences([mine], [theirs])
            if sum(ground.worth for ground in grounds) > 0:
                return even._replace(chosen=chosen, grounds=grounds, against=rival)
        return even

    def _equals(self, position: Position, even: Explanation) -> list[Candidate]:
        """The choices that are as good as the best at a glance; a tree keeps its own first."""
        if self._is_tree:
            return [even.chosen, *even.rivals]
        tallies = self._glance(position, [position.world()])
        return [t.candidate() for t in tallies if t.mean > tallies[0].mean - MENTIONED]

    @property
    def _is_tree(self) -> bool:
        return self.mind.foresight is Foresight.TREE

    def _candidates(
        self, position: Position, budget: Budget, also: Choice | None = None
    ) -> tuple[Candidate, ...]:
        """What was weighed, as others are told it: a tree weighs nothing but chances."""
        found = tuple(tally.candidate() for tally in self._search(position, budget, also).tallies)
        if self.mind.foresight is not Foresight.TREE:
            return found
        return tuple(candidate._replace(chance=candidate.expected) for candidate in found)

    def _search(self, position: Position, budget: Budget, also: Choice | None = None) -> Found:
        """Every option at a glance, then the best of them as far as the mind looks."""
        simulations = budget.simulations or self.mind.simulations
        if self.mind.foresight is Foresight.TREE:
            tree = Tree(self._advice(position), position.rng)
            return Found([*tree.grow(position, simulations, budget)])
        worlds = [position.world() for _ in range(self.mind.worlds)]
        tallies = self._glance(position, worlds)
        foreteller = self._foreteller(position)
        if foreteller.foresight is Foresight.STEP or len(tallies) == 1:
            return Found(tallies)
        most = min(SHORTLIST, max(2, simulations // TRIED))
        kept = [t for n, t in enumerate(tallies) if n < most or t.choice == also]
        runs = Runs(position, foreteller, worlds)
        found = halve([Tally(t.choice) for t in kept], runs.trial, simulations, budget)
        courses = dict.fromkeys(runs.courses([tally.choice for tally in found[:LEADING]]))
        if self.plan and self.plan[0] in position.options:
            courses[self.plan] = None
        # As often again: what is meant already takes no thought.
        return runs.compared(
            found, halve(list(map(Tally, courses)), runs.take, simulations, budget)
        )

    def _glance(self, position: Position, worlds: list[State]) -> list[Tally]:
        """All options one step ahead; the order of equals is drawn by lot."""
        advice = self._advice(position)
        seat = position.seat
        rng = position.rng
        tallies = [Tally(option) for option in considered(advice, position, worlds[0])]
        rng.shuffle(tallies)
        for tally in tallies:
            for world in worlds:
                tally.add(outlook(advice, world, seat, tally.choice, rng))
        return sorted(tallies, key=lambda tally: tally.mean, reverse=True)

    def _advice(self, position: Position) -> Any:
        return self.mind.advice or position.game.advice

    def _foreteller(self, position: Position) -> Foreteller:
        """A game without a value of states is judged at a glance."""
        advice = self._advice(position)
        foresight = Foresight.STEP if advice.value is None else self.mind.foresight
        return Foreteller(advice, position.seat, foresight)

    def _parts(
        self, position: Position, choice: Choice, worlds: list[tuple[State, int]]
    ) -> list[tuple[Ground, ...]]:
        """What the value is made of where `choice` leads, world by world."""
        foreteller = self._foreteller(position).rolling()
        seat = position.seat
        parts = foreteller.advice.parts
        remarks = foreteller.advice.remarks
        if parts is None:
            return []
        ends = (foreteller.follow(world, (choice,), Random(seed)).end for world, seed in worlds)
        told = [tuple(parts(end, seat)) for end in ends]
        if remarks is None:
            return told
        return [
            (*grounds, *remarks(world, seat, choice))
            for grounds, (world, _) in zip(told, worlds, strict=True)
        ]


def _liked(told: tuple[Candidate, tuple[Ground, ...]]) -> float:
    """How much speaks for a choice among its equals."""
    return sum(ground.worth for ground in told[1])
