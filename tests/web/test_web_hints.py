"""A move for somebody who asks: against bots always, among people where the table allows it."""

from __future__ import annotations

from random import Random

import pytest

from bestiary import bots, registry
from bestiary.core import (
    LEVELS,
    Choice,
    Decision,
    Ground,
    Position,
    Variant,
    Words,
    snapshot,
)
from bestiary.games.big_monster.choices import Take
from bestiary.web.keeping import hints
from bestiary.web.keeping.thinker import Hint, Task, suggest
from bestiary.web.models import Table
from bestiary.web.table import seating
from bestiary.web.table.shelf import loaded
from drawing.wanderer import decisions
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


@pytest.mark.parametrize("id", ["big_monster", "rats_of_wistar", "urban_legends"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_speaks_for_a_hint_is_said_in_words(id: str, language: str) -> None:
    game = registry.game(id)
    words = Words(game, language)
    for state, decision in decisions(game, game.variants[0], Random(3), most=90, every=11):
        assert game.advice.parts is not None
        for text, _, about in game.advice.parts(state, decision.seat):
            assert words(text, **dict(about))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_hint_of_cryptid_tells_what_its_seat_may_know(language: str) -> None:
    game = registry.game("cryptid")
    words, master, told = Words(game, language), bots.make(LEVELS[-1], game), set[str]()
    for state, decision in decisions(game, Variant(4), Random(3), most=24, every=4):
        position = Position.of(game, state, decision.seat, Random(2))
        explained = master.explain(position)
        assert explained is not None
        for text, worth, about in explained.grounds:
            assert words(text, **dict(about))
            assert worth == 0
            told.add(text)

    assert {"ground-piece", "ground-hexes"} <= told


def test_rats_weigh_what_the_parts_add_up_to() -> None:
    game = registry.game("rats_of_wistar")
    assert game.advice.parts is not None
    assert game.advice.value is not None
    for state, decision in decisions(game, game.variants[1], Random(5), most=60, every=7):
        told = game.advice.parts(state, decision.seat)
        assert sum(ground.worth for ground in told) == pytest.approx(
            game.advice.value(state, decision.seat)
        )


def test_a_tile_of_big_monster_speaks_for_itself() -> None:
    game = registry.game("big_monster")
    shown = decisions(game, Variant(4), Random(1), most=120, every=1)
    state, decision = next(found for found in shown if isinstance(first(found[1]), Take))
    position = Position.of(game, state, decision.seat, Random(2))
    told = bots.make(LEVELS[-1], game).explain(position, first(decision))

    assert told is not None
    assert told.grounds


def test_explorers_and_ships_of_big_monster_have_reasons_too() -> None:
    game, explained = registry.game("big_monster"), set[str]()
    master = bots.make(LEVELS[-1], game)
    for state, decision in decisions(game, Variant(4), Random(1), most=60, every=1):
        told = master.explain(Position.of(game, state, decision.seat, Random(2)))
        assert told is not None
        if any(ground.worth > 0 for ground in told.grounds):
            explained.add(decision.prompt)

    assert {"choose-explorer", "choose-tile", "lay-stack", "place"} <= explained


def test_where_nothing_tells_choices_apart_that_is_said() -> None:
    table = duel(someone(), someone("Boris"))
    seat = asked(table)
    text = offered(table, seat)[0]
    with loaded(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        told = hints.part(hints.Wanted(live.opened[seat], Hint(text)), live, seat, words)

    assert "as good as this one" in told


def first(decision: Decision) -> Choice:
    return next(iter(decision.options))
