"""Shared hints: which of them are true, and which one a generated set-up gives."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from bestiary.games.cryptid.box.components import (
    CLUE_INDEX,
    CLUES,
    HINTS,
    Animal,
    Clue,
    Hint,
    Terrain,
)

_TERRAINS: Final = {terrain.value for terrain in Terrain}
_ANIMALS: Final = {animal.value for animal in Animal} | {"animal"}

#: The hints that a generated set-up prefers; the others are its last resort.
FIRST_CHOICE: Final = HINTS[:5]
LAST_RESORT: Final = HINTS[5:]


def spoiled_hints(clue: Clue) -> frozenset[Hint]:
    """The hints that are false when this clue is in play; a negated clue counts the same."""
    targets = clue.targets
    spoils = {Hint(target) for target in targets if target in _TERRAINS}
    if spoils:
        spoils.add(Hint.TERRAIN)
    if not _ANIMALS.isdisjoint(targets):
        spoils.add(Hint.ANIMALS)
    spoils.add(Hint(f"within-{clue.distance}") if clue.distance else Hint.TWO_TERRAINS)
    return frozenset(spoils)


SPOILED: Final = {clue: spoiled_hints(clue) for clue in CLUES}

#: The same as bitmasks, clue by clue: bit i stands for `HINTS[i]`.
SPOILED_BITS: Final = tuple(sum(1 << HINTS.index(hint) for hint in SPOILED[clue]) for clue in CLUES)
ALL_SPOILED: Final = (1 << len(HINTS)) - 1


def true_hints(clues: Iterable[Clue]) -> tuple[Hint, ...]:
    false = frozenset[Hint]().union(*(SPOILED[clue] for clue in clues))
    return tuple(hint for hint in HINTS if hint not in false)


def hint_choices(clues: Iterable[Clue]) -> tuple[Hint, ...]:
    """§6.4 What the generator draws from: the hints of wide reach, else what is left."""
    bits = 0
    for clue in clues:
        bits |= SPOILED_BITS[CLUE_INDEX[clue]]
    return _wide_hints(bits)


# At most 2 ** 11 bitmasks can be asked for.
@cache
def _wide_hints(spoiled: int) -> tuple[Hint, ...]:
    true = tuple(hint for number, hint in enumerate(HINTS) if not spoiled >> number & 1)
    return tuple(hint for hint in true if hint in FIRST_CHOICE) or true
