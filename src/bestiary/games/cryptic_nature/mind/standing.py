"""Standings for the calibrated win model: how well everyone stands."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bestiary.core.advice import WinModel
from bestiary.games.cryptic_nature.mind.advice import value
from bestiary.games.cryptic_nature.mind.pace import rounds_after
from bestiary.games.cryptic_nature.state import Expedition

USUAL_ROUNDS: Final = 12.0
"""A game has about so many."""


def standings(state: Expedition) -> list[float]:
    return [value(state, seat) for seat in range(state.seats)]


def remaining_share(state: Expedition) -> float:
    """The part of the game still to come."""
    return rounds_after(state) / USUAL_ROUNDS


WIN_MODEL: Final[WinModel[Expedition]] = WinModel(
    standings, remaining_share, Path(__file__).with_name("chances.json")
)
