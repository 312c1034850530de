"""Choices and events: small tuples that know their kind; and what was worked out about them."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

Choice: TypeAlias = Any
"""What a seat chooses: a NamedTuple marked `@distinct`."""

Event: TypeAlias = Any
"""What happened: a NamedTuple in the past tense, marked `@distinct`.

An event with a secret part defines `seen_by(seat)`: what that seat sees of it, or None.
"""

T = TypeVar("T")


class Component(Enum):
    """An Enum for cards, colours, kinds: its members hash by identity, in C instead of Python."""

    __hash__ = object.__hash__


def _equal(self: tuple[Any, ...], other: object) -> bool:
    return type(self) is type(other) and tuple.__eq__(self, other)


def _differ(self: tuple[Any, ...], other: object) -> bool:
    return not _equal(self, other)


def distinct(cls: type[T]) -> type[T]:
    """Let a NamedTuple equal only its own kind: `Left(1) != Right(1)`, though both are `(1,)`.

    The hash stays the tuple's own, computed in C; kinds that collide are told apart by `==`.
    """
    cls.__eq__ = _equal  # type: ignore[assignment,method-assign]
    cls.__ne__ = _differ  # type: ignore[assignment,method-assign]
    cls.__hash__ = tuple.__hash__  # type: ignore[assignment,method-assign]
    return cls


def seen_by(event: Event, seat: int) -> Event | None:
    """What `seat` sees of `event`, or None if nothing."""
    look = getattr(event, "seen_by", None)
    return event if look is None else look(seat)


Key = TypeVar("Key")
Result = TypeVar("Result")

MOST: Final = 20_000
"""So many results are kept, then all are forgotten."""


class Memory(dict[Key, Result]):
    """Results by what they were worked out from: looked up with `get`, kept with `keep`.

    `functools.cache` does as much, but calling it costs compiled rules more than a key does.
    """

    def keep(self, key: Key, result: Result) -> Result:
        """Remember a result, and give it back."""
        if len(self) >= MOST:
            self.clear()
        self[key] = result
        return result

    def cache_clear(self) -> None:
        """Forget everything; it is called as in `functools.cache`."""
        self.clear()
