"""The state of a table: the board, the cards, the sanctuary and what each player has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

from bestiary.core import Seat, State
from bestiary.core.choice import Memo
from bestiary.games.cryptic_nature.box.components import (
    ACTIVE_BITS,
    BACK,
    BETS,
    BIT,
    CARDS,
    FRONT,
    IS_BONUS,
    NEEDS,
    RANK,
    SLOTS,
    TRACK_ROWS,
)
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Direction,
    Evidence,
    Face,
    Hare,
    Place,
    PoacherCard,
    Request,
    Skill,
    Symbol,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.piles import with_piece
from bestiary.games.cryptic_nature.box.shapes import Lying

UP: Final = Direction.UP
new_tuple: Final[Any] = tuple.__new__
"""Makes a NamedTuple: its own `__new__` is Python's code in compiled rules too."""
# What became of a found cryptid.
SANCTUARY: Final = "sanctuary"
REQUEST: Final = "request"
BOTH: Final = "both"
"""A Water Leaper: its tile is laid in the sanctuary though a request took it."""


class Poacher(NamedTuple):
    """The solo opponent: his card, the cards to come and used, his evidence and his catches."""

    card: PoacherCard | None
    deck: tuple[PoacherCard, ...]
    used: tuple[PoacherCard, ...]
    evidence: tuple[Token, ...] = ()
    caught: tuple[Cryptid, ...] = ()


class Laid(NamedTuple):
    """A terrain tile in the sanctuary."""

    tile: TerrainTile
    lying: Lying


class Settled(NamedTuple):
    """A cryptid tile in the sanctuary and the cells it covers."""

    cryptid: Cryptid
    owner: Seat
    lying: Lying
    area: int


