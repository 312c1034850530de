"""Estimates of time and distance: turns that are left, and moves to a place."""

from __future__ import annotations

from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.box.components import DISTANCE, RANGE
from bestiary.games.cryptic_nature.box.pieces import Place, Skill
from bestiary.games.cryptic_nature.state import Expedition

CELLS_PER_TILE: Final = 3.4
BUILT_SHARE: Final = 0.9
"""The share of the sanctuary that is built on when the last terrain closes."""


def rounds_after(state: Expedition) -> float:
    """How many rounds follow this one, about."""
    if state.final:
        # 1 while the round that finished the sanctuary lasts, 2 in the last one.
        return 2.0 - state.final
    free = (state.playable & ~sum(state.land.values())).bit_count()
    builders = state.seats + state.solo
    # In the assistant phase only those still to come, and the one at work, build in this round.
    building = len(state.waiting) + 1 if state.assisting else builders
    return max(0.0, (free * BUILT_SHARE / CELLS_PER_TILE - building) / builders) + 1


def is_out(state: Expedition, seat: Seat) -> bool:
    """Whether the seat's own turn of the cryptozoologist phase goes on."""
    return not state.assisting and state.acting == state.mover == seat


def turns_left(state: Expedition, seat: Seat) -> float:
    """How many turns with an action the seat still has, about."""
    if is_out(state, seat):
        return rounds_after(state) + state.action_left
    return rounds_after(state) + (not state.assisting and seat in state.waiting)


def span(state: Expedition, seat: Seat) -> int:
    """How far a move goes."""
    return RANGE[state.has(seat, Skill.RANGE_1) + state.has(seat, Skill.RANGE_2)]


def moves(state: Expedition, seat: Seat, goal: Place) -> int:
    here = state.place[seat]
    # Rounded up: half a move is a move.
    return 0 if here is None else -(-DISTANCE[here][goal] // span(state, seat))
