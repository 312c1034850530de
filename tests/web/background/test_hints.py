"""A move for somebody who asks: against bots always, among people where the table allows it."""

from __future__ import annotations

from random import Random

import pytest

from bestiary import bots, registry
from bestiary.core import Choice, Decision, Position, Variant, Words, snapshot
from bestiary.core import Table as Played
from bestiary.core.advice import Ground
from bestiary.core.mind import LEVELS
from bestiary.games.big_monster.choices import Take
from bestiary.web.background import hints
from bestiary.web.background.bot_process import BotTask, Hint, events_seen, suggest
from bestiary.web.live import commands
from bestiary.web.live.hint_card import NO_HINT, hint_card
from bestiary.web.models import Table
from bestiary.web.render.page_record import PageRequest
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import Viewpoint
from core.narrowing import present
from drawing.wanderer import decisions
from web.table_setup import (
    access_to,
    asked_seat,
    duel,
    make_player,
    move,
    offered_choices,
    session_at,
    waiting_table,
)

pytestmark = pytest.mark.django_db


def may_ask(table: Table, seat: int) -> bool:
    return hints.are_allowed(table, list(table.seats.all()), (seat,))


def test_against_bots_everybody_may_ask() -> None:
    host = make_player()
    table = waiting_table(host)
    seating.start_with_bots(table, host)

    assert may_ask(table, 0)


def test_among_people_only_where_the_table_was_set_up_so() -> None:
    table = duel(make_player(), make_player("Boris"))
    assert not may_ask(table, 0)

    table.has_hints = True

    assert may_ask(table, 0)
    assert not hints.are_allowed(table, list(table.seats.all()), ())


def test_a_hint_is_one_of_the_options() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)
    with locked_table(table) as live:
        task = BotTask(table.slug, table.game, snapshot.dump(live.table.state), seat, LEVELS[-1])

    hint = suggest(task, 7)

    assert hint.text in offered_choices(table, seat)
    assert hint.rival != hint.text


def test_a_move_is_shown_to_whoever_is_to_move_not_to_whom_something_stands_open() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"), game="cryptid", has_hints=True)
    waiting = 1 - asked_seat(table)
    while not offered_choices(table, waiting):
        move(table)
        waiting = 1 - asked_seat(table)
    room = access_to(table, anna)
    mine, theirs = (
        room.screen(PageRequest(Viewpoint(seat, (seat,)), "en", may_hint=True)).parts["prompt"]
        for seat in (1 - waiting, waiting)
    )

    assert 'data-ask="hint"' in mine
    assert 'data-ask="why"' in theirs
    assert 'data-ask="hint"' not in theirs
    host = session_at(table, table.seats.get(number=waiting).player)
    with pytest.raises(TurnedAwayError, match="moved-on"):
        commands.run(host, {"act": "hint", "seat": waiting})


def test_who_thinks_knows_what_its_seat_was_told_where_the_game_makes_something_of_it() -> None:
    cryptid, urban = (
        Played(registry.game(id), seats, {}, seed=bytes(32))
        for id, seats in (("cryptid", 3), ("urban_legends", 2))
    )
    known = events_seen(cryptid, 1)
    task = BotTask("slug", "cryptid", snapshot.dump(cryptid.state), 1, "master", known)

    assert known
    assert task.position(7).log() == known == cryptid.position(1, Random(7)).log()
    assert events_seen(urban, 1) == ()


