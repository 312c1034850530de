"""Lists and records as numbers, and a whole view in its three parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bestiary.core.encoding.leaves import EncodingError, Numbers, Shape, plain


class Maybe:
    """A 1 and the shape, or zeros if there is nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = 1 + shape.size

    def names(self, at: str) -> Iterator[str]:
        """`at?` and the names of the shape."""
        yield f"{at}?"
        yield from self.shape.names(at)

    def write(self, value: Any, out: Numbers) -> None:
        """Whether there is something, and what."""
        if value is None:
            out += [0.0] * self.size
        else:
            out.append(1.0)
            self.shape.write(value, out)


class Row:
    """A list in its order, up to so many of one shape, each with a 1 if it is there."""

    def __init__(self, shape: Shape, number: int) -> None:
        """The longest the list can be is `number`."""
        self.item = Maybe(shape)
        self.number = number
        self.size = number * self.item.size

    def names(self, at: str) -> Iterator[str]:
        """`at[0]`, `at[1]`, …"""
        for place in range(self.number):
            yield from self.item.names(f"{at}[{place}]")

    def write(self, value: Sequence[Any] | None, out: Numbers) -> None:
        """Every item, then zeros."""
        items = value or ()
        if len(items) > self.number:
            raise EncodingError(f"{len(items)} items where at most {self.number} were thought of")
        for item in items:
            self.item.write(item, out)
        out += [0.0] * (self.item.size * (self.number - len(items)))


class Fields:
    """A record with all of its fields but those left out, which follow from others."""

    def __init__(self, shapes: Mapping[str, Shape], without: Sequence[str] = ()) -> None:
        """The fields in their order; a record with any other is refused."""
        self.shapes = dict(shapes)
        self.without = tuple(without)
        self.size = sum(shape.size for shape in shapes.values())

    def names(self, at: str) -> Iterator[str]:
        """`at.field`."""
        for name, shape in self.shapes.items():
            yield from shape.names(f"{at}.{name}" if at else name)

    def write(self, value: Mapping[str, Any], out: Numbers) -> None:
        """Every field; one that is missing is nothing."""
        for name in value.keys() - self.shapes.keys():
            if name not in self.without:
                raise EncodingError(f"the field '{name}' has no place")
        for name, shape in self.shapes.items():
            try:
                shape.write(value.get(name), out)
            except EncodingError as wrong:
                raise EncodingError(f"{name}: {wrong}") from None


class Keyed:
    """A list of records, each at the place of its key."""

    def __init__(self, key: str, values: Sequence[Any], shapes: Mapping[str, Shape]) -> None:
        """`shapes` are those of the other fields; what is not among them is left out."""
        self.key = key
        self.values = tuple(map(plain, values))
        self.item = Maybe(Fields(shapes))
        self.size = len(self.values) * self.item.size

    def names(self, at: str) -> Iterator[str]:
        """`at[key]`."""
        for value in self.values:
            yield from self.item.names(f"{at}[{value}]")

    def write(self, value: Sequence[Mapping[str, Any] | None] | None, out: Numbers) -> None:
        """The records in the order of the keys, zeros where there is none."""
        fields = self.item.shape
        assert isinstance(fields, Fields)
        found = {r[self.key]: {n: r.get(n) for n in fields.shapes} for r in value or () if r}
        if not found.keys() <= set(self.values):
            raise EncodingError(f"{sorted(found)} are not all among {self.values[:9]}")
        for key in self.values:
            self.item.write(found.get(key), out)


class Seen:
    """A shape of something that is worked out from the value."""

    def __init__(self, look: Callable[[Any], Any], shape: Shape) -> None:
        """`look` must not depend on anything but the value."""
        self.look = look
        self.shape = shape
        self.size = shape.size

    def names(self, at: str) -> Iterator[str]:
        """Those of the shape."""
        return self.shape.names(at)

    def write(self, value: Any, out: Numbers) -> None:
        """What is seen in the value."""
        self.shape.write(self.look(value), out)


class Parts(NamedTuple):
    """A view in three parts: what all see, what this seat alone sees, and what it remembers."""

    public: Fields
    private: Fields
    memory: Fields

    @classmethod
    def of(
        cls,
        public: Mapping[str, Shape],
        private: Mapping[str, Shape],
        memory: Mapping[str, Shape],
        without: Sequence[str] = (),
    ) -> Parts:
        """The parts of a view by the names of its entries; `without` follows from the others."""
        known = (*public, *private, *memory, *without)
        return cls(*(Fields(part, known) for part in (public, private, memory)))
