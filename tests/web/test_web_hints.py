"""A move for somebody who asks: against bots always, among people where the table allows it."""

from __future__ import annotations

import pytest

from bestiary.core import LEVELS, Ground, snapshot
from bestiary.web.keeping import hints
from bestiary.web.keeping.thinker import Hint, Task, suggest
from bestiary.web.models import Table
from bestiary.web.table import seating
from bestiary.web.table.shelf import loaded
from web.web_table import asked, duel, offered, someone, waiting_table

pytestmark = pytest.mark.django_db


def may_ask(table: Table, seat: int) -> bool:
    return hints.are_allowed(table, list(table.seats.all()), (seat,))


def test_against_bots_everybody_may_ask() -> None:
    host = someone()
    table = waiting_table(host)
    seating.start_with_bots(table, host)

    assert may_ask(table, 0)


def test_among_people_only_where_the_table_was_set_up_so() -> None:
    table = duel(someone(), someone("Boris"))
    assert not may_ask(table, 0)

    table.has_hints = True

    assert may_ask(table, 0)
    assert not hints.are_allowed(table, list(table.seats.all()), ())


def test_a_hint_is_one_of_the_options() -> None:
    table = duel(someone(), someone("Boris"))
    seat = asked(table)
    with loaded(table) as live:
        task = Task(table.slug, table.game, snapshot.dump(live.table.state), seat, LEVELS[-1])

    hint = suggest(task, 7)

    assert hint.text in offered(table, seat)
    assert hint.rival != hint.text


def test_a_hint_is_gone_with_its_decision() -> None:
    table = duel(someone(), someone("Boris"))
    seat = asked(table)
    text = offered(table, seat)[0]
    with loaded(table) as live:
        words, ticket = live.words("en", ("Anna", "Boris")), live.opened[seat]
        told = hints.Wanted(ticket, Hint(text, "", (Ground("odd", -1.25),)))

        assert f'data-choice="{text}"' in hints.part(told, live, seat, words)
        assert "1.2 odd" in hints.part(told, live, seat, words)
        assert hints.part(told._replace(ticket=ticket + 1), live, seat, words) == hints.NO_HINT
