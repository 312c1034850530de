"""Events of the log, one class for each kind of line."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.urban_legends.box.components import Card, Colour, Kind, Side, in_colours


@distinct
class RolesTaken(NamedTuple):
    """The roles are settled."""

    cryptid: Seat
    scientist: Seat


@distinct
class Drew(NamedTuple):
    """Somebody drew cards; what they are is seen by their owner only."""

    seat: Seat
    number: int
    cards: tuple[Kind, ...] | None

    def seen_by(self, seat: Seat) -> Drew:
        """Hide the cards from everyone else."""
        return self if seat == self.seat else self._replace(cards=None)


@distinct
class Reshuffled(NamedTuple):
    """A discard pile became the new draw pile."""

    seat: Seat


@distinct
class SplitMade(NamedTuple):
    """The sensors of a place parted."""

    seat: Seat
    card: Card
    place: int
    left: str
    right: str

    def words(self) -> dict[str, tuple[Colour, ...]]:
        return {"to_left": in_colours(self.left), "to_right": in_colours(self.right)}


@distinct
class ShuffleMade(NamedTuple):
    """One sensor went a place further."""

    seat: Seat
    card: Card
    place: int
    colour: Colour
    side: Side


@distinct
class AlignMade(NamedTuple):
    """All sensors of a colour went one way."""

    seat: Seat
    card: Card
    colour: Colour
    side: Side


@distinct
class NumberDeclared(NamedTuple):
    """The Cryptid named a number of sensors."""

    seat: Seat
    number: int
    marked: int


@distinct
class ColoursDeclared(NamedTuple):
    """The Cryptid named colours."""

    seat: Seat
    colours: tuple[Colour, ...]
    marked: int


@distinct
class NothingDeclared(NamedTuple):
    """No feature would mark a block."""

    seat: Seat


@distinct
class EvidenceTaken(NamedTuple):
    """Evidence changed into somebody's keeping."""

    seat: Seat
    number: int


@distinct
class WildTurnedUp(NamedTuple):
    """A wild card may be used again."""

    seat: Seat


@distinct
class Constrained(NamedTuple):
    """The city lost the blocks of one side."""

    seat: Seat
    side: Side


@distinct
class Resettled(NamedTuple):
    """A displaced sensor found a new place."""

    seat: Seat
    colour: Colour
    place: int


@distinct
class Expanded(NamedTuple):
    """The city grew on both sides."""

    seat: Seat
    left_mystery: bool
    right_mystery: bool


@distinct
class RoundBegan(NamedTuple):
    """A new round."""

    round: int
