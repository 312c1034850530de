"""Oracle bots with perfect information, and the value of hidden information they measure.

`python -m bestiary.lab.oracle` asks how often a level would choose otherwise if it knew what is
hidden: an upper bound on what better inference could bring. Oracles are named like any bot of
one's own, `bestiary.lab.oracle:master`; no table offers them.
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
    Bot,
    Budget,
    Choice,
    Game,
    Position,
    Seat,
    State,
    Variant,
)
from bestiary.core.bot import Candidate, Explanation
from bestiary.core.mind import LEVELS
from bestiary.lab.markdown import table, write_section
from bestiary.lab.match import Match, play, seed_of
from bestiary.lab.positions import SampledPosition
from bestiary.lab.statistics import rate

PLAYING_LEVEL = "ranger"
"""The level whose games positions are sampled from."""
SAMPLED_SHARE = 0.1
WORLDS_PER_POSITION = 4
"""Determinisations of a position in which the choice is compared."""


def with_perfect_information(position: Position) -> Position:
    """The same position as a game of perfect information, future chance aside.

    Simultaneous answers that others have just given are still imagined.
    """
    game = _without_hidden(registry.game(position.game.id))
    return Position(game, position._state, position.seat, position.rng, position._log)


@cache
def _without_hidden(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, rules=replace(game.rules, imagine=_copy_true_state))


def _copy_true_state(state: State, seat: Seat, rng: Random) -> State:
    return state.copy()


@dataclass(slots=True)
class Oracle:
    """A level that knows the true state: every world it imagines is the true one."""

    level: str
    bot: Bot | None = None

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return self._bot_for(position).choose(with_perfect_information(position), budget)

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        return self._bot_for(position).analyse(with_perfect_information(position), budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        return self._bot_for(position).explain(with_perfect_information(position), choice, budget)

    def _bot_for(self, position: Position) -> Bot:
        # Made late: a bot is named before it is known which game is played.
        if self.bot is None:
            self.bot = make(self.level, registry.game(position.game.id))
        return self.bot


ranger, naturalist, master = (
    partial(Oracle, level) for level in ("ranger", "naturalist", "master")
)


def sampled_positions(game: Game[Any, Any], seed: int) -> Iterator[SampledPosition]:
    """Positions from games between rangers, over all variants with several seats."""
    tables = [variant for variant in game.rules.variants if variant.seats > 1]
    for number in count():
        yield from _positions_of_game(game, tables[number % len(tables)], seed_of(seed, number))


def _positions_of_game(game: Game[Any, Any], variant: Variant, seed: int) -> list[SampledPosition]:
    rng = Random(seed)
    positions = list[SampledPosition]()

    def note(state: State, seat: Seat, _: Choice) -> None:
        if seat != CHANCE and rng.random() < SAMPLED_SHARE:
            moment = SampledPosition(game, variant, state.copy(), seat)
            if len(moment.position(state, seed).options) > 1:
                positions.append(moment)

    match = Match(game.id, variant.seats, (PLAYING_LEVEL,), dict(variant.options))
    play(game, match.validate(), seed, note)
    return positions


def depends_on_hidden(sample: SampledPosition, level: str, seed: int) -> bool:
    """Whether the oracle chooses differently in determinisations of the same information set."""
    rng = Random(seed)
    # The true state is one of the determinisations that look the same to the seat.
    imagined = (sample.imagined_state(rng) for _ in range(WORLDS_PER_POSITION - 1))
    states = [sample.state, *imagined]
    return len({Oracle(level).choose(sample.position(state, seed)) for state in states}) > 1


def depends_on_luck(sample: SampledPosition, level: str, seed: int) -> bool:
    """Whether the honest level chooses differently under other random seeds alone."""
    bots = ((make(level, sample.game), seed + n) for n in range(WORLDS_PER_POSITION))
    return len({bot.choose(sample.position(sample.state, each)) for bot, each in bots}) > 1


def main() -> None:
    """Count the positions of each game in which hidden information changes the choice."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.oracle", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--number", type=int, default=100, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the table there")
    arguments = parser.parse_args()
    rows = []
    for name in arguments.games or registry.ids():
        game = registry.game(name)
        positions = list(islice(sampled_positions(game, arguments.seed), arguments.number))
        numbers = (
            sum(differs(sample, arguments.level, arguments.seed) for sample in positions)
            for differs in (depends_on_hidden, depends_on_luck)
        )
        rates = (rate(number, arguments.number) for number in numbers)
        rows.append([game.titles["en"], arguments.level, str(arguments.number), *rates])
    text = table(["game", "level", "positions", "by what is hidden", "by luck alone"], rows)
    print(text)
    if arguments.page:
        write_section(arguments.page, "hidden", text)


if __name__ == "__main__":
    main()
