"""The order of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks
from bestiary.games.urban_legends.events import RoundBegan
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.scoring import CheckVictory
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """§6.3 The row that holds the sensors becomes active, and the player next to it begins."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Change the rows' parts and begin again."""
        state.active = 1 - state.active
        state.turn = state.active
        state.round += 1
        if state.events is not None:
            state.tell(RoundBegan, state.round)
        state.agenda += REVERSED_ROUND


ROUND: Final[tuple[Step, ...]] = (
    TakeTurn(),
    Hide(),
    CheckVictory(),
    ConstrainCity(),
    DrawBlocks(),
    NextRound(),
)
REVERSED_ROUND: Final = ROUND[::-1]
"""An agenda is a stack: its last step comes first."""
