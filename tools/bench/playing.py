"""Random games, and what can be done at any moment of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

from bestiary.bots import Uniform
from bestiary.core import CHANCE, Game, State, Variant, Words, imagine, pick
from bestiary.lab.match import RandomStreams, play_out
from tools.bench.rates import Work

SAMPLED = 200
"""Moments of random games that are copied, looked at and told in turn."""
AT_ONCE = 10
"""So many are done between two looks at the clock: no slice takes much longer than it should."""


def random_game(game: Game[Any], variant: Variant, rng: Random) -> int:
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


def game_of_bots(game: Game[Any], variant: Variant, luck: RandomStreams) -> int:
    """The same through a `Position` for every decision, as bots play."""
    state = game.new(variant.seats, dict(variant.options))
    return play_out(game, state, [Uniform()] * variant.seats, luck)


def moments(state: State, rng: Random) -> Iterator[State]:
    """Every moment at which a player decides, in one random game."""
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
        else:
            yield state
            state.play(decision.seat, pick(decision.options, rng))


def deeds(game: Game[Any], variant: Variant) -> tuple[Work, Work, Work, Work]:
    """Copy moments of a random game, look at them, imagine them, and tell them in words."""
    opening = game.new(variant.seats, dict(variant.options))
    states = [state.copy() for state in moments(opening, Random(0))][:SAMPLED]
    rng = Random(0)
    words = Words(game, "en")

    def view(state: State) -> Any:
        return game.view(state, state.pending[0].seat)

    views = [view(state) for state in states]
    return (
        over(states, lambda state: state.copy(), SAMPLED),
        over(states, view, AT_ONCE),
        over(states, lambda state: imagine(game, state, state.pending[0].seat, rng), AT_ONCE),
        over(views, lambda seen: game.describe(seen, words), 1),
    )


def over(things: list[Any], do: Callable[[Any], object], at_once: int) -> Work:
    """Do something with some of `things` at a time, round and round, and count them."""
    around = cycle([things[at : at + at_once] for at in range(0, len(things), at_once)])

    def work() -> int:
        some = next(around)
        for thing in some:
            do(thing)
        return len(some)

    return work
