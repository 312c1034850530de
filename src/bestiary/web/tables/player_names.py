"""What players are called; a bot that bears its level's name, as its reader says it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bestiary.core import LANGUAGES
from bestiary.web.infra.i18n import translate
from bestiary.web.models import Kind, Seat

NUMBERED = 12
"""So many bots are counted: more than any table has seats."""


@lru_cache(maxsize=1_000)
def bot_title(language: str, bot: str, number: int) -> str:
    """What a bot is called at the table."""
    return translate(language, "bot-name", bot=bot, number=number + 1)


def names(seats: Iterable[Seat], language: str = "") -> list[str]:
    """What the players are called, by seat; without a language as it was written down."""
    seats = list(seats)
    written = [seat.name for seat in seats]
    said = [called(seat, language) for seat in seats] if language else written
    return said if len({*said}) == len({*written}) else written


def called(seat: Seat, language: str) -> str:
    """What one of them is called."""
    number = _numbers(seat.bot).get(seat.name) if seat.kind == Kind.BOT else None
    return seat.name if number is None else bot_title(language, seat.bot, number)


@cache
def _numbers(bot: str) -> dict[str, int]:
    """The number in each name that a bot may have been given, in whichever language."""
    return {bot_title(of, bot, n): n for of in LANGUAGES for n in range(NUMBERED)}
