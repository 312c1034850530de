"""Drawing of blocks, and what lies on them: evidence, and the Cryptid before the moon."""

from __future__ import annotations

from bestiary.drawing import Box, Markup, Point, around, at, group
from bestiary.games.urban_legends.board.figures import STALKER_SIZE
from bestiary.games.urban_legends.board.gallery import SHEET, houses
from bestiary.games.urban_legends.board.things import PLAQUE_SIZE


def block(box: Box, seed: int, *, mystery: bool, evidence: bool) -> Markup:
    """A block with its evidence; the markers of presence lie above, see `presence`."""
    photograph = around(Point(box.centre.x, box.bottom - 24), *PLAQUE_SIZE)
    return group(
        houses(box, seed, is_mystery=mystery),
        evidence and SHEET.use("evidence", photograph),
    )


def presence(box: Box, number: int) -> Markup:
    """The Cryptid before the moon, in the upper half of a block."""
    width, height = STALKER_SIZE
    figure = SHEET.use("stalker", Box(-width / 2, -27, width, height))
    return at((box.centre.x, box.y + 30), figure, id=f"presence-{number}")
