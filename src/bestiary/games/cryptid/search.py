"""Chapter 4: a search."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bestiary.core import Choice, Decision, Outcome, Score, Seat
from bestiary.games.cryptid.answer import reply
from bestiary.games.cryptid.components import Piece
from bestiary.games.cryptid.events import ClueShown, Found, Searched, Why
from bestiary.games.cryptid.hexes import NAMES
from bestiary.games.cryptid.honesty import lay, lay_chosen, options, skip
from bestiary.games.cryptid.state import CryptidState


def search(state: CryptidState, index: int) -> None:
    """§9.3 A search needs every own clue to allow the hex; each own book lays a disc."""
    state.tell(Searched(state.turn, NAMES[index]))
    own, others = state.seating.own[state.turn], state.seating.others[state.turn]
    state.then(*(LayDisc(place, index) for place in own), Call(others, index))


@dataclass(frozen=True, slots=True)
class LayDisc:
    """§4.1 The searcher lays a disc on the hex, before anyone answers."""

    place: int
    index: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        if state.discs[self.place] >> self.index & 1:
            state.then(ExtraDisc(self.place))
        elif not state.cubed >> self.index & 1:
            lay(state, self.place, self.index, Piece.DISC, Why.SEARCH)


@dataclass(frozen=True, slots=True)
class ExtraDisc:
    """§4.2 Where the searcher's disc lies already, another goes to another hex that fits."""

    place: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        found = options(state, (self.place,), Piece.DISC)
        if found is None:
            return ()
        about = (("book", state.seating.books[self.place]),)
        return (Decision(state.turn, "extra-disc", found, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        if answers:
            lay_chosen(state, answers[state.turn], Piece.DISC, Why.EXTRA)
        else:
            skip(state, (self.place,), Piece.DISC)


@dataclass(frozen=True, slots=True)
class Call:
    """§4.3 The others answer clockwise until a cube falls; a disc already there is an answer."""

    places: tuple[int, ...]
    index: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        if state.cubed >> self.index & 1:
            return
        waiting = [p for p in self.places if not state.discs[p] >> self.index & 1]
        if waiting:
            state.then(reply(waiting[0], self.index), Call(tuple(waiting[1:]), self.index))
        else:
            win(state, self.index)


def win(state: CryptidState, index: int) -> None:
    """§4.4 Nobody laid a cube: the habitat is found and the searcher has won."""
    winner = state.turn
    state.tell(Found(winner, NAMES[index]))
    seating = state.seating
    for seat, book, clue in zip(seating.owners, seating.books, state.setup.clues, strict=True):
        state.tell(ClueShown(seat, book, clue))
    scores = tuple(Score((("found", int(s == winner)),)) for s in range(state.terms.seats))
    state.finish(Outcome((winner,), scores, "found"))
