"""The ladders that the page about bots shows: every level against the one below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise, takewhile
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from bestiary import registry
from bestiary.core import LEVELS
from bestiary.lab.ladder import ALONE, Fixture
from bestiary.lab.markdown import rows as published
from bestiary.lab.markdown import table
from bestiary.lab.match import Match, Record
from bestiary.lab.ratings import crosstable
from bestiary.lab.statistics import Z_95, wilson

SEED = 1
"""Of all published games."""
DOWNWARDS = LEVELS[::-1]
POINTS = 5
"""Scores that never exceed this say no more than who won."""


class Ladder(NamedTuple):
    """A game with so many seats and these options."""

    game: str
    seats: int
    options: Mapping[str, str] = {}

    @property
    def title(self) -> str:
        return registry.game(self.game).titles["en"]

    @property
    def picture(self) -> str:
        """The name of its picture."""
        return f"ladder-{self.game.replace('_', '-')}-{self.seats}.svg"

    def matches(self) -> list[Match]:
        """Every level alone, or one seat of each against the level below on all others."""
        if self.seats == ALONE:
            seatings: list[tuple[str, ...]] = [(level,) for level in DOWNWARDS]
        else:
            seatings = [(one, *[other] * (self.seats - 1)) for one, other in pairwise(DOWNWARDS)]
        rotating = self.seats > ALONE
        return [
            Match(self.game, self.seats, bots, dict(self.options), rotating).settled()
            for bots in seatings
        ]

    def played(self, kept: Mapping[str, Record]) -> list[list[Record]]:
        """The games of each match that were kept, from the first without a gap."""
        return [list(_kept(match, kept)) for match in self.matches()]


Played: TypeAlias = tuple[Ladder, list[list[Record]]]
"""A ladder with the games of each of its matches."""

LADDERS = (
    Ladder("urban_legends", 2, {"cryptid": "seat-1"}),
    Ladder("cryptid", 2, {"setup": "generated"}),
    Ladder("cryptid", 3, {"setup": "generated"}),
    Ladder("big_monster", 2),
    Ladder("cryptic_nature", 2),
    Ladder("rats_of_wistar", 2),
    Ladder("cryptic_nature", ALONE),
    Ladder("rats_of_wistar", ALONE),
)


def _kept(match: Match, kept: Mapping[str, Record]) -> Iterator[Record]:
    keys = (Fixture(match, number, SEED).key for number in count())
    return (kept[key] for key in takewhile(kept.__contains__, keys))


class Told(NamedTuple):
    """What is written next: a page may keep rows of games that were played elsewhere."""

    at: str
    """The commit whose bots played the games that are kept."""
    before: str = ""
    """The part of the page as it is."""

    def rows(self, head: Sequence[str], places: int, rows: Iterable[Sequence[str]]) -> str:
        """A table of `rows`; one that has but its `places` is taken over from the page, if there.

        The places are the columns by which a row is found again.
        """
        head = [*head, "as of"]
        kept = {tuple(row[:places]): row for row in published(self.before, head)}
        new = (self._row(list(row), kept.get(tuple(row[:places]), []), places) for row in rows)
        return table(head, [row for row in new if row])

    def _row(self, row: list[str], kept: list[str], places: int) -> list[str]:
        """The row as it is now; the one kept where nothing was played, or nothing came of it."""
        return kept if len(row) == places or kept[:-1] == row else [*row, self.at]


def strengths(found: Sequence[Played], told: Told) -> str:
    """How often every level beats the one below it."""
    rows = (
        _rung(ladder, match, records)
        for ladder, matches in found
        if ladder.seats > ALONE
        for match, records in zip(ladder.matches(), matches, strict=True)
    )
    head = ["game", "seats", "level", "against", "won", "95 % sure", "fair share", "mean scores"]
    return told.rows(head, 4, rows)


def _rung(ladder: Ladder, match: Match, records: list[Record]) -> list[str]:
    one, other = match.bots[:2]
    place = [ladder.title, str(ladder.seats), one, other]
    if not records:
        return place
    met = crosstable(records)[one, other]
    low, high = met.interval
    has_points = any(score > POINTS for record in records for score in record.scores)
    scores = f"{met.score:.1f} and {met.rival_score:.1f}" if has_points else "–"
    won = f"{met.wins} of {met.games}"
    sure = f"{low:.1%}–{high:.1%}"
    return [*place, won, sure, f"{1 / ladder.seats:.0%}", scores]


def alone(found: Sequence[Played], told: Told) -> str:
    """What every level scores in the solo games, and how often more than the level below."""
    rows = (
        _solo(ladder, match.bots[0], records, below)
        for ladder, matches in found
        if ladder.seats == ALONE
        for match, records, below in zip(ladder.matches(), matches, [*matches[1:], []], strict=True)
    )
    head = ["game alone", "level", "games", "mean score, 95 % sure", "won", "more than below"]
    return told.rows([*head, "95 % sure"], 2, rows)


def _solo(ladder: Ladder, level: str, records: list[Record], below: list[Record]) -> list[str]:
    place = [ladder.title, level]
    if len(records) < 2:
        return place
    scores = [record.scores[0] for record in records]
    mean = fmean(scores)
    half = Z_95 * stdev(scores) / len(scores) ** 0.5
    won = sum(bool(record.winners) for record in records)
    sure = f"{mean:.1f} ({mean - half:.1f}–{mean + half:.1f})"
    told = [str(len(records)), sure, f"{won} of {len(records)}"]
    return [*place, *told, *_compared(records, below)]


def _compared(records: list[Record], below: list[Record]) -> tuple[str, str]:
    """On the same deals; equal scores count for neither."""
    pairs = [(r.scores[0], b.scores[0]) for r, b in zip(records, below, strict=False)]
    decided = [one > other for one, other in pairs if one != other]
    if not decided:
        return "–", "–"
    low, high = wilson(sum(decided), len(decided))
    return f"{sum(decided)} of {len(decided)}", f"{low:.1%}–{high:.1%}"
