"""The games and bots a table can be made with."""

import logging
from typing import Any

from bestiary import bots, registry
from bestiary.core import Game, Words
from bestiary.web.house.words import LANGUAGES

log = logging.getLogger("bestiary.web")


def games() -> list[Game[Any]]:
    """All games that load; one that does not takes nobody else's evening away."""
    found = []
    for id in registry.ids():
        try:
            found.append(_complete(registry.game(id)))
        except Exception:
            log.exception("The game %s does not load and is left out.", id)
    return found


def _complete(game: Game[Any]) -> Game[Any]:
    """The game, if it can be read in every language of the site."""
    for language in LANGUAGES:
        Words(game, language)
    return game


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that can play `game`, the strongest first."""
    return list(reversed(bots.names(game)))
