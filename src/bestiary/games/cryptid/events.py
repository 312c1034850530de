"""Events of the log, and what each seat may see of them."""

from typing import NamedTuple

from bestiary.core import SPECTATOR, Event, Seat, distinct
from bestiary.core.choice import Component
from bestiary.games.cryptid.box.components import Book, Clue, Hint, Mode, Piece


class Why(Component):
    """Why a piece was laid."""

    OPENING = "opening"
    ANSWER = "answer"
    PENALTY = "penalty"
    SEARCH = "search"
    EXTRA = "extra"
    REPLACEMENT = "replacement"
    CORRECTION = "correction"


@distinct
class Began(NamedTuple):
    """The first player was found."""

    seat: Seat


@distinct
class MapLaid(NamedTuple):
    mode: Mode
    code: str


@distinct
class NarrowDeal(NamedTuple):
    """Two players are told that two clues of one of them leave fewer hexes than usual."""


@distinct
class BookTaken(NamedTuple):
    """A clue book came to a seat; the clue is for that seat alone."""

    seat: Seat
    book: Book
    clue: Clue | None

    def seen_by(self, seat: Seat) -> "BookTaken":
        """The clue is seen by its owner, or by nobody."""
        return self if seat == self.seat and seat != SPECTATOR else self._replace(clue=None)


@distinct
class Asked(NamedTuple):
    seat: Seat
    hex: str
    target: Seat
    book: Book


@distinct
class Searched(NamedTuple):
    seat: Seat
    hex: str


@distinct
class Laid(NamedTuple):
    seat: Seat
    book: Book
    piece: Piece
    hex: str
    why: Why


@distinct
class Skipped(NamedTuple):
    """No hex was left for a piece that was due."""

    seat: Seat
    piece: Piece


@distinct
class Contradicted(NamedTuple):
    """At a pen-and-paper table: the piece just laid does not fit the clue."""

    seat: Seat
    book: Book
    piece: Piece
    hex: str


@distinct
class Admitted(NamedTuple):
    """At a table of trust: an earlier piece was a mistake, as its owner says."""

    seat: Seat
    book: Book
    piece: Piece
    hex: str


@distinct
class FoundRight(NamedTuple):
    """A piece that its owner doubted is right; nobody else learns of the doubt."""

    seat: Seat
    book: Book
    piece: Piece
    hex: str

    def seen_by(self, seat: Seat) -> "FoundRight | None":
        return self if seat == self.seat else None


@distinct
class HintWanted(NamedTuple):
    seat: Seat


@distinct
class HintWithdrawn(NamedTuple):
    seat: Seat


@distinct
class HintShared(NamedTuple):
    hint: Hint


@distinct
class Found(NamedTuple):
    seat: Seat
    hex: str


@distinct
class ClueShown(NamedTuple):
    """After the end: what the clue of a book was."""

    seat: Seat
    book: Book
    clue: Clue


def reply(event: Event) -> str:
    """A piece laid in answer belongs to the question."""
    return "reply-laid" if isinstance(event, Laid) and event.why is Why.ANSWER else ""
