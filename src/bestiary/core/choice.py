"""Choices (actions) and events as tagged tuples, and a bounded memo for the rules.

Tuples, because rules and searches make, hash and compare them by the million.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeGuard, TypeVar


class _Record(Protocol):
    """What is used of a NamedTuple of any kind."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def _asdict(self) -> dict[str, Any]: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Any: ...

    def __hash__(self) -> int: ...


class Choice(_Record, Protocol):
    """What a seat chooses: a NamedTuple marked `@distinct`."""


class Event(_Record, Protocol):
    """What happened: a NamedTuple in the past tense, marked `@distinct`.

    An event with a secret part defines `seen_by(seat)`: what that seat sees of it, or None.
    """


def is_record(value: object) -> TypeGuard[Event]:
    """Whether a value is a NamedTuple: a choice, an event, or a part of one."""
    return isinstance(value, tuple) and hasattr(value, "_fields")


T = TypeVar("T")


class Component(Enum):
    """An Enum for cards, colours, kinds: its members hash by identity, in C instead of Python."""

    if TYPE_CHECKING:  # what type checkers would infer differently

        def __hash__(self) -> int: ...

    else:
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

MEMO_CAPACITY: Final = 20_000
"""Results that a memo holds before it is cleared."""


class Memo(dict[Key, Result]):
    """A bounded memo (memoization): results by key, looked up with `get`, stored with `keep`.

    `functools.cache` does as much, but calling it costs compiled rules more than a key does.
    """

    def keep(self, key: Key, result: Result) -> Result:
        """Store a result, and return it."""
        # Cleared as a whole: keeping an order for eviction would slow down every lookup.
        if len(self) >= MEMO_CAPACITY:
            self.clear()
        self[key] = result
        return result

    def cache_clear(self) -> None:
        """Clear the memo, under the name that `functools.cache` uses."""
        self.clear()
