"""Where shapes fit into free cells: every shape is a smaller one and one cell more."""

from __future__ import annotations

from typing import Final, TypeAlias

from bestiary.games.cryptic_nature.box.pieces import TerrainTile
from bestiary.games.cryptic_nature.box.shapes import SHAPE_OF, SHAPES, TERRAIN_TURNS, Cells

Offsets: TypeAlias = tuple[int, ...]


def _smaller(shape: Offsets, known: list[Offsets]) -> tuple[Offsets, int]:
    """A known shape, and the cell that makes this one of it."""
    every = ((shape[:at] + shape[at + 1 :], shape[at]) for at in range(1, len(shape)))
    return next((rest, cell) for rest, cell in every if rest in known)


def _shapes() -> list[Offsets]:
    """A single cell, then every shape as it can be turned, smaller ones first."""
    turned = {t.offsets for turns in SHAPES.values() for t in turns}
    return [(0,), *sorted(turned, key=lambda offsets: (len(offsets), offsets))]


_SHAPES: Final = _shapes()
_SMALLER: Final = [_smaller(shape, _SHAPES) for shape in _SHAPES[1:]]
_CELLS: Final = sorted({cell for _, cell in _SMALLER})
_NUMBER: Final = {shape: number for number, shape in enumerate(_SHAPES)}
_PLACE: Final = {cell: place for place, cell in enumerate(_CELLS, len(_SHAPES))}
PARTS: Final[tuple[tuple[int, Cells, int], ...]] = (
    (0, 0, 0),
    *((_NUMBER[rest], cell, _PLACE[cell]) for rest, cell in _SMALLER),
)
"""For each shape by its number: the smaller one, the cell more, and where it is kept from which
places a free cell lies there."""
NOTHING: Final[list[Cells]] = [None] * (len(_SHAPES) + len(_CELLS))
WAYS: Final[dict[TerrainTile, tuple[int, ...]]] = {
    tile: tuple(_NUMBER[turned.offsets] for turned in SHAPES[SHAPE_OF[tile]])
    for tile in TerrainTile
}
"""The shapes a tile can have, by their numbers."""
TURNS: Final[dict[TerrainTile, tuple[tuple[int, int], ...]]] = {
    tile: tuple((turned.turn, _NUMBER[turned.offsets]) for turned in turns)
    for tile, turns in TERRAIN_TURNS.items()
}
"""Every turn of a tile with the number of its shape; symbols tell turns of one shape apart."""


class Fits:
    """Where each shape fits into some free cells: worked out when asked for, and only once."""

    __slots__ = ("known",)

    def __init__(self, free: Cells) -> None:
        """`free` are the cells that may be covered."""
        self.known = NOTHING.copy()
        self.known[0] = free

    def of(self, shape: int) -> Cells:
        """Where the first cell of a shape may lie so that every cell of it is free."""
        known = self.known
        found = known[shape]
        if found is None:
            smaller, cell, place = PARTS[shape]
            rest = known[smaller]
            if rest is None:
                rest = self.of(smaller)
            moved = known[place]
            if moved is None:
                moved = known[place] = known[0] >> cell
            found = known[shape] = rest & moved
        return found
