"""Types of the entries of a view, which board, words and encoding read by name."""

from __future__ import annotations

from typing import TypedDict

from bestiary.core import Seat

CellsView = list[list[int]]
"""Cells of the sanctuary, each as row and column."""


class CardView(TypedDict):
    """A cryptid's card; `fate` is what became of it once found."""

    cryptid: str
    where: str | None
    needs: list[str | None]
    mark: str | None
    fate: str | None
    bets: list[Seat]


class PlayerView(TypedDict):
    """What a player has; `contracts` is None to whom they are secret."""

    place: str | None
    coins: int
    experience: int
    evidence: list[str]
    prices: dict[str, int]
    owned: list[str]
    ready: list[str]
    contracts: list[str] | None
    contract_count: int
    tiles: list[str]
    found: list[CardView]
    bets: list[str]
    free_bets: int
    fulfilled: list[str]
    hares: list[str]


class StartView(TypedDict):
    """A gate, and the terrain that begins there."""

    cells: CellsView
    terrain: str | None


class LaidView(TypedDict):
    """A terrain tile in the sanctuary: `lying` is row, column and turn."""

    tile: str
    lying: list[int]


class SettledView(TypedDict):
    """A cryptid's tile in the sanctuary."""

    cryptid: str
    owner: Seat
    cells: CellsView


class SanctuaryView(TypedDict):
    """The sanctuary; `land` and `stacks` by terrain, `symbols` by symbol."""

    playable: CellsView
    starts: list[StartView]
    free_starts: CellsView
    land: dict[str, CellsView]
    symbols: dict[str, CellsView]
    laid: list[LaidView]
    settled: list[SettledView]
    stacks: dict[str, list[str]]
    closed: list[str]


class TurnView(TypedDict):
    """What is left of the turn, and the tile or the dice at hand."""

    steps_left: int
    action_left: bool
    action_steps: int
    stepped: bool
    traded: list[str]
    bet_moved: bool
    laying: str | None
    settling: str | None
    results: list[str]


class PoacherView(TypedDict):
    """The solo opponent; `matches` are his catches by contract."""

    card: str | None
    used: list[str]
    evidence: list[str]
    caught: list[CardView]
    matches: list[int]


class MemoryView(TypedDict):
    """What the reader remembers; None to a spectator."""

    own_contracts: list[str] | None


class ExpeditionView(TypedDict):
    """What a seat may know of the table."""

    seat: Seat
    round: int
    final: int
    assisting: bool
    mover: Seat
    acting: Seat
    waiting: list[Seat]
    solo: bool
    with_bets: bool
    players: list[PlayerView]
    rows: list[int]
    dice: list[str]
    ground: dict[str, list[str]]
    market: list[str]
    bag: list[str]
    aside: list[str]
    supply: int
    display: list[CardView | None]
    decks: list[int]
    discards: list[list[str]]
    requests: list[str]
    common: str | None
    hares: list[str]
    hares_left: list[str]
    sanctuary: SanctuaryView
    turn: TurnView
    poacher: PoacherView | None
    memory: MemoryView
    scores: list[dict[str, int]]
    outcome: bool
