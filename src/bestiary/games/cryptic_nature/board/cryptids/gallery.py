"""Whose portrait is which drawing."""

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

FIELD = 100


def _symbol(draw: Callable[[], Markup]) -> Callable[[], Symbol]:
    return lambda: Symbol(FIELD, FIELD, draw())


DRAWN: dict[str, Callable[[], Markup]] = {
    **hoofed.DRAWN,
    **beasts.DRAWN,
    **cats.DRAWN,
    **birds.DRAWN,
    **fowl.DRAWN,
    **dragons.DRAWN,
    **lakes.DRAWN,
    **oddities.DRAWN,
}
PORTRAITS = Sheet("cryptids", {name: _symbol(draw) for name, draw in DRAWN.items()})


def portrait(cryptid: str, box: Box) -> Markup:
    """The portrait of a cryptid, as large as fits into a box."""
    return PORTRAITS.use(cryptid, box)
