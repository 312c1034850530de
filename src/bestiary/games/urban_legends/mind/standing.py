"""Standings for the calibrated win model: the network's logit, which by itself is overconfident."""

from pathlib import Path
from typing import Final

from bestiary.core.advice import WinModel
from bestiary.games.urban_legends.mind.net import logit
from bestiary.games.urban_legends.state import UrbanState

DECK_BLOCKS: Final = 14
"""As many lie in the city deck, or fewer."""


def standings(state: UrbanState) -> list[float]:
    """By seat, in the net's own measure: a chance before it is made one."""
    ahead = logit(state)
    return [ahead if seat == state.cryptid else 0.0 for seat in (0, 1)]


def remaining_share(state: UrbanState) -> float:
    """The part of the game still to come: blocks that the city has not grown by yet."""
    return min(1.0, sum(state.city) / DECK_BLOCKS)


WIN_MODEL: Final[WinModel[UrbanState]] = WinModel(
    standings, remaining_share, Path(__file__).with_name("chances.json")
)
