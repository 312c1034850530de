"""Random games for tests of boards: now and then somebody looks at the position."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bestiary.core import CHANCE, Decision, Game, State, Variant


def decisions(
    game: Game[Any, Any], variant: Variant, rng: Random, *, most: int, every: int
) -> Iterator[tuple[State, Decision]]:
    """At most so many choices, each `every`-th shown with the state before it."""
    state = game.new(variant.seats, dict(variant.options))
    for number in range(most):
        if state.outcome is not None:
            return
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
            continue
        if number % every == 0:
            yield state, decision
        state.play(decision.seat, rng.choice(list(decision.options)))
