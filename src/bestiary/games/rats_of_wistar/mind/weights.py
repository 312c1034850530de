"""Weights of the evaluation: what a player's assets will still bring in points.

A weight is two numbers: what one more brings to somebody who has a round left to use it, and what
it brings besides over a whole game. The first guesses came from fitting the points still to come
after each turn of some hundred games and were then adjusted by trial. A deed is a card to play or
a mission to complete.
"""

from functools import cache
from typing import Final

WEIGHTS: Final = {
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
    "next-bed": (0.6, 0.6),  # VP that the next bed adds
    "next-room": (0.6, 0.6),  # VP that the next room adds
    "cheap-beds": (0.3, 0.3),  # beds still to build for 1 wood
    "cheap-rooms": (0.4, 0.7),  # rooms still to dig for 1 metal
    "hand": (0.0, 0.3),
    "skills": (0.6, 1.0),  # symbols, two of each kind at most
    "kinds-of-skill": (0.1, 0.2),
    "energy": (0.5, 0.5),
    "inside": (0.0, 0.5),
    "basement": (1.0, 0.5),
    "tents": (0.5, 1.5),
    "best-deed": (0.6, 0.1),  # the gain of the best that can be paid now
    "further-deeds": (0.4, 0.2),  # gains that what is left can pay
    "deeds-that-wait": (0.2, 0.2),  # gains short of goods or symbols
    "hidden-missions": (1.0, 0.5),
    "mice-at-hand": (0.7, 0.3),
    "cheese-at-hand": (1.5, 0.5),
    "next-door": (0.3, 0.2),  # mission card and mice in the best room beside
    "incomes": (0.5, 3.0),
    "permanents": (0.1, 1.0),
    "once": (0.3, 2.0),
    "freed-cells": (-0.2, -0.5),  # fewer are left to free
    "goals-begun": (0.9, 0.7),  # rewards, halved for each step missing
    "place-in-order": (0.3, 0.0),  # players that will come later
}
SOON_TURNS: Final = 3
"""So many turns ahead a thing is worth its first number in full."""
LATER_TURNS: Final = 14
"""The turns after the first one."""


@cache
def weights(turns: int) -> dict[str, float]:
    """What each asset is worth with so many turns still to come."""
    soon = min(1.0, turns / SOON_TURNS)
    long = turns / LATER_TURNS
    return {name: soon * a + long * b for name, (a, b) in WEIGHTS.items()}


@cache
def vector(turns: int) -> tuple[float, ...]:
    """The same in the order of the assets."""
    return tuple(weights(turns).values())


def diminishing(number: int) -> float:
    """Of goods the first few count in full."""
    return min(number, 5) + 0.3 * max(0, number - 5)
