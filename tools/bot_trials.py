"""Soak test of the bots: `python -m tools.bot_trials` tries every level in random positions.

A bot must choose what is on offer, in time, and the same in worlds that its seat cannot tell apart.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.bots import LEVELS, make
from bestiary.core import Budget, Choice, Game
from bestiary.lab.markdown import table, write_section
from bestiary.lab.positions import SampledPosition, sample_positions

SECONDS_ALLOWED = {"apprentice": 0.3, "ranger": 0.3, "naturalist": 3.0, "master": 3.0}
"""What a level may take of one core."""


class Trial(NamedTuple):
    """One level in one position: how long it took, in seconds of processor time."""

    game: str
    level: str
    seconds: float


def try_level(
    sample: SampledPosition, level: str, budget: Budget, seed: int
) -> tuple[Choice, float]:
    """What a level chooses, and the seconds of processor time it took; refuses what cannot be."""
    position = sample.position(sample.state, seed)
    began = process_time()
    choice = make(level, sample.game).choose(position, budget)
    seconds = process_time() - began
    if not any(choice in decision.options for decision in position.decisions):
        raise AssertionError(f"{level} chose {choice}, which is not on offer, in {sample.game.id}")
    return choice, seconds


def timed_budget(level: str) -> Budget:
    """A budget that ends shortly before the level's time is up."""
    end = process_time() + 0.8 * SECONDS_ALLOWED[level]
    return Budget(is_spent=lambda: process_time() > end)


def run(number: int, seed: int, done: int = 0) -> Iterator[Trial]:
    """Try every level in so many positions over all games and modes; the first `done` are known."""
    rng = Random(seed)
    for place, sample in enumerate(islice(positions(seed), number)):
        for level in LEVELS:
            bot_seed = rng.getrandbits(32)
            if place >= done:
                yield Trial(
                    sample.game.id,
                    level,
                    try_level(sample, level, timed_budget(level), bot_seed)[1],
                )


def positions(seed: int) -> Iterator[SampledPosition]:
    """Positions without end, one of every game before the next of any."""
    games = [_game_positions(game, Random(f"{seed} {game.id}")) for game in registry.catalogue()]
    while True:
        yield from map(next, games)


def _game_positions(game: Game[Any, Any], rng: Random) -> Iterator[SampledPosition]:
    """Positions of one game, every way to play it before the next round of all of them."""
    while True:
        for variant in rng.sample(game.rules.variants, len(game.rules.variants)):
            yield from sample_positions(game, variant, rng)


def read(book: Path) -> list[Trial]:
    """The trials kept so far; a position whose levels were not all tried is left out."""
    lines = book.read_text(encoding="utf-8").splitlines() if book.exists() else []
    trials = [Trial(*json.loads(line)) for line in lines if line.endswith("]")]
    return trials[: len(trials) - len(trials) % len(LEVELS)]


def summary(trials: Sequence[Trial]) -> str:
    """How long each level took, as a table."""
    times = defaultdict[tuple[str, str], list[float]](list)
    for game, level, seconds in trials:
        times[game, level].append(seconds)
    rows = [
        [
            *(registry.game(game).titles["en"], level, str(len(seconds))),
            *(f"{median(seconds):.2f} s", f"{max(seconds):.2f} s", f"{SECONDS_ALLOWED[level]} s"),
        ]
        for (game, level), seconds in sorted(times.items(), key=_order)
    ]
    return table(["game", "level", "positions", "median", "at worst", "allowed"], rows)


def _order(item: tuple[tuple[str, str], list[float]]) -> tuple[str, int]:
    (game, level), _ = item
    return game, LEVELS.index(level)


def main() -> None:
    """Try what was not tried yet, and say how long each level took."""
    parser = argparse.ArgumentParser(prog="python -m tools.bot_trials", description=__doc__)
    parser.add_argument("--number", type=int, default=10_000, help="0 only tells what was tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", type=Path, default=Path("ladder/trials.jsonl"))
    parser.add_argument("--page", type=Path, help="write the table there")
    arguments = parser.parse_args()
    arguments.book.parent.mkdir(parents=True, exist_ok=True)
    trials = read(arguments.book)
    arguments.book.write_text("".join(f"{json.dumps(t)}\n" for t in trials), encoding="utf-8")
    with arguments.book.open("a", encoding="utf-8") as file:
        for trial in run(arguments.number, arguments.seed, len(trials) // len(LEVELS)):
            print(json.dumps(trial), file=file, flush=True)
            trials.append(trial)
    print(summary(trials))
    if arguments.page:
        write_section(arguments.page, "trials", summary(trials))
    sys.exit(any(trial.seconds > SECONDS_ALLOWED[trial.level] for trial in trials))


if __name__ == "__main__":
    main()
