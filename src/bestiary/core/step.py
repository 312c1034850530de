"""Steps and decisions: a step is one paragraph of the rulebook, a decision what it asks a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bestiary.core.choice import Choice
from bestiary.core.seats import Seat

About = tuple[tuple[str, Any], ...]
"""Named arguments of a text, as pairs."""


class Decision:
    """The table waits for `seat` to choose one of `options`.

    `prompt` names a text and `about` holds its arguments. `options` may be lazy: `in` tests one,
    `len` and `[i]` pick one, iteration lists all. A decision is immutable by convention.
    """

    __slots__ = ("about", "options", "prompt", "seat")

    def __init__(
        self, seat: Seat, prompt: str, options: Collection[Choice], about: About = ()
    ) -> None:
        """A plain class, not a tuple: compiled, it is made in a tenth of the time."""
        self.seat: Seat = seat
        self.prompt: str = prompt
        self.options: Collection[Choice] = options
        self.about: About = about

    def _parts(self) -> tuple[Any, ...]:
        return self.seat, self.prompt, self.options, self.about

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Decision{self._parts()}"


class LazyOptions:
    """A lazy sequence of options: `size` of them, each made when it is asked for.

    No `Sequence`, though used as one: `isinstance` of an abstract class is slow.
    """

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size: int = size

    def at(self, number: int) -> Choice:
        """The one of this number, from 0 up to but not including `size`."""
        raise NotImplementedError("abstract: each kind of options finds its own")

    def __iter__(self) -> Iterator[Choice]:
        return iter([self.at(number) for number in range(self.size)])

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, number: Any) -> Any:
        if not isinstance(number, int) or number < 0:  # slices and counting from the end: rare
            return tuple(self)[number]
        if number >= self.size:
            raise IndexError(number)
        return self.at(number)


class LookupOptions(LazyOptions):
    """One option for each of some things, looked up in a table when it is asked for."""

    __slots__ = ("table", "things")

    def __init__(self, table: dict[Any, Choice], things: Sequence[Any]) -> None:
        """`table` has an option for everything that `things` may hold."""
        self.size: int = len(things)
        self.table: dict[Any, Choice] = table
        self.things: Sequence[Any] = things

    def at(self, number: int) -> Choice:
        """The option for the thing of this number."""
        return self.table[self.things[number]]

    def __contains__(self, choice: object) -> bool:
        return choice in [self.table[thing] for thing in self.things]


class Reason(NamedTuple):
    """Why an action that a player may expect is not on offer: texts and the rule's `§`.

    `at` are the places it speaks of, named as choices name them; none: it speaks of no place.
    """

    action: str
    why: str
    rule: str
    about: About = ()
    at: tuple[str, ...] = ()


class Step:
    """One paragraph of the rulebook, waiting on the agenda.

    Steps are frozen, shared between copies of a state, and know the state of their own game: each
    names the type of its state and of its answers (`Any` here, because frozen dataclasses with a
    generic base cannot be compiled). A step may also define
    `reasons(state, seat) -> Sequence[Reason]`.
    """

    __slots__ = ()

    def ask(self, state: Any, /) -> Sequence[Decision]:
        """The decisions to be taken now; none: nothing to choose, carry it out. Changes nothing."""
        raise NotImplementedError("abstract: each step asks, or says that it does not")

    def resolve(self, state: Any, answers: Mapping[Seat, Any], /) -> None:
        """Carry the step out with the answer of every seat that was asked."""
        raise NotImplementedError("abstract: each step does something")

    def may_take(self, choice: Choice, /) -> bool:
        """Whether a standing step can take such a choice at all, judged quickly by its kind."""
        return True

    def is_race(self, state: Any, /) -> bool:
        """Whether it matters who of the seats that are asked at once answers first."""
        return False


def rule_of(step: Step) -> str:
    """The `§` a step's docstring begins with, or ''."""
    first = (type(step).__doc__ or "").split(maxsplit=1)
    return first[0] if first and first[0].startswith("§") else ""
