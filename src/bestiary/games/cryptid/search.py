"""Chapter 4: a search."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Outcome, Score, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.cryptid.answer import PAY_CUBE, answer
from bestiary.games.cryptid.box.components import BOOKS, DISC
from bestiary.games.cryptid.box.hexes import NAMES
from bestiary.games.cryptid.choices import PlaceDisc
from bestiary.games.cryptid.events import ClueShown, Found, Searched, Why
from bestiary.games.cryptid.honesty import find_out, lay, lay_chosen, options, reasons, skip
from bestiary.games.cryptid.state import CryptidState

SEARCH: Final = Why.SEARCH
EXTRA: Final = Why.EXTRA


def search(state: CryptidState, index: int) -> None:
    """§4.1 The searcher lays a disc on the hex, before anyone answers.

    §9.3 With two players each own book lays one, and all own clues must allow the hex.
    """
    if state.events is not None:
        state.tell(Searched, state.turn, NAMES[index])
    # The agenda is a stack: extra discs, pushed later, are laid before the others answer.
    state.agenda.append(CALL)
    own = state.seating.own[state.turn]
    state.then(*[EXTRA_DISC[place] for place in own if state.discs[place] >> index & 1])
    for place in own:
        # On paper the first of two own books may just have got a cube here instead: it has failed.
        if not (state.cubed | state.discs[place]) >> index & 1:
            lay(state, place, index, DISC, SEARCH)


@dataclass(frozen=True, slots=True)
class ExtraDisc(Step):
    """§4.2 Where the searcher's disc lies already, another goes to another hex that fits."""

    place: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        hexes = options(state, (self.place,), DISC)
        if hexes is None:
            return ()
        about = (("book", state.seating.books[self.place]),)
        return (Decision(state.turn, "extra-disc", hexes, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, PlaceDisc]) -> None:
        if answers:
            lay_chosen(state, answers[state.turn], DISC, EXTRA)
        else:
            skip(state, (self.place,), DISC)

    def reasons(self, state: CryptidState, seat: Seat) -> Sequence[Reason]:
        """Why hexes are not on offer."""
        return (
            reasons(state, (self.place,), DISC, self.ask(state)[0].options)
            if seat == state.turn
            else ()
        )


EXTRA_DISC: Final = tuple(map(ExtraDisc, range(len(BOOKS))))


@dataclass(frozen=True, slots=True)
class Call(Step):
    """§4.3 The others answer clockwise until a cube falls; a disc already there is an answer."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        index = state.pawn
        assert index is not None
        for place in state.seating.others[state.turn]:
            if state.cubed >> index & 1:
                return
            if not state.discs[place] >> index & 1:
                state.agenda.append(self)
                answer(state, place, index)
                return
        if not state.cubed >> index & 1:
            conclude(state, index)


CALL: Final = Call()


def conclude(state: CryptidState, index: int) -> None:
    """The habitat, unless a disc lies there by mistake: then the search has failed by it."""
    own = state.seating.own[state.turn]
    others = state.seating.others[state.turn]
    wrong = next((p for p in (*own, *others) if not state.areas[p] >> index & 1), None)
    if wrong is None:
        win(state, index)
        return
    # Another's mistake is another's cube: the searcher pays for it as for any.
    if wrong in others:
        state.agenda.append(PAY_CUBE)
    find_out(state, wrong, index)


def win(state: CryptidState, index: int) -> None:
    """§4.4 Nobody laid a cube: the habitat is found and the searcher has won."""
    winner = state.turn
    state.tell(Found, winner, NAMES[index])
    if state.events is not None:
        for seat, book, clue in zip(state.seating.owners, *state.setup[1:3], strict=True):
            state.tell(ClueShown, seat, book, clue)
    state.finish(outcome_for(winner, state.terms.seats))


@cache
def outcome_for(winner: Seat, seats: int) -> Outcome:
    scores = tuple(Score((("found", int(seat == winner)),)) for seat in range(seats))
    return Outcome((winner,), scores, "found")
