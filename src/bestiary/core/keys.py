"""Content hashes: keys of a state, or of what a seat knows, that are the same in every process.

Python's own `hash` differs from process to process for strings, and has only 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any


def key_of(value: Any) -> str:
    """Content hash: equal for equal values of the same kinds; sets and mappings in any order."""
    return sha256("".join(_canonical_text(value)).encode()).hexdigest()


def _canonical_text(value: Any) -> Iterator[str]:
    match value:
        case None | bool() | int() | float() | str() | bytes() if not isinstance(value, Enum):
            yield repr(value)
        case Enum():
            yield f"{type(value).__name__}.{value.name}"
        case Mapping():
            pairs = (("".join(_canonical_text(k)), v) for k, v in value.items())
            yield from _inside(type(value), [p for pair in sorted(pairs, key=_name) for p in pair])
        case set() | frozenset():
            yield from _inside(set, sorted("".join(_canonical_text(v)) for v in value))
        # A class that pickles by `__reduce__` has the rest of its fields derived from these.
        case _ if "__reduce__" in vars(type(value)):
            yield from _inside(type(value), value.__reduce__()[1:])
        case list() | tuple():
            yield from _inside(type(value), value)
        case _ if is_dataclass(value):
            names = (f.name for f in fields(value) if f.compare)
            yield from _inside(type(value), [getattr(value, name) for name in names])
        case _:
            raise TypeError(f"a key cannot spell {type(value).__name__}")


def _inside(kind: type, parts: Any) -> Iterator[str]:
    yield f"{kind.__name__}("
    for part in parts:
        yield from _canonical_text(part)
        yield ","
    yield ")"


def _name(pair: tuple[str, Any]) -> str:
    return pair[0]
