"""The four levels: there for every game, honest, and the same for the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.bots import LEVELS, UnknownBotError, make, names
from bestiary.core import Budget, Game, Position, Table, pick

SMALL_BUDGET = Budget(simulations=4)
GAMES = registry.catalogue()


def positions(game: Game[Any, Any], seed: int, number: int) -> list[Position]:
    """Some positions of a random game."""
    rng = Random(seed)
    table = Table(game, max(2, game.seats[0]), seed=bytes(32))
    for _ in range(rng.randrange(5, 40)):
        if table.is_over:
            break
        seat = table.to_move[0]
        table.choose(seat, pick(table.open_to(seat)[0].options, rng))
    state = table.state.copy()
    asked = [d.seat for d in state.pending]
    return [Position.of(game, state, asked[0], Random(n)) for n in range(number)] if asked else []


@pytest.mark.parametrize("game", GAMES, ids=registry.ids())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_what_is_on_offer(game: Game[Any, Any], level: str) -> None:
    for seed in range(2):
        for position in positions(game, seed, 1):
            choice = make(level, game).choose(position, SMALL_BUDGET)

            assert any(choice in decision.options for decision in position.decisions)


@pytest.mark.parametrize("game", GAMES, ids=registry.ids())
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_choose_the_same(game: Game[Any, Any], level: str) -> None:
    one, two = (
        [make(level, game).choose(p, SMALL_BUDGET) for p in positions(game, 3, 2)] for _ in range(2)
    )

    assert one == two


def test_a_bot_that_is_not_known_is_refused_with_those_there_are() -> None:
    game = registry.game("cryptid")

    assert set(LEVELS) < set(names(game))
    with pytest.raises(UnknownBotError, match="apprentice, ranger, naturalist, master"):
        make("oracle", game)


@pytest.mark.parametrize("name", ["uniform", "greedy", "scout", "tracker", "expert"])
def test_tables_of_old_go_on_with_the_bots_they_name(name: str) -> None:
    game = registry.game("cryptid")
    (position,) = positions(game, 1, 1)

    assert make(name, game).choose(position) in position.options
