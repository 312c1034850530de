"""Symbol sheet of portraits: a drawing for each cryptid."""

from __future__ import annotations

from collections.abc import Callable

from bestiary.drawing import Box, Markup, Sheet, Symbol
from bestiary.games.cryptic_nature.board.cryptids import (
    beasts,
    birds,
    cats,
    dragons,
    fowl,
    hoofed,
    lakes,
    oddities,
)

FIELD_SIZE = 100


def _symbol(draw: Callable[[], Markup]) -> Callable[[], Symbol]:
    return lambda: Symbol(FIELD_SIZE, FIELD_SIZE, draw())


DRAWINGS: dict[str, Callable[[], Markup]] = {
    **hoofed.DRAWINGS,
    **beasts.DRAWINGS,
    **cats.DRAWINGS,
    **birds.DRAWINGS,
    **fowl.DRAWINGS,
    **dragons.DRAWINGS,
    **lakes.DRAWINGS,
    **oddities.DRAWINGS,
}
PORTRAITS = Sheet("cryptids", {name: _symbol(draw) for name, draw in DRAWINGS.items()})


def portrait(cryptid: str, box: Box) -> Markup:
    """The portrait of a cryptid, as large as fits into a box."""
    return PORTRAITS.use(cryptid, box)
