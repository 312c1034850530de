"""What the four levels of a game are made of."""

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


class Foresight(Enum):
    """How far a level looks before it judges what it sees."""

    STEP = "step"
    TURN = "turn"
    REPLY = "reply"
    TREE = "tree"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[S]):
    """What a level is made of: how far it looks, in how many worlds, how much it tries.

    `advice` replaces the game's own; `make` replaces everything by a bot of the game's own.
    """

    foresight: Foresight = Foresight.STEP
    worlds: int = 1
    simulations: int = 1
    advice: Advice[S] | None = None
    make: Callable[[], Bot] | None = None
