"""`python -m tools.bench.cold_start NAME`: one game in a new process, and what it took.

The name is that of a row of the bench: a peer's, or a game with its number of seats.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from tools.bench.peers import peer


def play_first(name: str) -> int:
    """Play one game and count its decisions; ours are imported only where one is asked for."""
    if play := peer(name, Random(0)):
        return play()
    from bestiary import registry
    from tools.bench.playing import random_game
    from tools.golden import golden_variants

    id, seats = name.split()
    game = registry.game(id)
    variant = next(v for v in golden_variants(game) if v.seats == int(seats))
    return random_game(game, variant, Random(0))


if __name__ == "__main__":
    play_first(sys.argv[1])
    print(process_time())
