"""Type narrowing: a test knows more about its position than the types say, and asserts it here."""

from __future__ import annotations

from typing import TypeVar

from bestiary.core import Decision
from bestiary.core.chance import Chance

T = TypeVar("T")


def narrow(kind: type[T], value: object) -> T:
    """The same value, known to be of this kind."""
    assert isinstance(value, kind), f"{value!r} is no {kind.__name__}"
    return value


def present(value: T | None) -> T:
    """The same value, known not to be None."""
    assert value is not None
    return value


def chance_of(decision: Decision) -> Chance:
    """What may happen, where chance is asked."""
    return narrow(Chance, decision.options)  # type: ignore[type-abstract] # only asked for its kind


def several(*items: T) -> tuple[T, ...]:
    """A tuple of any length: of `state.rows = (one,)` mypy would believe that it stays one."""
    return items
