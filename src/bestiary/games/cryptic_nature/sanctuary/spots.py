"""Where a tile may lie, as options that are listed only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bestiary.core import Counted
from bestiary.core.chance import nth
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, ROWS, WIDTH
from bestiary.games.cryptic_nature.choices import Lay

LAYS: Final[tuple[tuple[Lay, ...], ...]] = tuple(
    tuple(Lay(*divmod(index, WIDTH), turn) for index in range(ROWS * WIDTH)) for turn in range(4)
)


class Spots(Counted):
    """Where a tile may lie, turn by turn, each as a mask: listed only when somebody asks."""

    __slots__ = ("sizes", "turns")

    def __init__(self, turns: Sequence[tuple[int, int]]) -> None:
        """Pairs of a turn and the mask of first cells."""
        self.turns = turns
        self.sizes = [spots.bit_count() for _, spots in turns]
        every = 0
        for size in self.sizes:  # compiled, quicker than sum()
            every += size
        self.size = every

    def __iter__(self) -> Iterator[Lay]:
        for turn, spots in self.turns:
            lays = LAYS[turn]
            while spots:
                low = spots & -spots
                yield lays[low.bit_length() - 1]
                spots ^= low

    def at(self, number: int) -> Lay:
        """One of them, by the turns and then in reading order."""
        part = 0
        while number >= self.sizes[part]:
            number -= self.sizes[part]
            part += 1
        turn, spots = self.turns[part]
        return LAYS[turn][nth(spots, number)]

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Lay) or choice.row < 0 or not 0 <= choice.column < COLUMNS:
            return False
        index = choice.row * WIDTH + choice.column
        return any(turn == choice.turn and spots >> index & 1 for turn, spots in self.turns)
