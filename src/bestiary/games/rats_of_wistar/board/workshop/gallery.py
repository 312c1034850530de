"""Which drawing belongs to which card, and the sheet that holds them all."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.drawing import Box, Markup, Sheet, Symbol
from bestiary.games.rats_of_wistar.board.workshop.reader import drawings

FIELD = 100
DRAWN = drawings("tools") | drawings("robots") | drawings("structures")


def _symbol(draw: Callable[[], Markup]) -> Callable[[], Symbol]:
    return lambda: Symbol(FIELD, FIELD, draw())


ART = Sheet("rats-inventions", {name: _symbol(draw) for name, draw in DRAWN.items()})


def picture(card: str, box: Box) -> Markup:
    """What an invention looks like, as large as fits into a box."""
    return ART.use(card, box)
