"""Everything a seat, or chance, may choose: one small tuple per kind of choice."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import distinct
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Direction,
    Face,
    Hare,
    Means,
    Place,
    PoacherCard,
    Request,
    Result,
    Skill,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import cell_name


@distinct
class StartIn(NamedTuple):
    """Begin in this city."""

    place: Place


@distinct
class Bet(NamedTuple):
    """Lay a free bet on this card."""

    cryptid: Cryptid


@distinct
class TakeTile(NamedTuple):
    """Take this terrain tile from its stack."""

    tile: TerrainTile


@distinct
class Move(NamedTuple):
    """Go there with the basic move."""

    to: Place


@distinct
class MoveAgain(NamedTuple):
    """Go there with the basic action."""

    to: Place


@distinct
class Fly(NamedTuple):
    """Use the plane ticket."""

    to: Place


@distinct
class Travel(NamedTuple):
    """Go anywhere, by an ability."""

    to: Place


@distinct
class Collect(NamedTuple):
    """Collect this token."""

    token: Token
    means: Means


@distinct
class Gather(NamedTuple):
    """Take this token by an ability."""

    token: Token


@distinct
class Track(NamedTuple):
    """Track this cryptid with these tokens; a die is rolled for every evidence they leave out."""

    cryptid: Cryptid
    evidence: tuple[Token, ...]
    means: Means


@distinct
class Search(NamedTuple):
    """Spend this rumour on the Wolpertinger of the city."""

    token: Token
    means: Means


@distinct
class Relocate(NamedTuple):
    """Take this cryptid to the sanctuary."""

    cryptid: Cryptid
    means: Means


@distinct
class Fulfil(NamedTuple):
    """Fulfil a request with a pair."""

    request: Request
    pair: tuple[Cryptid, ...]
    means: Means


@distinct
class Refresh(NamedTuple):
    """Refresh evidence and cryptids."""


@distinct
class UseHare(NamedTuple):
    """Discard a Wolpertinger token for its use."""

    hare: Hare


@distinct
class EndTurn(NamedTuple):
    """Nothing more in this turn."""


@distinct
class Lay(NamedTuple):
    """Lay the tile: its first cell in reading order, and its quarter turns."""

    row: int
    column: int
    turn: int

    def words(self) -> dict[str, str]:
        """The cell by its name."""
        return {"cell": cell_name(self.row, self.column)}


@distinct
class Drop(NamedTuple):
    """Remove this token from the market."""

    token: Token


@distinct
class Replace(NamedTuple):
    """Discard these open cards for new ones."""

    cards: tuple[Cryptid, ...]


@distinct
class TakeCoins(NamedTuple):
    """Coins as the bonus."""


@distinct
class TakeExperience(NamedTuple):
    """Experience as the bonus."""


@distinct
class Shift(NamedTuple):
    """Move the own assistant some cells, without bonuses."""

    direction: Direction
    steps: int


@distinct
class Decline(NamedTuple):
    """No, thank you."""


@distinct
class Enough(NamedTuple):
    """No more of it."""


@distinct
class Accept(NamedTuple):
    """Yes, please."""


@distinct
class StepDown(NamedTuple):
    """Move the assistant down and take this die."""

    face: Face


@distinct
class StepUp(NamedTuple):
    """Move the assistant up, to learn and restore."""


@distinct
class Learn(NamedTuple):
    """Buy a skill."""

    skill: Skill


@distinct
class Restore(NamedTuple):
    """Make a used skill available."""

    skill: Skill


@distinct
class PaidStep(NamedTuple):
    """Pay a coin for one cell."""

    direction: Direction


@distinct
class RefreshMarket(NamedTuple):
    """Pay a coin for a new market."""


@distinct
class Buy(NamedTuple):
    """Buy this token."""

    token: Token


@distinct
class Sell(NamedTuple):
    """Sell this token; `removing` makes room in a full market."""

    token: Token
    removing: Token | None


@distinct
class Swap(NamedTuple):
    """Sell one token and buy another at once."""

    give: Token
    take: Token


@distinct
class MoveBet(NamedTuple):
    """Move a bet to another card."""

    cryptid: Cryptid
    to: Cryptid


@distinct
class PlaceTile(NamedTuple):
    """Place this terrain tile of mine."""

    tile: TerrainTile


@distinct
class Exchange(NamedTuple):
    """Give back a tile that fits nowhere for one that fits."""

    tile: TerrainTile
    other: TerrainTile


@distinct
class SecondChance(NamedTuple):
    """Roll these dice again with the skill."""

    dice: tuple[Result, ...]


@distinct
class Reroll(NamedTuple):
    """Roll these dice again with a Wolpertinger token."""

    dice: tuple[Result, ...]


@distinct
class UseLuck(NamedTuple):
    """Count every luck as a success."""


@distinct
class GiveUp(NamedTuple):
    """Let the attempt fail."""


@distinct
class Lose(NamedTuple):
    """Discard this used evidence: one token, or a pair of rumours."""

    evidence: tuple[Token, ...]


@distinct
class Pair(NamedTuple):
    """These two rumours are a joker."""

    evidence: tuple[Token, ...]


@distinct
class Take(NamedTuple):
    """The poacher takes this token."""

    token: Token


@distinct
class Catch(NamedTuple):
    """The poacher catches this cryptid."""

    cryptid: Cryptid


@distinct
class Draw(NamedTuple):
    """Chance: tokens out of the bag, in order."""

    tokens: tuple[Token, ...]


@distinct
class Open(NamedTuple):
    """Chance: cryptid cards from the top of a deck, in order."""

    cards: tuple[Cryptid, ...]


@distinct
class RollDice(NamedTuple):
    """Chance: the assistant dice."""

    faces: tuple[Face, ...]


@distinct
class Toss(NamedTuple):
    """Chance: the tracking dice."""

    results: tuple[Result, ...]


@distinct
class DealContracts(NamedTuple):
    """Chance: contracts for somebody."""

    contracts: tuple[Contract, ...]


@distinct
class Offer(NamedTuple):
    """Chance: the requests of this game."""

    requests: tuple[Request, ...]


@distinct
class Unmask(NamedTuple):
    """Chance: the front of a Wolpertinger token."""

    hare: Hare


@distinct
class TurnCard(NamedTuple):
    """Chance: the poacher's next card."""

    card: PoacherCard


CHOICES: tuple[type, ...] = (
    StartIn,
    Bet,
    TakeTile,
    Move,
    MoveAgain,
    Fly,
    Travel,
    Collect,
    Gather,
    Track,
    Search,
    Relocate,
    Fulfil,
    Refresh,
    UseHare,
    EndTurn,
    Lay,
    Drop,
    Replace,
    TakeCoins,
    TakeExperience,
    Shift,
    Decline,
    Enough,
    Accept,
    StepDown,
    StepUp,
    Learn,
    Restore,
    PaidStep,
    RefreshMarket,
    Buy,
    Sell,
    Swap,
    MoveBet,
    PlaceTile,
    Exchange,
    SecondChance,
    Reroll,
    UseLuck,
    GiveUp,
    Lose,
    Pair,
    Take,
    Catch,
    Draw,
    Open,
    RollDice,
    Toss,
    DealContracts,
    Offer,
    Unmask,
    TurnCard,
)
"""All of them, for reading a transcript."""
