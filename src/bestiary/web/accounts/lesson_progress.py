"""Progress in lessons, stored per player: where one is resumed, and which one is next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.core import Game, Lesson
from bestiary.core.lesson_run import LessonError, LessonRun, lesson_text
from bestiary.web.models import Learned, Player


class LessonEntry(NamedTuple):
    """A lesson in a list, with what the player knows of it; `page` counts from 1, 0: not begun."""

    game: Game[Any, Any]
    lesson: Lesson
    title: str
    page: int
    is_finished: bool

    @property
    def pages(self) -> int:
        """How many pages it has."""
        return len(self.lesson.pages)

    @property
    def is_begun(self) -> bool:
        """Whether it was left before its end."""
        return 0 < self.page < self.pages


def lesson_of(game: Game[Any, Any], id: str) -> Lesson | None:
    """The lesson called `id`."""
    return next((lesson for lesson in game.teaching.lessons if lesson.id == id), None)


def resume_lesson(game: Game[Any, Any], lesson: Lesson, player: Player | None) -> LessonRun:
    """The lesson where the player left it; from the beginning if it has changed since."""
    progress = _stored_progress(game, lesson, player)
    if progress is None:
        return LessonRun(game, lesson)
    try:
        return LessonRun.resume(game, lesson, progress.page, progress.answers)
    except LessonError:
        return LessonRun(game, lesson)


def _stored_progress(game: Game[Any, Any], lesson: Lesson, player: Player | None) -> Learned | None:
    return Learned.objects.filter(player=player, game=game.id, lesson=lesson.id).first()


def save_progress(run: LessonRun, player: Player) -> None:
    """Remember how far the player has come; a lesson once finished stays so."""
    where = {"page": run.number, "answers": run.answers}
    if run.is_last:
        where["is_finished"] = True
    Learned.objects.update_or_create(
        player=player, game=run.game.id, lesson=run.lesson.id, defaults=where
    )


def lesson_entries(game: Game[Any, Any], language: str, player: Player | None) -> list[LessonEntry]:
    """All lessons of a game in order."""
    by_lesson = {row.lesson: row for row in Learned.objects.filter(player=player, game=game.id)}
    return [
        _entry(game, lesson, language, by_lesson.get(lesson.id)) for lesson in game.teaching.lessons
    ]


def _entry(
    game: Game[Any, Any], lesson: Lesson, language: str, progress: Learned | None
) -> LessonEntry:
    title = lesson_text(game, language, lesson.id)
    if progress is None:
        return LessonEntry(game, lesson, title, 0, is_finished=False)
    page = min(progress.page + 1, len(lesson.pages))
    return LessonEntry(game, lesson, title, page, is_finished=progress.is_finished)


def next_lesson(language: str, player: Player | None) -> LessonEntry | None:
    """The lesson to go on with: in the game last learned, the first that is not finished."""
    for game in _learned_last(player):
        for entry in lesson_entries(game, language, player):
            if not entry.is_finished:
                return entry
    return None


def _learned_last(player: Player | None) -> Iterator[Game[Any, Any]]:
    if player is None:
        return
    for id in dict.fromkeys(player.learned.values_list("game", flat=True)):
        if id in registry.ids():
            yield registry.game(id)
