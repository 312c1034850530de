"""A ladder: all levels of a game against each other, kept game by game so that it can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from bestiary import registry
from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.sharing import shared

ALONE = 1
EVEN = 2


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
        yield replace(match, bots=bots, rotating=match.seats > ALONE).settled()


def _seatings(seats: int, names: Sequence[str], *, partners: bool) -> Iterator[tuple[str, ...]]:
    if seats == ALONE:
        yield from ((name,) for name in names)
    elif partners or seats == EVEN:
        yield from (pair * (seats // EVEN) for pair in combinations(names, EVEN))
    else:
        yield from ((one, *[other] * (seats - 1)) for one, other in permutations(names, 2))


def fixtures(matches: Iterable[Match], games: int, seed: int) -> list[Fixture]:
    """Every game of a ladder; pairings have their games from the same seeds."""
    return [Fixture(match, number, seed) for match in matches for number in range(games)]


def play_fixture(fixture: Fixture) -> Record:
    """One game, from start to end. Every seat's turn comes before the next deal."""
    match = fixture.match
    deal = seed_of(fixture.seed, fixture.number // match.seats)
    return play(registry.game(match.game), match.seated(fixture.number), deal)


def climb(
    wanted: list[Fixture], file: Path, *, workers: int = 1, cluster: str | None = None
) -> Iterator[Record]:
    """All records of a ladder: those kept in `file`, then the others, kept as they are played."""
    kept = read(file)
    missing = [fixture for fixture in wanted if fixture.key not in kept]
    yield from (kept[fixture.key] for fixture in wanted if fixture.key in kept)
    with file.open("a", encoding="utf-8") as book:
        print(file=book)  # what an interruption cut short ends here
        played = shared(play_fixture, missing, workers=workers, cluster=cluster)
        for fixture, record in zip(missing, played, strict=True):
            print(json.dumps([fixture.key, record]), file=book, flush=True)
            yield record


def read(file: Path) -> dict[str, Record]:
    """The games kept so far; a line that an interruption cut short is left out."""
    if not file.exists():
        return {}
    found = dict[str, Record]()
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            key, fields = json.loads(line)
        except ValueError:
            continue
        seed, seats, options, bots, winners, scores, *rest = fields
        found[key] = Record(seed, seats, options, tuple(bots), tuple(winners), tuple(scores), *rest)
    return found
