"""§4 The Victory phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Outcome, Score, Seat, Step
from bestiary.core.choice import Memo
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    PRESENCE,
    SCIENTIST,
    Row,
    blocks_with_mark,
    row_without_mark,
)
from bestiary.games.urban_legends.events import EvidenceTaken
from bestiary.games.urban_legends.state import UrbanState


def has_escaped(state: UrbanState) -> bool:
    """§4.1 Escape: seven blocks on the table, markers on both ends of the inactive row."""
    row = state.blocks[1 - state.active]
    return state.city_is_full and bool(row[0] & row[-1] & PRESENCE)


MARKERS: Final = Memo[Row, int]()


def is_caught(state: UrbanState) -> bool:
    """§4.2 Caught: no more than one presence marker is left on the table."""
    row = state.blocks[1 - state.active]
    # No marker at all is 0, which is not taken from the memo but counted anew: the game ends then.
    left = MARKERS.get(row) or MARKERS.keep(row, len(blocks_with_mark(row, PRESENCE)))
    return left <= 1


@dataclass(frozen=True, slots=True)
class CheckVictory(Step):
    """§4.3 Time: with the city deck empty, whoever has more evidence wins."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Escape and Caught come before Time."""
        if is_caught(state):
            end(state, SCIENTIST, "caught")
        elif has_escaped(state):
            end(state, CRYPTID, "escape")
        elif not state.blocks_left:
            _collect(state)
            assert state.evidence[CRYPTID] != state.evidence[SCIENTIST], "five markers, no tie"
            ahead = state.evidence[CRYPTID] > state.evidence[SCIENTIST]
            end(state, CRYPTID if ahead else SCIENTIST, "time")


def _collect(state: UrbanState) -> None:
    """Give each player the evidence left in the row next to them."""
    for role, row in enumerate(state.blocks):
        number = len(blocks_with_mark(row, EVIDENCE))
        if number:
            state.blocks[role] = row_without_mark(row, EVIDENCE)
            state.evidence[role] += number
            state.tell(EvidenceTaken, state.seat_of(role), number)


def end(state: UrbanState, winner: int, reason: str) -> None:
    """Finish with the evidence as score."""
    first = state.role_of(0)
    one = state.evidence[first]
    other = state.evidence[1 - first]
    state.finish(_outcome(state.seat_of(winner), one, other, reason))


@cache
def _outcome(winner: Seat, one: int, other: int, reason: str) -> Outcome:
    scores = tuple(Score((("evidence", number),)) for number in (one, other))
    return Outcome((winner,), scores, reason)
