"""Games played for the page of figures, and what was observed in each."""

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

QUICK_LEVEL = "ranger"
GOOD_LEVEL = "naturalist"
BEST_LEVEL = "master"
"""Who plays: the best where games are short, else whoever is quick enough to play often."""
FIGURES_SEED = 1
CHOICES_PER_SAMPLE = 12
"""What is in play is noted at every twelfth choice, and at the end."""


class Setting(NamedTuple):
    """A game with so many seats and these options, between players of one level."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    level: str = QUICK_LEVEL

    def key(self, number: int) -> str:
        """What a game is stored under."""
        settled = (f"{name}={value}" for name, value in self.options)
        return " ".join(
            [self.game, str(self.seats), *settled, self.level, str(FIGURES_SEED), str(number)]
        )


class GameObservation(NamedTuple):
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
    yield from (Setting("urban_legends", 2, level=level) for level in (QUICK_LEVEL, BEST_LEVEL))
    for level, seats, mode in product(
        (QUICK_LEVEL, BEST_LEVEL), (2, 3, 4, 5), ("standard", "advanced")
    ):
        yield Setting("cryptid", seats, (("mode", mode), ("setup", "generated")), level)
    drawn_medals = ("medals", "drawn")
    yield from (Setting("big_monster", seats, (drawn_medals,), GOOD_LEVEL) for seats in range(2, 7))
    yield Setting("big_monster", 3, (("mode", "special"), drawn_medals), GOOD_LEVEL)
    yield from (
        Setting("big_monster", s, (("mode", "teams"), drawn_medals), GOOD_LEVEL) for s in (4, 6)
    )
    for game, seats in product(("cryptic_nature", "rats_of_wistar"), (1, 2, 3, 4)):
        yield Setting(game, seats, level=GOOD_LEVEL)
    hares = ("wolpertinger", "yes")
    yield from (Setting("cryptic_nature", seats, (hares,), GOOD_LEVEL) for seats in (1, 2))


SETTINGS = tuple(_settings())


class GameObserver:
    """Counts the choices of one game and collects the components that came into play."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.verbs = Counter[str]()
        self.used = set[str]()
        self.last: State | None = None
        self._number = 0

    def __call__(self, state: State, seat: Seat, choice: Choice) -> None:
        """Note who chose what and, now and then, what is in play."""
        if seat != CHANCE:
            self.verbs[type(choice).__name__] += 1
        if self._number % CHOICES_PER_SAMPLE == 0:
            self.note(state)
        self._number = self._number + 1
        self.last = state

    def note(self, state: State) -> None:
        """Note what is in play."""
        self.used.update(map(component_name, self.game.rules.inventory.in_play(state)))


def component_name(thing: Any) -> str:
    match thing:
        case Enum():
            return str(thing.value)
        case tuple():
            return "-".join(map(component_name, thing))
    return str(thing)


def observe_game(task: tuple[Setting, int]) -> GameObservation:
    """Play one game and tell what was seen."""
    setting, number = task
    game = registry.game(setting.game)
    observer = GameObserver(game)
    match = Match(setting.game, setting.seats, (setting.level,), dict(setting.options)).validate()
    record = play(game, match, seed_of(FIGURES_SEED, number), observer)
    state = observer.last
    assert state is not None
    observer.note(state)
    traits_of = TRAITS.get(setting.game)
    seats = range(setting.seats)
    traits = [dict(traits_of(game.rules.view(state, s), s)) for s in seats] if traits_of else []
    verbs = dict(observer.verbs)
    used = sorted(observer.used)
    return GameObservation(list(record.winners), record.decisions, verbs, traits, used, commit())


def read(book: Path) -> dict[str, GameObservation]:
    """The games stored so far; a line that an interruption cut short is left out."""
    stored = dict[str, GameObservation]()
    for line in book.read_text(encoding="utf-8").splitlines() if book.exists() else ():
        try:
            key, fields = json.loads(line)
        except ValueError:
            continue
        stored[key] = GameObservation(*fields)
    return stored


def missing_games(games: int, stored: Mapping[str, GameObservation]) -> list[tuple[Setting, int]]:
    """The games still to be played: one of every setting before the next of any."""
    wanted = chain.from_iterable(((s, n) for s in SETTINGS) for n in range(games))
    return [(setting, number) for setting, number in wanted if setting.key(number) not in stored]
