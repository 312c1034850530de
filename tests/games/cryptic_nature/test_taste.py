"""What is told of terrain tiles and their places to whoever asks for a move."""

from __future__ import annotations

from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import Choice, Position, Words, notation
from bestiary.core.advice import Ground
from bestiary.core.lesson_run import LessonRun
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.mind.taste import taste
from bestiary.games.cryptic_nature.state import Expedition

FIRST = GAME.teaching.lessons[0]


def at(page: str) -> Expedition:
    """The learner's table at a page of the lesson, with a bet on the Squasc of the mountains."""
    run = LessonRun(GAME, FIRST)
    while run.page.name != page:
        if run.page.asks:
            assert run.choose(run.page.right[0]) is None
        else:
            run.turn()
    state = run.table.state
    assert isinstance(state, Expedition)
    return state


def taste_terms(state: Expedition, choice: str) -> dict[str, float]:
    return {ground.text: ground.worth for ground in taste(state, 0, read(choice))}


def read(choice: str) -> Choice:
    return notation.read(choice, GAME.rules.choices)


def test_the_terrain_that_a_cryptid_of_mine_lacks_is_placed_first() -> None:
    state = at("tile")

    assert taste_terms(state, "place-tile mountain-6")["taste-needed"] > 0
    assert "taste-needed" not in taste_terms(state, "place-tile forest-10")


def test_a_place_is_liked_for_room_symbols_and_what_stays_open() -> None:
    state = at("lay")
    along_the_edge, upright = taste_terms(state, "lay 1 1 0"), taste_terms(state, "lay 1 2 1")

    assert along_the_edge["taste-room"] == upright["taste-room"] > 0
    assert along_the_edge["taste-symbols"] > 0
    assert along_the_edge["taste-open"] < upright["taste-open"]


@pytest.mark.parametrize("page", ["tile", "lay", "take"])
def test_a_hint_about_a_tile_has_a_reason(page: str) -> None:
    position = Position.of(GAME, at(page), 0, Random(1))
    explained = make("master", GAME).explain(position)

    assert explained is not None
    assert explained.against is not None
    assert explained.chosen.choice != explained.against.choice
    assert sum(ground.worth for ground in explained.grounds) > 0
    for language in LANGUAGES:
        words = Words(GAME, language)
        assert all(is_sentence(ground, words) for ground in explained.grounds)


def is_sentence(ground: Ground, words: Words) -> bool:
    """Said alone, without a figure."""
    return ground.in_words(words).endswith(".") and ground.in_words(words)[0].isupper()
