"""What a game knows about playing it well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bestiary.core.choice import Choice
from bestiary.core.seats import Seat
from bestiary.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Advice(Generic[S]):
    """Only ever asked about imagined worlds.

    `value` says how good a state is for a seat; `rate` how good a choice is, where looking one
    step ahead is not enough.
    """

    value: Callable[[S, Seat], float] | None = None
    rate: Callable[[S, Seat, Choice], float] | None = None
