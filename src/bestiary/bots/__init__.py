"""Players that know only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bestiary.bots.greedy import greedy
from bestiary.bots.uniform import uniform
from bestiary.core import Bot, Game

__all__ = ["UnknownBotError", "greedy", "make", "names", "uniform"]

EVERYWHERE: Mapping[str, Callable[[], Bot]] = {"uniform": lambda: uniform, "greedy": lambda: greedy}


class UnknownBotError(LookupError):
    """There is no bot of that name for this game; the message lists those there are."""


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play `game`, weakest first."""
    return (*EVERYWHERE, *game.bots)


def make(name: str, game: Game[Any]) -> Bot:
    """Make a new bot for one seat of one table of `game`."""
    makers = {**EVERYWHERE, **game.bots}
    if name not in makers:
        known = ", ".join(names(game))
        raise UnknownBotError(f"{game.id} has no bot '{name}'. There are: {known}.")
    return makers[name]()
