"""One-ply lookahead: make a choice in an imagined world and evaluate the state after it.

The weakest levels play by it, stronger ones shortlist with it, and it is the rollout policy of
games that bring none.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

from bestiary.core import CHANCE, Advice, Choice, Position, Seat, State
from bestiary.core.chance import Chance

MAX_ROOT_OPTIONS = 400
"""Options of the decision itself that are looked at: a sample where there are more."""


def root_options(advice: Advice[Any], position: Position, world: State) -> list[Choice]:
    """The options to look at: those that the game does not prune, or a sample of very many."""
    options = position.options
    # The game prunes what its state asks first; a position may be about something else, such as a
    # standing offer or the second of two seats that are asked at once.
    if advice.pruned_options is not None and options == world.pending[0].options:
        options = advice.pruned_options(world, position.seat)
    return sample_options(options, MAX_ROOT_OPTIONS, position.rng)


def sample_options(options: Iterable[Choice], limit: int, rng: Random) -> list[Choice]:
    """All options, or `limit` of them at random where there are more."""
    # Lazy options may be too many to list: the sample is of the first ten times the limit.
    listed = list(islice(options, limit * 10))
    return rng.sample(listed, limit) if len(listed) > limit else listed


def resolve_chance(state: State, rng: Random) -> None:
    """Sample the chance seat's answers until a player is asked, or the game is over."""
    while (pending := state.pending) and pending[0].seat == CHANCE:
        options = pending[0].options
        assert isinstance(options, Chance)
        state.play(CHANCE, options.sample(rng))


def successor(world: State, seat: Seat, choice: Choice, rng: Random) -> State:
    """A copy of the world after `choice` and the chance that follows from it."""
    after = world.copy()
    after.play(seat, choice)
    resolve_chance(after, rng)
    return after


def one_ply_value(
    advice: Advice[Any], world: State, seat: Seat, choice: Choice, rng: Random
) -> float:
    """The value of a choice to `seat`: the game's action value, or that of the state after it."""
    if advice.action_value is not None:
        return advice.action_value(world, seat, choice)
    return 0.0 if advice.value is None else advice.value(successor(world, seat, choice, rng), seat)
