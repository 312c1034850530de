"""Positions sampled from uniformly random games, to test bots and encodings on.

Random play reaches states that good players avoid, and that is where bots fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bestiary.core import CHANCE, Game, Position, Seat, State, Variant, pick
from bestiary.core.position import imagine

MAX_CHOICES_PER_GAME = 400


class SampledPosition(NamedTuple):
    """A moment of a random game at which a seat must choose between several options."""

    game: Game[Any, Any]
    variant: Variant
    state: State
    seat: Seat

    def position(self, state: State, seed: int) -> Position:
        """What the seat is asked, in this state or one that looks the same to it."""
        return Position.of(self.game, state, self.seat, Random(seed))

    def imagined_state(self, rng: Random) -> State:
        """A state that the seat cannot tell from the true one."""
        return imagine(self.game, self.state, self.seat, rng)


def sample_positions(
    game: Game[Any, Any], variant: Variant, rng: Random
) -> Iterator[SampledPosition]:
    """One random game, at moments far enough apart to differ."""
    state: State = game.new(variant.seats, dict(variant.options))
    wait = rng.randrange(1, 8)
    for _ in range(MAX_CHOICES_PER_GAME):
        if state.outcome is not None:
            return
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
            continue
        wait -= 1
        if wait <= 0 and len(decision.options) > 1:
            yield SampledPosition(game, variant, state.copy(), decision.seat)
            wait = rng.randrange(3, 40)
        state.play(decision.seat, pick(decision.options, rng))
