"""Markdown report of a ladder: ratings, a cross table with intervals, and mean scores."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.lab.markdown import table
from bestiary.lab.match import Record
from bestiary.lab.ratings import Meeting, crosstable, ratings, scores
from bestiary.lab.statistics import wilson


def report(title: str, records: Sequence[Record]) -> str:
    """One ladder as Markdown: alone by score, else by who beats whom."""
    is_solo = all(record.seats == 1 for record in records)
    tables = [_solo_table(records)] if is_solo else [_ratings_table(records), _cross_table(records)]
    return "\n\n".join([f"### {title}", *tables]) + "\n"


def _solo_table(records: Sequence[Record]) -> str:
    """Everyone by mean score, with how often the game was won."""
    rows = []
    for name, (mean, games) in sorted(scores(records).items(), key=lambda item: -item[1][0]):
        won = sum(name in record.bots and bool(record.winners) for record in records)
        low, high = wilson(won, games)
        rows.append([name, f"{mean:.1f}", f"{won} of {games} ({low:.0%}–{high:.0%})"])
    return table(["level", "mean score", "won"], rows)


def _ratings_table(records: Sequence[Record]) -> str:
    means = scores(records)
    rows = [
        [
            r.name,
            f"{r.strength:.1f} ({r.interval.low:.1f}–{r.interval.high:.1f})",
            f"{means[r.name][0]:.1f}",
            str(r.games),
        ]
        for r in ratings(records)
    ]
    return table(["level", "rating, 95 % sure", "mean score", "games"], rows)


def _cross_table(records: Sequence[Record]) -> str:
    names = [rating.name for rating in ratings(records)]
    meetings = crosstable(records)
    rows = [
        [
            name,
            *(
                _meeting(meetings[name, rival]) if (name, rival) in meetings else ""
                for rival in names
            ),
        ]
        for name in names
    ]
    return table(["one against the others", *names], rows)


def _meeting(meeting: Meeting) -> str:
    low, high = meeting.interval
    won = f"{meeting.wins} of {meeting.games} ({low:.0%}–{high:.0%})"
    return f"{won}, {meeting.score:.1f} to {meeting.rival_score:.1f}"
