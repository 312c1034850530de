"""Speed of every game beside other engines, measured in one run on one core.

`python -m bestiary.lab.bench [SECONDS]`: random players; decisions are those of players, not of
chance. Nothing is asserted: machines differ, ratios within one run mean something.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Column, Table

from bestiary import registry
from bestiary.core import CHANCE, Game, State, Variant, pick
from bestiary.lab.golden import golden_variants
from bestiary.lab.peers import peers

SECONDS = 2.0
"""Measured per row unless the command line says otherwise."""
SLICES = 10
COPIED = 200
"""States of a game, evenly taken from random games, that are copied in turn."""


Work = Callable[[], int]


class Speed(NamedTuple):
    """One row: decisions and copies per second."""

    name: str
    decisions: float
    copies: float | None = None


def rates(works: Sequence[Work], seconds: float) -> list[float]:
    """How much of what each of `works` counts is done in a second of the processor, once warm.

    They take turns, slice by slice, and the best slice of each counts: what else the machine does
    only ever slows one down, and a busy minute meets all alike. What is loaded by then is kept
    from the garbage collector: nobody pays for the others' size.
    """
    for work in works:
        _run(work, seconds / 2)
    gc.collect()
    gc.freeze()
    turns = [[_run(work, seconds / SLICES) for work in works] for _ in range(SLICES)]
    return [max(slices) for slices in zip(*turns, strict=True)]


def _run(work: Work, seconds: float) -> float:
    done, began = 0, process_time()
    while (passed := process_time() - began) < seconds:
        done += work()
    return done / passed


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


def copies(game: Game[Any], seats: int, options: dict[str, str]) -> Work:
    """Copy states of a random game, and count them."""
    states = [state.copy() for state in moments(game.new(seats, options), Random(0))][:COPIED]

    def copy_all() -> int:
        for state in states:
            state.copy()
        return len(states)

    return copy_all


def bench(
    games: Iterable[tuple[Game[Any], Variant]], seconds: float
) -> tuple[list[Speed], list[Speed]]:
    """Peers and our games, in the same run."""
    theirs = list(peers(Random(0)))
    ours = [(game, variant.seats, dict(variant.options)) for game, variant in games]
    plays = [partial(random_game, *setting, Random(0)) for setting in ours]
    played = rates([*(play for _, play in theirs), *plays], seconds)
    copied = rates([copies(*setting) for setting in ours], seconds / 4)
    names = [f"{game.id} {seats}" for game, seats, _ in ours]
    peer_names = [name for name, _ in theirs]
    return (
        list(map(Speed, peer_names, played)),
        list(map(Speed, names, played[len(theirs) :], copied)),
    )


def table(theirs: list[Speed], ours: list[Speed]) -> Table:
    """Rows with ratios to every peer."""
    heads = [f"÷ {peer.name}" for peer in theirs]
    name = Column("Game", no_wrap=True)
    grid = Table(name, "Decisions/s", "Copies/s", *heads, title="Random players, one core")
    for speed in [*theirs, *ours]:
        ratios = [f"{speed.decisions / peer.decisions:.2f}" for peer in theirs]
        copies = "" if speed.copies is None else f"{speed.copies:,.0f}"
        grid.add_row(speed.name, f"{speed.decisions:,.0f}", copies, *ratios)
    return grid


if __name__ == "__main__":
    measured = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    games = [(game, v) for game in registry.catalogue() for v in golden_variants(game)]
    Console().print(table(*bench(games, measured)))
