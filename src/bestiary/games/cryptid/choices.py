"""Choices, and tables of them by hex, made once for each book: see `HexOptions`."""

from functools import cache
from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.cryptid.box.components import Book, Piece
from bestiary.games.cryptid.box.hex_options import Choices
from bestiary.games.cryptid.box.hexes import NAMES


@distinct
class FirstPlayer(NamedTuple):
    seat: Seat


@distinct
class PlaceCube(NamedTuple):
    """A cube of one's own, on a hex that the book's clue excludes."""

    book: Book
    hex: str


@distinct
class Pay(NamedTuple):
    """A penalty cube, where one has two books to pay from."""

    book: Book
    hex: str


@distinct
class PlaceDisc(NamedTuple):
    """A disc of one's own, on a hex that the book's clue allows."""

    book: Book
    hex: str


@distinct
class Question(NamedTuple):
    hex: str
    target: Seat
    book: Book


@distinct
class Search(NamedTuple):
    hex: str


@distinct
class Answer(NamedTuple):
    """At a pen-and-paper table: the piece a player lays as an answer."""

    piece: Piece
    book: Book
    hex: str


@distinct
class Admit(NamedTuple):
    """At a table of trust: the piece that should lie on a hex instead of the other kind."""

    piece: Piece
    book: Book
    hex: str


@distinct
class WantHint(NamedTuple):
    pass


@distinct
class WithdrawHint(NamedTuple):
    pass


CHOICES = (
    FirstPlayer, PlaceCube, Pay, PlaceDisc, Question, Search, Answer, Admit, WantHint,
    WithdrawHint,
)  # fmt: skip


@cache
def questions(target: Seat, book: Book) -> Choices:
    """The question to a book about each of the 108 hexes."""
    return tuple(Question(name, target, book) for name in NAMES)


@cache
def cubes(book: Book) -> Choices:
    return tuple(PlaceCube(book, name) for name in NAMES)


@cache
def payments(book: Book) -> Choices:
    return tuple(Pay(book, name) for name in NAMES)


@cache
def discs(book: Book) -> Choices:
    return tuple(PlaceDisc(book, name) for name in NAMES)


@cache
def admissions(piece: Piece, book: Book) -> Choices:
    """That this piece of a book should lie on each of the 108 hexes."""
    return tuple(Admit(piece, book, name) for name in NAMES)


SEARCHES: Choices = tuple(Search(name) for name in NAMES)
