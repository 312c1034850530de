"""Every game, mode and number of seats keeps every promise of the architecture."""

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from bestiary.core import Game, Variant
from bestiary.lab.conformance import check_random_game, seen_in_random_game
from bestiary.registry import catalogue
from tools.bench.playing import moments

GAMES = int(os.environ.get("CONFORMANCE_GAMES", "1"))
EXHAUSTIVE_GAMES = 400
VARIANTS = [pytest.param(g, v, id=f"{g.id}-{v}") for g in catalogue() for v in g.rules.variants]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_random_games_keep_every_promise(game: Game[Any, Any], variant: Variant) -> None:
    for seed in range(GAMES):
        check_random_game(game, variant, seed)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in catalogue()])
def test_everything_in_the_box_comes_into_play(game: Game[Any, Any]) -> None:
    missing = set(game.rules.inventory.to_cover)
    for seed in range(EXHAUSTIVE_GAMES):
        for variant in game.rules.variants:
            if not missing:
                return
            if missing & seen_in_random_game(game, variant, seed):
                missing -= check_random_game(game, variant, seed, costly_share=0.0)

    assert not missing


def made(thing: Any, twin: Any) -> Iterator[int]:
    """The sizes of all that a copy does not share with its model."""
    if thing is twin:
        return
    if is_dataclass(twin):
        for field in fields(twin):
            yield from made(getattr(thing, field.name), getattr(twin, field.name))
    elif isinstance(twin, list | tuple | dict | set):
        yield len(twin)
        for one, other in zip(thing, twin, strict=False) if isinstance(twin, list | tuple) else ():
            yield from made(one, other)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in catalogue()])
def test_a_copy_is_no_more_work_late_in_a_game(game: Game[Any, Any]) -> None:
    variant = game.rules.variants[0]
    opening = game.new(variant.seats, dict(variant.options))
    sizes = [sum(made(state, state.copy())) for state in moments(opening, Random(1))]
    third = len(sizes) // 3

    assert max(sizes[-third:]) <= 1.1 * max(sizes[:third])