@dataclass(slots=True, kw_only=True)
class Expedition(State):
    """One game of Cryptic Nature.

    `rows` ends with the poacher's row in the solo game. `waiting` holds the seats that still have
    to act in this phase, the poacher as seat 1 of the solo game. `acting` is whose turn it is,
    `mover` the player who decides in it. What rarely changes is shared by copies: every mapping
    but `ground`, and `owned`, `contracts`, `fulfilled`, `hares`, `decks` and `discards`. These are
    never changed, only replaced.
    """

    seats: int
    wolpertinger: bool
    with_bets: bool
    surcharge: int
    # Each player's things
    place: list[Place | None]
    coins: list[int]
    experience: list[int]
    evidence: list[tuple[Token, ...]]
    owned: list[int]
    ready: list[int]
    contracts: list[tuple[Contract, ...]]
    tiles: list[tuple[TerrainTile, ...]]
    found: list[tuple[Cryptid, ...]]
    bets: list[tuple[Cryptid, ...]]
    fulfilled: list[tuple[Request, ...]]
    hares: list[tuple[Hare, ...]]
    rows: list[int]
    # Cards
    display: list[Cryptid | None]
    decks: list[tuple[Cryptid, ...]]
    discards: list[tuple[Cryptid, ...]]
    marks: dict[Cryptid, Token] = field(default_factory=dict)
    owed: tuple[Cryptid, ...] = ()
    fate: dict[Cryptid, str] = field(default_factory=dict)
    common: Contract | None = None
    pile: tuple[Contract, ...] = ()
    requests: tuple[Request, ...] = ()
    # Evidence
    bag: tuple[Token, ...]
    aside: tuple[Token, ...] = ()
    supply: tuple[Token, ...]
    market: tuple[Token, ...] = ()
    ground: dict[Place, tuple[Token, ...]] = field(default_factory=dict)
    # Wolpertinger
    cities: tuple[Place, ...] = ()
    hare_bag: tuple[Hare, ...] = ()
    used_hares: tuple[Hare, ...] = ()
    # Sanctuary
    playable: int
    land: dict[Terrain, int]
    symbols: dict[Symbol, int]
    starts: tuple[Terrain | None, ...] = (None, None, None)
    covered: int = 0
    laid: tuple[Laid, ...] = ()
    settled: tuple[Settled, ...] = ()
    stacks: dict[Terrain, tuple[TerrainTile, ...]]
    scrapped: tuple[TerrainTile, ...] = ()
    closed: tuple[Terrain, ...] = ()
    # The round and the turn
    round: int = 0
    final: int = 0  # 1 once the sanctuary is finished, 2 in the one round that follows
    assisting: bool = False
    waiting: tuple[Seat, ...] = ()
    acting: Seat = 0
    mover: Seat = 0
    dice: tuple[Face, ...] = ()
    steps_left: int = 0
    action_left: bool = False
    action_steps: int = 0
    stepped: bool = False
    from_top: bool = False
    bet_moved: bool = False
    fresh_bets: tuple[Cryptid, ...] = ()
    traded: tuple[Token, ...] = ()
    poacher: Poacher | None = None

    def copy(self) -> Self:  # noqa: PLR0915 - a line per field runs faster than a loop over them
        """Copy what is changed in place."""
        twin = self.twin()
        twin.place = self.place.copy()
        twin.coins = self.coins.copy()
        twin.experience = self.experience.copy()
        twin.evidence = self.evidence.copy()
        twin.ready = self.ready.copy()
        twin.tiles = self.tiles.copy()
        twin.found = self.found.copy()
        twin.bets = self.bets.copy()
        twin.rows = self.rows.copy()
        twin.display = self.display.copy()
        twin.ground = self.ground.copy()
        twin.seats = self.seats
        twin.wolpertinger = self.wolpertinger
        twin.with_bets = self.with_bets
        twin.surcharge = self.surcharge
        twin.owned = self.owned
        twin.contracts = self.contracts
        twin.fulfilled = self.fulfilled
        twin.hares = self.hares
        twin.decks = self.decks
        twin.discards = self.discards
        twin.marks = self.marks
        twin.owed = self.owed
        twin.fate = self.fate
        twin.common = self.common
        twin.pile = self.pile
        twin.requests = self.requests
        twin.bag = self.bag
        twin.aside = self.aside
        twin.supply = self.supply
        twin.market = self.market
        twin.cities = self.cities
        twin.hare_bag = self.hare_bag
        twin.used_hares = self.used_hares
        twin.playable = self.playable
        twin.land = self.land
        twin.symbols = self.symbols
        twin.starts = self.starts
        twin.covered = self.covered
        twin.laid = self.laid
        twin.settled = self.settled
        twin.stacks = self.stacks
        twin.scrapped = self.scrapped
        twin.closed = self.closed
        twin.round = self.round
        twin.final = self.final
        twin.assisting = self.assisting
        twin.waiting = self.waiting
        twin.acting = self.acting
        twin.mover = self.mover
        twin.dice = self.dice
        twin.steps_left = self.steps_left
        twin.action_left = self.action_left
        twin.action_steps = self.action_steps
        twin.stepped = self.stepped
        twin.from_top = self.from_top
        twin.bet_moved = self.bet_moved
        twin.fresh_bets = self.fresh_bets
        twin.traded = self.traded
        twin.poacher = self.poacher
        return twin

    @property
    def solo(self) -> bool:
        return self.poacher is not None

    def has(self, seat: Seat, skill: Skill) -> bool:
        """Whether the seat has bought the skill."""
        return bool(self.owned[seat] & BIT[skill])

    def can_use(self, seat: Seat, skill: Skill) -> bool:
        """Whether the seat's active skill is available."""
        return bool(self.ready[seat] & BIT[skill])

    def use(self, seat: Seat, skill: Skill) -> None:
        """Move the marker of an active skill to used."""
        self.ready[seat] &= ~BIT[skill]

    def used_skills(self, seat: Seat) -> int:
        """The seat's active skills that wait to be restored."""
        return self.owned[seat] & ACTIVE_BITS & ~self.ready[seat]

    def has_slot(self, seat: Seat) -> bool:
        """Whether the seat has a free evidence slot."""
        return len(self.evidence[seat]) < SLOTS

    def on_ground(self) -> int:
        """How many tokens lie on the map."""
        number = 0
        for tokens in self.ground.values():  # compiled, quicker than sum()
            number += len(tokens)
        return number

    def open_cards(self) -> tuple[Cryptid, ...]:
        """The open cards from left to right."""
        return tuple([c for c in self.display if c is not None])

    def where(self, cryptid: Cryptid) -> Place | None:
        """The region of a card, by its token if a "?" stands there."""
        printed = CARDS[cryptid].where
        if printed is not None:
            return printed
        mark = self.marks.get(cryptid)
        return None if mark is None else BACK[mark]

    def needs(self, cryptid: Cryptid) -> tuple[Evidence | None, ...]:
        """The evidence a card asks for, a "?" by its token; None while that place is open."""
        printed = NEEDS.get(cryptid)
        if printed is not None:
            return printed
        mark = self.marks.get(cryptid)
        kind = None if mark is None else FRONT[mark]
        return tuple([kind if e is None else e for e in CARDS[cryptid].evidence])

    def is_bet_on(self, cryptid: Cryptid) -> bool:
        """Whether any bet lies on the card."""
        return any(cryptid in bets for bets in self.bets)

    def free_bets(self, seat: Seat) -> int:
        """How many bets the seat has in hand."""
        return BETS - len(self.bets[seat]) if self.with_bets else 0

    def unmoved(self, seat: Seat) -> tuple[Cryptid, ...]:
        """The cryptids the seat has found and not relocated."""
        fate = self.fate
        return tuple([c for c in self.found[seat] if c not in fate])

    def put_aside(self, tokens: Iterable[Token]) -> None:
        """Lay tokens beside the bag; bonus rumours return to the supply."""
        for token in tokens:
            if IS_BONUS[token]:
                self.supply = with_piece(self.supply, token, RANK)
            else:
                self.aside = with_piece(self.aside, token, RANK)

    def spend_evidence(self, seat: Seat, tokens: tuple[Token, ...]) -> None:
        """Take tokens off the seat's board and lay them beside the bag."""
        self.evidence[seat] = tuple(t for t in self.evidence[seat] if t not in tokens)
        self.put_aside(tokens)

    def row_beyond(self, row: int, direction: Direction) -> int | None:
        """The nearest free row that way, or None; the top is closed to who began there."""
        step = -1 if direction is UP else 1
        row += step
        while row in self.rows:  # may run off the track: checked below
            row += step
        is_closed = row == 0 and self.from_top
        return row if 0 <= row < TRACK_ROWS and not is_closed else None

    def in_order(self) -> tuple[Seat, ...]:
        """The seats from the top of the track down, the poacher among them."""
        rows = tuple(self.rows)
        # Few rows make few orders, and every phase asks: each is sorted once in a process.
        return ORDERS.get(rows) or ORDERS.keep(rows, _in_order(rows))


ORDERS: Final = Memo[tuple[int, ...], tuple[Seat, ...]]()


def _in_order(rows: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(sorted(range(len(rows)), key=rows.__getitem__))
