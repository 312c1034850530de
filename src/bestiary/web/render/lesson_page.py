"""Renders a page of a lesson: the table's own fragments, and the lesson's card.

A lesson is played at a table that nobody stores. What it asks, and whether an answer is right, is
decided by `LessonRun.is_right` (`core/lesson_run.py`) and by the lesson's page (`core/lesson.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import Choice, Click, Words, notation
from bestiary.core.lesson_run import LessonRun, lesson_text, script
from bestiary.web.infra.i18n import translate
from bestiary.web.render.fragments import Screen, html
from bestiary.web.render.news import tone_of
from bestiary.web.render.page_record import (
    PageRequest,
    PreviewRequest,
    SeatFacts,
    Sections,
    TablePage,
)
from bestiary.web.render.preview import needs_confirmation
from bestiary.web.render.table_page import render_table_page
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.viewpoint import Viewpoint


class LessonRequest(NamedTuple):
    """What a learner asks to see of a lesson."""

    language: str
    learner: str = ""
    """Their name; the lesson has one for those without."""
    reply: str = ""
    """The id of what is said to a choice that was not asked for."""
    preview: str = ""
    """A choice to be shown before it is made."""
    in_words: bool = False
    reasons: tuple[str, ...] | None = None
    """Why something cannot be done, if that was asked."""


def render_lesson_page(run: LessonRun, request: LessonRequest) -> Screen:
    """The screen of the page that is open."""
    screen = render_table_page(lesson_table(run, request))
    screen.parts["card"] = _card(run, request)
    screen.parts["why"] = html("why", language=request.language, reasons=request.reasons)
    return screen


def lesson_table(run: LessonRun, request: LessonRequest) -> TablePage:
    """The table of a lesson as a page; the card tells aim, news and result, so the table does not.

    Without a question there is only the card, and nothing is taken back: the card turns pages.
    """
    seat = run.lesson.seat
    preview = PreviewRequest(request.preview, ticket_of(run)) if request.preview else None
    return TablePage(
        live=_live_table(run),
        seats=_seats(run, request),
        request=PageRequest(
            viewpoint=Viewpoint(seat, (seat,)),
            language=request.language,
            preview=preview,
            in_words=request.in_words,
        ),
        sections=Sections(
            aim=False,
            news=False,
            prompt=run.page.asks,
            result=False,
            take_back=False,
            look_through=False,
        ),
    )


def is_previewed(run: LessonRun, request: LessonRequest, text: str, confirm: str) -> bool:
    """Whether a choice is shown before it is made, as at any table."""
    names = tuple([seat.name for seat in _seats(run, request)])
    words = Words(run.game, request.language, names)
    return needs_confirmation(_live_table(run), run.lesson.seat, text, words, confirm)


def ticket_of(run: LessonRun) -> int:
    """What a page sends back with its choice, so that only the page shown is answered."""
    return run.number + 1


def _live_table(run: LessonRun) -> LiveTable:
    live = LiveTable(run.table)
    live.reach(ticket_of(run), run.lesson.seat)
    return live


def _seats(run: LessonRun, request: LessonRequest) -> tuple[SeatFacts, ...]:
    """The learner, and the others under the names that the lessons use; the script moves these."""
    language = request.language
    learner = request.learner or translate(language, "lesson-learner")
    return tuple(
        [
            SeatFacts(number, learner)
            if number == run.lesson.seat
            else SeatFacts(number, translate(language, f"lesson-player-{number + 1}"), is_bot=True)
            for number in range(run.lesson.seats)
        ]
    )


def _card(run: LessonRun, request: LessonRequest) -> str:
    language = request.language
    return html(
        "lesson_card",
        language=language,
        title=lesson_text(run.game, language, run.lesson.id),
        text=_card_text(run, request),
        dice=_dice(run),
        reply=lesson_text(run.game, language, request.reply) if request.reply else "",
        ticket=ticket_of(run),
        page=run.number + 1,
        pages=len(run.lesson.pages),
        is_last=run.is_last,
        asks=run.page.asks,
        points=" ".join(_points(run)),
        worded="|".join(_choices_without_clicks(run)),
    )


def _card_text(run: LessonRun, request: LessonRequest) -> str:
    """What the page says; while a choice is only shown, that it is to be confirmed."""
    language = request.language
    if request.preview:
        return translate(language, "lesson-sure", sure=translate(language, "do-it"))
    return lesson_text(run.game, language, run.text)


def _dice(run: LessonRun) -> str:
    """What was rolled for an attempt before the page was shown."""
    before = len(run.table.moves) - len(tuple(script(run.page.moves)))
    events = [event for number, event in run.table.log(run.lesson.seat) if number > before]
    if not any(tone_of(run.game, event) for event in events):
        return ""
    return next(filter(None, map(run.game.page.news.rolls, reversed(events))), "")


def _options(run: LessonRun) -> list[Choice]:
    return [c for d in run.table.open_to(run.lesson.seat) for c in d.options]


def _right_answers(run: LessonRun) -> list[Choice]:
    """The choices on offer that lead on."""
    return [c for c in _options(run) if run.page.accepts(c)] if run.page.asks else []


def _points(run: LessonRun) -> tuple[str, ...]:
    """What the page points at; where it says nothing else, the clicks that it asks for."""
    if run.page.points or not run.page.asks:
        return run.page.points
    clicks = run.game.page.clicks(_right_answers(run)[0])
    in_hand = _click_in_hand(run)
    return tuple([one.part for one in clicks if not one.optional and one != in_hand])


def _click_in_hand(run: LessonRun) -> Click | None:
    """What the page holds from the start, such as a tile as it lies: that needs no click."""
    first_clicks = [click for c in _options(run) for click in run.game.page.clicks(c)[:1]]
    return next((click for click in first_clicks if click.held), None)


def _choices_without_clicks(run: LessonRun) -> list[str]:
    """Right answers that no click on the board makes: they stand in the list."""
    return [notation.write(c) for c in _right_answers(run) if not run.game.page.clicks(c)]
