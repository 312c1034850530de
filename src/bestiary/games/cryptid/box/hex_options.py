"""Lazy collections of choices: one for every hex of an area."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from bestiary.core import Choice
from bestiary.games.cryptid.box.hexes import INDEX, indices

Choices: TypeAlias = tuple[Choice, ...]

_HALF: Final = 54
_QUARTER: Final = 27
_LOWER_HALF: Final = (1 << _HALF) - 1
_LOWER_QUARTER: Final = (1 << _QUARTER) - 1
_WIDTH: Final = 14
_CHUNK: Final = (1 << _WIDTH) - 1
_BITS: Final = tuple(bytes(indices(chunk)) for chunk in range(1 << _WIDTH))
"""The hexes of every small area: two of them make a quarter of the map."""


def nth(area: int, number: int) -> int:
    """The index of an area's hex by its place in reading order, from 0."""
    start, part = 0, area & _LOWER_HALF
    lower = part.bit_count()
    if number >= lower:
        number -= lower
        start, part = _HALF, area >> _HALF
    lower = (part & _LOWER_QUARTER).bit_count()
    if number >= lower:
        number -= lower
        start, part = start + _QUARTER, part >> _QUARTER
    low = _BITS[part & _CHUNK]
    if number < len(low):
        return start + low[number]
    return start + _WIDTH + _BITS[part >> _WIDTH & _CHUNK][number - len(low)]


class HexOptions(Sequence[Choice]):
    """For each area its hexes, as choices of the table beside it."""

    __slots__ = ("parts", "size", "sizes")

    def __init__(self, parts: list[tuple[int, Choices]]) -> None:
        """`parts` are areas, each with the choice for each of the 108 hexes."""
        self.parts = parts
        self.sizes = [area.bit_count() for area, _ in parts]
        self.size = 0
        for size in self.sizes:  # compiled, quicker than sum()
            self.size += size

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, number: Any) -> Any:
        return self._at(number) if isinstance(number, int) and number >= 0 else tuple(self)[number]

    def _at(self, number: int) -> Choice:
        left = number
        for part, size in enumerate(self.sizes):
            if left < size:
                area, table = self.parts[part]
                return table[nth(area, left)]
            left -= size
        raise IndexError(number)

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
