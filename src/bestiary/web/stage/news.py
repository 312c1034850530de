"""What just happened: everything that was told since the reader's own last choice."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from bestiary.core import Event, Words
from bestiary.drawing.markup import lean
from bestiary.web.stage.options import in_words
from bestiary.web.stage.parts import filled, html
from bestiary.web.table.live import Live

NO_NEWS = '<section class="news" id="news" hidden></section>'
MOST = 30
"""Of more lines than these the log tells the older ones."""
LINE = '<li><button type="button" data-step="{}"{}>{}</button></li>'


LOG_LINE = '<li class="log-line" id="log-{}"><button type="button" data-step="{}">{}</button></li>'


class Told(NamedTuple):
    """A line of the log: the moment it was told at, as a step of the game, and the event."""

    step: int
    event: Event


def since(live: Live, seat: int) -> list[Told]:
    """What `seat` was told since its own last choice, the latest last."""
    journal = live.journal(seat)
    first = max(journal.after(live.last_choice(seat)), len(journal.entries) - MOST)
    steps = {number: step for step, number in enumerate(journal.stops)}
    return [Told(steps[number], event) for number, event in journal.entries[first:]]


def news(live: Live, seat: int, words: Words) -> str:
    """The card that tells it; the last line is always in sight."""
    told = since(live, seat)
    if not told:
        return NO_NEWS
    tones = [_tone(live, line.event) for line in told]
    lines = [_line(live, line, words) for line in told]
    tone = next((tone for tone in reversed(tones) if tone), "")
    shell = html("news", language=words.language, count=len(told), tone=tone, step=told[-1].step)
    return filled(shell, words.unveiled(event_line(words.veiled, told[-1].event)), "".join(lines))


def _line(live: Live, line: Told, words: Words) -> str:
    tone = _tone(live, line.event)
    marked = f' data-tone="{tone}"' if tone else ""
    return LINE.format(line.step, marked, words.unveiled(event_line(words.veiled, line.event)))


def _tone(live: Live, event: Event) -> str:
    return live.game.tones.get(type(event), "")


@lru_cache(maxsize=10_000)
def event_line(words: Words, event: Event) -> str:
    """A line of the log as markup; veiled words serve all tables, names are put in afterwards."""
    return lean(escape(in_words(words.event, event)))


def log_line(words: Words, place: int, step: int, event: Event) -> str:
    """The same as the log tells it, at its place there."""
    return LOG_LINE.format(place, step, words.unveiled(event_line(words.veiled, event)))
