"""How the roles stand, for the chances of winning: by the net, which is too sure of itself."""

from pathlib import Path
from typing import Final

from bestiary.core import WinModel
from bestiary.games.urban_legends.mind.net import foretold
from bestiary.games.urban_legends.state import UrbanState

BLOCKS: Final = 14
"""As many lie in the city deck, or fewer."""


def standings(state: UrbanState) -> list[float]:
    """By seat, in the net's own measure: a chance before it is made one."""
    ahead = foretold(state)
    return [ahead if seat == state.cryptid else 0.0 for seat in (0, 1)]


def left(state: UrbanState) -> float:
    """The part of the game still to come: blocks that the city has not grown by yet."""
    return min(1.0, sum(state.city) / BLOCKS)


WIN_MODEL: Final[WinModel[UrbanState]] = WinModel(
    standings, left, Path(__file__).with_name("chances.json")
)
