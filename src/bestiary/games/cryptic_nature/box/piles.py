"""Persistent piles and rows: copies of a state share them, so they are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_entry(row: list[T], at: int, value: T) -> list[T]:
    """A list that copies of a state share, with one entry replaced."""
    fresh = row.copy()
    fresh[at] = value
    return fresh


def without(pile: tuple[T, ...], piece: T) -> tuple[T, ...]:
    """A pile without one piece, which must lie in it."""
    at = 0
    while pile[at] is not piece:  # `index` would compare texts
        at += 1
    return pile[:at] + pile[at + 1 :]


def with_piece(pile: tuple[T, ...], piece: T, rank: dict[T, int]) -> tuple[T, ...]:
    """A pile whose order means nothing, written in one order, with one piece more."""
    low = 0
    high = len(pile)
    mine = rank[piece]
    while low < high:  # as `bisect` with a key, which would call it back from machine code
        middle = (low + high) // 2
        if rank[pile[middle]] < mine:
            low = middle + 1
        else:
            high = middle
    fresh = list(pile)
    fresh.insert(low, piece)
    return tuple(fresh)
