"""The four opponents of a game that brings none of its own, and those that only the lab needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.bots.search import Seeker
from bestiary.core import Bot, Foresight, Game, Mind

GREEDY: Mind[Any] = Mind(worlds=2)
SHARED: Mapping[str, Mind[Any]] = {
    "apprentice": Mind(),
    "ranger": Mind(foresight=Foresight.TURN, worlds=2, simulations=32),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=4, simulations=128),
    "master": Mind(foresight=Foresight.REPLY, worlds=4, simulations=256),
}
"""Every level looks further, in more worlds, than the one below it."""


def mind_of(game: Game[Any], level: str) -> Mind[Any]:
    """What a level is made of in this game."""
    return game.minds.get(level, SHARED[level])


def made_of(mind: Mind[Any]) -> Bot:
    """A new player of that mind."""
    return Seeker(mind) if mind.make is None else mind.make()
