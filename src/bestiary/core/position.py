"""What one seat may know, and worlds it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any, Protocol, TypeAlias

from bestiary.core.advice import Advice
from bestiary.core.choice import Choice
from bestiary.core.picture import View
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import Decision


class Rules(Protocol):
    """A game, as far as somebody who plays it needs to know it."""

    @property
    def id(self) -> str:
        """What the game is called."""

    @property
    def view(self) -> Callable[[Any, Seat], View]:
        """Everything that a seat may know of a state."""

    @property
    def imagine(self) -> Callable[[Any, Seat, Random], Any]:
        """A world that a seat cannot tell from a state."""

    @property
    def advice(self) -> Advice[Any]:
        """What is known about playing it well."""


def pick(options: Collection[Choice], rng: Random) -> Choice:
    """One of `options`, all equally likely; asks a lazy sequence for no more than that one."""
    index = int(rng.random() * len(options))
    try:
        return options[index]  # type: ignore[index]
    except TypeError:  # a set, say
        return list(options)[index]


def imagine(game: Rules, state: State, seat: Seat, rng: Random) -> State:
    """A world that `seat` cannot tell from the true one, secret answers of others included."""
    world: State = game.imagine(state, seat, rng)
    for decision in world.decisions if state.answers else ():
        if decision.seat in state.answers and decision.seat != seat:
            world.answers[decision.seat] = pick(decision.options, rng)
    return world


class Position:
    """One seat's knowledge at one moment: all that a bot is given.

    Neither the true state nor its seed can be reached from here: `world` gives imagined ones.
    """

    __slots__ = ("_imagine", "decisions", "game", "rng", "seat")

    def __init__(
        self,
        game: Rules,
        seat: Seat,
        decisions: list[Decision],
        imagined: Callable[[Random], State],
        rng: Random,
    ) -> None:
        """Use `Position.of`; this is for tests that bring worlds of their own."""
        self.game, self.seat, self.decisions, self.rng = game, seat, decisions, rng
        self._imagine = imagined

    @classmethod
    def of(cls, game: Rules, state: State, seat: Seat, rng: Random) -> Position:
        """What `seat` knows of `state`; `rng` is the bot's own, not the table's."""
        return cls(
            game, seat, state.open_to(seat), lambda rng: imagine(game, state, seat, rng), rng
        )

    @property
    def options(self) -> Collection[Choice]:
        """What the seat may choose in the decision the table waits for."""
        return self.decisions[0].options

    def world(self) -> State:
        """Imagine a world, a new one at each call."""
        return self._imagine(self.rng)

    def view(self) -> View:
        """Everything the seat may know, as plain data."""
        return self.game.view(self.world(), self.seat)


Bot: TypeAlias = Callable[[Position], Choice]
