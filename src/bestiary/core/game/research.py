"""The research part of a game: what learners and laboratories need."""

from __future__ import annotations

from dataclasses import dataclass

from bestiary.core.encoding import Encoding


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Research:
    """The game for programs that learn."""

    # The game in numbers.
    encoding: Encoding | None = None
