"""The four levels of a game that brings none of its own, as parameters of the search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.bots.search import SearchBot
from bestiary.core import Bot, Game
from bestiary.core.mind import Mind, SearchMethod

GREEDY_MIND: Mind[Any] = Mind(worlds=2)
SHARED_MINDS: Mapping[str, Mind[Any]] = {
    "apprentice": Mind(),
    "ranger": Mind(method=SearchMethod.TURN_ROLLOUT, worlds=2, simulations=32),
    "naturalist": Mind(method=SearchMethod.TURN_ROLLOUT, worlds=4, simulations=128),
    "master": Mind(method=SearchMethod.REPLY_ROLLOUT, worlds=4, simulations=256),
}
"""Every level looks further, or in more worlds, than the one below it."""


def mind_of(game: Game[Any, Any], level: str) -> Mind[Any]:
    """The game's own parameters of a level, or those that all games share."""
    return game.opponents.minds.get(level, SHARED_MINDS[level])


def make_bot(mind: Mind[Any]) -> Bot:
    """A new bot with these parameters, or the game's own where they name one."""
    return SearchBot(mind) if mind.make is None else mind.make()
