"""Boards of real positions beside the paragraphs of a rulebook, drawn as at the table."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from bestiary.core import Choice, Game, Panel, Words, notation
from bestiary.core.lesson import Picture
from bestiary.core.lesson_run import LessonRun, lesson_text
from bestiary.core.presentation import legend
from bestiary.web.http.term_links import link_terms
from bestiary.web.infra.i18n import translate as site_says
from bestiary.web.render import rulebook

IDS = re.compile(r' id="([^"]+)"')
HIDDEN = re.compile(r' (?:role|aria-label|data-part|data-note|data-tick|tabindex)="[^"]*"')
"""What only a table needs: here the caption says what is shown."""


@cache
def illustrated_rules(game: Game[Any, Any], language: str) -> SafeString:
    """The rules with links from term to term, and their pictures, each below its paragraph."""
    page = rulebook.rules(game, language)
    entries = legend(game.folder, language).values()
    terms = {entry.name: rulebook.anchor(entry.rule) for entry in entries}
    html = link_terms(page.html, terms) if page else ""
    for number, picture in enumerate(game.teaching.pictures):
        html = _below(html, rulebook.anchor(picture.rule), _figure(game, picture, language, number))
    return mark_safe(html)


def _below(html: str, anchor: str, figure: str) -> str:
    """Put a figure behind the paragraph with that anchor."""
    paragraph = re.compile(rf'<(\w+) id="{anchor}".*?</\1>', re.DOTALL)
    return paragraph.sub(lambda match: match[0] + figure, html, count=1)


def _figure(game: Game[Any, Any], picture: Picture, language: str, number: int) -> str:
    svg = _apart(picture_panel(game, picture, language).svg, f"figure-{number}-")
    title = lesson_text(game, language, picture.lesson)
    context = {"language": language, "game": game.id, "lesson": picture.lesson, "title": title}
    return render_to_string("bestiary/parts/figure.html", context | {"svg": mark_safe(svg)})


def _apart(svg: str, prefix: str) -> str:
    """A drawing whose ids are its own, with nothing in it to be clicked or read out."""
    for id in set(IDS.findall(svg)):
        svg = svg.replace(f'id="{id}"', f'id="{prefix}{id}"').replace(f"#{id})", f"#{prefix}{id})")
    return HIDDEN.sub("", svg).replace("<svg ", '<svg aria-hidden="true" ')


def picture_panel(game: Game[Any, Any], picture: Picture, language: str) -> Panel:
    """The panel as a learner sees it at that page of the lesson."""
    run = _lesson_at(game, picture)
    words = Words(game, language, _players(run, language))
    assert game.page.board is not None
    panels = game.page.board(game.rules.view(run.table.state, run.lesson.seat), words)
    return next(panel for panel in panels if panel.id == picture.panel)


def _players(run: LessonRun, language: str) -> list[str]:
    """The learner, and the others under the names that the lessons use."""
    others = [site_says(language, f"lesson-player-{n + 1}") for n in range(run.lesson.seats)]
    others[run.lesson.seat] = site_says(language, "lesson-learner")
    return others


def _lesson_at(game: Game[Any, Any], picture: Picture) -> LessonRun:
    """The lesson, learned up to that page."""
    run = LessonRun(
        game, next(lesson for lesson in game.teaching.lessons if lesson.id == picture.lesson)
    )
    while run.page.name != picture.page:
        if run.page.asks:
            run.choose(notation.write(_asked_for(run)))
        else:
            run.turn()
    return run


def _asked_for(run: LessonRun) -> Choice:
    open_now = run.table.open_to(run.lesson.seat)
    return next(c for d in open_now for c in d.options if run.page.accepts(c))
