"""Drawing of the alchemist's hut: thatch, a round door, smoke."""

from bestiary.drawing import CARD, GAME_INK, OCHRE, Markup, group, wash
from bestiary.drawing.engraving import clockwise
from bestiary.drawing.strokes import figure, fine, pen


def hut() -> Markup:
    """A crooked little house under a thatched roof."""
    walls = clockwise(((12, 32), (44, 32), (42, 57), (14, 57)))
    roof = clockwise(((4, 35), (26, 10), (36, 4), (52, 34), (44, 37), (28, 30), (12, 37)))
    return group(
        figure(walls, gap=2.6),
        figure(roof, fill=wash(OCHRE), gap=2, lean=70),
        pen("M23 57V46q0-6 6-6t6 6v11Z", 1.3, wash(GAME_INK)),
        pen("M36 42h5v6h-5Z", 1, CARD),
        pen("M39 6q6-4 3-6m0 4q5-1 5-5", 1, colour=GAME_INK),
        fine("M4 57h48M10 33l5-6M17 27l6-8M36 12l6 10M40 24l5 8M33 49v1"),
    )
