"""Players that know only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bestiary.bots.levels import GREEDY, made_of, mind_of
from bestiary.bots.uniform import Uniform
from bestiary.core import LEVELS, Bot, Game

__all__ = ["LEVELS", "Uniform", "UnknownBotError", "make", "names"]

LAB: Mapping[str, Callable[[], Bot]] = {"uniform": Uniform, "greedy": lambda: made_of(GREEDY)}
"""Yardsticks that are not offered at a table."""


class UnknownBotError(LookupError):
    """There is no bot of that name for this game; the message lists those there are."""


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play `game`: the lab's, the game's own, then the four levels."""
    return (*LAB, *game.bots, *LEVELS)


def make(name: str, game: Game[Any]) -> Bot:
    """Make a new bot for one seat of one table of `game`."""
    if name in LEVELS:
        return made_of(mind_of(game, name))
    makers = {**LAB, **game.bots}
    if name not in makers:
        known = ", ".join(names(game))
        raise UnknownBotError(f"{game.id} has no bot '{name}'. There are: {known}.")
    return makers[name]()
