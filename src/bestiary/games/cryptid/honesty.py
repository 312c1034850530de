"""Chapter 8: honesty. The engine keeps it, watches over it, or leaves it to the players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.cryptid.belief import Evidence
from bestiary.games.cryptid.box.components import CUBE, DISC, Piece
from bestiary.games.cryptid.box.hex_options import Choices, HexOptions
from bestiary.games.cryptid.box.hexes import BIT, EVERYWHERE, INDEX, NAMES, ONLY, names
from bestiary.games.cryptid.choices import Pay, PlaceCube, PlaceDisc
from bestiary.games.cryptid.events import Contradicted, Skipped, Why
from bestiary.games.cryptid.state import CryptidState, Skip

OTHER: Final = {CUBE: DISC, DISC: CUBE}


def piece_of(state: CryptidState, place: int, index: int) -> Piece:
    """The piece that a clue demands on a hex."""
    return DISC if state.areas[place] & ONLY[index] else CUBE


def lay(state: CryptidState, place: int, index: int, piece: Piece, why: Why) -> None:
    """§8.2 Lay a piece; one that contradicts its clue is replaced at once and must move on."""
    if state.terms.is_watched and piece is not piece_of(state, place, index):
        point_out(state, place, index, piece)
        piece = OTHER[piece]
    state.put(place, index, piece, why)


def point_out(state: CryptidState, place: int, index: int, piece: Piece) -> None:
    """Tell all that a piece contradicts its clue; it must move on."""
    owner = state.seating.owners[place]
    book = state.seating.books[place]
    state.tell(Contradicted, owner, book, piece, NAMES[index])
    state.then(Correct(place, piece))


def replace(state: CryptidState, place: int, index: int) -> None:
    """Change a piece that lies wrong for the right one, if the hex can take that."""
    right = piece_of(state, place, index)
    state.remove(place, index, OTHER[right])
    # A hex takes one cube: where another book's lies, all learn the same from what is said.
    if right is CUBE and state.cubed >> index & 1:
        state.skips += (Skip(place, Evidence(denied=1 << index)),)
        state.reveal()
    else:
        state.put(place, index, right, Why.REPLACEMENT)


def find_out(state: CryptidState, place: int, index: int) -> None:
    """§8.6 What nobody admitted comes out where the game could not go on: it is pointed out."""
    point_out(state, place, index, OTHER[piece_of(state, place, index)])
    replace(state, place, index)


def options(state: CryptidState, places: Sequence[int], piece: Piece) -> HexOptions | None:
    """§8.1 Where these books may lay a piece: only honest hexes, unless the table is paper's.

    None if no honest hex is left.
    """
    table = tables(state, piece) if len(places) == 1 else state.seating.payments
    parts = []
    for place in places:
        area = state.honest_area(place, piece)
        if area:
            area = state.open_area(place, piece) if state.terms.is_paper else area
            parts.append((area, table[place]))
    return HexOptions(parts) if parts else None


def reasons(
    state: CryptidState, places: Sequence[int], piece: Piece, offered: Iterable[Choice]
) -> list[Reason]:
    """Why other hexes take no piece of these books: their clues say so, or they are full."""
    open_area = 0
    offered_area = 0
    name = piece.value
    for place in places:
        open_area |= state.open_area(place, piece)
    for choice in offered:
        if isinstance(choice, PlaceCube | Pay | PlaceDisc):
            offered_area |= BIT[choice.hex]
    why = "clue-allows" if piece is CUBE else "clue-excludes"
    refusals = (
        Reason(f"{name}-elsewhere", why, "§1.4", at=names(open_area ^ offered_area)),
        Reason(f"{name}-on-piece", f"{name}-has-no-room", "§1.4", at=names(EVERYWHERE ^ open_area)),
    )
    return [reason for reason in refusals if reason.at]


def tables(state: CryptidState, piece: Piece) -> tuple[Choices, ...]:
    return state.seating.cubes if piece is CUBE else state.seating.discs


def lay_chosen(
    state: CryptidState, choice: PlaceCube | PlaceDisc | Pay, piece: Piece, why: Why
) -> None:
    lay(state, state.seating.place(choice.book), INDEX[choice.hex], piece, why)


def skip(state: CryptidState, places: Sequence[int], piece: Piece) -> None:
    """§3.5 No honest hex is left: all see it, and so learn what the clue says of every open hex."""
    for place in places:
        area = state.open_area(place, piece)
        seen = Evidence(allowed=area) if piece is CUBE else Evidence(denied=area)
        state.skips += (Skip(place, seen),)
    state.reveal()
    state.tell(Skipped, state.seating.owners[places[0]], piece)


@dataclass(frozen=True, slots=True)
class Correct(Step):
    """§8.3 The replaced piece goes to a hex that fits it."""

    place: int
    piece: Piece

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        area = state.honest_area(self.place, self.piece)
        if not area:
            return ()
        book = state.seating.books[self.place]
        open_to = HexOptions([(area, tables(state, self.piece)[self.place])])
        about = (("piece", self.piece), ("book", book))
        return (Decision(state.seating.owners[self.place], "correct", open_to, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, PlaceCube | PlaceDisc]) -> None:
        if not answers:
            skip(state, (self.place,), self.piece)
            return
        (choice,) = answers.values()
        state.put(self.place, INDEX[choice.hex], self.piece, Why.CORRECTION)

    def reasons(self, state: CryptidState, seat: Seat) -> Sequence[Reason]:
        """Why hexes are not on offer."""
        is_mine = seat == state.seating.owners[self.place]
        return (
            reasons(state, (self.place,), self.piece, self.ask(state)[0].options) if is_mine else ()
        )
