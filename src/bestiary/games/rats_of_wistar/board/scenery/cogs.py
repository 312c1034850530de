"""Drawing of the toothed rim and hub of the wheel, painted once."""

from bestiary.drawing import CARD, GAME_INK, INK, Markup, Point, at, el, wash
from bestiary.games.rats_of_wistar.board.scenery.circle import (
    HUB_RADIUS,
    OUTER_RADIUS,
    TEETH_RADIUS,
    cog,
)

RIM_SIZE = 2 * TEETH_RADIUS
HUB_SIZE = 2 * HUB_RADIUS + 10


def rim() -> Markup:
    """What the sectors lie on."""
    d = cog(OUTER_RADIUS + 2, TEETH_RADIUS - 1, 36)
    return _middle(RIM_SIZE, el("path", d=d, fill=wash(GAME_INK), stroke=INK, stroke_width=1.2))


def hub() -> Markup:
    """What the round is written on."""
    teeth = cog(HUB_RADIUS - 3, HUB_RADIUS + 3, 12)
    return _middle(
        HUB_SIZE,
        el("path", d=teeth, fill=wash(GAME_INK), stroke=INK, stroke_width=1.5),
        el("circle", r=HUB_RADIUS - 9, fill=CARD, stroke=INK, stroke_width=1),
    )


def _middle(size: float, *content: Markup) -> Markup:
    return at(Point(size / 2, size / 2), *content)
