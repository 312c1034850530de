"""Colours, icons, letterings and sizes that several panels share."""

from bestiary.drawing import INK, MADDER, MOSS, OCHRE, QUIET, Coat, Lettering, player
from bestiary.games.rats_of_wistar.view_types import WistarView

WIDTH = 480
"""Of every panel; a phone shows it 374 pixels wide, a laptop 440."""
MIN_LETTER_SIZE = 14.5
"""Type of this size is 11 pixels high on a phone; nothing is set smaller."""
BODY_LETTERING = Lettering(MIN_LETTER_SIZE, align="start")
HEADING_LETTERING = Lettering(16, serif=True, weight=600, align="start")
COUNT_LETTERING = Lettering(17, weight=700, align="start")
QUIET_LETTERING = Lettering(MIN_LETTER_SIZE, fill=QUIET, align="start")
MIN_TOUCH_SIZE = 58
"""A hit area of this size, with its ring, is large enough for a finger on a phone."""
SHIELD_SIZE = 27
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
RIVAL_COAT = Coat(INK, "var(--paper)")


def coat(seat: int, view: WistarView) -> Coat:
    """A player's colour, or the rival's."""
    return RIVAL_COAT if seat >= len(view["players"]) else player(seat)
