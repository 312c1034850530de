"""Sets of places as bits of one number: a map's hexes, a board's cells."""

from __future__ import annotations

from typing import Final

_WIDTH: Final = 11
_CHUNK: Final = (1 << _WIDTH) - 1
_SOME: Final = 5 * _WIDTH
_SMALL: Final = (1 << _SOME) - 1
"""Numbers up to this are added and shifted by compiled code itself."""


def _places() -> list[bytes]:
    """The places of every set of the first few."""
    found = [b""]
    for place in range(_WIDTH):
        found += [each + bytes((place,)) for each in found]
    return found


_PLACES: Final = tuple(_places())


def nth(bits: int, number: int) -> int:
    """The place of a set bit by its number from the lowest, 0: there must be as many."""
    start, part = 0, bits & _SMALL
    size = part.bit_count()
    while number >= size:
        number -= size
        start += _SOME
        part = bits >> start & _SMALL
        size = part.bit_count()
    few = _PLACES[part & _CHUNK]
    while number >= len(few):
        number -= len(few)
        start += _WIDTH
        part >>= _WIDTH
        few = _PLACES[part & _CHUNK]
    return start + few[number]
