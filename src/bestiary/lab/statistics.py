"""Summary statistics of many games: win rates with Wilson intervals, scores, lengths, speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from bestiary.lab.match import Match, Record

Z_95 = 1.959964
"""Standard deviations to either side of the mean that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A 95 % confidence interval."""

    low: float
    high: float


class WinStatistics(NamedTuple):
    """One seat, or one bot on all its seats; a shared win counts for everyone who shares it."""

    name: str
    bot: str
    entries: int
    wins: int
    win_rate: float
    win_interval: Interval
    score_mean: float
    score_deviation: float
    score_low: int
    score_high: int


class MatchSummary(NamedTuple):
    """A whole run: `seconds` by the clock on the wall, the speed that of one core at play."""

    match: Match
    games: int
    seats: tuple[WinStatistics, ...]
    bots: tuple[WinStatistics, ...]
    reasons: dict[str, int]
    decisions: int
    decisions_mean: float
    decisions_low: int
    decisions_high: int
    seconds: float
    decisions_per_second: float


def wilson(wins: int, games: int, deviations: float = Z_95) -> Interval:
    """Wilson's score interval of a win rate (Wilson 1927).

    Unlike the normal approximation it holds for few games and for rates near 0 and 1.
    """
    if not games:
        return Interval(0.0, 1.0)
    rate = wins / games
    z_squared = deviations**2
    centre = (rate + z_squared / (2 * games)) / (1 + z_squared / games)
    spread = sqrt(rate * (1 - rate) / games + z_squared / (4 * games**2))
    half = deviations * spread / (1 + z_squared / games)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def rate(wins: int, games: int) -> str:
    """A win rate and its 95 % interval, as text: `52% (48%–56%)`."""
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} ({low:.0%}–{high:.0%})"


def summarise(match: Match, records: Sequence[Record], seconds: float) -> MatchSummary:
    """Sum up the records of a validated match that took `seconds` by the clock on the wall."""
    lengths = [record.decisions for record in records]
    # Processor time of the games alone: several workers play at the same time.
    playing = sum(record.seconds for record in records)
    return MatchSummary(
        match,
        len(records),
        tuple(_seat(match, records, seat) for seat in range(match.seats)),
        tuple(_bot(records, bot) for bot in dict.fromkeys(match.bots)),
        dict(Counter(record.reason for record in records).most_common()),
        sum(lengths),
        fmean(lengths),
        min(lengths),
        max(lengths),
        seconds,
        sum(lengths) / playing if playing else 0.0,
    )


Entry = tuple[bool, int]
"""Whether one seat won one game, and its score."""


def _seat(match: Match, records: Sequence[Record], seat: int) -> WinStatistics:
    entries = [(seat in record.winners, record.scores[seat]) for record in records]
    bot = "rotating" if match.rotating else match.bots[seat]
    return _win_statistics(f"seat {seat + 1}", bot, entries)


def _bot(records: Sequence[Record], bot: str) -> WinStatistics:
    entries = [
        (seat in record.winners, record.scores[seat])
        for record in records
        for seat, name in enumerate(record.bots)
        if name == bot
    ]
    return _win_statistics(bot, bot, entries)


def _win_statistics(name: str, bot: str, entries: Sequence[Entry]) -> WinStatistics:
    wins = sum(won for won, _ in entries)
    scores = [score for _, score in entries]
    return WinStatistics(
        name,
        bot,
        len(entries),
        wins,
        wins / len(entries),
        wilson(wins, len(entries)),
        fmean(scores),
        pstdev(scores),
        min(scores),
        max(scores),
    )
