"""What is measured: every peer that is installed and every game of ours, in the same run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bestiary.core import Game, Variant
from bestiary.lab.match import random_streams
from tools.bench.peers import peers
from tools.bench.playing import game_of_bots, operations, random_game
from tools.bench.rates import cold_start_seconds, rates

OPERATION_TIME_SHARE = 0.25
"""Operations are short: a share of the time measures them as well."""


class Costs(NamedTuple):
    """What else can be done in a second, of games of ours."""

    with_bots: float
    copies: float
    views: float
    worlds: float
    descriptions: float


class Speed(NamedTuple):
    """One row: decisions a second, and seconds until the first game of a new process is over."""

    name: str
    decisions: float
    first: float
    costs: Costs | None = None


def bench(
    games: Iterable[tuple[Game[Any, Any], Variant]], seconds: float
) -> tuple[list[Speed], list[Speed]]:
    """Peers and our games, in the same run."""
    theirs, ours = list(peers(Random(0))), list(games)
    plays = [partial(random_game, *setting, Random(0)) for setting in ours]
    with_bots = [partial(game_of_bots, g, v, random_streams(0, v.seats)) for g, v in ours]
    played = rates([*(play for _, play in theirs), *plays, *with_bots], seconds)
    done = rates(
        [operation for setting in ours for operation in operations(*setting)],
        seconds * OPERATION_TIME_SHARE,
    )
    split = len(theirs), len(theirs) + len(ours)
    costs = [Costs(rate, *done[4 * n : 4 * n + 4]) for n, rate in enumerate(played[split[1] :])]
    names = [name for name, _ in theirs] + [f"{game.id} {v.seats}" for game, v in ours]
    firsts = [cold_start_seconds(name) for name in names]
    rows = list(map(Speed, names, played[: split[1]], firsts))
    measured = [row._replace(costs=c) for row, c in zip(rows[split[0] :], costs, strict=True)]
    return rows[: split[0]], measured
