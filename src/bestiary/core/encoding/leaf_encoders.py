"""Leaf encoders: single values and plain collections of them as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Numbers: TypeAlias = list[float]


class EncodingError(ValueError):
    """A value has no place in the encoding; the message says which."""


class Encoder(Protocol):
    """Writes one part of a view as a fixed number of numbers."""

    @property
    def size(self) -> int:
        """The length of the part of the vector that it fills, whatever the value."""

    def names(self, at: str) -> Iterator[str]:
        """What each number says; `at` is the path of the part in the view."""

    def write(self, value: Any, out: Numbers) -> None:
        """Append the numbers of `value`."""


def plain_value(value: Any) -> Any:
    """A component as a view shows it: the value of an enum member, anything else as it is."""
    return getattr(value, "value", value)


def _value_name(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Number:
    """A scaled number or boolean: a share of its usual maximum. None is 0."""

    size = 1

    def __init__(self, usual_maximum: int = 1) -> None:
        """More than the usual maximum gives more than 1, not an error."""
        self.usual_maximum = usual_maximum

    def names(self, at: str) -> Iterator[str]:
        yield at

    def write(self, value: Any, out: Numbers) -> None:
        out.append((value or 0) / self.usual_maximum)


class OneHot:
    """One-hot encoding of one of several values. None is all zeros."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values: tuple[Any, ...] = tuple(map(plain_value, values))
        self.size: int = len(self.values)
        # Built once: `write` runs for every entry of every observation.
        one = {v: [float(v == w) for w in self.values] for v in self.values}
        self._vectors: dict[Any, Numbers] = {**one, None: [0.0] * self.size}

    def names(self, at: str) -> Iterator[str]:
        """`at=value`."""
        yield from (f"{at}={value}" for value in self.values)

    def write(self, value: Any, out: Numbers) -> None:
        """Zeros with at most a single 1."""
        try:
            out += self._vectors[value]
        except KeyError:
            raise EncodingError(f"{value!r} is none of {self.values[:9]}") from None


class Counts:
    """A scaled number for each key of a mapping; a key that is missing counts 0."""

    def __init__(self, keys: Sequence[Any], usual_maximum: int = 1) -> None:
        self.keys: tuple[Any, ...] = tuple(map(plain_value, keys))
        self.usual_maximum = usual_maximum
        self.size: int = len(self.keys)

    def names(self, at: str) -> Iterator[str]:
        """`at.key`."""
        yield from (f"{at}.{key}" for key in self.keys)

    def write(self, value: Mapping[Any, int] | None, out: Numbers) -> None:
        """The numbers in the order of the keys."""
        counts = value or {}
        if not counts.keys() <= set(self.keys):
            raise EncodingError(f"{sorted(counts)} are not all among {self.keys[:9]}")
        out += [counts.get(key, 0) / self.usual_maximum for key in self.keys]


class Bag:
    """Bag of values (as in bag of words): how often each stands in a list without order."""

    def __init__(self, values: Sequence[Any], usual_maximum: int = 1) -> None:
        """`values` are all that may stand in the list."""
        self.values: tuple[Any, ...] = tuple(map(plain_value, values))
        self.usual_maximum = usual_maximum
        self.size: int = len(self.values)
        self._places = {value: place for place, value in enumerate(self.values)}

    def names(self, at: str) -> Iterator[str]:
        """`at:value`."""
        yield from (f"{at}:{_value_name(value)}" for value in self.values)

    def write(self, value: Sequence[Any] | None, out: Numbers) -> None:
        """One count for each value."""
        counts = [0.0] * self.size
        for each in value or ():
            try:
                # A view may show a tuple, such as a pair of coordinates, as a list: no key.
                counts[self._places[tuple(each) if isinstance(each, list) else each]] += 1
            except KeyError:
                raise EncodingError(f"{each!r} is none of {self.values[:9]}") from None
        scale = self.usual_maximum
        out += counts if scale == 1 else [count / scale for count in counts]
