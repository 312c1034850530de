"""Where a tile may lie, as options that are listed only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bestiary.core.chance import nth
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, ROWS, WIDTH
from bestiary.games.cryptic_nature.choices import Lay

LAYS: Final[tuple[tuple[Lay, ...], ...]] = tuple(
    tuple(Lay(*divmod(index, WIDTH), turn) for index in range(ROWS * WIDTH)) for turn in range(4)
)


class Spots(Sequence[Lay]):
    """Where a tile may lie, turn by turn, each as a mask: listed only when somebody asks."""

    __slots__ = ("turns",)

    def __init__(self, turns: Sequence[tuple[int, int]]) -> None:
        """Pairs of a turn and the mask of first cells."""
        self.turns = turns

    def __len__(self) -> int:
        number = 0
        for _, spots in self.turns:  # compiled, quicker than sum()
            number += spots.bit_count()
        return number

    def __iter__(self) -> Iterator[Lay]:
        for turn, spots in self.turns:
            lays = LAYS[turn]
            while spots:
                low = spots & -spots
                yield lays[low.bit_length() - 1]
                spots ^= low

    def __getitem__(self, index: int) -> Lay:  # type: ignore[override]  # no slices are needed
        for turn, spots in self.turns:
            count = spots.bit_count()
            if index < count:
                return LAYS[turn][nth(spots, index)]
            index -= count
        raise IndexError(index)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Lay) or choice.row < 0 or not 0 <= choice.column < COLUMNS:
            return False
        index = choice.row * WIDTH + choice.column
        return any(turn == choice.turn and spots >> index & 1 for turn, spots in self.turns)
