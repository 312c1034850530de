"""Lazy collections of choices: one for every hex of an area, generated from its bitmask."""

from collections.abc import Iterator
from typing import TypeAlias

from bestiary.core import Choice
from bestiary.core.chance import nth
from bestiary.core.step import LazyOptions
from bestiary.games.cryptid.box.hexes import INDEX, indices

Choices: TypeAlias = tuple[Choice, ...]


class HexOptions(LazyOptions):
    """For each area its hexes, as choices of the table beside it."""

    __slots__ = ("parts", "sizes")

    def __init__(self, parts: list[tuple[int, Choices]]) -> None:
        """`parts` are areas, each with the choice for each of the 108 hexes."""
        self.parts = parts
        self.sizes = [area.bit_count() for area, _ in parts]
        every = 0
        for size in self.sizes:  # compiled, quicker than sum()
            every += size
        self.size = every

    def at(self, number: int) -> Choice:
        """The choice for one hex."""
        part = 0
        while number >= self.sizes[part]:
            number -= self.sizes[part]
            part += 1
        area, table = self.parts[part]
        return table[nth(area, number)]

    def __iter__(self) -> Iterator[Choice]:
        for area, table in self.parts:
            for index in indices(area):
                yield table[index]

    def __contains__(self, choice: object) -> bool:
        index = INDEX.get(getattr(choice, "hex", ""))
        if index is None:
            return False
        for area, table in self.parts:
            # Bots choose from these very tables: identity settles it before the slower `==`.
            if area >> index & 1 and (table[index] is choice or table[index] == choice):
                return True
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HexOptions) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)
