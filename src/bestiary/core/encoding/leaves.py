"""Single values and plain collections of them as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Numbers: TypeAlias = list[float]


class EncodingError(ValueError):
    """Something on the table has no place in the encoding; the message says what."""


class Shape(Protocol):
    """A part of a view as a fixed number of numbers."""

    @property
    def size(self) -> int:
        """How many numbers."""

    def names(self, at: str) -> Iterator[str]:
        """What each number says; `at` is where the part stands in the view."""

    def write(self, value: Any, out: Numbers) -> None:
        """Append the numbers of `value`."""


def plain(value: Any) -> Any:
    """A component as a view shows it."""
    return getattr(value, "value", value)


def spell(value: Any) -> str:
    """A value inside a name."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Number:
    """A number or yes and no, as a share of what is usually the most; nothing is 0."""

    size = 1

    def __init__(self, most: int = 1) -> None:
        """More than `most` is more than 1, not an error."""
        self.most = most

    def names(self, at: str) -> Iterator[str]:
        """The place itself."""
        yield at

    def write(self, value: Any, out: Numbers) -> None:
        """One number."""
        out.append((value or 0) / self.most)


class OneOf:
    """One of several values: a 1 at its place; nothing is all zeros."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(map(plain, values))
        self.size = len(self.values)
        one = {v: [float(v == w) for w in self.values] for v in self.values}
        self._rows: dict[Any, Numbers] = {**one, None: [0.0] * self.size}

    def names(self, at: str) -> Iterator[str]:
        """`at=value`."""
        yield from (f"{at}={value}" for value in self.values)

    def write(self, value: Any, out: Numbers) -> None:
        """A row of zeros with at most a single 1."""
        try:
            out += self._rows[value]
        except KeyError:
            raise EncodingError(f"{value!r} is none of {self.values[:9]}") from None


class Counts:
    """A number for each of several keys; a key that is missing counts 0."""

    def __init__(self, keys: Sequence[Any], most: int = 1) -> None:
        """The keys of the mapping, and what a number is a share of."""
        self.keys = tuple(map(plain, keys))
        self.most = most
        self.size = len(self.keys)

    def names(self, at: str) -> Iterator[str]:
        """`at.key`."""
        yield from (f"{at}.{key}" for key in self.keys)

    def write(self, value: Mapping[Any, int] | None, out: Numbers) -> None:
        """The numbers in the order of the keys."""
        held = value or {}
        if not held.keys() <= set(self.keys):
            raise EncodingError(f"{sorted(held)} are not all among {self.keys[:9]}")
        out += [held.get(key, 0) / self.most for key in self.keys]


class Bag:
    """How often each value stands in a list whose order means nothing."""

    def __init__(self, values: Sequence[Any], most: int = 1) -> None:
        """All that may stand in the list, and what a count is a share of."""
        self.values = tuple(map(plain, values))
        self.most = most
        self.size = len(self.values)
        self._places = {value: place for place, value in enumerate(self.values)}

    def names(self, at: str) -> Iterator[str]:
        """`at:value`."""
        yield from (f"{at}:{spell(value)}" for value in self.values)

    def write(self, value: Sequence[Any] | None, out: Numbers) -> None:
        """One count for each value."""
        counts = [0.0] * self.size
        for each in value or ():
            try:
                counts[self._places[tuple(each) if isinstance(each, list) else each]] += 1
            except KeyError:
                raise EncodingError(f"{each!r} is none of {self.values[:9]}") from None
        out += counts if self.most == 1 else [count / self.most for count in counts]
