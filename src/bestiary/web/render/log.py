"""The log of a game as markup: each event is put into words once for all who read it alike."""

from __future__ import annotations

import logging
from functools import lru_cache, partial
from html import escape
from typing import Any

from bestiary.core import Event, Game, Words, notation
from bestiary.core.words import TextError
from bestiary.drawing.markup import lean
from bestiary.web.tables.journal import Journal
from bestiary.web.tables.live_table import LiveTable

log = logging.getLogger("bestiary.web")

LOG_LINE = '<li class="log-line" id="log-{}"><button type="button" data-step="{}">{}</button></li>'
"""A line of the log: its place there, its step of the game, its text."""


def log_lines(game: Game[Any, Any], journal: Journal, words: Words) -> list[str]:
    """Every line of the log, each rendered once: a list that grows from call to call."""
    return journal.lines(words, partial(log_text, game, words), LOG_LINE.format)


def log_texts(game: Game[Any, Any], journal: Journal, words: Words) -> list[str]:
    """Every entry of the log without the line around it: a list that grows likewise."""
    return journal.texts(words, partial(log_text, game, words))


def log_text_at(live: LiveTable, seat: int, stop: int, words: Words) -> str:
    """What `seat` was told at that one of its stops, which is not the first."""
    journal = live.journal(seat)
    texts = log_texts(live.game, journal, words)
    first, last = (journal.after(journal.stops[n]) for n in (stop - 1, stop))
    return " ".join(texts[first:last])


def log_text(game: Game[Any, Any], words: Words, event: Event) -> str:
    """An event with the players' names, and behind it the dice that were rolled."""
    return words.fill_names(
        event_text(words.with_placeholders, event) + game.page.news.rolls(event)
    )


@lru_cache(maxsize=10_000)
def event_text(words: Words, event: Event) -> str:
    """An event as markup; with placeholders for names it is memoized for all tables."""
    return lean(escape(words_or_notation(words.event, event)))


def words_or_notation(say: Any, subject: Any) -> str:
    """A choice or event in words; in notation while its text is still missing."""
    try:
        return str(say(subject))
    except TextError as missing:
        log.warning("Shown in notation: %s", missing)
        return notation.write(subject)
