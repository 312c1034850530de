"""Aim line above the board: which day it is, and the rival."""

from bestiary.core import Words
from bestiary.core.presentation import Aim
from bestiary.games.rats_of_wistar.box.components import NUMBERS
from bestiary.games.rats_of_wistar.view_types import WistarView


def aim(view: WistarView, words: Words) -> Aim:
    """Alone one plays against the rival."""
    return Aim(
        words("aim-want-alone" if view["rival"] else "aim-want"),
        words("aim-when", round=view["round"], rounds=NUMBERS["rounds"]),
        words("aim-end", rounds=NUMBERS["rounds"]),
        _who(view, words),
        _threat(view, words),
    )


def _who(view: WistarView, words: Words) -> str:
    """How many chiefs the reader may still send out this round."""
    if not 0 <= view["seat"] < len(view["players"]):
        return ""
    return words("aim-who", chiefs=view["players"][view["seat"]]["chiefs"])


def _threat(view: WistarView, words: Words) -> str:
    if not view["rival"]:
        return ""
    mine = sum(view["scores"][0].values())
    return words("aim-threat", points=view["rival"]["total"], mine=mine)
