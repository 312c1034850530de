"""Chapter 3, continued: answers, and what a cube costs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.cryptid.box.components import CUBE, Piece
from bestiary.games.cryptid.box.hexes import NAMES
from bestiary.games.cryptid.choices import Answer, Pay, PlaceCube
from bestiary.games.cryptid.events import Why
from bestiary.games.cryptid.honesty import lay, lay_chosen, options, piece_of, reasons, skip
from bestiary.games.cryptid.state import CryptidState

ANSWER: Final = Why.ANSWER
PENALTY: Final = Why.PENALTY


def answer(state: CryptidState, place: int, index: int) -> None:
    """§3.3 A disc if the clue allows the hex, else a cube: the clue decides, nobody chooses."""
    piece = piece_of(state, place, index)
    # The agenda is a stack: the penalty is paid after the answer lies. At a table of trust the
    # clue is not consulted; `Reply` goes by the piece that is laid.
    if piece is CUBE and not state.terms.is_trusting:
        state.agenda.append(PAY_CUBE)
    if state.terms.is_paper:
        state.agenda.append(Reply(place, index))
    else:
        state.put(place, index, piece, ANSWER)


@dataclass(frozen=True, slots=True)
class Reply(Step):
    """At a pen-and-paper table the player asked lays the answer."""

    place: int
    index: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        book = state.seating.books[self.place]
        name = NAMES[self.index]
        both = tuple(Answer(piece, book, name) for piece in Piece)
        about = (("hex", name), ("book", book))
        return (Decision(state.seating.owners[self.place], "answer", both, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Answer]) -> None:
        (choice,) = answers.values()
        if state.terms.is_trusting and choice.piece is CUBE:
            state.agenda.append(PAY_CUBE)
        lay(state, self.place, self.index, choice.piece, ANSWER)


@dataclass(frozen=True, slots=True)
class PayCube(Step):
    """§3.4 Whoever brought another's cube onto the board lays one of their own, elsewhere.

    §9.2 With two players either own book may pay.
    """

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        hexes = options(state, state.seating.own[state.turn], CUBE)
        return () if hexes is None else (Decision(state.turn, "penalty-cube", hexes),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Pay | PlaceCube]) -> None:
        if answers:
            lay_chosen(state, answers[state.turn], CUBE, PENALTY)
        else:
            skip(state, state.seating.own[state.turn], CUBE)

    def reasons(self, state: CryptidState, seat: Seat) -> Sequence[Reason]:
        """Why hexes are not on offer."""
        return (
            reasons(state, state.seating.own[seat], CUBE, self.ask(state)[0].options)
            if seat == state.turn
            else ()
        )


PAY_CUBE: Final = PayCube()
