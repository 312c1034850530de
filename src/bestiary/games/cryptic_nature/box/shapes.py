"""The sanctuary's grid as bitmasks, and tiles turned upon it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from bestiary.games.cryptic_nature.box.components import CARDS, DATA, entries
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Symbol, TerrainTile

ROWS: Final[int] = DATA["sanctuary"]["rows"]
COLUMNS: Final[int] = DATA["sanctuary"]["columns"]
WIDTH: Final = COLUMNS + 1
"""One spare column keeps a shape from running over the edge into the next row."""

Cell = tuple[int, int]
Cells: TypeAlias = Any
"""A mask, an int. Compiled, numbers of many words are twice as quick as objects."""


def bit(row: int, column: int) -> int:
    """The mask of one cell."""
    return 1 << (row * WIDTH + column)


def cell_name(row: int, column: int) -> str:
    """What people call a cell: a letter for its column, a number for its row."""
    return f"{chr(ord('A') + column)}{row + 1}"


def mask(cells: list[Cell]) -> int:
    """The mask of several cells."""
    return sum(bit(r, c) for r, c in cells)


def numbers(bits: Cells) -> list[int]:
    """The numbers of the bits that are set: of a mask, its cells in reading order."""
    places = list[int]()
    while bits:
        low = bits & -bits  # the lowest bit alone: empty stretches cost nothing
        places.append(low.bit_length() - 1)
        bits ^= low
    return places


def cells(area: int) -> Iterator[Cell]:
    """The cells of a mask, in reading order."""
    return (divmod(number, WIDTH) for number in numbers(area))


GRID: Final = mask([(r, c) for r in range(ROWS) for c in range(COLUMNS)])
STARTS: Final[tuple[int, ...]] = tuple(
    mask([(r, c) for r, c in s]) for s in entries("sanctuary").values()
)
ALL_STARTS: Final = sum(STARTS)  # they do not overlap, so the sum is their union


def _fence(name: str) -> int:
    fence = DATA["sanctuary"]["fences"][name]
    top, bottom = fence["rows"]
    left, right = fence["columns"]
    return mask([(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)])


def _playable(seats: int) -> int:
    fences = DATA["sanctuary"]["fences-by-seats"][str(seats)]
    return GRID & ~sum(_fence(name) for name in fences)


PLAYABLE: Final[tuple[int, ...]] = (0, *(_playable(seats) for seats in (1, 2, 3, 4)))
"""By seats: the cells no fence takes away."""


def beside(area: Cells) -> Cells:
    """The cells that share a side with the area, and some outside the grid."""
    # What leaves a row at its side falls into the spare column, not into the next row.
    return area << 1 | area >> 1 | area << WIDTH | area >> WIDTH


@dataclass(frozen=True, slots=True)
class Turned:
    """A tile turned `turn` quarters clockwise; its first cell in reading order lies at bit 0.

    `offsets` are the bits of all its cells.
    """

    turn: int
    offsets: tuple[int, ...]
    area: int
    symbols: tuple[tuple[Symbol, int], ...]

    def fits(self, free: int) -> int:
        """Where its first cell may lie so that every cell lies in `free`."""
        spots = free
        for offset in self.offsets:  # all first cells at once: each shift asks for one cell more
            spots &= free >> offset
        return spots

    def touching(self, spots: int, goal: int) -> int:
        """Those of `spots` from where it covers a cell of `goal`."""
        near = 0
        for offset in self.offsets:
            near |= goal >> offset
        return spots & near


class Lying(NamedTuple):
    """Where a tile lies: its first cell in reading order, and its turn."""

    row: int
    column: int
    turn: int


def _quarter(cell: Cell) -> Cell:
    return cell[1], -cell[0]


def _turn_tile(turn: int, shape: list[Cell], symbols: dict[Cell, Symbol]) -> Turned:
    spots = {cell: cell for cell in shape}
    for _ in range(turn):
        spots = {old: _quarter(now) for old, now in spots.items()}
    first = min(spots.values())  # in reading order: every other cell has a higher bit
    place = {old: (r - first[0]) * WIDTH + c - first[1] for old, (r, c) in spots.items()}
    offsets = tuple(sorted(place.values()))
    marks = tuple(sorted((symbol, 1 << place[cell]) for cell, symbol in symbols.items()))
    return Turned(turn, offsets, sum(1 << o for o in offsets), marks)


def _turns(shape: list[Cell], symbols: dict[Cell, Symbol]) -> tuple[Turned, ...]:
    # A symmetric tile looks the same in two or four turns; the first of them stands for all, so
    # that no two options are the same.
    different: dict[object, Turned] = {}
    for turn in range(4):
        turned = _turn_tile(turn, shape, symbols)
        different.setdefault((turned.area, turned.symbols), turned)
    return tuple(different.values())


def _shape(name: str) -> list[Cell]:
    return [(r, c) for r, c in entries("shapes")[name]]


def _terrain_turns(tile: TerrainTile) -> tuple[Turned, ...]:
    entry = entries("terrain-tiles")[tile]
    marks = {tuple(map(int, cell.split(","))): Symbol(s) for cell, s in entry["symbols"].items()}
    return _turns(_shape(entry["shape"]), {(r, c): s for (r, c), s in marks.items()})


TERRAIN_TURNS: Final[dict[TerrainTile, tuple[Turned, ...]]] = {
    t: _terrain_turns(t) for t in TerrainTile
}
CRYPTID_TURNS: Final[dict[Cryptid, tuple[Turned, ...]]] = {
    c: _turns(_shape(CARDS[c].shape), {}) for c in Cryptid
}
SHAPES: Final[dict[str, tuple[Turned, ...]]] = {s: _turns(_shape(s), {}) for s in entries("shapes")}
SIZE: Final[dict[Cryptid, int]] = {c: len(CRYPTID_TURNS[c][0].offsets) for c in Cryptid}
SHAPE_OF: Final[dict[TerrainTile, str]] = {
    t: entries("terrain-tiles")[t]["shape"] for t in TerrainTile
}


TERRAIN_BY_TURN: Final[dict[TerrainTile, dict[int, Turned]]] = {
    tile: {turned.turn: turned for turned in turns} for tile, turns in TERRAIN_TURNS.items()
}


def terrain_turn(tile: TerrainTile, turn: int) -> Turned:
    """A terrain tile turned so."""
    return TERRAIN_BY_TURN[tile][turn]


@cache
def cryptid_turn(cryptid: Cryptid, turn: int) -> Turned:
    """A cryptid tile turned so."""
    return next(t for t in CRYPTID_TURNS[cryptid] if t.turn == turn)


def lies_on(turned: Turned, row: int, column: int) -> int:
    """The cells a turned tile covers when its first cell lies there."""
    return turned.area << (row * WIDTH + column)
