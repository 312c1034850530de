"""A step is one paragraph of the rulebook; a decision is what it asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from bestiary.core.choice import Choice
from bestiary.core.seats import Seat

About = tuple[tuple[str, Any], ...]
"""Named arguments of a text, as pairs."""


class Decision(NamedTuple):
    """The table waits for `seat` to choose one of `options`.

    `prompt` names a text and `about` holds its arguments. `options` may be lazy: `in` tests one,
    `len` and `[i]` pick one, iteration lists all.
    """

    seat: Seat
    prompt: str
    options: Collection[Choice]
    about: About = ()


class Reason(NamedTuple):
    """Why an action that a player may expect is not on offer: texts and the rule's `§`."""

    action: str
    why: str
    rule: str
    about: About = ()


S_contra = TypeVar("S_contra", contravariant=True)


class Step(Protocol[S_contra]):
    """One paragraph of the rulebook, waiting on the agenda.

    Steps are frozen and shared between copies of a state. A step may also define
    `reasons(state, seat) -> Sequence[Reason]`, and `is_race(state) -> bool` where it may matter
    who of several seats answers first.
    """

    def ask(self, state: S_contra, /) -> Sequence[Decision]:
        """The decisions to be taken now; none: nothing to choose, carry it out. Changes nothing."""

    def resolve(self, state: S_contra, answers: Mapping[Seat, Choice], /) -> None:
        """Carry the step out with the answer of every seat that was asked."""


def rule_of(step: Step[Any]) -> str:
    """The `§` a step's docstring begins with, or ''."""
    first = (type(step).__doc__ or "").split(maxsplit=1)
    return first[0] if first and first[0].startswith("§") else ""
