"""Views of lessons: the list of a game's lessons, and one lesson with its commands.

Whether an answer is right is decided in the engine: `LessonRun.is_right` (`core/lesson_run.py`)
asks the lesson's open page (`core/lesson.py`), and `LessonRun.choose` makes the choice or says
what to reply.
"""

from __future__ import annotations

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods, require_safe

from bestiary.core import Lesson, Words
from bestiary.core.lesson_run import LessonError, LessonRun, lesson_text
from bestiary.web.accounts import lesson_progress
from bestiary.web.accounts.players import PlayerRequest, ensure_player
from bestiary.web.http.home import game_or_404, game_plate
from bestiary.web.infra.i18n import language_of
from bestiary.web.render.fragments import Screen
from bestiary.web.render.html_diff import swap
from bestiary.web.render.lesson_page import (
    LessonRequest,
    is_previewed,
    render_lesson_page,
    ticket_of,
)

IN_WORDS_KEY = "lessons-in-words"
"""Key of a session: whether the board is told in words as well."""
MAX_CHOICE_LETTERS = 200
MOVING_ACTS = frozenset({"turn", "back", "again", "play"})
"""Acts that lead to another page: only from the page that is shown, so never twice."""


@require_safe
def lessons(request: PlayerRequest, id: str) -> HttpResponse:
    """The lessons of a game, and what of them was learned."""
    game = game_or_404(id)
    language = language_of(request)
    entries = lesson_progress.lesson_entries(game, language, request.player)
    first = next((e for e in entries if not e.is_finished), None)
    context = {"plate": game_plate(game, language), "entries": entries, "first": first}
    return render(request, "bestiary/learn.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def lesson(request: PlayerRequest, id: str, name: str) -> HttpResponse:
    """One lesson, where the learner has come to; what is sent to it changes the page in place."""
    game = game_or_404(id)
    script = lesson_progress.lesson_of(game, name)
    if script is None:
        raise Http404
    run = lesson_progress.resume_lesson(game, script, request.player)
    if request.method == "POST":
        return _answer(request, run)
    return _page(request, run)


def _page(request: PlayerRequest, run: LessonRun) -> HttpResponse:
    language = language_of(request)
    screen = render_lesson_page(run, _lesson_request(request))
    context = {
        "plate": game_plate(run.game, language),
        "run": run,
        "title": lesson_text(run.game, language, run.lesson.id),
        "parts": {id: mark_safe(str(piece)) for id, piece in screen.parts.items()},
        "log": mark_safe("".join(screen.lists["log-lines"])),
    }
    return render(request, "bestiary/lesson.html", context | {"after": _after(run)})


def _after(run: LessonRun) -> Lesson | None:
    """The lesson that follows this one."""
    lessons = run.game.teaching.lessons
    return next(iter(lessons[lessons.index(run.lesson) + 1 :]), None)


def _lesson_request(request: PlayerRequest) -> LessonRequest:
    """What the learner asks to see.

    Guests are given a name in the middle of a lesson: they keep the lesson's own to its end.
    """
    player = request.player
    name = player.name if player and not player.is_guest else ""
    in_words = bool(request.session.get(IN_WORDS_KEY))
    return LessonRequest(language_of(request), name, in_words=in_words)


def _answer(request: PlayerRequest, run: LessonRun) -> HttpResponse:
    """Do what is asked, if it was asked at the page that is open."""
    name = request.POST.get("act", "")
    shown = _lesson_request(request)
    is_here = name not in MOVING_ACTS or request.POST.get("ticket") == str(ticket_of(run))
    if is_here and name in ACTS:
        run, shown = ACTS[name](request, run, shown)
    if "HX-Request" not in request.headers:
        return redirect("lesson", run.game.id, run.lesson.id)
    return HttpResponse(_swaps(render_lesson_page(run, shown)))


def _swaps(screen: Screen) -> str:
    pieces = [swap(id, str(piece)) for id, piece in screen.parts.items()]
    lists = [swap(id, "".join(lines), "innerHTML") for id, lines in screen.lists.items()]
    return "".join(pieces + lists)


AfterAct = tuple[LessonRun, LessonRequest]
"""Where the lesson stands after an act, and what of it is shown."""


def _turn(request: PlayerRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    """The next page, if this one was only to be read."""
    if not (run.is_last or run.page.asks):
        run.turn()
        lesson_progress.save_progress(run, ensure_player(request))
    return run, shown


def _back(request: PlayerRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    if run.number > 0:
        run = run.back()
        lesson_progress.save_progress(run, ensure_player(request))
    return run, shown


def _again(request: PlayerRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    run = LessonRun(run.game, run.lesson)
    lesson_progress.save_progress(run, ensure_player(request))
    return run, shown


def _play(request: PlayerRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    """A choice: previewed first where a table would, then made, or answered and not made."""
    text = request.POST.get("choice", "")[:MAX_CHOICE_LETTERS]
    try:
        is_right = run.is_right(text)
        # A wrong answer is replied to at once: there is nothing to confirm, as it is never made.
        if is_right and is_previewed(run, shown, text, request.POST.get("confirm", "")):
            return run, shown._replace(preview=text)
        reply = run.choose(text) or ""
    except LessonError:
        return run, shown
    if is_right:
        lesson_progress.save_progress(run, ensure_player(request))
    return run, shown._replace(reply=reply)


def _why(request: HttpRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    words = Words(run.game, shown.language)
    place = request.POST.get("part", "").partition(":")[2]
    reasons = run.table.state.reasons(run.lesson.seat, place)
    return run, shown._replace(reasons=tuple(words.reason(reason) for reason in reasons))


def _stay(_: HttpRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    return run, shown


def _unfold(request: HttpRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    """Tell the board in words as well, from now on."""
    request.session[IN_WORDS_KEY] = True
    return run, shown._replace(in_words=True)


def _fold(request: HttpRequest, run: LessonRun, shown: LessonRequest) -> AfterAct:
    request.session[IN_WORDS_KEY] = False
    return run, shown._replace(in_words=False)


ACTS: dict[str, Callable[[PlayerRequest, LessonRun, LessonRequest], AfterAct]] = {
    "turn": _turn,
    "back": _back,
    "again": _again,
    "play": _play,
    "why": _why,
    "weigh-off": _stay,
    "words": _unfold,
    "no-words": _fold,
}
