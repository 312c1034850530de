"""What just happened: told until the next choice, to each seat only what it may know."""

from __future__ import annotations

import pytest

from bestiary.web.stage.news import NO_NEWS, news, since
from bestiary.web.table.shelf import loaded
from web.web_table import asked, duel, move, someone

pytestmark = pytest.mark.django_db


def test_what_others_did_is_told_until_i_choose_again() -> None:
    table = duel(someone(), someone("Boris"))
    first = asked(table)
    while asked(table) == first:
        move(table)
        table.refresh_from_db()
    second = asked(table)

    with loaded(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        told = news(live, second, words)
        assert live.game.id
        assert ("Anna", "Boris")[first] in told
        assert len(since(live, second)) >= len(since(live, first))
    move(table)
    table.refresh_from_db()

    with loaded(table) as live:
        own = live.last_choice(second)
        assert all(live.journal(second).stops[line.step] > own for line in since(live, second))


def test_nothing_is_told_where_nothing_happened() -> None:
    table = duel(someone(), someone("Boris"))

    with loaded(table) as live:
        live.table.told.clear()
        assert news(live, 0, live.words("en", ("Anna", "Boris"))) == NO_NEWS
