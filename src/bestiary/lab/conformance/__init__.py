"""The conformance suite: what every game, mode and number of seats must keep, proved by playing.

`prove(game, variant, seed)` plays one random game and raises `Nonconformity` where a promise of
the architecture is broken. It returns everything that came into play, which `stroll` finds in the
same game without a check.
`prove_lesson(game, lesson)` plays a lesson to its end.
"""

from bestiary.lab.conformance.lessons import prove_lesson, prove_texts
from bestiary.lab.conformance.random_game import Nonconformity, prove, stroll

__all__ = ["Nonconformity", "prove", "prove_lesson", "prove_texts", "stroll"]
