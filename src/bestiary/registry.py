"""Registry of games: discovers the packages below `bestiary.games`, imports each on first use.

A new game needs no entry anywhere: its folder is enough.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import bestiary.games
from bestiary.core import Game


class UnknownGameError(LookupError):
    """There is no game of that id; the message lists those there are."""


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(bestiary.games.__path__) if m.ispkg))


def game(id: str) -> Game[Any]:
    """The game called `id`; `UnknownGameError` if there is none."""
    if id not in ids():
        raise UnknownGameError(f"There is no game '{id}'. There are: {', '.join(ids())}.")
    module = importlib.import_module(f"bestiary.games.{id}")
    rules: Game[Any] = module.GAME
    return rules


def catalogue() -> tuple[Game[Any], ...]:
    """All games, in the order of their ids."""
    return tuple(game(id) for id in ids())
