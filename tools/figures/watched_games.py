"""Games that are watched for the page of figures, and what was seen in each."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import chain, product
from pathlib import Path
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.core import CHANCE, Choice, Game, Seat, State
from bestiary.lab.match import Match, play, seed_of
from bestiary.lab.provenance import commit
from tools.figures.traits import TRAITS

USUAL = "ranger"
GOOD = "naturalist"
BEST = "master"
"""Who plays: the best where games are short, else whoever is quick enough to play often."""
SEED = 1
OFTEN = 12
"""At every so many choices, and at the end, it is noted what is in play."""


class Setting(NamedTuple):
    """A game with so many seats and these options, between players of one level."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    level: str = USUAL

    def key(self, number: int) -> str:
        """What a game is kept under."""
        settled = (f"{name}={value}" for name, value in self.options)
        return " ".join([self.game, str(self.seats), *settled, self.level, str(SEED), str(number)])


class Sighting(NamedTuple):
    """One game: who won, how long it was, what was done how often, who had what, what was used.

    `at` is the commit whose bots played it.
    """

    winners: list[int]
    decisions: int
    verbs: dict[str, int]
    traits: list[dict[str, list[str]]]
    used: list[str]
    at: str = ""


def _settings() -> Iterator[Setting]:
    yield from (Setting("urban_legends", 2, level=level) for level in (USUAL, BEST))
    for level, seats, mode in product((USUAL, BEST), (2, 3, 4, 5), ("standard", "advanced")):
        yield Setting("cryptid", seats, (("mode", mode), ("setup", "generated")), level)
    drawn = ("medals", "drawn")
    yield from (Setting("big_monster", seats, (drawn,), GOOD) for seats in range(2, 7))
    yield Setting("big_monster", 3, (("mode", "special"), drawn), GOOD)
    yield from (Setting("big_monster", s, (("mode", "teams"), drawn), GOOD) for s in (4, 6))
    for game, seats in product(("cryptic_nature", "rats_of_wistar"), (1, 2, 3, 4)):
        yield Setting(game, seats, level=GOOD)
    hares = ("wolpertinger", "yes")
    yield from (Setting("cryptic_nature", seats, (hares,), GOOD) for seats in (1, 2))


SETTINGS = tuple(_settings())


class Watcher:
    """Somebody who sees every choice of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.verbs = Counter[str]()
        self.used = set[str]()
        self.last: State | None = None
        self._number = 0

    def __call__(self, state: State, seat: Seat, choice: Choice) -> None:
        """Note who chose what and, now and then, what is in play."""
        if seat != CHANCE:
            self.verbs[type(choice).__name__] += 1
        if self._number % OFTEN == 0:
            self.note(state)
        self._number = self._number + 1
        self.last = state

    def note(self, state: State) -> None:
        """Note what is in play."""
        self.used.update(map(named, self.game.in_play(state)))


def named(thing: Any) -> str:
    match thing:
        case Enum():
            return str(thing.value)
        case tuple():
            return "-".join(map(named, thing))
    return str(thing)


def watch(task: tuple[Setting, int]) -> Sighting:
    """Play one game and tell what was seen."""
    setting, number = task
    game = registry.game(setting.game)
    watcher = Watcher(game)
    match = Match(setting.game, setting.seats, (setting.level,), dict(setting.options)).settled()
    record = play(game, match, seed_of(SEED, number), watcher)
    state = watcher.last
    assert state is not None
    watcher.note(state)
    traits_of = TRAITS.get(setting.game)
    seats = range(setting.seats)
    traits = [dict(traits_of(game.view(state, s), s)) for s in seats] if traits_of else []
    verbs = dict(watcher.verbs)
    used = sorted(watcher.used)
    return Sighting(list(record.winners), record.decisions, verbs, traits, used, commit())


def read(book: Path) -> dict[str, Sighting]:
    """The games kept so far; a line that an interruption cut short is left out."""
    found = dict[str, Sighting]()
    for line in book.read_text(encoding="utf-8").splitlines() if book.exists() else ():
        try:
            key, fields = json.loads(line)
        except ValueError:
            continue
        found[key] = Sighting(*fields)
    return found


def missing(games: int, kept: Mapping[str, Sighting]) -> list[tuple[Setting, int]]:
    """The games still to be played: one of every setting before the next of any."""
    wanted = chain.from_iterable(((s, n) for s in SETTINGS) for n in range(games))
    return [(setting, number) for setting, number in wanted if setting.key(number) not in kept]
