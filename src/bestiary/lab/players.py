"""Who can be asked to play in the lab: bots by name, with a budget, and bots of one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any, TypeAlias

from bestiary import bots
from bestiary.bots import UnknownBotError
from bestiary.core import (
    DEFAULT_BUDGET,
    Bot,
    Budget,
    Candidate,
    Choice,
    Explanation,
    Game,
    Position,
)

Maker: TypeAlias = Callable[[], Bot]
"""Makes a new player for one seat of one table."""

_MET = dict[str, Maker]()
"""Callables that were handed in, by name: another process has to find them by import."""


class IllegalChoiceError(ValueError):
    """A bot of one's own chose what it was not offered; the message says who and what."""


class Limited:
    """A bot that thinks for so many simulations."""

    def __init__(self, bot: Bot, simulations: int) -> None:
        self.bot = bot
        self.budget = Budget(simulations)

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """What the bot chooses within its budget."""
        return self.bot.choose(position, self.budget)

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        """What the bot weighs within its budget."""
        return self.bot.analyse(position, self.budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        """Why, as far as the budget goes."""
        return self.bot.explain(position, choice, self.budget)


class Own:
    """A bot of somebody's own: what it chooses must be on offer, or the game would be another."""

    def __init__(self, bot: Bot, name: str, game: Game[Any]) -> None:
        """`name` is whom an error blames."""
        self.bot = bot
        self.name = name
        self.game = game

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """What the bot chooses, once it is known to be an option."""
        is_default = budget is DEFAULT_BUDGET
        choice = self.bot.choose(position) if is_default else self.bot.choose(position, budget)
        if type(choice) not in self.game.choices or not any(
            choice in decision.options for decision in position.decisions
        ):
            raise IllegalChoiceError(f"'{self.name}' chose {choice!r}, which is not on offer.")
        return choice

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        return self.bot.analyse(position, budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        """Why, in the bot's words."""
        return self.bot.explain(position, choice, budget)


def make(name: str, game: Game[Any]) -> Bot:
    """A new bot: `ranger`, `ranger:200` for its budget, or `my_bots:Careful` for one's own."""
    first, colon, second = name.partition(":")
    if not colon:
        return bots.make(name, game)
    if second.isdecimal():
        return Limited(bots.make(first, game), int(second))
    if first in bots.names(game):
        asked = f"'{second}' is no number of simulations: write '{first}:200'"
        raise UnknownBotError(f"{asked} for a budget.")
    return Own(_made(name, _own(first, second)), name, game)


def _made(name: str, maker: Maker) -> Bot:
    try:
        bot = maker()
    except TypeError as wrong:
        raise UnknownBotError(f"'{name}' makes no bot when it is called: {wrong}.") from wrong
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBotError(f"'{name}' makes no bot: what it makes has no method 'choose'.")
    return bot


def _own(module: str, attribute: str) -> Maker:
    if met := _MET.get(f"{module}:{attribute}"):
        return met
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as missing:
        raise UnknownBotError(f"There is no bot '{module}:{attribute}': {missing}.") from missing
    if not callable(found):
        raise UnknownBotError(f"'{module}:{attribute}' makes no bot: it cannot be called.")
    return partial(found)


def name_of(bot: str | Maker) -> str:
    """The name by which a bot is found; in other processes only if it stands in a module.

    Lambdas, partials and classes defined anew share their names: the second is `…#2`.
    """
    if isinstance(bot, str):
        return bot
    maker = bot.func if isinstance(bot, partial) else bot
    name = f"{maker.__module__}:{getattr(maker, '__qualname__', type(maker).__qualname__)}"
    for number in count(1):
        numbered = name if number == 1 else f"{name}#{number}"
        if _MET.setdefault(numbered, bot) is bot:
            return numbered
    raise AssertionError("unreachable: there is always another number")
