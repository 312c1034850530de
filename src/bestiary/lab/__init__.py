"""The laboratory: many games between bots, quickly, and what can be learned from them."""

from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.statistics import Interval, MatchSummary, WinStatistics, summarise, wilson
from bestiary.lab.tournament import tournament

__all__ = [
    "Interval",
    "Match",
    "MatchSummary",
    "Record",
    "WinStatistics",
    "play",
    "seed_of",
    "summarise",
    "tournament",
    "wilson",
]
