"""Symbol sheet of inventions: a drawing for each card."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.drawing import Box, Markup, Sheet, Symbol
from bestiary.games.rats_of_wistar.board.workshop.reader import drawings

FIELD_SIZE = 100
PAINTERS = drawings("tools") | drawings("robots") | drawings("structures")


def _symbol(draw: Callable[[], Markup]) -> Callable[[], Symbol]:
    return lambda: Symbol(FIELD_SIZE, FIELD_SIZE, draw())


ART = Sheet("rats-inventions", {name: _symbol(draw) for name, draw in PAINTERS.items()})


def picture(card: str, box: Box) -> Markup:
    """What an invention looks like, as large as fits into a box."""
    return ART.use(card, box)
