"""Conformance suite: every game, mode and number of seats must keep the engine's promises.

`check_random_game(game, variant, seed)` plays one random game and raises `Nonconformity` where a
promise of the architecture is broken. It returns everything that came into play;
`seen_in_random_game` returns the same without the checks, which is much quicker.
`check_lesson(game, lesson)` plays a lesson to its end.
"""

from bestiary.lab.conformance.lessons import check_lesson, check_lesson_texts
from bestiary.lab.conformance.random_game import (
    Nonconformity,
    check_random_game,
    seen_in_random_game,
)

__all__ = [
    "Nonconformity",
    "check_lesson",
    "check_lesson_texts",
    "check_random_game",
    "seen_in_random_game",
]
