"""Registry of games: ours by looking into `bestiary.games`, others' by entry point.

A new game needs no entry in any list: a folder here is enough, and so is a package of its own that
declares an entry point of the group `bestiary.games`. Each is imported on first use.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import bestiary.games
from bestiary.core import Game, snapshot

ENTRY_POINT_GROUP = "bestiary.games"


class UnknownGameError(LookupError):
    """There is no game of that id; the message lists those there are."""


class BadGamePackageError(ImportError):
    """A package declares a game that it does not bring; the message names package and reason."""


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted({*_own_ids(), *_installed()}))


def game(id: str) -> Game[Any, Any]:
    """The game called `id`; `UnknownGameError` if there is none."""
    if id in _own_ids():
        module = importlib.import_module(f"bestiary.games.{id}")
        rules: Game[Any, Any] = module.GAME
        return rules
    if id in _installed():
        return _load(_installed()[id])
    raise UnknownGameError(f"There is no game '{id}'. There are: {', '.join(ids())}.")


def catalogue() -> tuple[Game[Any, Any], ...]:
    """All games, in the order of their ids."""
    return tuple(game(id) for id in ids())


def _own_ids() -> list[str]:
    return [m.name for m in pkgutil.iter_modules(bestiary.games.__path__) if m.ispkg]


@cache  # reading the metadata of every installed package takes milliseconds
def _installed() -> dict[str, EntryPoint]:
    """Entry points by the id of their game."""
    points = entry_points(group=ENTRY_POINT_GROUP)
    for point in points:
        if point.name in _own_ids() or len(points.select(name=point.name)) > 1:
            raise BadGamePackageError(f"{_package(point)}: there is another game '{point.name}'.")
    return {point.name: point for point in points}


@cache
def _load(point: EntryPoint) -> Game[Any, Any]:
    try:
        rules = point.load()
    except (ImportError, AttributeError) as broken:
        raise BadGamePackageError(f"{_package(point)}: {broken}.") from broken
    if not isinstance(rules, Game) or rules.id != point.name:
        expected = f"a `Game` whose id is '{point.name}'"
        raise BadGamePackageError(f"{_package(point)}: {point.value} is not {expected}.")
    # Its states are stored as ours are; without this their snapshots would be refused as forged.
    snapshot.allow_package(point.module)
    return rules


def _package(point: EntryPoint) -> str:
    return f"The package '{point.dist.name}'" if point.dist else "A package"
