"""A bot of your own in a small ladder: `python examples/own_bot.py 20`.

The same by the command line: `PYTHONPATH=examples bestiary ladder urban_legends --bots
uniform,greedy,own_bot:Hopeful`.
"""

import sys
from dataclasses import replace

from bestiary.bots import Uniform
from bestiary.core import DEFAULT_BUDGET
from bestiary.lab import Match, tournament
from bestiary.lab.ladder import pairings
from bestiary.lab.ratings import ratings


class Hopeful(Uniform):
    """Takes the option after which the game's own value is best in one imagined world."""

    def choose(self, position, budget=DEFAULT_BUDGET):
        value = position.game.opponents.advice.value
        seat = position.seat
        world = position.world()
        if value is None:
            return super().choose(position, budget)

        def after(option):
            tried = world.copy()
            tried.play(seat, option)
            return value(tried, seat)

        return max(position.options, key=after)


def ladder(games, seed=1):
    """Every two of three bots against each other; ratings with their intervals."""
    names = ("uniform", "greedy", Hopeful)
    records = []
    for match in pairings(replace(Match("urban_legends", 2)), names):
        records += tournament(match, games, seed)
    return ratings(records)


if __name__ == "__main__":
    for rating in ladder(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
        print(rating)
