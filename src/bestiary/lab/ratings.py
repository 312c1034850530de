"""How strong players are by whom they beat: ratings with intervals, and who met whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce

from bestiary.lab.match import Record
from bestiary.lab.statistics import Interval, wilson

SURE = 1.96
"""Deviations around a rating that hold the true one with 95 % certainty."""


class Rating(NamedTuple):
    """A player's strength, on a scale where 25 is where everyone begins."""

    name: str
    strength: float
    deviation: float
    games: int

    @property
    def interval(self) -> Interval:
        """Where the true strength lies with 95 % certainty."""
        return Interval(
            self.strength - SURE * self.deviation, self.strength + SURE * self.deviation
        )


class Meeting(NamedTuple):
    """One player against another, over all games in which both sat."""

    wins: float
    games: int
    score: float
    rival_score: float

    @property
    def share(self) -> float:
        """The part of the games that were won; a game won by both, or neither, is half a win."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Where the true share lies with 95 % certainty."""
        return wilson(round(self.wins), self.games)


def ratings(records: Iterable[Record]) -> tuple[Rating, ...]:
    """Every player's rating, the strongest first. Partners who win together share a rank."""
    model = PlackettLuce()
    known = defaultdict(lambda: model.rating())
    games = defaultdict[str, int](int)
    for record in records:
        teams = [[known[name]] for name in record.bots]
        ranks = [float(seat not in record.winners) for seat in range(record.seats)]
        for name, (rated,) in zip(record.bots, model.rate(teams, ranks=ranks), strict=True):
            known[name], games[name] = rated, games[name] + 1
    found = (Rating(name, r.mu, r.sigma, games[name]) for name, r in known.items())
    return tuple(sorted(found, key=lambda rating: -rating.strength))


def crosstable(records: Iterable[Record]) -> Mapping[tuple[str, str], Meeting]:
    """Every pair that met, both ways round."""
    sums = defaultdict[tuple[str, str], list[float]](lambda: [0.0, 0, 0.0, 0.0])
    for record in records:
        for seat, name in enumerate(record.bots):
            for other, rival in enumerate(record.bots):
                if rival != name:
                    _add(sums[name, rival], record, seat, other)
    return {pair: Meeting(w, int(n), a / n, b / n) for pair, (w, n, a, b) in sums.items()}


def _add(sums: list[float], record: Record, seat: int, other: int) -> None:
    ahead = (seat in record.winners) - (other in record.winners)
    sums[0] += (1 + ahead) / 2
    sums[1] += 1
    sums[2] += record.scores[seat]
    sums[3] += record.scores[other]
