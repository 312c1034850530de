"""The ladders that the documents publish: every level against the one below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise, takewhile
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from bestiary import registry
from bestiary.core.mind import LEVELS
from bestiary.lab.ladder import SOLO_SEATS, Fixture
from bestiary.lab.markdown import table, table_rows
from bestiary.lab.match import Match, Record
from bestiary.lab.ratings import crosstable
from bestiary.lab.statistics import Z_95, wilson

PUBLISHED_SEED = 1
LEVELS_STRONGEST_FIRST = LEVELS[::-1]
MAX_TRIVIAL_SCORE = 5
"""Scores that never exceed this say no more than who won."""


class Ladder(NamedTuple):
    """One published ladder: a game, its number of seats and its options."""

    game: str
    seats: int
    options: Mapping[str, str] = {}

    @property
    def title(self) -> str:
        return registry.game(self.game).titles["en"]

    @property
    def picture(self) -> str:
        return f"ladder-{self.game.replace('_', '-')}-{self.seats}.svg"

    def matches(self) -> list[Match]:
        """Every level alone, or one seat of each against the level below on all others."""
        if self.seats == SOLO_SEATS:
            seatings: list[tuple[str, ...]] = [(level,) for level in LEVELS_STRONGEST_FIRST]
        else:
            seatings = [
                (one, *[other] * (self.seats - 1))
                for one, other in pairwise(LEVELS_STRONGEST_FIRST)
            ]
        rotating = self.seats > SOLO_SEATS
        return [
            Match(self.game, self.seats, bots, dict(self.options), rotating).validate()
            for bots in seatings
        ]

    def records_by_match(self, recorded: Mapping[str, Record]) -> list[list[Record]]:
        """The games of each match that were kept, from the first without a gap."""
        return [list(_recorded_games(match, recorded)) for match in self.matches()]


LadderGames: TypeAlias = tuple[Ladder, list[list[Record]]]
"""A ladder with the games of each of its matches."""

LADDERS = (
    Ladder("urban_legends", 2, {"cryptid": "seat-1"}),
    Ladder("cryptid", 2, {"setup": "generated"}),
    Ladder("cryptid", 3, {"setup": "generated"}),
    Ladder("big_monster", 2),
    Ladder("cryptic_nature", 2),
    Ladder("rats_of_wistar", 2),
    Ladder("cryptic_nature", SOLO_SEATS),
    Ladder("rats_of_wistar", SOLO_SEATS),
)


def _recorded_games(match: Match, recorded: Mapping[str, Record]) -> Iterator[Record]:
    keys = (Fixture(match, number, PUBLISHED_SEED).key for number in count())
    return (recorded[key] for key in takewhile(recorded.__contains__, keys))


class PublishedTables(NamedTuple):
    """Merges new results into the published tables: rows without new games are taken over."""

    commit: str
    """The commit whose bots played the new games."""
    previous: str = ""
    """The section of the page as it is."""

    def table(self, head: Sequence[str], key_columns: int, rows: Iterable[Sequence[str]]) -> str:
        """A table of `rows`; one with nothing but its key is taken over from the page, if there.

        The first `key_columns` cells identify a row.
        """
        head = [*head, "as of"]
        published = {tuple(row[:key_columns]): row for row in table_rows(self.previous, head)}
        new = (
            self._row(list(row), published.get(tuple(row[:key_columns]), []), key_columns)
            for row in rows
        )
        return table(head, [row for row in new if row])

    def _row(self, row: list[str], published: list[str], key_columns: int) -> list[str]:
        """The new row; the published one where nothing was played, or where nothing changed."""
        return (
            published if len(row) == key_columns or published[:-1] == row else [*row, self.commit]
        )


def duel_table(ladders: Sequence[LadderGames], tables: PublishedTables) -> str:
    """How often every level beats the one below it."""
    rows = (
        _duel_row(ladder, match, records)
        for ladder, matches in ladders
        if ladder.seats > SOLO_SEATS
        for match, records in zip(ladder.matches(), matches, strict=True)
    )
    head = ["game", "seats", "level", "against", "won", "95 % sure", "fair share", "mean scores"]
    return tables.table(head, 4, rows)


def _duel_row(ladder: Ladder, match: Match, records: list[Record]) -> list[str]:
    one, other = match.bots[:2]
    place = [ladder.title, str(ladder.seats), one, other]
    if not records:
        return place
    meeting = crosstable(records)[one, other]
    low, high = meeting.interval
    # Where scores only say who won, their means would repeat the win rate.
    has_points = any(score > MAX_TRIVIAL_SCORE for record in records for score in record.scores)
    scores = f"{meeting.score:.1f} and {meeting.rival_score:.1f}" if has_points else "–"
    won = f"{meeting.wins} of {meeting.games}"
    interval = f"{low:.1%}–{high:.1%}"
    return [*place, won, interval, f"{1 / ladder.seats:.0%}", scores]


def solo_table(ladders: Sequence[LadderGames], tables: PublishedTables) -> str:
    """What every level scores in the solo games, and how often more than the level below."""
    rows = (
        _solo_row(ladder, match.bots[0], records, below)
        for ladder, matches in ladders
        if ladder.seats == SOLO_SEATS
        for match, records, below in zip(ladder.matches(), matches, [*matches[1:], []], strict=True)
    )
    head = ["game alone", "level", "games", "mean score, 95 % sure", "won", "more than below"]
    return tables.table([*head, "95 % sure"], 2, rows)


def _solo_row(ladder: Ladder, level: str, records: list[Record], below: list[Record]) -> list[str]:
    place = [ladder.title, level]
    if len(records) < 2:
        return place
    scores = [record.scores[0] for record in records]
    mean = fmean(scores)
    half = Z_95 * stdev(scores) / len(scores) ** 0.5
    won = sum(bool(record.winners) for record in records)
    interval = f"{mean:.1f} ({mean - half:.1f}–{mean + half:.1f})"
    cells = [str(len(records)), interval, f"{won} of {len(records)}"]
    return [*place, *cells, *_paired_comparison(records, below)]


def _paired_comparison(records: list[Record], below: list[Record]) -> tuple[str, str]:
    """On the same deals; equal scores count for neither."""
    pairs = [(r.scores[0], b.scores[0]) for r, b in zip(records, below, strict=False)]
    decided = [one > other for one, other in pairs if one != other]
    if not decided:
        return "–", "–"
    low, high = wilson(sum(decided), len(decided))
    return f"{sum(decided)} of {len(decided)}", f"{low:.1%}–{high:.1%}"
