"""Draws a hint: the card that names a move, what it is preferred to, and why."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.core.advice import Ground
from bestiary.web.background.hints import HintRequest
from bestiary.web.render.fragments import html
from bestiary.web.render.log import words_or_notation
from bestiary.web.tables.live_table import LiveTable

NO_HINT = '<section class="hint-card" id="hint" hidden></section>'
MAX_GROUNDS = 3
"""The weightiest come first."""


def hint_card(request: HintRequest | None, live: LiveTable, seat: int, words: Words) -> str:
    """The card; gone as soon as the decision is another one."""
    if request is None or live.opened.get(seat) != request.ticket:
        return NO_HINT
    if request.hint is None:
        return html("hint", language=words.language, choice="", label="", rival="", grounds=())
    text, rival, grounds = request.hint
    # Stable sort: what speaks for the move is said before what speaks against it.
    ordered = sorted(grounds[:MAX_GROUNDS], key=_speaks_against)
    return html(
        "hint",
        language=words.language,
        choice=text,
        label=_label(live, text, words),
        rival=_label(live, rival, words) if rival else "",
        grounds=tuple([ground.in_words(words) for ground in ordered]),
        has_points=bool(rival) and any(ground.is_counted(words) for ground in ordered),
    )


def _speaks_against(ground: Ground) -> bool:
    return ground.worth < 0


def _label(live: LiveTable, text: str, words: Words) -> str:
    return words_or_notation(words.choice, live.table.read(text))
