"""Games of other engines that are installed, driven from Python by random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

OPEN_SPIEL = ("hanabi", "gin_rummy", "hearts")
Peer = tuple[str, Callable[[], int]]


def peers(rng: Random) -> Iterator[Peer]:
    """Every peer found: a name, and a function that plays one game and counts its decisions."""
    if find_spec("pyspiel"):
        yield from open_spiel(rng)
    if find_spec("rlcard"):
        yield "RLCard uno", rlcard_uno()


def open_spiel(rng: Random) -> Iterator[Peer]:
    """OpenSpiel's C++ games, as many of ours as this build has."""
    import pyspiel

    known = set(pyspiel.registered_names())
    for name in OPEN_SPIEL:
        if name in known:
            game = pyspiel.load_game(name)
            yield f"OpenSpiel {name}", partial(_open_spiel_game, game, rng)


def _open_spiel_game(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def rlcard_uno() -> Callable[[], int]:
    """RLCard's Uno with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 0})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)

    return play
