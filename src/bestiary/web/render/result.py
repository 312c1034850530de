"""The result of a game that is over: who won and why, the points, and what can be done next."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bestiary.core import Words
from bestiary.web.infra.i18n import translate
from bestiary.web.render.context import RenderContext
from bestiary.web.render.fragments import fill, html
from bestiary.web.render.scores import named_seats
from bestiary.web.tables.live_table import LiveTable

NO_RESULT = '<section class="result" id="result" hidden></section>'
ANY_SLUG = "any-table"
"""Placeholder for the table's slug in addresses, so that all tables share the memoized markup."""


def result_card(context: RenderContext) -> str:
    """The card of a game that is over."""
    shell = html(
        "result",
        language=context.language,
        rows=context.scores,
        seats=named_seats(len(context.page.seats)),
        slug=ANY_SLUG,
        is_player=bool(context.mine),
        has_insight=context.game.teaching.companion is not None,
    )
    # Before the names are filled in: a player may be called like the placeholder.
    addressed = shell.replace(ANY_SLUG, context.page.slug)
    text = result_text(context.live, context.mine, context.words)
    return fill(context.words.fill_names(addressed), escape(text))


def result_text(live: LiveTable, mine: Sequence[int], words: Words) -> str:
    """Who won and why, or who gave up; `mine` are the reader's seats, who is told so.

    In hot seat play several people share the device, so nobody of them is "you".
    """
    me = mine[0] if len(mine) == 1 else None
    outcome = live.table.state.outcome
    if outcome is not None:
        return words.outcome(outcome, me)
    loser = live.conceded
    assert loser is not None
    text = "conceded" if me is None else "conceded-me" if me == loser else "conceded-for-me"
    return translate(words.language, text, name=words.player(loser))
