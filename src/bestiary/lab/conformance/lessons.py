"""Conformance of lessons: each is played to its end, and what it says and points at exists."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any

from bestiary.core import Choice, Game, Lesson, Words, notation
from bestiary.core.lesson_run import LESSON_FOLDER, LessonError, LessonRun, lesson_text
from bestiary.core.words import LANGUAGES, TextError, identifiers
from bestiary.lab.click_grammar import (
    clickable_options,
    clicks_after,
    find_decided,
    initial_clicks,
)
from bestiary.lab.conformance.nonconformity import Nonconformity

NAME_ATTRIBUTE = re.compile(r'\s(?:data-part|data-note|id)="([^"]*)"')
MAX_TEXT_LETTERS = 240
"""More letters than this do not fit beside the board of a phone."""


def check_lesson(game: Game[Any, Any], lesson: Lesson) -> set[str]:
    """Follow every choice that a page asks for; `Nonconformity` names the page that fails.

    Returns the ids of all that the lesson may say.
    """
    try:
        return {lesson.id} | _follow(LessonRun(game, lesson))
    except LessonError as unfit:
        raise Nonconformity(str(unfit)) from unfit


def check_lesson_texts(game: Game[Any, Any]) -> None:
    """Lessons have titles in every language, and no text is unused."""
    said = {text for lesson in game.teaching.lessons for text in check_lesson(game, lesson)}
    for language in LANGUAGES:
        if wrong := said ^ set(identifiers(game.folder / LESSON_FOLDER, language)):
            raise Nonconformity(f"{game.id}, lessons in {language}: {sorted(wrong)}")


def _follow(run: LessonRun) -> set[str]:
    """Depth-first from here to the end, along each of the choices that lead on."""
    said = _check_page(run)
    if run.is_last:
        return said
    if not run.page.asks:
        run.turn()
        return said | _follow(run)
    for choice in [c for c in _offered_choices(run) if run.page.accepts(c)]:
        branch = LessonRun.resume(run.game, run.lesson, run.number, run.answers)
        branch.choose(notation.write(choice))
        said |= _follow(branch)
    return said


def _check_page(run: LessonRun) -> set[str]:
    if missing := [part for part in run.page.points if part not in names_on_board(run)]:
        raise run.error(f"it points at {missing}, which the board does not show")
    if run.is_last and run.page.asks:
        raise run.error("the last page is to be read")
    if run.page.asks:
        _check_question(run)
    said = _texts_of(run)
    for text in said:
        _check_text(run, text)
    return said


def names_on_board(run: LessonRun) -> set[str]:
    """Everything on the board of the learner that can be pointed at."""
    assert run.game.page.board is not None
    view = run.game.rules.view(run.table.state, run.lesson.seat)
    panels = run.game.page.board(view, Words(run.game, LANGUAGES[0]))
    return {name for p in panels for name in (f"panel-{p.id}", *NAME_ATTRIBUTE.findall(p.svg))}


def _offered_choices(run: LessonRun) -> list[Choice]:
    return [c for d in run.table.open_to(run.lesson.seat) for c in d.options]


def _check_question(run: LessonRun) -> None:
    """What is asked for is on offer, and so is what the page has a reply to."""
    texts = [notation.write(choice) for choice in _offered_choices(run)]
    for pattern in (*run.page.right, *(fits for fits, _ in run.page.replies)):
        if not any(fnmatchcase(text, pattern) for text in texts):
            raise run.error(f"'{pattern}' fits nothing on offer: {texts[:40]}")
    if run.page.points and not are_clicks(run, run.page.points):
        raise run.error("it asks for clicks that it does not point at, or points at one too many")


def are_clicks(run: LessonRun, points: Iterable[str]) -> bool:
    """Whether clicks on these parts make a choice that the page asks for, with the last of them."""
    options = clickable_options(run.game, run.table.state, run.lesson.seat)
    decided = []
    clicks = initial_clicks(options)
    for part in points:
        clicks = clicks_after(options, clicks, part)
        decided.append(find_decided(options, clicks))
    last = decided[-1] if decided else None
    return last is not None and run.page.accepts(last.choice) and not any(decided[:-1])


def _texts_of(run: LessonRun) -> set[str]:
    """The ids of everything that the page may say."""
    page = run.page
    others = [c for c in _offered_choices(run) if not page.accepts(c)] if page.asks else []
    return {run.text, *(f"{run.text}-{page.reply(choice)}" for choice in others)}


def _check_text(run: LessonRun, text: str) -> None:
    for language in LANGUAGES:
        try:
            said = lesson_text(run.game, language, text)
        except TextError as missing:
            raise run.error(str(missing)) from missing
        if len(said) > MAX_TEXT_LETTERS:
            raise run.error(
                f"'{text}' in {language} has {len(said)} letters, at most {MAX_TEXT_LETTERS}"
            )
