"""The state of a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, Self

from bestiary.core import CHANCE, Seat, State
from bestiary.games.cryptid.belief import Evidence, Knowledge
from bestiary.games.cryptid.box.components import CLUE_INDEX, CUBE, Book, Hint, Mode, Piece
from bestiary.games.cryptid.box.hex_options import Choices
from bestiary.games.cryptid.box.hexes import EVERYWHERE, NAMES, ONLY
from bestiary.games.cryptid.box.maps import BLANK, Map, read_map
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.choices import cubes, discs, payments, questions
from bestiary.games.cryptid.events import Laid, Why

TWO_PLAYERS: Final = 2
CLUES_OF_TWO: Final = 4


class Terms(NamedTuple):
    """The options of the table, read once."""

    seats: int
    mode: Mode
    setup: str
    first: str
    is_strict: bool
    is_paper: bool
    aids: tuple[tuple[str, str], ...]
    is_trusting: bool = False

    @property
    def clues(self) -> int:
        """§9.1 One clue a seat; two players have two each of four: 1 and 2, 3 and 4."""
        return CLUES_OF_TWO if self.is_for_two else self.seats

    @property
    def is_watched(self) -> bool:
        """Whether the players lay the pieces and the engine points mistakes out."""
        return self.is_paper and not self.is_trusting

    @property
    def is_for_two(self) -> bool:
        return self.seats == TWO_PLAYERS


@dataclass(frozen=True, slots=True)
class Seating:
    """Who holds which book: in alphabetical order, from the first player on.

    `own` and `others` list positions of books by seat, the others in the order of answering.
    Then the choices for each hex: questions by seat, pieces by book.
    """

    books: tuple[Book, ...]
    owners: tuple[Seat, ...]
    own: tuple[tuple[int, ...], ...]
    others: tuple[tuple[int, ...], ...] = field(compare=False)
    questions: tuple[tuple[tuple[int, Choices], ...], ...] = field(compare=False, repr=False)
    cubes: tuple[Choices, ...] = field(compare=False, repr=False)
    discs: tuple[Choices, ...] = field(compare=False, repr=False)
    payments: tuple[Choices, ...] = field(compare=False, repr=False)
    places: Mapping[Book, int] = field(compare=False, repr=False)

    def place(self, book: Book) -> int:
        """The position of a book."""
        return self.places[book]

    def __reduce__(self) -> tuple[object, ...]:
        # Written as what it was made from: the tables of choices would fill each snapshot.
        return _seated_again, (len(self.own), self.owners, self.books)


# Snapshots store the names of these two functions.
def _seated_again(seats: int, owners: tuple[Seat, ...], books: tuple[Book, ...]) -> Seating:
    return _make_seating(seats, owners, books) if books else NO_SEATING


def _reseat(seats: int, first: Seat, books: tuple[Book, ...]) -> Seating:
    """As snapshots of the first rules name it: there, two players took books in turn."""
    owners = tuple((first + place) % seats for place in range(len(books)))
    return _seated_again(seats, owners, books)


def seating(seats: int, first: Seat, books: tuple[Book, ...]) -> Seating:
    """The seating of so many seats when `first` takes the first of these books."""
    each = len(books) // seats
    owners = tuple((first + place // each) % seats for place in range(len(books)))
    return _make_seating(seats, owners, books)


@lru_cache(maxsize=512)
def _make_seating(seats: int, owners: tuple[Seat, ...], books: tuple[Book, ...]) -> Seating:
    places = range(len(books))
    own = tuple(tuple(p for p in places if owners[p] == seat) for seat in range(seats))
    others = tuple(_answer_order(owners, own[seat], seat) for seat in range(seats))
    asking = tuple(
        tuple((place, questions(owners[place], books[place])) for place in others[seat])
        for seat in range(seats)
    )
    of_cubes, of_discs, of_payments = (
        tuple(map(table, books)) for table in (cubes, discs, payments)
    )
    by_book = {book: place for place, book in enumerate(books)}
    return Seating(books, owners, own, others, asking, of_cubes, of_discs, of_payments, by_book)


def _answer_order(owners: tuple[Seat, ...], own: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    # Two players have two books each: there the other's answer in the order of the books.
    start = own[0] + 1 if len(own) == 1 else 0
    around = ((start + step) % len(owners) for step in range(len(owners)))
    return tuple(place for place in around if owners[place] != seat)


class Skip(NamedTuple):
    """What all learned when a piece due had no hex left: see §3.5."""

    place: int
    evidence: Evidence


NOBODY: Final = Setup("", (), (), Hint.TERRAIN)
NO_SEATING: Final = Seating((), (), (), (), (), (), (), (), {})


@dataclass(slots=True, kw_only=True)
class CryptidState(State):
    """Pieces are areas by place of the book; `areas` are the hexes that each clue allows.

    `searchable` are the hexes that all clues of a seat allow. `setup`, `areas` and `searchable`
    hold the secrets: all else is open.
    """

    terms: Terms
    first: Seat = CHANCE
    turn: Seat = CHANCE
    layout: Map = BLANK
    setup: Setup = NOBODY
    seating: Seating = NO_SEATING
    areas: tuple[int, ...] = ()
    searchable: tuple[int, ...] = ()
    cubes: list[int] = field(default_factory=list)
    discs: list[int] = field(default_factory=list)
    cubed: int = 0
    pawn: int | None = None
    skips: tuple[Skip, ...] = ()
    votes: frozenset[Seat] = frozenset()
    is_hint_told: bool = False
    is_narrow: bool | None = None
    """Whether two players were told of a narrow deal; None where nobody would be."""

    def copy(self) -> Self:
        """Share what cannot change, copy the pieces."""
        twin = self.twin()
        twin.terms = self.terms
        twin.first = self.first
        twin.turn = self.turn
        twin.layout = self.layout
        twin.setup = self.setup
        twin.seating = self.seating
        twin.areas = self.areas
        twin.searchable = self.searchable
        twin.cubed = self.cubed
        twin.pawn = self.pawn
        twin.cubes = self.cubes.copy()
        twin.discs = self.discs.copy()
        twin.skips = self.skips
        twin.votes = self.votes
        twin.is_hint_told = self.is_hint_told
        twin.is_narrow = self.is_narrow
        return twin

    def deal(self, setup: Setup) -> None:
        """Take the secrets of a set-up for the seating; the pieces stay as they are."""
        layout = read_map(setup.code)
        self.layout = layout
        self.setup = setup
        self.areas = tuple([layout.areas[CLUE_INDEX[clue]] for clue in setup.clues])
        self.searchable = tuple([self._common_area(own) for own in self.seating.own])

    def _common_area(self, places: tuple[int, ...]) -> int:
        area = EVERYWHERE
        for place in places:
            area &= self.areas[place]
        return area

    def put(self, place: int, index: int, piece: Piece, why: Why) -> None:
        """Lay a piece of a book on a hex."""
        bit = ONLY[index]
        if piece is CUBE:
            self.cubes[place] |= bit
            self.cubed |= bit
        else:
            self.discs[place] |= bit
        self.revealed = True
        # Rollouts keep no log: the event is not even made.
        if self.events is not None:
            owner = self.seating.owners[place]
            book = self.seating.books[place]
            self.tell(Laid, owner, book, piece, NAMES[index], why)

    def remove(self, place: int, index: int, piece: Piece) -> None:
        """Take a piece off the board, which only a mistake allows."""
        if piece is CUBE:
            self.cubes[place] &= ~(1 << index)
            self.cubed &= ~(1 << index)
        else:
            self.discs[place] &= ~(1 << index)

    def open_area(self, place: int, piece: Piece) -> int:
        """Where a piece of a book may go: one cube a hex, and a book's pieces never meet."""
        closed = self.cubed if piece is CUBE or self.terms.is_paper else self.cubes[place]
        return EVERYWHERE ^ (closed | self.discs[place])

    def honest_area(self, place: int, piece: Piece) -> int:
        """Where a piece may go and its clue agrees."""
        area = self.areas[place]
        taken = self.discs[place]
        if piece is CUBE:
            # `^` where one area lies within the other: `& ~` would make a negative number, which is
            # slower.
            return EVERYWHERE ^ (self.cubed | taken | area)
        if self.terms.is_paper:
            taken |= self.cubed
        return area ^ (area & taken)

    def evidence(self) -> tuple[Evidence, ...]:
        """What all have seen of each clue."""
        by_place = [Evidence(*both) for both in zip(self.discs, self.cubes, strict=True)]
        for place, (allowed, denied) in self.skips:
            pieces = by_place[place]
            by_place[place] = Evidence(pieces.allowed | allowed, pieces.denied | denied)
        return tuple(by_place)

    def knowledge(self, seat: Seat) -> Knowledge:
        """All that a seat, or a spectator, knows."""
        own = self.seating.own[seat] if seat >= 0 else ()
        own_clues = tuple(
            CLUE_INDEX[clue] if place in own else None
            for place, clue in enumerate(self.setup.clues)
        )
        hint = self.setup.hint if self.is_hint_told else None
        shared = hint, self.terms.is_strict, self.is_narrow, self.terms.is_trusting
        return Knowledge(self.layout, own_clues, self.evidence(), *shared)
