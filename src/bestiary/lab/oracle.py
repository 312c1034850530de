"""`python -m bestiary.lab.oracle`: how much it would matter to know what is hidden.

Levels that look where nobody may set a bound: better guesses at what is hidden cannot bring more
than knowing it. They are named like any bot of one's own, `bestiary.lab.oracle:master`, and no
table offers them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from bestiary import registry
from bestiary.bots import make
from bestiary.core import (
    CHANCE,
    DEFAULT_BUDGET,
    LEVELS,
    Bot,
    Budget,
    Candidate,
    Choice,
    Explanation,
    Game,
    Position,
    Seat,
    State,
    Variant,
)
from bestiary.lab.markdown import put, table
from bestiary.lab.match import Match, play, seed_of
from bestiary.lab.positions import SampledPosition
from bestiary.lab.statistics import rate

PLAYERS = "ranger"
"""Who plays the games that positions are taken from."""
OFTEN = 0.1
"""The part of their choices that is looked at."""
WORLDS = 4
"""In so many worlds that look the same it is tried whether the choice is."""


def opened(position: Position) -> Position:
    """The same seat at the same moment, told everything but what chance will draw.

    What others have just answered in secret is guessed as ever.
    """
    game = _open(registry.game(position.game.id))
    return Position(game, position._state, position.seat, position.rng, position._log)


@cache
def _open(game: Game[Any]) -> Game[Any]:
    """The game, with nothing to imagine."""
    return replace(game, imagine=_as_it_is)


def _as_it_is(state: State, seat: Seat, rng: Random) -> State:
    return state.copy()


@dataclass(slots=True)
class Oracle:
    """A level that is told everything."""

    level: str
    bot: Bot | None = None

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """What the level chooses, knowing."""
        return self._made(position).choose(opened(position), budget)

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        """What the level weighs, knowing."""
        return self._made(position).analyse(opened(position), budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        return self._made(position).explain(opened(position), choice, budget)

    def _made(self, position: Position) -> Bot:
        """The level, made once it is known which game is played."""
        if self.bot is None:
            self.bot = make(self.level, registry.game(position.game.id))
        return self.bot


ranger, naturalist, master = (
    partial(Oracle, level) for level in ("ranger", "naturalist", "master")
)


def met(game: Game[Any], seed: int) -> Iterator[SampledPosition]:
    """Moments of games between rangers, at tables of every kind that several may sit at."""
    tables = [variant for variant in game.variants if variant.seats > 1]
    for number in count():
        yield from _moments(game, tables[number % len(tables)], seed_of(seed, number))


def _moments(game: Game[Any], variant: Variant, seed: int) -> list[SampledPosition]:
    rng = Random(seed)
    found = list[SampledPosition]()

    def note(state: State, seat: Seat, _: Choice) -> None:
        if seat != CHANCE and rng.random() < OFTEN:
            moment = SampledPosition(game, variant, state.copy(), seat)
            if len(moment.position(state, seed).options) > 1:
                found.append(moment)

    play(
        game, Match(game.id, variant.seats, (PLAYERS,), dict(variant.options)).settled(), seed, note
    )
    return found


def knowing(found: SampledPosition, level: str, seed: int) -> bool:
    """Whether the level, told everything, chooses otherwise in some world that looks the same."""
    rng = Random(seed)
    states = [found.state, *(found.imagined_state(rng) for _ in range(WORLDS - 1))]
    return len({Oracle(level).choose(found.position(state, seed)) for state in states}) > 1


def guessing(found: SampledPosition, level: str, seed: int) -> bool:
    """Whether the level, told what it may be told, chooses otherwise by other luck alone."""
    seeds = range(seed, seed + WORLDS)
    return len({make(level, found.game).choose(found.position(found.state, s)) for s in seeds}) > 1


def main() -> None:
    """Look at positions of every game, and tell in how many it would matter."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.oracle", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--number", type=int, default=100, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the table there")
    asked = parser.parse_args()
    rows = []
    for name in asked.games or registry.ids():
        game = registry.game(name)
        looked_at = list(islice(met(game, asked.seed), asked.number))
        numbers = (
            sum(differs(found, asked.level, asked.seed) for found in looked_at)
            for differs in (knowing, guessing)
        )
        rates = (rate(number, asked.number) for number in numbers)
        rows.append([game.titles["en"], asked.level, str(asked.number), *rates])
    text = table(["game", "level", "positions", "by what is hidden", "by luck alone"], rows)
    print(text)
    if asked.page:
        put(asked.page, "hidden", text)


if __name__ == "__main__":
    main()
