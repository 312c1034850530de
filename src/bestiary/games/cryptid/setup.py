"""Chapter 2: set-up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Odds, Seat, Step
from bestiary.core.chance import Chance
from bestiary.core.game import Options
from bestiary.core.step import Reason
from bestiary.games.cryptid.admission import Admission
from bestiary.games.cryptid.box.components import BOOKS, CLUE_INDEX, Mode, Piece
from bestiary.games.cryptid.box.maps import is_code, read_map
from bestiary.games.cryptid.box.setups import Setup, cards, read_share_code
from bestiary.games.cryptid.choices import FirstPlayer, PlaceCube
from bestiary.games.cryptid.events import Began, BookTaken, MapLaid, NarrowDeal, Why
from bestiary.games.cryptid.generator import could_generate, generate, generate_on, is_narrow
from bestiary.games.cryptid.hint_vote import HintVote
from bestiary.games.cryptid.honesty import lay_chosen, options, reasons, skip
from bestiary.games.cryptid.options import terms_of
from bestiary.games.cryptid.state import CryptidState, Terms, seating
from bestiary.games.cryptid.turn import NextTurn, TakeTurn

ROUNDS: Final = 2


class Generated(Chance):
    """A set-up from the generator, on any map or on a given one."""

    __slots__ = ("terms",)

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def sample(self, rng: Random) -> Setup:
        mode = self.terms.mode
        number = self.terms.clues
        code = self.terms.setup
        if not is_code(code):
            return generate(mode, number, rng, for_two=self.terms.is_for_two)
        setup = generate_on(read_map(code), number, rng, for_two=self.terms.is_for_two)
        assert setup is not None, "a map without clues is refused when the table is made"
        return setup

    def probabilities(self) -> Mapping[Choice, Fraction] | None:
        # Too many set-ups to count: chance can be sampled and checked, but not enumerated.
        return None

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Setup) or not is_code(choice.code):
            return False
        terms = self.terms
        fits = not is_code(terms.setup) or choice.code == terms.setup
        for_two = terms.is_for_two
        return fits and could_generate(choice, terms.mode, terms.clues, for_two=for_two)


def setups(terms: Terms) -> Chance:
    """What may be dealt: one of the mode's cards, a shared set-up, or what the generator makes."""
    if terms.setup == "card":
        return card_odds(terms.mode, terms.clues)
    shared = read_share_code(terms.setup)
    return Generated(terms) if shared is None else Odds({shared: 1})


@cache
def card_odds(mode: Mode, clues: int) -> Odds:
    """Any card of a mode, all equally likely."""
    return Odds({card.setups[clues]: 1 for card in cards(mode)})


@cache
def first_odds(seats: int) -> Odds:
    return Odds({FirstPlayer(seat): 1 for seat in range(seats)})


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step):
    """§2.1 The first player is a random seat, or the host."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        seats = 1 if state.terms.first == "host" else state.terms.seats
        return (Decision(CHANCE, "first-player", first_odds(seats)),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, FirstPlayer]) -> None:
        state.first = state.turn = answers[CHANCE].seat
        state.reveal()
        state.tell(Began, state.first)


@dataclass(frozen=True, slots=True)
class DealSetup(Step):
    """§2.4 Lay the map; the books go round in alphabetical order, from the first player on."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return (Decision(CHANCE, "deal-setup", setups(state.terms)),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Setup]) -> None:
        setup = answers[CHANCE]
        state.seating = seating(state.terms.seats, state.first, setup.books)
        state.deal(setup)
        state.cubes = [0] * len(setup.books)
        state.discs = [0] * len(setup.books)
        state.reveal()
        state.tell(MapLaid, state.terms.mode, setup.code)
        warn(state)
        if state.events is not None:
            for seat, book, clue in zip(state.seating.owners, *setup[1:3], strict=True):
                state.tell(BookTaken, seat, book, clue)
        state.then(*OPENING[: len(setup.books)] * ROUNDS, EndSetup())


def warn(state: CryptidState) -> None:
    """Two players are told if a set-up is narrow, and rely on it otherwise: see §9.4."""
    if state.terms.is_for_two:
        clues = tuple(CLUE_INDEX[clue] for clue in state.setup.clues)
        state.is_narrow = is_narrow(state.layout, clues)
        if state.is_narrow:
            state.tell(NarrowDeal)


@dataclass(frozen=True, slots=True)
class OpeningCube(Step):
    """§2.5 In two rounds every book lays a cube on a hex that its clue excludes."""

    place: int

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        hexes = options(state, (self.place,), Piece.CUBE)
        if hexes is None:
            return ()
        about = (("book", state.seating.books[self.place]),)
        return (Decision(state.seating.owners[self.place], "opening-cube", hexes, about),)

    def resolve(self, state: CryptidState, answers: Mapping[Seat, PlaceCube]) -> None:
        if not answers:
            skip(state, (self.place,), Piece.CUBE)
            return
        (choice,) = answers.values()
        lay_chosen(state, choice, Piece.CUBE, Why.OPENING)

    def reasons(self, state: CryptidState, seat: Seat) -> Sequence[Reason]:
        """Why hexes are not on offer."""
        is_mine = seat == state.seating.owners[self.place]
        return (
            reasons(state, (self.place,), Piece.CUBE, self.ask(state)[0].options) if is_mine else ()
        )


@dataclass(frozen=True, slots=True)
class EndSetup(Step):
    """From here on the first player is to move, and everyone may ask for the hint."""

    def ask(self, state: CryptidState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: CryptidState, answers: Mapping[Seat, Choice]) -> None:
        state.standing.append(HintVote())
        if state.terms.is_trusting:
            state.standing.append(Admission())
        state.then(TakeTurn(), NextTurn())


OPENING: Final = tuple(OpeningCube(place) for place in range(len(BOOKS)))
SETUP: Final = (ChooseFirst(), DealSetup())


def start(seats: int, options: Options) -> CryptidState:
    """An empty table with the set-up on its agenda."""
    state = CryptidState(terms=terms_of(seats, options))
    state.then(*SETUP)
    return state
