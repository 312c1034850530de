"""Every lesson of every game leads to its end; one that no longer fits names its page."""

from typing import Any

import pytest

from bestiary.core import Game, Lesson
from bestiary.lab.conformance import check_lesson, check_lesson_texts
from bestiary.registry import catalogue

LESSONS = [pytest.param(g, x, id=f"{g.id}-{x.id}") for g in catalogue() for x in g.teaching.lessons]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_leads_to_its_end(game: Game[Any, Any], lesson: Lesson) -> None:
    check_lesson(game, lesson)


def test_every_game_begins_with_a_first_lesson() -> None:
    assert all(game.teaching.lessons[0].id == "first" for game in catalogue())


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in catalogue()])
def test_lessons_say_all_they_have_to_say(game: Game[Any, Any]) -> None:
    check_lesson_texts(game)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_asks_for_a_move(game: Game[Any, Any], lesson: Lesson) -> None:
    assert any(page.asks for page in lesson.pages), f"{game.id}, {lesson.id}: only to be read"
