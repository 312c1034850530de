"""The turning point of a game that is over: where the winner's prospects grew most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bestiary.core import SPECTATOR, Game, Move, State
from bestiary.core import Table as CoreTable

PERCENT = 100
LEAST = 10
"""A chance that never grew by so much turned at the end: the last move decided."""


class Turning(NamedTuple):
    """The core move `number` changed a seat's chance, in percent, or its lead in points."""

    number: int
    seat: int
    before: int
    after: int
    is_chance: bool

    @property
    def change(self) -> int:
        return self.after - self.before


class Course(NamedTuple):
    """A game as it was played: its rules, how it was set up, and its moves."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    moves: Sequence[Move]


def turning(course: Course, winner: int, told: Sequence[int]) -> Turning | None:
    """The greatest gain between two moments that were told; None where nothing is counted."""
    wanted = frozenset(told)
    is_chance = course.game.advice.win_chances is not None
    states = ((number, state) for number, state in _states(course) if number in wanted)
    known = ((number, _prospect(course.game, state, winner)) for number, state in states)
    found = [(number, prospect) for number, prospect in known if prospect is not None]
    changes = [Turning(n, winner, a, b, is_chance) for (_, a), (n, b) in pairwise(found)]
    best = max(changes, key=lambda one: one.change, default=None)
    if is_chance and found and (best is None or best.change < LEAST):
        return Turning(told[-1], winner, found[-1][1], PERCENT, is_chance)  # open to the end
    return best if best is not None and best.change > 0 else None


def _states(course: Course) -> Iterator[tuple[int, State]]:
    table = CoreTable(course.game, course.seats, course.options, dealt=False)
    for number, move in enumerate(course.moves, start=1):
        table.replay([move])
        yield number, table.state


def _prospect(game: Game[Any], state: State, seat: int) -> int | None:
    """The chance of winning where the game knows it, else the lead by points; not at the end."""
    if state.outcome is not None:
        return None
    if game.advice.win_chances is not None:
        return round(PERCENT * game.advice.win_chances(state)[seat])
    scores = game.view(state, SPECTATOR)["scores"]
    if not all(scores):
        return None
    totals: list[int] = [sum(lines.values()) for lines in scores]
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0)
