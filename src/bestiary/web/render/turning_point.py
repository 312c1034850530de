"""The turning point of a game that is over: where the winner's prospects grew most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bestiary.core import SPECTATOR, Game, State
from bestiary.core import Table as CoreTable
from bestiary.core.table import Move

PERCENT = 100
MIN_GAIN_PERCENT = 10
"""A chance that never grew by so much turned at the end: the last move decided."""


class TurningPoint(NamedTuple):
    """The core move `number` changed a seat's chance, in percent, or its lead in points."""

    number: int
    seat: int
    before: int
    after: int
    is_chance: bool

    @property
    def change(self) -> int:
        return self.after - self.before


class PlayedGame(NamedTuple):
    """A game as it was played: its rules, how it was set up, and its moves."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, str]
    moves: Sequence[Move]


def find_turning_point(
    played: PlayedGame, winner: int, stops: Sequence[int]
) -> TurningPoint | None:
    """The greatest gain between two of the `stops`; None where nothing is counted.

    `stops` are the numbers of the moves at which something was told, so a page can show each.
    """
    wanted = frozenset(stops)
    is_chance = played.game.opponents.advice.win_chances is not None
    prospects = [
        (number, prospect)
        for number, state in _states(played)
        if number in wanted and (prospect := _prospect(played.game, state, winner)) is not None
    ]
    changes = [TurningPoint(n, winner, a, b, is_chance) for (_, a), (n, b) in pairwise(prospects)]
    best = max(changes, key=lambda one: one.change, default=None)
    if is_chance and prospects and (best is None or best.change < MIN_GAIN_PERCENT):
        _, before = prospects[-1]
        return TurningPoint(stops[-1], winner, before, PERCENT, is_chance)  # open to the end
    return best if best is not None and best.change > 0 else None


def _states(played: PlayedGame) -> Iterator[tuple[int, State]]:
    # The same state each time, played on between two yields: a caller must not keep it.
    table = CoreTable(played.game, played.seats, played.options, dealt=False)
    for number, move in enumerate(played.moves, start=1):
        table.replay([move])
        yield number, table.state


def _prospect(game: Game[Any, Any], state: State, seat: int) -> int | None:
    """The chance of winning where the game knows it, else the lead by points; not at the end."""
    if state.outcome is not None:
        return None
    if game.opponents.advice.win_chances is not None:
        return round(PERCENT * game.opponents.advice.win_chances(state)[seat])
    scores = game.rules.view(state, SPECTATOR)["scores"]
    if not all(scores):
        return None
    totals: list[int] = [sum(lines.values()) for lines in scores]
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0)
