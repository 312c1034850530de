"""What a game knows about playing it well."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple, TypeVar

from bestiary.core.choice import Choice, Event
from bestiary.core.scale import Scale
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import About

S = TypeVar("S", bound=State)


class Ground(NamedTuple):
    """A part of what was weighed: a text of the game with its arguments, and what it is worth."""

    text: str
    worth: float = 0.0
    about: About = ()


@dataclass(frozen=True, slots=True)
class Study(Generic[S]):
    """What a duel is learned from: a state as numbers, and whose chance they foretell."""

    features: Callable[[S], Sequence[float]]
    protagonist: Callable[[S], Seat]


@dataclass(frozen=True, slots=True)
class Advice(Generic[S]):
    """Only ever asked about imagined worlds.

    `value` says how good a state is for a seat; `rate` how good a choice is, where looking one step
    ahead is not enough. `policy` is a quick sensible choice for whoever is asked, the best one step
    ahead if there is none. `thoughts` are the options worth a thought where others do nothing or
    come too early: of what is asked first, and never none. `parts` splits `value` into what it is
    made of; `remarks` adds what `rate` sees in a choice that no state shows. `chances` are those of
    winning, by seat, on one scale for all games; `scale` makes them of how well everyone stands,
    where they were not learned. `turn` marks a turn: it changes where one ends. `likelihood` says
    how well what a seat was told fits how others play in a world. `study` is what a value may be
    learned from by playing.
    """

    value: Callable[[S, Seat], float] | None = None
    rate: Callable[[S, Seat, Choice], float] | None = None
    policy: Callable[[S, Seat, Random], Choice] | None = None
    thoughts: Callable[[S, Seat], Sequence[Choice]] | None = None
    parts: Callable[[S, Seat], Sequence[Ground]] | None = None
    remarks: Callable[[S, Seat, Choice], Sequence[Ground]] | None = None
    chances: Callable[[S], Sequence[float]] | None = None
    scale: Scale[S] | None = None
    turn: Callable[[S], Hashable] | None = None
    likelihood: Callable[[S, Seat, Sequence[Event]], float] | None = None
    study: Study[S] | None = None
