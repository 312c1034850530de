"""The games and bots a table can be made with."""

import logging
from typing import Any

from bestiary import registry
from bestiary.core import Game, Words
from bestiary.core.mind import LEVELS
from bestiary.web.infra.i18n import LANGUAGES

log = logging.getLogger("bestiary.web")

NEWCOMER, *_, STAND_IN = LEVELS
"""The bot one meets unless one asks for another, and the one that plays for whoever is away."""


def games() -> list[Game[Any, Any]]:
    """All games that load; one that does not takes nobody else's evening away."""
    loaded = []
    for id in registry.ids():
        try:
            loaded.append(_complete(registry.game(id)))
        except Exception:
            log.exception("The game %s does not load and is left out.", id)
    return loaded


def _complete(game: Game[Any, Any]) -> Game[Any, Any]:
    """The game, if it can be read in every language of the site."""
    for language in LANGUAGES:
        Words(game, language)
    return game
