"""Events of the log, one class for each kind of line."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import Seat, distinct
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Direction,
    Face,
    Hare,
    Place,
    PoacherCard,
    Request,
    Result,
    Skill,
    Terrain,
    TerrainTile,
    Token,
)


@distinct
class MarketFilled(NamedTuple):
    """The market was filled."""

    tokens: tuple[Token, ...]


@distinct
class TokensLaid(NamedTuple):
    """Tokens were laid on the map."""

    tokens: tuple[Token, ...]
    places: tuple[Place, ...]


@distinct
class CardsOpened(NamedTuple):
    """Cryptid cards were opened."""

    cards: tuple[Cryptid, ...]


@distinct
class MarkLaid(NamedTuple):
    """A token took the place of a question mark."""

    cryptid: Cryptid
    token: Token


@distinct
class CommonContractOpened(NamedTuple):
    """The contract of all players was opened."""

    contract: Contract


@distinct
class ContractsDealt(NamedTuple):
    """Somebody received contracts."""

    seat: Seat
    contracts: tuple[Contract, ...]

    def seen_by(self, seat: Seat) -> ContractsDealt:
        """Only the owner sees which."""
        return self if seat == self.seat else ContractsDealt(self.seat, ())


@distinct
class RequestsOffered(NamedTuple):
    """The requests of this game were laid out."""

    requests: tuple[Request, ...]


@distinct
class StartedIn(NamedTuple):
    """A cryptozoologist set out from a city."""

    seat: Seat
    place: Place


@distinct
class BetLaid(NamedTuple):
    """A bet was laid."""

    seat: Seat
    cryptid: Cryptid


@distinct
class BetMoved(NamedTuple):
    """A bet was moved."""

    seat: Seat
    cryptid: Cryptid
    to: Cryptid


@distinct
class TileTaken(NamedTuple):
    """A terrain tile was taken."""

    seat: Seat
    tile: TerrainTile


@distinct
class RoundBegan(NamedTuple):
    """A round began."""

    number: int
    final: bool


@distinct
class DiceRolled(NamedTuple):
    """The assistant dice were rolled."""

    faces: tuple[Face, ...]


@distinct
class AssistantsBegan(NamedTuple):
    """The second phase of a round began."""


@distinct
class TurnBegan(NamedTuple):
    """A turn of the cryptozoologist or assistant phase began."""

    seat: Seat
    assisting: bool


@distinct
class Moved(NamedTuple):
    """A cryptozoologist moved."""

    seat: Seat
    to: Place


@distinct
class Flew(NamedTuple):
    """A plane ticket was used."""

    seat: Seat
    to: Place


@distinct
class Travelled(NamedTuple):
    """An ability carried a cryptozoologist off."""

    seat: Seat
    to: Place


@distinct
class Collected(NamedTuple):
    """Evidence was collected from the map."""

    seat: Seat
    token: Token
    place: Place


@distinct
class Tracked(NamedTuple):
    """A cryptid was tracked."""

    seat: Seat
    cryptid: Cryptid
    evidence: tuple[Token, ...]
    dice: int


@distinct
class Tossed(NamedTuple):
    """The tracking dice were rolled."""

    seat: Seat
    results: tuple[Result, ...]


@distinct
class Rerolled(NamedTuple):
    """Tracking dice were rolled again."""

    seat: Seat
    dice: tuple[Result, ...]


@distinct
class LuckUsed(NamedTuple):
    """Luck turned its faces into successes."""

    seat: Seat


@distinct
class CryptidFound(NamedTuple):
    """A cryptid was found."""

    seat: Seat
    cryptid: Cryptid


@distinct
class AttemptFailed(NamedTuple):
    """A cryptid got away."""

    seat: Seat
    cryptid: Cryptid


@distinct
class PairNamed(NamedTuple):
    """Two rumours were named as a joker."""

    seat: Seat
    evidence: tuple[Token, ...]


@distinct
class EvidenceLost(NamedTuple):
    """Evidence was discarded after a failure."""

    seat: Seat
    evidence: tuple[Token, ...]


@distinct
class Gained(NamedTuple):
    """Coins or experience came in."""

    seat: Seat
    coins: int
    experience: int


@distinct
class TileSettled(NamedTuple):
    """A cryptid moved into the sanctuary."""

    seat: Seat
    cryptid: Cryptid
    row: int
    column: int


@distinct
class RequestFulfilled(NamedTuple):
    """A request was fulfilled."""

    seat: Seat
    request: Request
    pair: tuple[Cryptid, ...]


@distinct
class TokenDropped(NamedTuple):
    """A token was removed from the market."""

    seat: Seat
    token: Token


@distinct
class CardsDiscarded(NamedTuple):
    """Open cards were discarded."""

    seat: Seat
    cards: tuple[Cryptid, ...]


@distinct
class AssistantMoved(NamedTuple):
    """An assistant moved on the track."""

    seat: Seat
    direction: Direction
    steps: int


@distinct
class DieTaken(NamedTuple):
    """An assistant took a die."""

    seat: Seat
    face: Face


@distinct
class SkillLearned(NamedTuple):
    """A skill was bought."""

    seat: Seat
    skill: Skill


@distinct
class SkillRestored(NamedTuple):
    """A used skill became available."""

    seat: Seat
    skill: Skill


@distinct
class Bought(NamedTuple):
    """Evidence was bought."""

    seat: Seat
    token: Token


@distinct
class Sold(NamedTuple):
    """Evidence was sold."""

    seat: Seat
    token: Token


@distinct
class Swapped(NamedTuple):
    """Evidence was sold for other evidence."""

    seat: Seat
    give: Token
    take: Token


@distinct
class MarketRefreshed(NamedTuple):
    """The market was emptied for new evidence."""

    seat: Seat


@distinct
class MarketTaken(NamedTuple):
    """Evidence was taken from the market for nothing."""

    seat: Seat
    token: Token


@distinct
class EvidenceDrawn(NamedTuple):
    """Evidence was drawn from the bag."""

    seat: Seat
    tokens: tuple[Token, ...]


@distinct
class RumourGained(NamedTuple):
    """A bonus rumour came in."""

    seat: Seat


@distinct
class TilePlaced(NamedTuple):
    """A terrain tile was laid."""

    seat: Seat
    tile: TerrainTile
    row: int
    column: int


@distinct
class TileExchanged(NamedTuple):
    """A tile that fits nowhere was exchanged."""

    seat: Seat
    tile: TerrainTile
    other: TerrainTile


@distinct
class TerrainClosed(NamedTuple):
    """A terrain has no room left."""

    terrain: Terrain


@distinct
class SanctuaryFinished(NamedTuple):
    """The sanctuary is full; one more round will follow."""


@distinct
class HareFound(NamedTuple):
    """A Wolpertinger token was turned up."""

    seat: Seat
    place: Place
    hare: Hare


@distinct
class HareUsed(NamedTuple):
    """A Wolpertinger token was discarded."""

    seat: Seat
    hare: Hare


@distinct
class PoacherTurned(NamedTuple):
    """The poacher's card was turned up."""

    card: PoacherCard


@distinct
class PoacherTook(NamedTuple):
    """The poacher took evidence."""

    token: Token


@distinct
class PoacherRefreshed(NamedTuple):
    """The poacher refreshed the map or the market."""

    market: bool


@distinct
class PoacherCaught(NamedTuple):
    """The poacher caught a cryptid."""

    cryptid: Cryptid


@distinct
class PoacherRemovedDie(NamedTuple):
    """The poacher removed a die."""

    face: Face


@distinct
class PoacherShifted(NamedTuple):
    """The poacher moved beside the assistant."""

    direction: Direction


@distinct
class PoacherIdled(NamedTuple):
    """The poacher did nothing."""


@distinct
class PoacherBuilt(NamedTuple):
    """A tile was laid for the poacher."""

    tile: TerrainTile
    row: int
    column: int
