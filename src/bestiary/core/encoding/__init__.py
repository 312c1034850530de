"""What a seat sees as numbers: shapes that say which entries of a view become which numbers.

A shape has a fixed size, a name for each of its numbers, and writes any value that fits. What does
not fit is refused, never cut: a view that grows needs a new version of its encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bestiary.core.encoding.branches import Fields, Keyed, Maybe, Parts, Row, Seen
from bestiary.core.encoding.leaves import Bag, Counts, EncodingError, Number, OneOf, Shape, plain

__all__ = [
    "Bag",
    "Counts",
    "Domains",
    "Encoding",
    "EncodingError",
    "Fields",
    "Keyed",
    "Maybe",
    "Number",
    "OneOf",
    "Parts",
    "Row",
    "Seen",
    "Shape",
    "plain",
]

Domains: TypeAlias = Mapping[tuple[type, str], Sequence[Any]]
"""What a field of a choice may hold, where its type alone does not say so."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a game is told in numbers.

    `parts` gives the shapes of a view at a table of so many seats. `chance` are the kinds of choice
    that no player makes. `version` changes whenever any number means something else.
    """

    version: int
    parts: Callable[[int], Parts]
    chance: tuple[type, ...]
    domains: Domains = field(default_factory=dict)
