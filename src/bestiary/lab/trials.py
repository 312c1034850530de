"""`python -m bestiary.lab.trials`: every level in positions met at random, and no failure.

A bot must choose what is on offer, in time, and the same in worlds that its seat cannot tell apart.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.bots import LEVELS, make
from bestiary.core import (
    CHANCE,
    Budget,
    Choice,
    Game,
    Position,
    Seat,
    State,
    Variant,
    imagine,
    pick,
)

LONGEST = 400
"""A random game is left after so many choices."""
SECONDS = {"apprentice": 0.3, "ranger": 0.3, "naturalist": 3.0, "master": 3.0}
"""What a level may take of one core."""


class Met(NamedTuple):
    """A moment of a random game at which a seat must choose between several options."""

    game: Game[Any]
    variant: Variant
    state: State
    seat: Seat

    def asked(self, state: State, seed: int) -> Position:
        """What the seat is asked, in this state or one that looks the same to it."""
        return Position.of(self.game, state, self.seat, Random(seed))

    def look_alike(self, rng: Random) -> State:
        """A state that the seat cannot tell from the true one."""
        return imagine(self.game, self.state, self.seat, rng)


def moments(game: Game[Any], variant: Variant, rng: Random) -> Iterator[Met]:
    """One random game, at moments far enough apart to differ."""
    state: State = game.new(variant.seats, dict(variant.options))
    wait = rng.randrange(1, 8)
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
            continue
        wait -= 1
        if wait <= 0 and len(decision.options) > 1:
            yield Met(game, variant, state.copy(), decision.seat)
            wait = rng.randrange(3, 40)
        state.play(decision.seat, pick(decision.options, rng))


def tried(met: Met, level: str, budget: Budget, seed: int) -> tuple[Choice, float]:
    """What a level chooses, and the seconds of processor time it took; refuses what cannot be."""
    position = met.asked(met.state, seed)
    began = process_time()
    choice = make(level, met.game).choose(position, budget)
    seconds = process_time() - began
    if not any(choice in decision.options for decision in position.decisions):
        raise AssertionError(f"{level} chose {choice}, which is not on offer, in {met.game.id}")
    return choice, seconds


def timed(level: str) -> Budget:
    """A budget that ends shortly before the level's time is up."""
    end = process_time() + 0.8 * SECONDS[level]
    return Budget(is_spent=lambda: process_time() > end)


def run(number: int, seed: int) -> dict[tuple[str, str], list[float]]:
    """Try every level in so many positions over all games and modes; the seconds of each."""
    rng = Random(seed)
    ways = [(game, variant) for game in registry.catalogue() for variant in game.variants]
    taken = dict[tuple[str, str], list[float]]()
    while number > 0:
        for game, variant in rng.sample(ways, len(ways)):
            for met in moments(game, variant, rng):
                for level in LEVELS:
                    seconds = tried(met, level, timed(level), rng.getrandbits(32))[1]
                    taken.setdefault((game.id, level), []).append(seconds)
                number -= 1
    return taken


def main() -> None:
    """Try them, and say how long each level took at worst."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.trials", description=__doc__)
    parser.add_argument("--number", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    late = False
    for (game, level), seconds in sorted(run(asked.number, asked.seed).items()):
        worst = max(seconds)
        late = late or worst > SECONDS[level]
        print(f"{game:16} {level:10} {len(seconds):6} positions, at worst {worst:.2f} s")
    sys.exit(late)


if __name__ == "__main__":
    main()
