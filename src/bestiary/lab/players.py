"""Bot factory: makes bots by name, with a simulation budget, or from a user's own class.

A name travels to other processes and into records; a callable does not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any, TypeAlias

from bestiary import bots
from bestiary.bots import UnknownBotError
from bestiary.core import DEFAULT_BUDGET, Bot, Budget, Choice, Game, Position
from bestiary.core.bot import Candidate, Explanation

BotFactory: TypeAlias = Callable[[], Bot]
"""Makes a new bot for one seat of one table."""

_FACTORIES = dict[str, BotFactory]()
"""Callables that were handed in, by name: another process has to find them by import."""


class IllegalChoiceError(ValueError):
    """A user's bot chose what it was not offered; the message names bot and choice."""


class BudgetedBot:
    """Decorator: a bot with a fixed number of simulations per decision."""

    def __init__(self, bot: Bot, simulations: int) -> None:
        self.bot = bot
        self.budget = Budget(simulations)

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        return self.bot.choose(position, self.budget)

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        return self.bot.analyse(position, self.budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        return self.bot.explain(position, choice, self.budget)


class CheckedBot:
    """Decorator: a user's bot whose choices are validated against the options on offer.

    The engine trusts its callers, so an illegal choice would be played.
    """

    def __init__(self, bot: Bot, name: str, game: Game[Any, Any]) -> None:
        self.bot = bot
        self.name = name
        self.game = game

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        # A user's `choose` need not take a budget at all.
        is_default = budget is DEFAULT_BUDGET
        choice = self.bot.choose(position) if is_default else self.bot.choose(position, budget)
        if type(choice) not in self.game.rules.choices or not any(
            choice in decision.options for decision in position.decisions
        ):
            raise IllegalChoiceError(f"'{self.name}' chose {choice!r}, which is not on offer.")
        return choice

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        return self.bot.analyse(position, budget)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        return self.bot.explain(position, choice, budget)


def make(name: str, game: Game[Any, Any]) -> Bot:
    """A new bot: `ranger`, `ranger:200` for its budget, or `my_bots:Careful` for one's own."""
    first, colon, second = name.partition(":")
    if not colon:
        return bots.make(name, game)
    if second.isdecimal():
        return BudgetedBot(bots.make(first, game), int(second))
    # `ranger:fast` is a mistyped budget, not a module of the name ranger.
    if first in bots.names(game):
        asked = f"'{second}' is no number of simulations: write '{first}:200'"
        raise UnknownBotError(f"{asked} for a budget.")
    return CheckedBot(_call_factory(name, _find_factory(first, second)), name, game)


def _call_factory(name: str, maker: BotFactory) -> Bot:
    try:
        bot = maker()
    except TypeError as error:
        raise UnknownBotError(f"'{name}' makes no bot when it is called: {error}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBotError(f"'{name}' makes no bot: what it makes has no method 'choose'.")
    return bot


def _find_factory(module: str, attribute: str) -> BotFactory:
    if registered := _FACTORIES.get(f"{module}:{attribute}"):
        return registered
    try:
        factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBotError(f"There is no bot '{module}:{attribute}': {error}.") from error
    if not callable(factory):
        raise UnknownBotError(f"'{module}:{attribute}' makes no bot: it cannot be called.")
    return partial(factory)


def name_of(bot: str | BotFactory) -> str:
    """The name by which a bot is found; in other processes only if it stands in a module.

    Lambdas, partials and classes defined anew share their names: the second is `…#2`.
    """
    if isinstance(bot, str):
        return bot
    maker = bot.func if isinstance(bot, partial) else bot
    name = f"{maker.__module__}:{getattr(maker, '__qualname__', type(maker).__qualname__)}"
    for number in count(1):
        numbered = name if number == 1 else f"{name}#{number}"
        # The first free number; a callable that was named before keeps its name.
        if _FACTORIES.setdefault(numbered, bot) is bot:
            return numbered
    raise AssertionError("unreachable: there is always another number")
