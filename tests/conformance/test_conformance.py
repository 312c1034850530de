"""Every game, mode and number of seats keeps every promise of the architecture."""

import os
from typing import Any

import pytest

from bestiary.core import Game, Variant
from bestiary.lab.conformance import prove, stroll
from bestiary.registry import catalogue

GAMES = int(os.environ.get("CONFORMANCE_GAMES", "1"))
EXHAUSTIVE_GAMES = 400
VARIANTS = [pytest.param(g, v, id=f"{g.id}-{v}") for g in catalogue() for v in g.variants]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_random_games_keep_every_promise(game: Game[Any], variant: Variant) -> None:
    for seed in range(GAMES):
        prove(game, variant, seed)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in catalogue()])
def test_everything_in_the_box_comes_into_play(game: Game[Any]) -> None:
    missing = set(game.to_be_seen)
    for seed in range(EXHAUSTIVE_GAMES):
        for variant in game.variants:
            if not missing:
                return
            if missing & stroll(game, variant, seed):
                missing -= prove(game, variant, seed, care=0.0)

    assert not missing
