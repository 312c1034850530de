"""Bots that know only what their seat may know, by name: `make("master", game)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bestiary.bots.levels import GREEDY_MIND, make_bot, mind_of
from bestiary.bots.uniform import Uniform
from bestiary.core import Bot, Game
from bestiary.core.mind import LEVELS

__all__ = ["LEVELS", "Uniform", "UnknownBotError", "make", "names"]

BASELINES: Mapping[str, Callable[[], Bot]] = {
    "uniform": Uniform,
    "greedy": lambda: make_bot(GREEDY_MIND),
}
"""Yardsticks for the lab, not offered at a table."""


class UnknownBotError(LookupError):
    """There is no bot of that name for this game; the message lists those there are."""


def names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The bots that can play `game`: the baselines, the game's own, then the four levels."""
    return (*BASELINES, *game.opponents.bots, *LEVELS)


def make(name: str, game: Game[Any, Any]) -> Bot:
    """Make a new bot for one seat of one table of `game`."""
    if name in LEVELS:
        return make_bot(mind_of(game, name))
    makers = {**BASELINES, **game.opponents.bots}
    if name not in makers:
        listed = ", ".join(names(game))
        raise UnknownBotError(f"{game.id} has no bot '{name}'. There are: {listed}.")
    return makers[name]()
