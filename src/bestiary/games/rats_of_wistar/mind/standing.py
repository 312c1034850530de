"""Standings for the calibrated win model: how well everyone stands."""

from pathlib import Path
from typing import Final

from bestiary.core.advice import WinModel
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.mind.advice import value
from bestiary.games.rats_of_wistar.mind.worths import turns_left
from bestiary.games.rats_of_wistar.state import Wistar

TOTAL_TURNS: Final = box.NUMBERS["rounds"] * box.NUMBERS["chiefs"]


def standings(state: Wistar) -> list[float]:
    """Everyone's points and outlook; alone, less what the rival has."""
    worths = [value(state, seat) for seat in range(len(state.players))]
    return worths if state.rival is None else [worths[0] - state.rival.vp]


def remaining_share(state: Wistar) -> float:
    """The part of the game still to come."""
    turns = [turns_left(state, seat) for seat in range(len(state.players))]
    return sum(turns) / len(turns) / TOTAL_TURNS


WIN_MODEL: Final[WinModel[Wistar]] = WinModel(
    standings, remaining_share, Path(__file__).with_name("chances.json")
)
