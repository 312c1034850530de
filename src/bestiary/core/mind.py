"""Parameters of the search by which the four levels of a game play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from bestiary.core.advice import Advice
from bestiary.core.bot import Bot
from bestiary.core.state import State

S = TypeVar("S", bound=State)

LEVELS = ("apprentice", "ranger", "naturalist", "master")
"""The opponents that every game offers, weakest first."""


class SearchMethod(Enum):
    """How a level searches, and so how far it looks before it evaluates a state."""

    ONE_PLY = "step"
    """Evaluate the state after each option."""
    TURN_ROLLOUT = "turn"
    """Rollouts by policy to the end of the turn, options compared by sequential halving."""
    REPLY_ROLLOUT = "reply"
    """The same until the seat is asked again, after the answers of the others."""
    ISMCTS = "tree"
    """Information-set Monte Carlo tree search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[S]):
    """Search parameters of a level: the method, determinisations for lookahead, simulations.

    `advice` replaces the game's own; `make` replaces everything by a bot of the game's own.
    """

    method: SearchMethod = SearchMethod.ONE_PLY
    worlds: int = 1
    simulations: int = 1
    advice: Advice[S] | None = None
    make: Callable[[], Bot] | None = None
