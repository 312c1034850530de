"""Standings for the calibrated win model: how near everyone is to the habitat."""

from math import log2
from pathlib import Path
from typing import Final

from bestiary.core import Seat
from bestiary.core.advice import WinModel
from bestiary.games.cryptid.belief import candidates
from bestiary.games.cryptid.box.hexes import indices
from bestiary.games.cryptid.state import CryptidState

BITS_PER_TURN: Final = 0.5
"""What a turn sooner is worth."""
MAX_BITS: Final = 6.0
"""Nobody lacks many more bits than these when the game begins."""


def missing_bits(state: CryptidState, seat: Seat) -> float:
    """The bits that a seat's best guess lacks to be certain, clues taken one by one."""
    areas = state.layout.areas
    lists = candidates(state.knowledge(seat))
    others = state.seating.others[seat]
    promises = list[float]()
    for index in indices(state.searchable[seat]):
        promise = 1.0
        for place in others:
            promise *= sum(areas[clue] >> index & 1 for clue in lists[place]) / len(lists[place])
        promises.append(promise)
    best = max(promises, default=0.0)
    return log2(sum(promises) / best) if best else MAX_BITS


def standings(state: CryptidState) -> list[float]:
    """The fewer bits a seat lacks and the sooner its turn comes, the better it stands."""
    seats = state.terms.seats
    if not state.searchable:
        return [0.0] * seats
    return [
        -missing_bits(state, s) - BITS_PER_TURN * ((s - state.turn) % seats) for s in range(seats)
    ]


def remaining_share(state: CryptidState) -> float:
    """How far the best informed is from certainty."""
    if not state.searchable:
        return 1.0
    return min(missing_bits(state, seat) for seat in range(state.terms.seats)) / MAX_BITS


WIN_MODEL: Final[WinModel[CryptidState]] = WinModel(
    standings, remaining_share, Path(__file__).with_name("chances.json")
)