def test_a_hint_is_gone_with_its_decision() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)
    text = offered_choices(table, seat)[0]
    with locked_table(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        ticket = live.opened[seat]
        wanted = hints.HintRequest(ticket, Hint(text, "", (Ground("odd", -1.25),)))

        assert f'data-choice="{text}"' in hint_card(wanted, live, seat, words)
        assert "About 1 point less odd" in hint_card(wanted, live, seat, words)
        assert hint_card(wanted._replace(ticket=ticket + 1), live, seat, words) == NO_HINT


@pytest.mark.parametrize("id", ["big_monster", "cryptic_nature", "rats_of_wistar", "urban_legends"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_speaks_for_a_hint_is_said_in_words(id: str, language: str) -> None:
    game = registry.game(id)
    words = Words(game, language)
    for state, decision in decisions(game, game.rules.variants[0], Random(3), most=90, every=11):
        assert game.opponents.advice.value_terms is not None
        for text, _, about in game.opponents.advice.value_terms(state, decision.seat):
            for worth in (1.0, -1.0):
                said = Ground(text, worth, about).in_words(words)
                assert "ground-" not in said


def test_urban_legends_gives_reasons_without_figures() -> None:
    game = registry.game("urban_legends")
    words = Words(game, "en")
    for state, decision in decisions(game, game.rules.variants[0], Random(3), most=90, every=11):
        for text, _, about in present(game.opponents.advice.value_terms)(state, decision.seat):
            for worth in (54.0, -54.0):
                assert Ground(text, worth, about).in_words(words)[0].isalpha()


@pytest.mark.parametrize(
    ("worth", "english", "russian"),
    [
        (0.4, "A little more for wood to spend", "Чуть больше за запас дерева"),
        (1.1, "About 1 point more for wood to spend", "Примерно на 1 очко больше за запас дерева"),
        (
            1.56,
            "About 2 points more for wood to spend",
            "Примерно на 2 очка больше за запас дерева",
        ),
        (-5, "About 5 points less for wood to spend", "Примерно на 5 очков меньше за запас дерева"),
    ],
)
def test_what_it_is_worth_is_said_in_points(worth: float, english: str, russian: str) -> None:
    wood = Ground("ground-asset", worth, (("asset", "wood"),))
    game = registry.game("rats_of_wistar")

    assert wood.in_words(Words(game, "en")) == english
    assert wood.in_words(Words(game, "ru")) == russian


def test_a_hint_of_rats_names_what_it_is_about() -> None:
    """Nothing is told that stands for all the rest."""
    game = registry.game("rats_of_wistar")
    words = Words(game, "en")
    told = set[str]()
    assert game.opponents.advice.value_terms is not None
    for state, decision in decisions(game, game.rules.variants[1], Random(5), most=60, every=7):
        grounds = game.opponents.advice.value_terms(state, decision.seat)
        told |= {ground.in_words(words) for ground in grounds if ground.text == "ground-goal"}
        assert not any(ground.text == "ground-outlook" for ground in grounds)

    assert any("objective" in said for said in told)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_hint_of_cryptid_tells_what_its_seat_may_know(language: str) -> None:
    game = registry.game("cryptid")
    words = Words(game, language)
    master = bots.make(LEVELS[-1], game)
    told = set[str]()
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
    assert game.opponents.advice.value_terms is not None
    assert game.opponents.advice.value is not None
    for state, decision in decisions(game, game.rules.variants[1], Random(5), most=60, every=7):
        told = game.opponents.advice.value_terms(state, decision.seat)
        assert sum(ground.worth for ground in told) == pytest.approx(
            game.opponents.advice.value(state, decision.seat)
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
    game = registry.game("big_monster")
    explained = set[str]()
    master = bots.make(LEVELS[-1], game)
    for state, decision in decisions(game, Variant(4), Random(1), most=60, every=1):
        told = master.explain(Position.of(game, state, decision.seat, Random(2)))
        assert told is not None
        if any(ground.worth > 0 for ground in told.grounds):
            explained.add(decision.prompt)

    assert {"choose-explorer", "choose-tile", "lay-stack", "place"} <= explained


def test_where_nothing_tells_choices_apart_that_is_said() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)
    text = offered_choices(table, seat)[0]
    with locked_table(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        told = hint_card(hints.HintRequest(live.opened[seat], Hint(text)), live, seat, words)

    assert "equally good" in told


def first(decision: Decision) -> Choice:
    return next(iter(decision.options))
