"""Lazy options for laying a tile: bitmasks that are listed only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bestiary.core.chance import nth
from bestiary.core.step import LazyOptions
from bestiary.games.cryptic_nature.box.shapes import ROWS, WIDTH, numbers
from bestiary.games.cryptic_nature.choices import Lay


class Lays:
    """Where the first cell of a tile could lie in one of its turns, each with a number."""

    __slots__ = ("every", "number")

    def __init__(self, turn: int, cells: Iterable[int]) -> None:
        self.every = tuple([Lay(*divmod(cell, WIDTH), turn) for cell in cells])
        self.number = {lay: number for number, lay in enumerate(self.every)}


ANYWHERE: Final = tuple(Lays(turn, range(ROWS * WIDTH)) for turn in range(4))
"""By the turn; here the mask of a cell is that of the grid."""


class Spots(LazyOptions):
    """Where a tile may lie: for each of its turns a mask."""

    __slots__ = ("sizes", "turns")

    def __init__(self, turns: Sequence[tuple[Lays, int]]) -> None:
        """For each turn where it could lie, and the mask of those where it may."""
        self.turns = turns
        self.sizes = [spots.bit_count() for _, spots in turns]
        every = 0
        for size in self.sizes:  # compiled, quicker than sum()
            every += size
        self.size = every

    def __iter__(self) -> Iterator[Lay]:
        for lays, spots in self.turns:
            for number in numbers(spots):
                yield lays.every[number]

    def at(self, number: int) -> Lay:
        """One of them, by the turns and then in reading order."""
        part = 0
        while number >= self.sizes[part]:
            number -= self.sizes[part]
            part += 1
        lays, spots = self.turns[part]
        return lays.every[nth(spots, number)]

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Lay):
            return False
        bits = [(lays.number.get(choice), spots) for lays, spots in self.turns]
        return any(number is not None and spots >> number & 1 for number, spots in bits)
