"""No level does otherwise in a world that its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.bots import LEVELS, Uniform, make
from bestiary.core import DEFAULT_BUDGET, Bot, Budget, Choice, Game, Position
from bestiary.core.keys import key_of
from bestiary.lab.positions import SampledPosition, sample_positions
from tools.bot_trials import try_level

SMALL_BUDGET = Budget(simulations=4)
GAMES = registry.catalogue()


def secret_moments(game: Game[Any, Any], seed: int) -> list[SampledPosition]:
    """Moments of a game in which others have secrets."""
    rng = Random(seed)
    shared = [variant for variant in game.rules.variants if variant.seats > 1]
    return list(islice(sample_positions(game, rng.choice(shared), rng), 3))


def choices(moment: SampledPosition, bot: Callable[[], Bot]) -> set[Choice]:
    """What a bot chooses in the true world and in others that look the same."""
    rng = Random(5)
    states = [moment.state, *(moment.imagined_state(rng) for _ in range(2))]
    return {bot().choose(moment.position(state, 1), SMALL_BUDGET) for state in states}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=registry.ids())
def test_worlds_that_look_the_same_are_played_the_same(game: Game[Any, Any], level: str) -> None:
    for moment in secret_moments(game, 1):
        assert len(choices(moment, partial(make, level, game))) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=registry.ids())
def test_positions_met_at_random_are_answered(game: Game[Any, Any], level: str) -> None:
    for moment in secret_moments(game, 2):
        try_level(moment, level, SMALL_BUDGET, seed=1)


class Cheat(Uniform):
    """Looks where nobody may."""

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        options = sorted(position.options, key=str)
        return options[int(key_of(position._state), 16) % len(options)]


def test_a_cheat_is_found_out() -> None:
    moments = secret_moments(registry.game("big_monster"), 1)

    assert any(len(choices(moment, Cheat)) > 1 for moment in moments)
