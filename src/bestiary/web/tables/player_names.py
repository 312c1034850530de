"""Display names of players; a bot's is its level's, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bestiary.core.words import LANGUAGES
from bestiary.web.infra.i18n import translate
from bestiary.web.models import Kind, Seat

MAX_BOTS_PER_TABLE = 12
"""More than any table has seats."""


@lru_cache(maxsize=1_000)
def bot_title(language: str, bot: str, number: int) -> str:
    """What a bot is called at the table."""
    return translate(language, "bot-name", bot=bot, number=number + 1)


def names(seats: Iterable[Seat], language: str = "") -> list[str]:
    """The display names by seat; without a language as they are stored."""
    seats = list(seats)
    written = [seat.name for seat in seats]
    translated = [display_name(seat, language) for seat in seats] if language else written
    # Two names may fall together in another language: then all stay as they are stored.
    return translated if len({*translated}) == len({*written}) else written


def display_name(seat: Seat, language: str) -> str:
    number = _numbers(seat.bot).get(seat.name) if seat.kind == Kind.BOT else None
    return seat.name if number is None else bot_title(language, seat.bot, number)


@cache
def _numbers(bot: str) -> dict[str, int]:
    """The number in each name that a bot may have been given, in whichever language."""
    return {bot_title(of, bot, n): n for of in LANGUAGES for n in range(MAX_BOTS_PER_TABLE)}
