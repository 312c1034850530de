"""Colours, icons and measures that several panels share."""

from bestiary.core import View
from bestiary.drawing import INK, MADDER, MOSS, OCHRE, QUIET, Coat, Lettering, player

WIDTH = 480
"""Of every panel; a phone shows it 374 pixels wide, a laptop 440."""
LEAST = 14.5
"""Type of this size is 11 pixels high on a phone; nothing is set smaller."""
WORDS = Lettering(LEAST, align="start")
HEADING = Lettering(16, serif=True, weight=600, align="start")
COUNT = Lettering(17, weight=700, align="start")
SAID = Lettering(LEAST, fill=QUIET, align="start")
FINGER = 58
"""A box of this size and its ring are large enough for a finger on a phone."""
SHIELD = 27
"""Victory points are at least so large, for their number to be read."""

AREA_INK = {"forest": MOSS, "burrow": OCHRE, "farm": MADDER}
BONUS_ICON = {
    "play": "tool",
    "mission": "mission",
    "move-workers": "worker",
    "potion": "potion",
    "take-mouse": "mouse",
    "explore": "map",
    "wood": "wood",
    "metal": "metal",
    "joker": "joker",
    "basic": "card",
}
RIVAL = Coat(INK, "var(--paper)")


def coat(seat: int, view: View) -> Coat:
    """A player's colour, or the rival's."""
    return RIVAL if seat >= len(view["players"]) else player(seat)
