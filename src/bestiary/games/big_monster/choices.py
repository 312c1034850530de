"""What players and chance choose."""

from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.big_monster.box.components import Explorer, Medal, Tile
from bestiary.games.big_monster.zone import Place


@distinct
class DrawMedals(NamedTuple):
    """Chance lays out the medals of choice."""

    medals: tuple[Medal, ...]


@distinct
class DrawExplorers(NamedTuple):
    """Chance deals a player two explorers."""

    explorers: tuple[Explorer, ...]


@distinct
class DrawTiles(NamedTuple):
    """Chance makes a stack."""

    tiles: tuple[Tile, ...]


@distinct
class DrawPasser(NamedTuple):
    """Chance says who lays a stack down next."""

    seat: Seat


@distinct
class DrawLead(NamedTuple):
    """Chance says who leads the first turn."""

    seat: Seat


@distinct
class Land(NamedTuple):
    """Keep this explorer; the other one becomes the ship."""

    explorer: Explorer


@distinct
class Take(NamedTuple):
    """Choose this tile from the stack in hand."""

    tile: Tile


@distinct
class TakeAndSend(NamedTuple):
    """Choose this tile, and say where the rest of the stack shall go: first here, else there."""

    tile: Tile
    ships: tuple[Seat, ...]


@distinct
class LayOn(NamedTuple):
    """Lay the stack on this player's ship."""

    ship: Seat


@distinct
class Pick(NamedTuple):
    """Take this tile from an open row."""

    row: int
    tile: Tile


@distinct
class Discard(NamedTuple):
    """Throw this tile out of the row."""

    tile: Tile


@distinct
class Recover(NamedTuple):
    """Take this tile out of the discard pile."""

    tile: Tile


CHOICES = (
    DrawMedals,
    DrawExplorers,
    DrawTiles,
    DrawPasser,
    DrawLead,
    Land,
    Take,
    TakeAndSend,
    LayOn,
    Place,
    Pick,
    Discard,
    Recover,
)
