"""Placement bitboards: every place that a terrain tile could take is one bit of a number.

Laying a tile then takes places away with a few operations on whole numbers, instead of trying
every tile in every turn on every cell again.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bestiary.games.cryptic_nature.box.components import TERRAIN_OF
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    ALL_STARTS,
    GRID,
    ROWS,
    SHAPE_OF,
    SHAPES,
    STARTS,
    TERRAIN_TURNS,
    WIDTH,
    Cells,
    beside,
    numbers,
)
from bestiary.games.cryptic_nature.sanctuary.spots import Lays

Offsets: TypeAlias = tuple[int, ...]
SINGLE_CELL: Final[Offsets] = (0,)
"""A single cell, where land may grow; no tile is so small."""
TURNED_SHAPES: Final[tuple[Offsets, ...]] = (
    SINGLE_CELL,
    *(turned.offsets for turns in SHAPES.values() for turned in turns),
)
"""All shapes as they can be turned, those of one shape side by side."""


class Run(NamedTuple):
    """The places of a shape as it is turned: the bit of the first, and all their first cells."""

    start: int
    firsts: tuple[int, ...]

    @property
    def mask(self) -> int:
        """As many bits as there are places."""
        return (1 << len(self.firsts)) - 1


def _runs(playable: int) -> dict[Offsets, Run]:
    """Every place where all cells of a shape lie within the fence."""
    runs: dict[Offsets, Run] = {}
    start = 0
    cells = numbers(playable)
    for shape in TURNED_SHAPES:
        # The spare column is never playable, so a shape that juts out on either side fails here.
        firsts = [n for n in cells if all(playable >> (n + offset) & 1 for offset in shape)]
        runs[shape] = Run(start, tuple(firsts))
        start += len(firsts)
    return runs


class Block:
    """The places of one tile: all of them, and the share of each turn."""

    __slots__ = ("every", "low", "terrain", "turns")

    def __init__(self, tile: TerrainTile, runs: dict[Offsets, Run]) -> None:
        # Tiles of one shape share its places. A tile with symbols has more turns than its bare
        # shape, and then two of its turns cover the same run.
        self.terrain = TERRAIN_OF[tile]
        shape = [runs[turned.offsets] for turned in SHAPES[SHAPE_OF[tile]]]
        self.low = shape[0].start
        """Its first bit; the turns count from there."""
        self.every: Cells = sum(run.mask << run.start for run in shape)
        self.turns: list[tuple[int, Cells, Lays]] = [
            (run.start - self.low, run.mask, lays_of(turned.turn, run.firsts))
            for turned in TERRAIN_TURNS[tile]
            for run in (runs[turned.offsets],)
        ]


lays_of: Final = cache(Lays)


class Area:
    """An empty sanctuary, and every place in it: a shape as it is turned, and its first cell.

    The places of a shape stand together, those of a turn in reading order. What is built takes
    places away and brings others within reach, each cell of it by itself.
    """

    __slots__ = ("beginnings", "blocks", "every", "from_start", "growing", "near", "over")

    def __init__(self, playable: int) -> None:
        """`playable` are the cells that no fence takes away."""
        runs = _runs(playable)
        self.over = _places_by_cell(runs)
        """By the cell: the places that cover it."""
        grid = range(len(self.over))
        self.near = [_any(self.over, beside(1 << cell) & GRID) for cell in grid]
        """By the cell: the places that cover one beside it."""
        self.every = _any(self.over, playable)
        self.growing = runs[SINGLE_CELL].mask
        """The single cells, which come first."""
        self.from_start = [self._keeping_off(ALL_STARTS ^ start) for start in STARTS]
        """By the start place: the places that keep off the others."""
        self.beginnings = [
            _any(self.over, start) & allowed
            for start, allowed in zip(STARTS, self.from_start, strict=True)
        ]
        """By the start place: those of them that cover it."""
        self.blocks = {tile: Block(tile, runs) for tile in TerrainTile}

    def _keeping_off(self, cells: Cells) -> Cells:
        return self.every & ~_any(self.over, cells)

    def starts_of(self, owners: tuple[Terrain | None, ...]) -> Cells:
        """The places from which a terrain may begin: over a start place that is nobody's."""
        places: Cells = 0
        for start, owner in enumerate(owners):
            if owner is None:
                places |= self.beginnings[start]
        return places


def _places_by_cell(runs: dict[Offsets, Run]) -> list[Cells]:
    over: list[Cells] = [0] * (ROWS * WIDTH)
    for shape, run in runs.items():
        for place, first in enumerate(run.firsts, run.start):
            for offset in shape:
                over[first + offset] |= 1 << place
    return over


def _any(over: list[Cells], cells: Cells) -> Cells:
    """The places that cover any of the cells."""
    places: Cells = 0
    for cell in numbers(cells):
        places |= over[cell]
    return places


area_of: Final = cache(Area)
"""Sanctuaries of one size are alike: there are three."""
