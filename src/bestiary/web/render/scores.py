"""The sheet of points: a row for each line of the score, a column for each seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from bestiary.core import Words
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.web.infra.i18n import translate

ScoreColumn: TypeAlias = tuple[tuple[str, int], ...]
"""The points of a seat by line."""
ScoreRows: TypeAlias = tuple[tuple[str, tuple[int | None, ...]], ...]


class NamedSeat(NamedTuple):
    """A seat above its column of points."""

    number: int
    name: str


@cache
def named_seats(seats: int) -> tuple[NamedSeat, ...]:
    """Seats with a placeholder each for the name, which `Words.fill_names` fills in afterwards."""
    return tuple(NamedSeat(number, NAME_PLACEHOLDERS[number]) for number in range(seats))


@lru_cache(maxsize=1_000)
def score_rows(columns: tuple[ScoreColumn, ...], words: Words) -> ScoreRows:
    """The points of each line by seat, and their total; one line alone is no sheet of points."""
    points = [dict(column) for column in columns]
    lines = dict.fromkeys(line for column in points for line in column)
    if len(lines) < 2:
        return ()
    rows = [(_line_title(n, words), tuple(column.get(n) for column in points)) for n in lines]
    total = tuple(sum(column.values()) for column in points)
    return (*rows, (translate(words.language, "total"), total))


def _line_title(line: str, words: Words) -> str:
    id = f"score-{line}"
    return words(id) if words.has(id) else line
