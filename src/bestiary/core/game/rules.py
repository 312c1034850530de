"""The rules part of a game: what can be played, what pieces there are, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bestiary.core.presentation import View
from bestiary.core.seats import Seat
from bestiary.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Options: TypeAlias = Mapping[str, str]


class Option(NamedTuple):
    """A setting of the table. `free` accepts other values too and says if one is well formed.

    One that `hides` holds secrets in such a value: it is told to nobody before the end, and
    never dealt twice.
    """

    name: str
    values: tuple[str, ...]
    default: str
    free: Callable[[str], bool] | None = None
    hides: bool = False

    def accepts(self, value: str) -> bool:
        """Whether a table may be set up with `value`."""
        return value in self.values or (self.free is not None and self.free(value))


class Variant(NamedTuple):
    """A number of seats with options: one way to play, proven by the conformance suite."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(value for _, value in self.options)])


def _no_conflict(_: int, __: Options) -> str | None:
    return None


def _no_components(_: Any) -> Iterable[Hashable]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Inventory(Generic[S]):
    """The pieces of a game, counted twice: nothing is created or lost."""

    # What is in the box, for a number of seats and all options.
    box: Callable[[int, Options], Counter[Any]]
    # Where the same pieces are now.
    components: Callable[[S], Counter[Any]]
    # The components that a state shows in play.
    in_play: Callable[[S], Iterable[Hashable]] = _no_components
    # Every card, tile and token that must come into play in some game.
    to_cover: frozenset[Hashable] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules(Generic[S, V]):
    """What can be played, and who knows what: all that a game needs."""

    # The state before the first step, for a number of seats and all options.
    start: Callable[[int, Options], S]
    # What a seat may know of a state, as plain data.
    view: Callable[[S, Seat], V]
    # A determinisation: a state that the seat cannot tell from the given one.
    imagine: Callable[[S, Seat, Random], S]
    # All kinds of choice, chance's included: what notation can read.
    choices: tuple[type, ...]
    # What the conformance suite counts.
    inventory: Inventory[S]
    # The ways to play that the conformance suite proves.
    variants: tuple[Variant, ...]
    # Settings of a table.
    options: tuple[Option, ...] = ()
    # The text that says why seats and options do not fit together, or None.
    check: Callable[[int, Options], str | None] = _no_conflict
