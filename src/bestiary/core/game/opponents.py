"""The opponents part of a game: evaluation, levels and bots of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bestiary.core.advice import Advice
from bestiary.core.bot import Bot
from bestiary.core.mind import Mind
from bestiary.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Opponents(Generic[S]):
    """What is known about playing the game well. Without it, bots play by search alone."""

    # Evaluation and policy for bots.
    advice: Advice[S] = field(default_factory=lambda: Advice())
    # Search parameters of levels, where they are not those that all games share.
    minds: Mapping[str, Mind[S]] = field(default_factory=dict)
    # Further bots that only this game has, by name.
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
