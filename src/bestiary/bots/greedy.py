"""A player that looks one step ahead with the game's advice."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bestiary.core import CHANCE, Chance, Choice, Position, Seat, State

MOST_OPTIONS = 400
"""Of more options than these only a sample is looked at."""
WORLDS = 2
"""Imagined worlds an option is tried in."""


def greedy(position: Position) -> Choice:
    """The option with the best outlook, averaged over imagined worlds; ties fall by lot."""
    options = list(islice(position.options, MOST_OPTIONS * 10))
    if len(options) > MOST_OPTIONS:
        options = position.rng.sample(options, MOST_OPTIONS)
    if len(options) == 1:
        return options[0]
    worlds = [position.world() for _ in range(WORLDS)]
    rated = [(sum(_outlook(position, world, o) for world in worlds), o) for o in options]
    best = max(rating for rating, _ in rated)
    return position.rng.choice([option for rating, option in rated if rating == best])


def _outlook(position: Position, world: State, choice: Choice) -> float:
    advice, seat = position.game.advice, position.seat
    rating = advice.rate(world, seat, choice) if advice.rate else 0.0
    if advice.value is None:
        return rating
    return rating + advice.value(_after(world, seat, choice, position.rng), seat)


def _after(world: State, seat: Seat, choice: Choice, rng: Any) -> State:
    """The world once `choice` is made and chance has answered what follows from it."""
    after = world.copy()
    after.play(seat, choice)
    while (pending := after.pending) and pending[0].seat == CHANCE:
        options = pending[0].options
        assert isinstance(options, Chance)
        after.play(CHANCE, options.sample(rng))
    return after
