"""The teaching part of a game: lessons, and help for owners of the box."""

from __future__ import annotations

from dataclasses import dataclass

from bestiary.core.companion import Companion
from bestiary.core.lesson import Lesson, Picture


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Teaching:
    """Lessons, and help for owners of the box. Without lessons there is no *Learn*."""

    # They teach the game, the first one first.
    lessons: tuple[Lesson, ...] = ()
    # Boards of the lessons for the rulebook.
    pictures: tuple[Picture, ...] = ()
    # What the game offers beside the table.
    companion: Companion | None = None
