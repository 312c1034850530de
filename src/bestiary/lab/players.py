"""Who can be asked to play in the lab: bots by name, with a budget, and bots of one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from bestiary import bots
from bestiary.bots import UnknownBotError
from bestiary.core import USUAL, Bot, Budget, Candidate, Choice, Explanation, Game, Position

Maker: TypeAlias = Callable[[], Bot]
"""Makes a new player for one seat of one table."""

_MET = dict[str, Maker]()
"""Callables that were handed in, by name: another process has to find them by import."""


class Limited:
    """A bot that thinks for so many simulations."""

    def __init__(self, bot: Bot, simulations: int) -> None:
        """The budget of every choice."""
        self.bot, self.budget = bot, Budget(simulations)

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        """What the bot chooses within its budget."""
        return self.bot.choose(position, self.budget)

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        """What the bot weighs within its budget."""
        return self.bot.analyse(position, self.budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = USUAL
    ) -> Explanation | None:
        """Why, as far as the budget goes."""
        return self.bot.explain(position, choice, self.budget)


def make(name: str, game: Game[Any]) -> Bot:
    """A new bot: `ranger`, `ranger:200` for its budget, or `my_bots:Careful` for one's own."""
    first, colon, second = name.partition(":")
    if not colon:
        return bots.make(name, game)
    if second.isdecimal():
        return Limited(bots.make(first, game), int(second))
    return _own(first, second)()


def _own(module: str, attribute: str) -> Maker:
    if met := _MET.get(f"{module}:{attribute}"):
        return met
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as missing:
        raise UnknownBotError(f"There is no bot '{module}:{attribute}': {missing}.") from missing
    if not callable(found):
        raise UnknownBotError(f"'{module}:{attribute}' makes no bot: it cannot be called.")
    return partial(found)


def name_of(bot: str | Maker) -> str:
    """The name by which a bot is found; in other processes only if it stands in a module."""
    if isinstance(bot, str):
        return bot
    name = f"{bot.__module__}:{getattr(bot, '__qualname__', type(bot).__qualname__)}"
    _MET[name] = bot
    return name
