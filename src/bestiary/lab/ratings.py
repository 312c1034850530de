"""Skill ratings by the Plackett–Luce model of OpenSkill (Weng & Lin 2011), and a cross table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bestiary.lab.match import Record
from bestiary.lab.statistics import Z_95, Interval, wilson


class Rating(NamedTuple):
    """A player's skill: mean and standard deviation, on a scale where everyone begins at 25."""

    name: str
    strength: float
    deviation: float
    games: int

    @property
    def interval(self) -> Interval:
        return Interval(
            self.strength - Z_95 * self.deviation, self.strength + Z_95 * self.deviation
        )


class Meeting(NamedTuple):
    """One player, alone or with partners of its kind, against a table of another's kind."""

    wins: int
    games: int
    score: float
    rival_score: float

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)


def ratings(records: Iterable[Record]) -> tuple[Rating, ...]:
    """Every player's rating, the strongest first. Partners who win together share a rank."""
    model = PlackettLuce()
    current = defaultdict[str, PlackettLuceRating](model.rating)
    games = defaultdict[str, int](int)
    for record in records:
        # Every seat is a team of its own, also where partners win together.
        teams = [[current[name]] for name in record.bots]
        ranks = [float(seat not in record.winners) for seat in range(record.seats)]
        for name, (rated,) in zip(record.bots, model.rate(teams, ranks=ranks), strict=True):
            current[name] = rated
            games[name] = games[name] + 1
    rated_players = (Rating(name, r.mu, r.sigma, games[name]) for name, r in current.items())
    return tuple(sorted(rated_players, key=lambda rating: -rating.strength))


def crosstable(records: Iterable[Record]) -> Mapping[tuple[str, str], Meeting]:
    """Cross table: who won how often against whom; always the side with fewer seats, or both."""
    records_by_pair = defaultdict[tuple[str, str], list[Record]](list)
    for record in records:
        counts = Counter(record.bots)
        if len(counts) == 2:
            fewest = min(counts.values())
            one, other = counts
            for name, rival in ((one, other), (other, one)):
                if counts[name] == fewest:
                    records_by_pair[name, rival].append(record)
    return {pair: _meeting(pair, games) for pair, games in records_by_pair.items()}


def _meeting(pair: tuple[str, str], records: list[Record]) -> Meeting:
    name, rival = pair
    wins = sum(any(r.bots[seat] == name for seat in r.winners) for r in records)
    means = scores(records)
    return Meeting(wins, len(records), means[name][0], means[rival][0])


def scores(records: Iterable[Record]) -> Mapping[str, tuple[float, int]]:
    """Every player's mean score, and over how many entries."""
    by_name = defaultdict[str, list[int]](list)
    for record in records:
        for name, score in zip(record.bots, record.scores, strict=True):
            by_name[name].append(score)
    return {name: (fmean(each), len(each)) for name, each in by_name.items()}
