"""Colours and icons that several panels share."""

from bestiary.core import View
from bestiary.drawing import MOSS, OCHRE, SLATE, Coat, player

WIDTH = 640
AREA_INK = {"forest": MOSS, "burrow": OCHRE, "farm": SLATE}
AREA_ICON = {"forest": "forest", "burrow": "den", "farm": "houses"}
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
RIVAL = Coat("var(--ink)", "var(--paper)")


def coat(seat: int, view: View) -> Coat:
    """A player's colour, or the rival's."""
    return RIVAL if seat >= len(view["players"]) else player(seat)
