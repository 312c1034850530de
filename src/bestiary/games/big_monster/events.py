"""Events of the log, one class for each kind of line."""

from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.big_monster.box.components import Crystal, Explorer, Medal, Tile


@distinct
class LaidOutMedals(NamedTuple):
    medals: tuple[Medal, ...]


@distinct
class BeganRound(NamedTuple):
    round: int


@distinct
class Landed(NamedTuple):
    seat: Seat
    explorer: Explorer


@distinct
class LaidStack(NamedTuple):
    seat: Seat
    ship: Seat


@distinct
class KeptStack(NamedTuple):
    seat: Seat


@distinct
class AngeredDragon(NamedTuple):
    """Nobody held the dragon before."""

    seat: Seat


@distinct
class HandedDragon(NamedTuple):
    seat: Seat
    former: Seat


@distinct
class KeptDragon(NamedTuple):
    seat: Seat


@distinct
class DiscardedLast(NamedTuple):
    round: int


@distinct
class Led(NamedTuple):
    seat: Seat
    turn: int


@distinct
class OpenedRow(NamedTuple):
    row: int
    tiles: tuple[Tile, ...]


@distinct
class Picked(NamedTuple):
    seat: Seat
    tile: Tile


@distinct
class Discarded(NamedTuple):
    seat: Seat
    tile: Tile


@distinct
class Recovered(NamedTuple):
    seat: Seat
    tile: Tile


@distinct
class Laid(NamedTuple):
    seat: Seat
    tile: Tile
    x: int
    y: int


@distinct
class Mutated(NamedTuple):
    seat: Seat
    tile: Tile
    times: int
    points: int


@distinct
class GrewCrystal(NamedTuple):
    seat: Seat
    crystal: Crystal
    points: int


@distinct
class JoinedLake(NamedTuple):
    seat: Seat
    points: int


@distinct
class WonMedal(NamedTuple):
    seat: Seat
    medal: Medal
    points: int


@distinct
class WonTeamMedal(NamedTuple):
    seat: Seat
    partner: Seat
    medal: Medal
    points: int


@distinct
class TookPenalty(NamedTuple):
    seat: Seat
    points: int


@distinct
class Scored(NamedTuple):
    seat: Seat
    points: int
