"""Difficulty rating of a set-up, by the information that is missing at the start."""

from functools import lru_cache
from math import log2
from random import Random
from typing import Final

from bestiary.games.cryptid.belief import Evidence, Knowledge, some_worlds
from bestiary.games.cryptid.box.components import CLUE_INDEX
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import Setup, common_area, read_share_code

SAMPLE_SIZE: Final = 200
RATING_THRESHOLDS_BITS: Final = (2.25, 3.0, 3.75, 4.75)
"""From so many bits on a set-up is one step harder."""


def surprise(setup: Setup) -> float:
    """§6.5 How unlikely the habitat is, in bits, to players who know only their own clue.

    Over random set-ups it goes with the number of turns that players of equal wit need
    (correlation 0.7 to 0.8), which neither near misses nor look-alike clues do.
    """
    layout = read_map(setup.code)
    habitat = common_area(setup.code, setup.clues)
    clues = tuple(CLUE_INDEX[clue] for clue in setup.clues)
    # Seeded by the map: a set-up has the same rating whenever it is asked.
    rng = Random(setup.code)
    share = 0.0
    for place in range(len(clues)):
        own_clues = tuple(clue if p == place else None for p, clue in enumerate(clues))
        sample = some_worlds(
            Knowledge(layout, own_clues, (Evidence(),) * len(clues)), SAMPLE_SIZE, rng
        )
        share += sum(world.habitat == habitat for world in sample) / len(sample)
    return -log2(max(share, 1 / SAMPLE_SIZE) / len(clues))


def rating(setup: Setup) -> int:
    """From 1, gentle, to 5, fiendish."""
    bits = surprise(setup)
    return 1 + sum(bits >= step for step in RATING_THRESHOLDS_BITS)


@lru_cache(maxsize=256)
def rating_of(code: str) -> int:
    """The rating of a share code."""
    setup = read_share_code(code)
    assert setup is not None, "the code of a set-up that was played"
    return rating(setup)
