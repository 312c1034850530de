"""What many games say, and how sure it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from bestiary.lab.match import Match, Record

SURE = 1.959964
"""Standard deviations of a 95 % interval."""


class Interval(NamedTuple):
    """From where to where something lies with 95 % certainty."""

    low: float
    high: float


class SeatSummary(NamedTuple):
    """One seat over all games; a shared win counts for everyone who shares it."""

    seat: int
    bot: str
    wins: int
    win_rate: float
    win_interval: Interval
    score_mean: float
    score_deviation: float
    score_low: int
    score_high: int


class Summary(NamedTuple):
    """A whole run: `seconds` by the clock on the wall, the speed that of one core at play."""

    match: Match
    games: int
    seats: tuple[SeatSummary, ...]
    reasons: dict[str, int]
    decisions: int
    decisions_mean: float
    decisions_low: int
    decisions_high: int
    seconds: float
    decisions_per_second: float


def wilson(wins: int, games: int, deviations: float = SURE) -> Interval:
    """Wilson's interval of a win rate; sound for few games and for rates near 0 and 1."""
    if not games:
        return Interval(0.0, 1.0)
    rate, square = wins / games, deviations**2
    centre = (rate + square / (2 * games)) / (1 + square / games)
    spread = sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    half = deviations * spread / (1 + square / games)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def summarise(match: Match, records: Sequence[Record], seconds: float) -> Summary:
    """Sum up the records of a settled match that took `seconds` by the clock on the wall."""
    lengths = [record.decisions for record in records]
    playing = sum(record.seconds for record in records)
    return Summary(
        match,
        len(records),
        tuple(_seat(match, records, seat) for seat in range(match.seats)),
        dict(Counter(record.reason for record in records).most_common()),
        sum(lengths),
        fmean(lengths),
        min(lengths),
        max(lengths),
        seconds,
        sum(lengths) / playing if playing else 0.0,
    )


def _seat(match: Match, records: Sequence[Record], seat: int) -> SeatSummary:
    wins = sum(seat in record.winners for record in records)
    scores = [record.scores[seat] for record in records]
    return SeatSummary(
        seat,
        match.bots[seat],
        wins,
        wins / len(records),
        wilson(wins, len(records)),
        fmean(scores),
        pstdev(scores),
        min(scores),
        max(scores),
    )
