"""Round-robin tournament between bots, resumable: every game is appended to a file as it ends.

Paired deals: the bots of a pairing meet on the same deals from every seat, so that luck cancels.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from bestiary import registry
from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.parallel import parallel_map

SOLO_SEATS = 1
DUEL_SEATS = 2


class Fixture(NamedTuple):
    """One game of a ladder: which pairing, and which of its games."""

    match: Match
    number: int
    seed: int

    @property
    def key(self) -> str:
        """What the game is kept under: the same for the same game of the same rules."""
        match = self.match
        settled = (f"{name}={value}" for name, value in sorted(match.options.items()))
        rules = f"rules={registry.game(match.game).rules_version}"
        played = [match.game, rules, str(match.seats), *settled, *match.bots]
        return " ".join([*played, str(self.seed), str(self.number)])


def pairings(match: Match, names: Sequence[str], *, partners: bool = False) -> Iterator[Match]:
    """Every two of `names` at a table like `match`: one seat against all others, both ways.

    With `partners` every second seat is of one kind; alone, everyone plays for themselves.
    """
    for bots in _seatings(match.seats, names, partners=partners):
        yield replace(match, bots=bots, rotating=match.seats > SOLO_SEATS).validate()


def _seatings(seats: int, names: Sequence[str], *, partners: bool) -> Iterator[tuple[str, ...]]:
    if seats == SOLO_SEATS:
        yield from ((name,) for name in names)
    elif partners or seats == DUEL_SEATS:
        yield from (pair * (seats // DUEL_SEATS) for pair in combinations(names, DUEL_SEATS))
    else:
        yield from ((one, *[other] * (seats - 1)) for one, other in permutations(names, 2))


def fixtures(matches: Iterable[Match], games: int, seed: int) -> list[Fixture]:
    """Every game of a ladder; pairings have their games from the same seeds."""
    return [Fixture(match, number, seed) for match in matches for number in range(games)]


def play_fixture(fixture: Fixture) -> Record:
    """Play one game from start to end."""
    match = fixture.match
    # Every rotation of the seats plays the same deal before the next deal comes.
    deal = seed_of(fixture.seed, fixture.number // match.seats)
    return play(registry.game(match.game), match.for_game(fixture.number), deal)


def play_ladder(
    wanted: list[Fixture], file: Path, *, workers: int = 1, cluster: str | None = None
) -> Iterator[Record]:
    """All records of a ladder: those kept in `file`, then the others, kept as they are played."""
    recorded = read_records(file)
    missing = [fixture for fixture in wanted if fixture.key not in recorded]
    yield from (recorded[fixture.key] for fixture in wanted if fixture.key in recorded)
    with file.open("a", encoding="utf-8") as book:
        print(file=book)  # ends a line that an interruption cut short
        played = parallel_map(play_fixture, missing, workers=workers, cluster=cluster)
        for fixture, record in zip(missing, played, strict=True):
            print(json.dumps([fixture.key, record]), file=book, flush=True)
            yield record


def read_records(file: Path) -> dict[str, Record]:
    """The games kept so far; a line that an interruption cut short is left out."""
    if not file.exists():
        return {}
    records = dict[str, Record]()
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            key, fields = json.loads(line)
        except ValueError:
            continue
        # JSON has lists only: three of the fields become tuples again.
        seed, seats, options, bots, winners, scores, *rest = fields
        records[key] = Record(
            seed, seats, options, tuple(bots), tuple(winners), tuple(scores), *rest
        )
    return records
