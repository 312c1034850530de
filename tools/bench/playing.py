"""Workloads of the benchmark: random games, and operations on states sampled from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

from bestiary.bots import Uniform
from bestiary.core import CHANCE, Game, State, Variant, Words, pick
from bestiary.core.position import imagine
from bestiary.lab.match import RandomStreams, play_out
from tools.bench.rates import Work

SAMPLED_STATES = 200
"""States of a random game on which the operations are measured in turn."""
STATES_PER_CLOCK_READ = 10
"""Operations between two readings of the clock, so that no slice overruns by much."""


def random_game(game: Game[Any, Any], variant: Variant, rng: Random) -> int:
    """Play one random game and count the players' decisions."""
    state = game.new(variant.seats, dict(variant.options))
    decisions = 0
    while state.outcome is None:
        decision = state.pending[0]
        seat = decision.seat
        if seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
        else:
            state.play(seat, pick(decision.options, rng))
            decisions += 1
    return decisions


def game_of_bots(game: Game[Any, Any], variant: Variant, streams: RandomStreams) -> int:
    """The same through a `Position` for every decision, as bots play."""
    state = game.new(variant.seats, dict(variant.options))
    return play_out(game, state, [Uniform()] * variant.seats, streams)


def moments(state: State, rng: Random) -> Iterator[State]:
    """Every moment at which a player decides, in one random game."""
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
        else:
            yield state
            state.play(decision.seat, pick(decision.options, rng))


def operations(game: Game[Any, Any], variant: Variant) -> tuple[Work, Work, Work, Work]:
    """Copy moments of a random game, look at them, imagine them, and tell them in words."""
    opening = game.new(variant.seats, dict(variant.options))
    states = [state.copy() for state in moments(opening, Random(0))][:SAMPLED_STATES]
    rng = Random(0)
    words = Words(game, "en")

    def view(state: State) -> Any:
        return game.rules.view(state, state.pending[0].seat)

    views = [view(state) for state in states]
    return (
        repeat_over(states, lambda state: state.copy(), SAMPLED_STATES),
        repeat_over(states, view, STATES_PER_CLOCK_READ),
        repeat_over(
            states,
            lambda state: imagine(game, state, state.pending[0].seat, rng),
            STATES_PER_CLOCK_READ,
        ),
        repeat_over(views, lambda seen: game.page.describe(seen, words), 1),
    )


def repeat_over(things: list[Any], do: Callable[[Any], object], chunk_size: int) -> Work:
    """Do something with some of `things` at a time, round and round, and count them."""
    around = cycle([things[at : at + chunk_size] for at in range(0, len(things), chunk_size)])

    def work() -> int:
        some = next(around)
        for thing in some:
            do(thing)
        return len(some)

    return work
