"""§1 Set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Decision, Odds, Seat, Step
from bestiary.games.urban_legends.box.components import CRYPTID, SCIENTIST, START_HAND
from bestiary.games.urban_legends.cards import DrawCards
from bestiary.games.urban_legends.choices import Cast
from bestiary.games.urban_legends.events import RolesTaken
from bestiary.games.urban_legends.rounds import ROUND
from bestiary.games.urban_legends.state import UrbanState, start

BY_CHANCE: Final = "chance"
CAST_BY_CHANCE: Final = (Decision(CHANCE, "cast", Odds({Cast(0): 1, Cast(1): 1})),)


@dataclass(frozen=True, slots=True)
class TakeRoles(Step):
    """§1.1 One player is the Cryptid, the other the Scientist: as agreed, or by lot."""

    cryptid: str

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Ask chance unless the players have agreed."""
        if self.cryptid != BY_CHANCE:
            return ()
        return CAST_BY_CHANCE

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Cast]) -> None:
        agreed = 0 if self.cryptid == "seat-1" else 1
        state.cryptid = answers[CHANCE].cryptid if answers else agreed
        state.reveal()
        if state.events is not None:
            state.tell(RolesTaken, state.seat_of(CRYPTID), state.seat_of(SCIENTIST))


def set_up(seats: int, options: Mapping[str, str]) -> UrbanState:
    """§1.2 Each player draws three cards; wild cards lie face down; three blocks lie there."""
    state = start(seats, options)
    deal = (DrawCards(CRYPTID, START_HAND), DrawCards(SCIENTIST, START_HAND))
    state.then(TakeRoles(options["cryptid"]), *deal, *ROUND)
    return state
