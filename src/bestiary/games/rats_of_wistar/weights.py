"""What a player's things will still bring in points: weights measured in play.

A weight is two numbers: what one more brings to somebody who has a round left to use it, and what
it brings besides over a whole game. They were fitted to the points that were still to come after
the turns of some thousand games in which players of different taste met.
"""

from functools import cache

WEIGHTS = {
    "wood": (0.5, 0.3),
    "metal": (0.6, 0.5),
    "movement": (0.1, 0.2),
    "jokers": (0.9, 0.3),
    "current": (1.0, 2.5),
    "workers": (1.0, 6.0),
    "workers-at-farm": (0.4, 3.5),
    "areas-with-workers": (0.1, 0.2),
    "free-rooms": (0.6, 0.9),
    "any-free-room": (0.8, 0.5),
    "next-bed": (0.6, 0.6),
    "next-room": (0.6, 0.6),
    "cheap-beds": (0.3, 0.3),
    "cheap-rooms": (0.4, 0.7),
    "hand": (0.0, 0.3),
    "skills": (0.6, 1.0),
    "kinds-of-skill": (0.1, 0.2),
    "energy": (0.5, 0.5),
    "inside": (0.0, 0.5),
    "basement": (1.0, 0.5),
    "tents": (0.5, 1.5),
    "best-deed": (0.6, 0.1),
    "further-deeds": (0.4, 0.2),
    "deeds-that-wait": (0.2, 0.2),
    "hidden-missions": (1.0, 0.5),
    "mice-at-hand": (0.7, 0.3),
    "cheese-at-hand": (1.5, 0.5),
    "next-door": (0.3, 0.2),
    "incomes": (0.5, 3.0),
    "permanents": (0.1, 1.0),
    "once": (0.3, 2.0),
    "freed-cells": (-0.2, -0.5),
    "goals-begun": (0.9, 0.7),
    "place-in-order": (0.3, 0.0),
}
SOON = 3
"""So many turns ahead a thing is worth its first number in full."""
LONG = 14


@cache
def weights(turns: int) -> dict[str, float]:
    """What each asset is worth with so many turns still to come."""
    soon, long = min(1.0, turns / SOON), turns / LONG
    return {name: soon * a + long * b for name, (a, b) in WEIGHTS.items()}


def some(number: int) -> float:
    """Of goods the first few count in full."""
    return min(number, 5) + 0.3 * max(0, number - 5)
