"""What comes of a choice, one step ahead: the measure of every level and of every rollout."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

from bestiary.core import CHANCE, Advice, Chance, Choice, Position, Seat, State

MOST_OPTIONS = 400
"""Of more options than these only a sample is looked at."""


def considered(advice: Advice[Any], position: Position, world: State) -> list[Choice]:
    """The options worth a thought, or a sample of them where there are very many."""
    options = position.options
    if advice.thoughts is not None and options == world.pending[0].options:
        options = advice.thoughts(world, position.seat)
    return some(options, MOST_OPTIONS, position.rng)


def some(options: Iterable[Choice], most: int, rng: Random) -> list[Choice]:
    """At most so many of `options`, drawn by lot where there are more."""
    listed = list(islice(options, most * 10))
    return rng.sample(listed, most) if len(listed) > most else listed


def settle(state: State, rng: Random) -> None:
    """Let chance answer as long as it is asked."""
    while (pending := state.pending) and pending[0].seat == CHANCE:
        options = pending[0].options
        assert isinstance(options, Chance)
        state.play(CHANCE, options.sample(rng))


def after(world: State, seat: Seat, choice: Choice, rng: Random) -> State:
    """The world once `choice` is made and chance has answered what follows from it."""
    made = world.copy()
    made.play(seat, choice)
    settle(made, rng)
    return made


def outlook(advice: Advice[Any], world: State, seat: Seat, choice: Choice, rng: Random) -> float:
    """How good a choice looks to `seat` in a world."""
    if advice.rate is not None:
        return advice.rate(world, seat, choice)
    return 0.0 if advice.value is None else advice.value(after(world, seat, choice, rng), seat)
