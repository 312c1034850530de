"""The line above the board: who I am, what I want, how far we are; short enough for a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Game, State, Variant, Words
from bestiary.core.presentation import Aim, Mark
from bestiary.core.words import LANGUAGES
from bestiary.drawing import measure
from drawing.wanderer import decisions
from web.table_setup import as_player, duel, make_player

GAMES = [pytest.param(game, id=game.id) for game in registry.catalogue()]
LINE = 374 * 1.1
TYPE = 12
"""What a phone of 390 points has room for, and the size of the letters there: they are measured as
if all were bold."""
PLAYERS = ("Quiet Badger", "Патриций", "Ranger 1", "Старый Ворон", "Ann", "Лев")


def aims(game: Game[Any, Any], variant: Variant, language: str) -> list[Aim]:
    assert game.page.aim is not None
    words = Words(game, language, PLAYERS[: variant.seats])
    shown = decisions(game, variant, Random(4), most=150, every=1)
    return [game.page.aim(game.rules.view(state, d.seat), words) for state, d in shown]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_on_two_lines_of_a_phone(game: Game[Any, Any], language: str) -> None:
    for variant in game.rules.variants:
        found = aims(game, variant, language)
        longest = max((" · ".join(filter(None, aim)) for aim in found), key=len)

        assert all(aim.want and aim.end for aim in found)
        assert measure(longest, TYPE) < 2 * LINE, longest


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_on_is_nobody(game: Game[Any, Any]) -> None:
    assert game.page.aim is not None
    for variant in game.rules.variants:
        state = game.new(variant.seats, dict(variant.options))
        aim = game.page.aim(game.rules.view(state, SPECTATOR), Words(game, "en", PLAYERS))
        assert not aim.who
        assert aim.want


def test_alone_the_threat_stands_in_numbers() -> None:
    rats, nature = registry.game("rats_of_wistar"), registry.game("cryptic_nature")

    assert "Rival 10 VP" in alone(rats).threat
    assert alone(nature).threat == "He wins with 5 more cryptids or 3 of a contract"
    assert alone(nature).end == "Game ends: 3 more terrains closed"


def test_alone_what_the_poacher_still_lacks_is_counted_down() -> None:
    nature = registry.game("cryptic_nature")
    (state, *_) = begin_game(nature)
    view = nature.rules.view(state, 0)
    view["poacher"] |= {"caught": ["a", "b"], "matches": [0, 1]}
    assert nature.page.aim is not None

    aim = nature.page.aim(view, Words(nature, "ru", PLAYERS))

    assert aim.threat == "Ему до победы 3 криптида или 2 по контракту"


def alone(game: Game[Any, Any]) -> Aim:
    (state, *_) = begin_game(game)
    assert game.page.aim is not None
    return game.page.aim(game.rules.view(state, 0), Words(game, "en", PLAYERS))


def begin_game(game: Game[Any, Any]) -> list[State]:
    return [state.copy() for state, _ in decisions(game, Variant(1), Random(1), most=60, every=1)]


def test_a_partner_is_named() -> None:
    game = registry.game("big_monster")
    found = aims(game, Variant(4, (("mode", "teams"),)), "en")

    assert any("Team A with Ranger 1" in aim.who for aim in found)


@pytest.mark.django_db
def test_the_page_of_a_table_shows_it() -> None:
    host = make_player()
    table = duel(host, make_player("Boris"))

    html = as_player(host).get(f"/table/{table.slug}/").content.decode()
    assert 'id="aim"' in html
    assert "aim-want" in html


def test_a_question_bears_the_mark_of_the_book_or_the_role_that_is_asked() -> None:
    for id, seats in (("cryptid", 2), ("urban_legends", 2)):
        game = registry.game(id)
        told = set[Mark]()
        assert game.page.mark is not None
        for state, decision in decisions(game, Variant(seats), Random(1), most=30, every=1):
            view = game.rules.view(state, decision.seat)
            told.add(game.page.mark(view, decision, Words(game, "en")))
        if id == "cryptid":
            assert {Mark(0, "α"), Mark(2, "β"), Mark(1, "γ"), Mark(3, "δ")} <= told
        else:
            assert {mark.role for mark in told} == {"Cryptid", "Scientist"}
