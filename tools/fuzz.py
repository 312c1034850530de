"""Fuzzer: searches for a legal table on which a bot fails.

`python -m tools.fuzz [--game GAME] [--tables N] [--seed S]` sets up tables at random,
share codes included, and lets bots play on them; it tells every table on which one fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.bots import make, names
from bestiary.core import CHANCE, Budget, Game, Option, Position, State
from bestiary.core.game import BadOptionsError

BUDGET = Budget(simulations=2)
MAX_DECISIONS_PER_TABLE = 40
"""What is wrong with a set-up shows early."""
MAX_CHANGES_TRIED = 200
"""Random changes of a share code before it is taken as it was."""


class FuzzedTable(NamedTuple):
    """A table as it can be set up again."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bot: str


class Crash(NamedTuple):
    """A table on which a bot fails, and how."""

    table: FuzzedTable
    error: str


def crashes(
    game: Game[Any, Any], tables: int, rng: Random, *, bots: tuple[str, ...] = ()
) -> list[Crash]:
    """Every table among so many on which a bot fails."""
    every = (random_table(game, rng, bots or names(game)) for _ in range(tables))
    found = ((table, failure(game, table, rng)) for table in every if table)
    return [Crash(table, error) for table, error in found if error]


def random_table(game: Game[Any, Any], rng: Random, bots: tuple[str, ...]) -> FuzzedTable | None:
    """Any seats and options that the game allows; None if these do not go together."""
    seats = rng.randint(*game.seats)
    options = {option.name: _value(game, option, rng) for option in game.rules.options}
    try:
        settled = game.validate_options(seats, options)
    except BadOptionsError:
        return None
    return FuzzedTable(game.id, seats, tuple(settled.items()), rng.choice(bots))


def _value(game: Game[Any, Any], option: Option, rng: Random) -> str:
    free = [
        dict(v.options)[option.name] for v in game.rules.variants if option.name in dict(v.options)
    ]
    # Values outside the listed ones are free texts, such as share codes.
    free = [value for value in free if value not in option.values]
    if not free or rng.random() < 0.5:
        return rng.choice(option.values)
    return next(_mutations(rng.choice(free), option, rng))


def _mutations(text: str, option: Option, rng: Random) -> Iterator[str]:
    """The text with a few letters changed, if some change of it is accepted; else as it is."""
    for _ in range(MAX_CHANGES_TRIED):
        letters = list(text)
        for place in rng.sample(range(len(text)), rng.randint(1, 4)):
            letters[place] = rng.choice("0123456789ABCabcdeh")
        if option.accepts("".join(letters)):
            yield "".join(letters)
    yield text


def failure(game: Game[Any, Any], table: FuzzedTable, rng: Random) -> str:
    """What goes wrong when the bot plays all seats; nothing if all goes well."""
    state: State = game.new(table.seats, dict(table.options))
    players = [make(table.bot, game) for _ in range(table.seats)]
    for _ in range(MAX_DECISIONS_PER_TABLE):
        if state.outcome is not None:
            break
        asked = state.pending[0]
        seat = asked.seat
        options = asked.options
        try:
            if seat == CHANCE:
                state.play(seat, options.sample(rng))  # type: ignore[attr-defined]
            else:
                position = Position.of(game, state, seat, rng)
                state.play(seat, players[seat].choose(position, BUDGET))
        except Exception as error:
            return repr(error)
    return ""


def main(arguments: list[str]) -> int:
    """Search; the number of tables on which a bot failed is the result."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=registry.ids())
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args(arguments)
    found = 0
    for game in registry.catalogue():
        if wanted.game in (None, game.id):
            for crash in crashes(game, wanted.tables, Random(f"{game.id} {wanted.seed}")):
                found += 1
                print(f"{crash.table}: {crash.error}", flush=True)
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
