"""Chapter 5: the shared hint."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptid.choices import WantHint, WithdrawHint
from bestiary.games.cryptid.events import HintShared, HintWanted, HintWithdrawn
from bestiary.games.cryptid.state import CryptidState

SMALL_TABLE: Final = 3
WANT: Final = WantHint
WITHDRAW: Final = WithdrawHint


def votes_needed(seats: int) -> int:
    """§5.2 Two or three players must all agree, of four or five all but one."""
    return seats if seats <= SMALL_TABLE else seats - 1


@dataclass(frozen=True, slots=True)
class HintVote(Step):
    """§5.1 Anyone may ask for the hint at any time, and take it back until enough agree."""

    def may_take(self, choice: Choice) -> bool:
        kind = type(choice)
        return kind is WANT or kind is WITHDRAW

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        needed = votes_needed(state.terms.seats)
        about = (("votes", len(state.votes)), ("needed", needed))
        return [
            Decision(seat, "hint", (WithdrawHint() if seat in state.votes else WantHint(),), about)
            for seat in range(state.terms.seats)
        ]

    def resolve(self, state: CryptidState, answers: Mapping[Seat, WantHint | WithdrawHint]) -> None:
        ((seat, choice),) = answers.items()
        if isinstance(choice, WithdrawHint):
            state.votes -= {seat}
            state.tell(HintWithdrawn, seat)
            return
        state.votes |= {seat}
        state.tell(HintWanted, seat)
        if len(state.votes) >= votes_needed(state.terms.seats):
            state.is_hint_told = True
            state.standing.remove(self)
            state.reveal()
            state.tell(HintShared, state.setup.hint)
