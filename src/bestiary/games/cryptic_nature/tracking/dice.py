"""Chance of the two sorts of dice; rolls are sorted, since dice of a sort are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

from bestiary.core import Choice
from bestiary.core.chance import Chance
from bestiary.games.cryptic_nature.box.components import FACES, RESULTS
from bestiary.games.cryptic_nature.box.pieces import Result
from bestiary.games.cryptic_nature.choices import RollDice, Toss
from bestiary.games.cryptic_nature.state import new_tuple


def _orders(roll: tuple[Any, ...]) -> int:
    # Multinomial coefficient: in how many orders the same sorted roll can fall.
    return factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())


class AssistantDice(Chance):
    """The assistant dice, all alike."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def sample(self, rng: Random) -> RollDice:
        faces = len(FACES)
        draw = rng.random
        rolled = [int(draw() * faces) for _ in range(self.number)]
        rolled.sort()
        roll: RollDice = new_tuple(RollDice, (tuple([FACES[i] for i in rolled]),))
        return roll

    def probabilities(self) -> Mapping[Choice, Fraction]:
        """Every roll with its probability."""
        total = len(FACES) ** self.number
        rolls = combinations_with_replacement(FACES, self.number)
        return {RollDice(r): Fraction(_orders(r), total) for r in rolls}

    def __contains__(self, choice: object) -> bool:
        return choice in self.probabilities()


class TrackingDice(Chance):
    """So many tracking dice, their order of no meaning."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def sample(self, rng: Random) -> Toss:
        rolled = rng.choices(tuple(RESULTS), tuple(RESULTS.values()), k=self.number)
        return Toss(tuple(r for r in Result if r in rolled for _ in range(rolled.count(r))))

    def probabilities(self) -> Mapping[Choice, Fraction]:
        """Every roll with its probability."""
        rolls = combinations_with_replacement(tuple(Result), self.number)
        return {Toss(roll): _chance_of(roll) for roll in rolls}

    def __contains__(self, choice: object) -> bool:
        return choice in self.probabilities()


def _chance_of(roll: tuple[Result, ...]) -> Fraction:
    faces = sum(RESULTS.values())
    return _orders(roll) * Fraction(prod(RESULTS[r] for r in roll), faces ** len(roll))
