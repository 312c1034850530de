"""Games of other engines that are installed, driven from Python by random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

OPEN_SPIEL_GAMES = ("hanabi", "gin_rummy", "hearts")
PETTINGZOO_GAMES = ("connect_four_v3", "tictactoe_v3")
MODULES_BY_PEER = {
    "OpenSpiel": ("pyspiel",),
    "RLCard": ("rlcard",),
    "PettingZoo's classics": ("pettingzoo", "pygame"),
}
"""The modules without which a peer is not there."""
Play = Callable[[], int]
Peer = tuple[str, Play]


def peers(rng: Random) -> Iterator[Peer]:
    """Every peer found: a name, and a function that plays one game and counts its decisions."""
    missing_peers = missing()
    if "OpenSpiel" not in missing_peers:
        yield from open_spiel(rng)
    if "RLCard" not in missing_peers:
        yield "RLCard uno", rlcard_uno()
    if "PettingZoo's classics" not in missing_peers:
        yield from pettingzoo_classics(rng)


def missing() -> list[str]:
    """The peers that are not installed."""
    return [name for name, modules in MODULES_BY_PEER.items() if not all(map(find_spec, modules))]


def peer(name: str, rng: Random) -> Play | None:
    """The peer of that name, if it is one: no other is set up."""
    maker, _, game = name.partition(" ")
    if maker == "OpenSpiel":
        return dict(open_spiel(rng))[name]
    if maker == "RLCard":
        return rlcard_uno()
    return partial(_zoo_game, _classic(game), rng) if maker == "PettingZoo" else None


def open_spiel(rng: Random) -> Iterator[Peer]:
    """OpenSpiel's C++ games, as many of ours as this build has."""
    import pyspiel

    registered = set(pyspiel.registered_names())
    for name in OPEN_SPIEL_GAMES:
        if name in registered:
            game = pyspiel.load_game(name)
            yield f"OpenSpiel {name}", partial(_open_spiel_game, game, rng)


def _open_spiel_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # As OpenSpiel's own examples draw from a chance node.
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


def pettingzoo_classics(rng: Random) -> Iterator[Peer]:
    for name in PETTINGZOO_GAMES:
        yield f"PettingZoo {name}", partial(_zoo_game, _classic(name), rng)


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def _zoo_game(env: Any, rng: Random) -> int:
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, truncated, _ = env.last()
        if ended or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
    return decisions
