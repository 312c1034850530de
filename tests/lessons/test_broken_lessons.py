"""A lesson that does not fit is refused with the name of its page."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Lesson, LessonPage
from bestiary.core.lesson_run import LessonError, LessonRun
from bestiary.lab.conformance import Nonconformity, check_lesson, check_lesson_texts

GAME = registry.game("urban_legends")
FIRST = GAME.teaching.lessons[0]
ASKING = next(number for number, page in enumerate(FIRST.pages) if page.asks)

CLICKS = ("card:align", "colour:pink", "side:left")


def changed(number: int = ASKING, **given: Any) -> Lesson:
    """The first lesson with one page changed."""
    pages = list(FIRST.pages)
    pages[number] = pages[number]._replace(**given)
    return FIRST._replace(pages=tuple(pages))


@pytest.mark.parametrize(
    ("lesson", "why"),
    [
        (changed(points=("moon",)), "points at ['moon']"),
        (changed(points=("panel-city",)), "asks for clicks that it does not point at"),
        (changed(points=("card:align", "colour:pink")), "clicks that it does not point at"),
        (changed(points=(*CLICKS, "card:split")), "or points at one too many"),
        (changed(right=("declare-number 12",)), "'declare-number 12' fits nothing on offer"),
        (changed(replies=(("resettle *", "else"),)), "'resettle *' fits nothing on offer"),
        (changed(replies=(("*", "nothing-to-say"),)), "no text 'first-align-nothing-to-say'"),
        (changed(moves="seat-2 draw"), "is not to move"),
        (changed(moves="seat-1 dance"), "'dance' is no kind of choice"),
        (FIRST._replace(pages=FIRST.pages[: ASKING + 1]), "the last page is to be read"),
    ],
)
def test_the_page_that_does_not_fit_is_named(lesson: Lesson, why: str) -> None:
    expected = f"urban_legends, lesson first, page {FIRST.pages[ASKING].name}: .*{re.escape(why)}"

    with pytest.raises(Nonconformity, match=expected):
        check_lesson(GAME, lesson)


def test_a_text_that_nobody_says_is_found() -> None:
    shorter = replace(
        GAME, teaching=replace(GAME.teaching, lessons=(FIRST._replace(pages=FIRST.pages[:ASKING]),))
    )

    with pytest.raises(Nonconformity, match="first-align"):
        check_lesson_texts(shorter)


def at(number: int) -> LessonRun:
    """The first lesson at a page before which nothing is asked."""
    return LessonRun.resume(GAME, FIRST, number, ())


def test_a_choice_that_is_not_asked_for_is_answered_and_changes_nothing() -> None:
    run = at(ASKING)
    before = run.table.state.copy()

    assert run.choose("draw") == "first-align-draw"
    assert run.number == ASKING
    assert run.table.state == before


def test_a_choice_that_is_asked_for_is_made_and_turns_the_page() -> None:
    run = at(ASKING)

    assert run.choose(FIRST.pages[ASKING].right[0]) is None
    assert run.number == ASKING + 1
    assert run.table.moves[-1].seat == 1, "the page that follows begins with the other's move"


def test_what_is_not_on_offer_is_refused() -> None:
    with pytest.raises(LessonError, match="page align"):
        at(ASKING).choose("constrain left")


def test_a_lesson_is_left_and_resumed() -> None:
    run = at(ASKING)
    run.choose(FIRST.pages[ASKING].right[0])
    again = LessonRun.resume(GAME, FIRST, run.number, run.answers)

    assert again.table.state == run.table.state
    assert again.back().number == ASKING
    assert again.back().answers == []


def test_answers_of_another_edition_of_a_lesson_are_refused() -> None:
    with pytest.raises(LessonError, match="other answers"):
        LessonRun.resume(GAME, FIRST, ASKING + 1, ["draw"])


def test_a_page_that_asks_for_nothing_waits_to_be_read() -> None:
    assert not LessonPage("goal").asks
