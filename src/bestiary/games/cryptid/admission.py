"""Chapter 8, continued: a mistake admitted later, in anybody's turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hex_options import HexOptions
from bestiary.games.cryptid.box.hexes import INDEX
from bestiary.games.cryptid.choices import Admit, admissions
from bestiary.games.cryptid.events import Admitted, FoundRight
from bestiary.games.cryptid.honesty import OTHER, Correct, piece_of, replace
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.turn import TakeTurn


@dataclass(frozen=True, slots=True)
class Admission(Step):
    """§8.5 Whoever has a piece on the board may say that it is wrong, before anyone's move."""

    def may_take(self, choice: Choice) -> bool:
        return isinstance(choice, Admit)

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        # On offer is every own piece, not only the wrong ones: noticing is left to the player.
        if not isinstance(state.agenda[-1], TakeTurn):
            return ()
        by_seat = [(seat, own_pieces(state, seat)) for seat in range(state.terms.seats)]
        return [Decision(seat, "admit", pieces) for seat, pieces in by_seat if pieces]

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Admit]) -> None:
        ((seat, choice),) = answers.items()
        place = state.seating.place(choice.book)
        index = INDEX[choice.hex]
        if choice.piece is not piece_of(state, place, index):
            state.tell(FoundRight, seat, choice.book, OTHER[choice.piece], choice.hex)
            return
        state.tell(Admitted, seat, choice.book, OTHER[choice.piece], choice.hex)
        replace(state, place, index)
        state.then(Correct(place, OTHER[choice.piece]))


def own_pieces(state: CryptidState, seat: Seat) -> HexOptions:
    """For every piece of a seat's books that the other kind should lie there."""
    parts = []
    for place in state.seating.own[seat]:
        book = state.seating.books[place]
        parts.append((state.cubes[place], admissions(Piece.DISC, book)))
        parts.append((state.discs[place], admissions(Piece.CUBE, book)))
    return HexOptions(parts)
