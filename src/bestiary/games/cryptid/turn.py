"""Chapter 3: a turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.cryptid.answer import answer
from bestiary.games.cryptid.box.hex_options import HexOptions
from bestiary.games.cryptid.box.hexes import EVERYWHERE, INDEX, indices, names
from bestiary.games.cryptid.choices import SEARCHES, Question, Search
from bestiary.games.cryptid.events import Asked
from bestiary.games.cryptid.honesty import find_out
from bestiary.games.cryptid.search import search
from bestiary.games.cryptid.state import CryptidState


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """§3.1 Ask a question or search, never on a hex that carries a cube."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        seat = state.turn
        discs = state.discs
        free = EVERYWHERE ^ state.cubed
        if not free:
            return ()
        # On paper any free hex is on offer: an own clue that forbids it is pointed out afterwards.
        allowed = free if state.terms.is_paper else free & state.searchable[seat]
        parts = [(allowed, SEARCHES)]
        for place, table in state.seating.questions[seat]:
            parts.append((free ^ (free & discs[place]), table))
        return (Decision(seat, "turn", HexOptions(parts)),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Question | Search]) -> None:
        if not answers:
            free_a_hex(state)
            return
        choice = answers[state.turn]
        state.pawn = INDEX[choice.hex]
        if type(choice) is QUESTION:
            question(state, choice)
        else:
            search(state, state.pawn)

    def reasons(self, state: CryptidState, seat: Seat) -> Sequence[Reason]:
        """Why hexes with cubes, those the own clue excludes, and answered ones are not on offer."""
        if seat != state.turn:
            return ()
        free = EVERYWHERE ^ state.cubed
        refusals = []
        answered = 0
        if not state.terms.is_paper:
            excluded = names(free & ~state.searchable[seat])
            refusals.append(Reason("search-elsewhere", "own-clue", "§4.1", at=excluded))
        if state.cubed:
            cubed = names(state.cubed)
            refusals.append(Reason("choose-cube-hex", "cube-lies-there", "§3.1", at=cubed))
        for place in state.seating.others[seat]:
            answered |= free & state.discs[place]
        if answered:
            refusals.append(Reason("ask-again", "answered", "§3.2", at=names(answered)))
        return refusals


def free_a_hex(state: CryptidState) -> None:
    """Cubes on every hex: one that its clue contradicts is found out, then the turn begins."""
    wrong = ((p, cubes & state.areas[p]) for p, cubes in enumerate(state.cubes))
    place, area = next((place, area) for place, area in wrong if area)
    state.agenda.append(TAKE_TURN)
    find_out(state, place, next(indices(area)))


def question(state: CryptidState, choice: Question) -> None:
    """§3.2 Only the book that was asked answers, and it must have no piece there yet."""
    if state.events is not None:
        state.tell(Asked, state.turn, choice.hex, choice.target, choice.book)
    answer(state, state.seating.place(choice.book), INDEX[choice.hex])


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """§3.6 The turn passes to the left."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        state.turn = (state.turn + 1) % state.terms.seats
        state.agenda.append(self)
        state.agenda.append(TAKE_TURN)


QUESTION: Final = Question
TAKE_TURN: Final = TakeTurn()
