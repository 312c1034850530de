"""Runs a lesson page by page over the engine, and decides whether an answer is right.

`LessonRun.choose` takes a learner's answer: it is right if one of the page's patterns matches its
notation (`LessonPage.accepts`). What the rules do not offer is a `LessonError`, for people
and tests alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bestiary.core import words
from bestiary.core.choice import Choice
from bestiary.core.game import Game
from bestiary.core.lesson import Lesson, LessonPage
from bestiary.core.notation import NotationError
from bestiary.core.table import Move, RefusedError, Table
from bestiary.core.transcript import read_seat

LESSON_FOLDER = "lessons"
"""The folder of a game that holds its lessons and their texts."""


class LessonError(ValueError):
    """A lesson does not fit the rules; the message names its page."""


class LessonRun:
    """A learner's progress in a lesson: its table, its page, and the right answers so far."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.number: int = 0
        self.answers: list[str] = []
        self.table: Table = Table(game, lesson.seats, dict(lesson.options), dealt=False)
        self._make(lesson.moves)
        self._make(self.page.moves)

    @classmethod
    def resume(
        cls, game: Game[Any, Any], lesson: Lesson, number: int, answers: Iterable[str]
    ) -> LessonRun:
        """Come to page `number` again; `LessonError` if these answers do not lead there."""
        run = cls(game, lesson)
        remaining = iter(answers)
        while run.number < number and not run.is_last:
            if not run.page.asks:
                run.turn()
            elif run.choose(next(remaining, "")):
                raise run.error("other answers were given")
        return run

    @property
    def page(self) -> LessonPage:
        """The page that the learner is on."""
        return self.lesson.pages[self.number]

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this page."""
        return self.number == len(self.lesson.pages) - 1

    @property
    def text(self) -> str:
        """The id of what the page says."""
        return f"{self.lesson.id}-{self.page.name}"

    def turn(self) -> None:
        """Turn to the next page: what happens before it is shown happens now."""
        self.number += 1
        self._make(self.page.moves)

    def back(self) -> LessonRun:
        """The lesson one page earlier."""
        return LessonRun.resume(self.game, self.lesson, self.number - 1, self.answers)

    def is_right(self, text: str) -> bool:
        """Whether this answer is right on this page; `LessonError` if it is not on offer."""
        return self.page.accepts(self._read(text))

    def choose(self, text: str) -> str | None:
        """Make a right answer's choice and turn the page; of a wrong one the id of the reply."""
        choice = self._read(text)
        if not self.page.accepts(choice):
            return f"{self.text}-{self.page.reply(choice)}"
        self.table.choose(self.lesson.seat, choice)
        self.answers.append(text)
        self.turn()
        return None

    def _read(self, text: str) -> Choice:
        try:
            choice = self.table.read(text)
            self.table.check(self.lesson.seat, choice)
        except (NotationError, RefusedError) as refused:
            raise self.error(str(refused)) from refused
        return choice

    def _make(self, moves: str) -> None:
        for move in script(moves):
            try:
                self.table.replay([move])
            except (NotationError, RefusedError) as refused:
                raise self.error(str(refused)) from refused

    def error(self, why: str) -> LessonError:
        """What is wrong, with the page at which it was found."""
        page = self.page.name
        return LessonError(f"{self.game.id}, lesson {self.lesson.id}, page {page}: {why}")


def script(moves: str) -> Iterator[Move]:
    """The moves of a text, one per line: who makes it, then its notation."""
    for number, line in enumerate(filter(None, map(str.strip, moves.splitlines())), start=1):
        who, _, text = line.partition(" ")
        yield Move(number, read_seat(who), text.strip())


def lesson_text(game: Game[Any, Any], language: str, text: str) -> str:
    """A text of the game's lessons; `TextError` if there is none."""
    return words.folder_text(game.folder / LESSON_FOLDER, language, text)
