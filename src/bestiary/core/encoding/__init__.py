"""Feature encoders: what a seat sees as a vector of numbers of fixed length.

Learners need tensors, and views are nested plain data. An encoder has a fixed size, a name for each
of its numbers, and writes any value that fits. What does not fit is refused, never truncated: a
view that grows needs a new version of its encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bestiary.core.encoding.composite_encoders import (
    DerivedValue,
    Fields,
    KeyedRecords,
    Maybe,
    PaddedList,
    Parts,
)
from bestiary.core.encoding.leaf_encoders import (
    Bag,
    Counts,
    Encoder,
    EncodingError,
    Number,
    OneHot,
    plain_value,
)

__all__ = [
    "Bag",
    "Counts",
    "DerivedValue",
    "Domains",
    "Encoder",
    "Encoding",
    "EncodingError",
    "Fields",
    "KeyedRecords",
    "Maybe",
    "Number",
    "OneHot",
    "PaddedList",
    "Parts",
    "plain_value",
]

Domains: TypeAlias = Mapping[tuple[type, str], Sequence[Any]]
"""The values that a field of a choice may hold, where its type alone does not tell."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """Observation and action encoding of a game, for programs that learn.

    `parts` makes the encoders of a view for a number of seats. `chance` are the kinds of choice
    that no player makes. `version` changes whenever any number means something else.
    """

    version: int
    parts: Callable[[int], Parts]
    chance: tuple[type, ...]
    domains: Domains = field(default_factory=dict)
