"""What a move sends to a page, in every game: little, since large art is only referred to."""

import zlib
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import CHANCE, Game, State, Words, pick

MOST = 15_000
"""Bytes that a move may send, compressed."""
LOOKS = 12
"""Moves of a random game that are looked at."""
LENGTH = 400
GAMES = [pytest.param(game, id=game.id) for game in registry.catalogue()]


def drawn(game: Game[Any], state: State, words: Words) -> dict[str, str]:
    assert game.board is not None
    return {panel.id: panel.svg for panel in game.board(game.view(state, 0), words)}


def moved(state: State, rng: Random) -> None:
    """One choice of whoever is asked, and all of chance that follows."""
    while True:
        decision = state.pending[0]
        is_chance = decision.seat == CHANCE
        chosen = decision.options.sample(rng) if is_chance else pick(decision.options, rng)
        state.play(decision.seat, chosen)
        if state.outcome is not None or state.pending[0].seat != CHANCE:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_move_sends_little(game: Game[Any]) -> None:
    seats, rng = game.seats[1], Random(3)
    words, state = Words(game, "ru"), game.new(seats, game.settle(seats))
    heaviest = 0
    for number in range(LENGTH):
        if state.outcome is not None:
            break
        if number % (LENGTH // LOOKS):
            moved(state, rng)
            continue
        before = drawn(game, state, words)
        moved(state, rng)
        after = drawn(game, state, words)
        changed = [svg for name, svg in after.items() if before.get(name) != svg]
        heaviest = max(heaviest, len(zlib.compress("".join(changed).encode())))

    assert 0 < heaviest <= MOST
