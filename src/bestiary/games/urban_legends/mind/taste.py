"""Tie-break heuristic: tells moves apart that the master's search values alike, for advice."""

from __future__ import annotations

from typing import Final

from bestiary.core import Choice, Seat
from bestiary.core.advice import Ground
from bestiary.games.urban_legends.box.components import total
from bestiary.games.urban_legends.choices import Align, Draw, Shuffle, Split
from bestiary.games.urban_legends.hide import hideouts
from bestiary.games.urban_legends.state import UrbanState

SHARED_FEATURE_WEIGHT: Final = 0.2
"""What a feature counts that several blocks share, so that none of them gives the Cryptid away."""
CROSSED_SENSOR_WEIGHT: Final = 0.06
"""What every sensor counts that has crossed already: the fewer are left, the less can change."""


def taste(state: UrbanState, seat: Seat, choice: Choice) -> tuple[Ground, ...]:
    """How many ways to hide a choice leaves, and how many sensors still have to cross."""
    after = state.copy()
    after.play(seat, choice)
    # In the next round the hideouts are those of the other row and cannot be compared.
    if after.outcome is not None or after.active != state.active:
        return ()
    side, name = (1.0, "cryptid") if seat == state.cryptid else (-1.0, "scientist")
    shared = sum(len(marks) > 1 for marks in hideouts(after).blocks.values())
    hiding = Ground("taste-shared", side * SHARED_FEATURE_WEIGHT * shared, (("role", name),))
    # Only in the Sensor phase do sensors cross.
    if not isinstance(choice, Split | Shuffle | Align | Draw):
        return (hiding,)
    return hiding, Ground(
        "taste-crossed", CROSSED_SENSOR_WEIGHT * sum(map(total, after.row(1 - after.active)))
    )
