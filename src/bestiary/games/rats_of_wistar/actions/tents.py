"""§8 Tents: who has pitched one may act from there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.rats_of_wistar.box.components import (
    NUMBERS,
    OUTSIDE,
    ROOMS,
)
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.choices import PitchTent, ShiftTent, Skip
from bestiary.games.rats_of_wistar.events import TentPitched
from bestiary.games.rats_of_wistar.gains import SKIP
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar, reachable

TENTS: Final[int] = NUMBERS["tents"]
PITCH: Final = tuple(map(PitchTent, ROOMS))
_ROOM: Final = {room: n for n, room in enumerate(ROOMS)}


@dataclass(frozen=True, slots=True)
class SetTent(Step):
    """§9.13 A tent by an effect: in the explorer's room, or with card 50 in any reachable one.

    Card 50 may move a tent instead once both stand.
    """

    anywhere: bool

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Where, or not at all."""
        me = state.me
        rooms = reachable(me.explorer, state.doors) if self.anywhere else _inside(me)
        free = [room for room in rooms if room not in me.tents]
        options: list[Choice]
        if len(me.tents) < TENTS:
            options = [PITCH[room] for room in free]
        elif self.anywhere:
            options = [ShiftTent(ROOMS[old], ROOMS[new]) for old in me.tents for new in free]
        else:
            options = []
        return (Decision(state.actor, "tent", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, PitchTent | ShiftTent | Skip]) -> None:
        answer = answers.get(state.actor)
        # The old tent is struck first: `pitch` adds one in either case.
        if isinstance(answer, ShiftTent):
            me = state.me
            me.tents = tuple(t for t in me.tents if t != _ROOM[answer.origin])
        if isinstance(answer, PitchTent | ShiftTent):
            pitch(state, _ROOM[answer.room])


def _inside(me: Player) -> tuple[int, ...]:
    return () if me.explorer == OUTSIDE else (me.explorer,)


def pitch(state: Wistar, room: int) -> None:
    """§8.6 A tent acts like the explorer; two in all, in different rooms, never moved at will."""
    me = state.me
    me.tents = (*me.tents, room)
    state.tell(TentPitched, state.actor, ROOMS[room])


def can_pitch(me: Player) -> bool:
    """Whether the quick action is possible."""
    full = len(me.tents) >= TENTS
    return not full and me.explorer != OUTSIDE and me.explorer not in me.tents


@act("tent")
def _tent(_: int, scope: str, relocate: bool = False) -> SetTent:
    return SetTent(scope == "reachable" and relocate)
