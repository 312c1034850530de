"""Speed of every game beside other engines, measured in one run on one core.

`python -m bestiary.lab.bench [SECONDS]`: random players; decisions are those of players, not of
chance. Nothing is asserted: machines differ, ratios within one run mean something.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bestiary import registry
from bestiary.core import CHANCE, Game, State, pick
from bestiary.lab.golden import golden_variants
from bestiary.lab.peers import peers

SECONDS = 2.0
"""Measured per row unless the command line says otherwise."""
SLICES = 5
COPIED = 200
"""States of a game, evenly taken from random games, that are copied in turn."""


class Speed(NamedTuple):
    """One row: decisions and copies per second."""

    name: str
    decisions: float
    copies: float | None = None


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of what `work` counts is done in a second of the processor, once warm.

    The best of several slices: what else the machine does only ever slows a slice down. What is
    loaded by then is kept from the garbage collector: nobody pays for the others' size.
    """
    _run(work, seconds / 2)
    gc.collect()
    gc.freeze()
    return max(
        done / passed for done, passed in (_run(work, seconds / SLICES) for _ in range(SLICES))
    )


def _run(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    done, began = 0, process_time()
    while (passed := process_time() - began) < seconds:
        done += work()
    return done, passed


def random_game(game: Game[Any], seats: int, options: dict[str, str], rng: Random) -> int:
    """Play one random game and count the players' decisions."""
    state, decisions = game.new(seats, options), 0
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
        else:
            state.play(decision.seat, pick(decision.options, rng))
            decisions += 1
    return decisions


def moments(state: State, rng: Random) -> Iterator[State]:
    """Every moment at which a player decides, in one random game."""
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
        else:
            yield state
            state.play(decision.seat, pick(decision.options, rng))


def measure(game: Game[Any], seats: int, options: dict[str, str], seconds: float) -> Speed:
    """Decisions and copies of one game with one number of seats."""
    rng = Random(0)
    decisions = rate(lambda: random_game(game, seats, options, rng), seconds)
    states = [state.copy() for state in moments(game.new(seats, options), rng)][:COPIED]

    def copy_all() -> int:
        for state in states:
            state.copy()
        return len(states)

    return Speed(f"{game.id} {seats}", decisions, rate(copy_all, seconds / 4))


def bench(seconds: float) -> tuple[list[Speed], list[Speed]]:
    """Peers first, then our games, in the same run."""
    theirs = [Speed(name, rate(play, seconds)) for name, play in peers(Random(0))]
    ours = [
        measure(game, variant.seats, dict(variant.options), seconds)
        for game in registry.catalogue()
        for variant in golden_variants(game)
    ]
    return theirs, ours


def table(theirs: list[Speed], ours: list[Speed]) -> Table:
    """Rows with ratios to every peer."""
    heads = [f"÷ {peer.name}" for peer in theirs]
    grid = Table("Game", "Decisions/s", "Copies/s", *heads, title="Random players, one core")
    for speed in [*theirs, *ours]:
        ratios = [f"{speed.decisions / peer.decisions:.2f}" for peer in theirs]
        copies = "" if speed.copies is None else f"{speed.copies:,.0f}"
        grid.add_row(speed.name, f"{speed.decisions:,.0f}", copies, *ratios)
    return grid


if __name__ == "__main__":
    measured = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    Console().print(table(*bench(measured)))
