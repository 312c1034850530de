"""What players and chance can choose. Places are counted from 1 on the left."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.urban_legends.box.components import Card, Colour, Kind, Side, in_colours


@distinct
class Split(NamedTuple):
    """Send the sensors of one place to both sides."""

    card: Card
    place: int
    left: str
    right: str

    def words(self) -> dict[str, tuple[Colour, ...]]:
        return {"to_left": in_colours(self.left), "to_right": in_colours(self.right)}


@distinct
class Shuffle(NamedTuple):
    """Send one sensor a place further and across."""

    card: Card
    place: int
    colour: Colour
    side: Side


@distinct
class Align(NamedTuple):
    """Send all sensors of one colour to the same side."""

    card: Card
    colour: Colour
    side: Side


@distinct
class Draw(NamedTuple):
    """Draw cards instead of moving sensors."""


@distinct
class DeclareNumber(NamedTuple):
    """Hide where so many sensors are."""

    number: int


@distinct
class DeclareColours(NamedTuple):
    """Hide where just these colours are."""

    colours: tuple[Colour, ...]


@distinct
class Constrain(NamedTuple):
    """Remove the outermost blocks on one side."""

    side: Side


@distinct
class Resettle(NamedTuple):
    """Put a displaced sensor to another place."""

    colour: Colour
    place: int


@distinct
class PlaceMystery(NamedTuple):
    """Lay the mystery block on this side, the regular one on the other."""

    side: Side


@distinct
class Cards(NamedTuple):
    """Chance: the cards drawn."""

    cards: tuple[Kind, ...]


@distinct
class Blocks(NamedTuple):
    """Chance: how many of the two blocks drawn are mystery blocks."""

    mystery: int


@distinct
class Cast(NamedTuple):
    """Chance: who is the Cryptid."""

    cryptid: Seat


CHOICES = (
    Split,
    Shuffle,
    Align,
    Draw,
    DeclareNumber,
    DeclareColours,
    Constrain,
    Resettle,
    PlaceMystery,
    Cards,
    Blocks,
    Cast,
)
