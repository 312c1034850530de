"""Lazy collections of choices: one for every hex of an area."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from bestiary.core import Choice
from bestiary.games.cryptid.box.hexes import COUNT, INDEX, indices

Choices: TypeAlias = tuple[Choice, ...]

_HALVES = (COUNT // 2, COUNT // 4)
_WIDTH = 14
_CHUNK = (1 << _WIDTH) - 1
_BITS = tuple(bytes(indices(chunk)) for chunk in range(1 << _WIDTH))
"""The hexes of every small area: two of them make a quarter of the map."""


def nth(area: int, number: int) -> int:
    """The index of an area's hex by its place in reading order, from 0."""
    start = 0
    for half in _HALVES:
        lower = (area & (1 << half) - 1).bit_count()
        if number >= lower:
            number -= lower
            area >>= half
            start += half
    low = _BITS[area & _CHUNK]
    if number < len(low):
        return start + low[number]
    return start + _WIDTH + _BITS[area >> _WIDTH & _CHUNK][number - len(low)]


class HexOptions(Sequence[Choice]):
    """For each area its hexes, as choices of the table beside it."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[tuple[int, Choices]]) -> None:
        """`parts` are areas, each with the choice for each of the 108 hexes."""
        self.parts = parts

    def __len__(self) -> int:
        total = 0
        for area, _ in self.parts:
            total += area.bit_count()
        return total

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, int) and number >= 0:
            for area, table in self.parts:
                count = area.bit_count()
                if number < count:
                    return table[nth(area, number)]
                number -= count
            raise IndexError(number)
        return tuple(self)[number]

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
