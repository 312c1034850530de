"""Chapter 3, continued: answers, and what a cube costs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bestiary.core import Choice, Decision, Seat
from bestiary.games.cryptid.choices import Answer
from bestiary.games.cryptid.components import Piece
from bestiary.games.cryptid.events import Why
from bestiary.games.cryptid.hexes import NAMES
from bestiary.games.cryptid.honesty import lay, lay_chosen, options, piece_of, skip
from bestiary.games.cryptid.state import CryptidState


@dataclass(frozen=True, slots=True)
class Reply:
    """§3.3 A disc if the clue allows the hex, else a cube: the clue decides, nobody chooses."""

    place: int
    index: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        if not state.terms.is_paper:
            return ()
        book, name = state.seating.books[self.place], NAMES[self.index]
        both = tuple(Answer(piece, book, name) for piece in Piece)
        about = (("hex", name), ("book", book))
        return (Decision(state.seating.owners[self.place], "answer", both, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        piece = piece_of(state, self.place, self.index)
        for choice in answers.values():
            piece = choice.piece
        lay(state, self.place, self.index, piece, Why.ANSWER)


@cache
def reply(place: int, index: int) -> Reply:
    return Reply(place, index)


@dataclass(frozen=True, slots=True)
class PayCube:
    """§3.4 Whoever brought another's cube onto the board lays one of their own, elsewhere.

    §9.2 With two players either own book may pay.
    """

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        if not _is_due(state):
            return ()
        found = options(state, state.seating.own[state.turn], Piece.CUBE)
        return () if found is None else (Decision(state.turn, "penalty-cube", found),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        if answers:
            lay_chosen(state, answers[state.turn], Piece.CUBE, Why.PENALTY)
        elif _is_due(state):
            skip(state, state.seating.own[state.turn], Piece.CUBE)


def _is_due(state: CryptidState) -> bool:
    """Whether another's cube lies where the pawn stands."""
    assert state.pawn is not None
    own = state.seating.own[state.turn]
    return bool(state.cubed >> state.pawn & 1) and not any(
        state.cubes[place] >> state.pawn & 1 for place in own
    )


PAY_CUBE = PayCube()
