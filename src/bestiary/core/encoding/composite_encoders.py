"""Composite encoders: optional values, lists and records, and a whole view in its three parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bestiary.core.encoding.leaf_encoders import Encoder, EncodingError, Numbers, plain_value


class Maybe:
    """An optional value: a presence flag and the value, or zeros for None."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.size: int = 1 + encoder.size

    def names(self, at: str) -> Iterator[str]:
        """`at?` for the flag, then the names of the value."""
        yield f"{at}?"
        yield from self.encoder.names(at)

    def write(self, value: Any, out: Numbers) -> None:
        if value is None:
            out += [0.0] * self.size
        else:
            out.append(1.0)
            self.encoder.write(value, out)


class PaddedList:
    """A list in its order, padded with zeros to a fixed length; each item has a presence flag."""

    def __init__(self, item: Encoder, max_length: int) -> None:
        self.item: Maybe = Maybe(item)
        self.max_length = max_length
        self.size: int = max_length * self.item.size

    def names(self, at: str) -> Iterator[str]:
        """`at[0]`, `at[1]`, …"""
        for place in range(self.max_length):
            yield from self.item.names(f"{at}[{place}]")

    def write(self, value: Sequence[Any] | None, out: Numbers) -> None:
        items = value or ()
        if len(items) > self.max_length:
            limit = self.max_length
            raise EncodingError(f"{len(items)} items where at most {limit} were thought of")
        for item in items:
            self.item.write(item, out)
        out += [0.0] * (self.item.size * (self.max_length - len(items)))


class Fields:
    """A record, field by field, without the fields that follow from others."""

    def __init__(self, encoders: Mapping[str, Encoder], without: Sequence[str] = ()) -> None:
        """A record with a field that is in neither is refused."""
        self.encoders: dict[str, Encoder] = dict(encoders)
        self.without: tuple[str, ...] = tuple(without)
        self.size: int = sum(encoder.size for encoder in encoders.values())

    def names(self, at: str) -> Iterator[str]:
        """`at.field`."""
        for name, encoder in self.encoders.items():
            yield from encoder.names(f"{at}.{name}" if at else name)

    def write(self, value: Mapping[str, Any], out: Numbers) -> None:
        """Every field in the order of the encoders; a missing one counts as None."""
        for name in value.keys() - self.encoders.keys():
            if name not in self.without:
                raise EncodingError(f"the field '{name}' has no place")
        for name, encoder in self.encoders.items():
            try:
                encoder.write(value.get(name), out)
            except EncodingError as wrong:
                raise EncodingError(f"{name}: {wrong}") from None


class KeyedRecords:
    """A list of records in the order of their keys, whatever order the list is in."""

    def __init__(self, key: str, values: Sequence[Any], encoders: Mapping[str, Encoder]) -> None:
        """`encoders` are those of the other fields; a field without one is left out."""
        self.key = key
        self.values: tuple[Any, ...] = tuple(map(plain_value, values))
        self.item: Maybe = Maybe(Fields(encoders))
        self.size: int = len(self.values) * self.item.size

    def names(self, at: str) -> Iterator[str]:
        """`at[key]`."""
        for value in self.values:
            yield from self.item.names(f"{at}[{value}]")

    def write(self, value: Sequence[Mapping[str, Any] | None] | None, out: Numbers) -> None:
        """The records in the order of the keys, zeros where there is none."""
        fields = self.item.encoder
        assert isinstance(fields, Fields)
        by_key = {r[self.key]: {n: r.get(n) for n in fields.encoders} for r in value or () if r}
        if not by_key.keys() <= set(self.values):
            raise EncodingError(f"{sorted(by_key)} are not all among {self.values[:9]}")
        for key in self.values:
            self.item.write(by_key.get(key), out)


class DerivedValue:
    """Encodes what a function derives from the value."""

    def __init__(self, derive: Callable[[Any], Any], encoder: Encoder) -> None:
        """`derive` must be pure: equal views have equal numbers."""
        self.derive = derive
        self.encoder = encoder
        self.size: int = encoder.size

    def names(self, at: str) -> Iterator[str]:
        return self.encoder.names(at)

    def write(self, value: Any, out: Numbers) -> None:
        self.encoder.write(self.derive(value), out)


class Parts(NamedTuple):
    """The encoders of a view: what all see, what this seat alone sees, and what it remembers."""

    public: Fields
    private: Fields
    memory: Fields

    @classmethod
    def of(
        cls,
        public: Mapping[str, Encoder],
        private: Mapping[str, Encoder],
        memory: Mapping[str, Encoder],
        without: Sequence[str] = (),
    ) -> Parts:
        """The parts of a view by the names of its entries; `without` follows from the others."""
        # Each part is written from the whole view, so it must allow the entries of the others.
        allowed = (*public, *private, *memory, *without)
        return cls(*(Fields(part, allowed) for part in (public, private, memory)))
