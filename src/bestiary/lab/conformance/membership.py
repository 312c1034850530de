"""Choices that are nearly on offer: `in` must agree with what iteration lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import permutations
from random import Random
from typing import Any

from bestiary.core import Chance, Choice, Decision, Game, State, notation
from bestiary.lab.conformance.nonconformity import Nonconformity

VARIED = 6
"""Options of a decision that are varied, field by field."""
WIDEST = 20
"""So wide may a grid be whose rows and columns are kept in one number."""
MOST_LISTED = 20_000
"""A decision with more options than these is not listed whole."""


def check_near(game: Game[Any], state: State, decision: Decision) -> None:
    """Whatever looks like an option is one if it is listed, and only then."""
    options = _all(decision.options)
    if options is None:
        return
    listed = set(options)
    rng = Random(len(options))
    varied = rng.sample(options, min(VARIED, len(options)))
    for option in varied:
        for near in variations(option, game.choices):
            _check(decision, near, is_listed=near in listed)
    for option in varied[:1]:
        for alias in aliases(option):
            _check(decision, alias, is_listed=alias in listed)
    for other in state.decisions:
        for foreign in _some(other.options, rng):
            _check(decision, foreign, is_listed=foreign in listed)


def _all(options: Any) -> list[Choice] | None:
    """Every option, or None where chance has too many to list."""
    if isinstance(options, Chance):
        found = options.probabilities()
        return None if found is None else list(found)
    return list(options) if len(options) <= MOST_LISTED else None


def _some(options: Any, rng: Random) -> list[Choice]:
    found = _all(options) or []
    return rng.sample(found, min(VARIED, len(found)))


def _check(decision: Decision, choice: Choice, *, is_listed: bool) -> None:
    try:
        is_offered = choice in decision.options
    except Exception as stumbled:
        said = f"{_text(decision, choice)} makes `in` stumble: {stumbled!r}"
        raise Nonconformity(said) from stumbled
    if is_offered and not is_listed:
        raise Nonconformity(f"{_text(decision, choice)} is on offer but not listed")
    if is_listed and not is_offered:
        raise Nonconformity(f"{_text(decision, choice)} is listed but not on offer")


def _text(decision: Decision, choice: Choice) -> str:
    """Written only where something is wrong: it costs more than the check."""
    return f"'{notation.write(choice)}' for '{decision.prompt}'"


def variations(choice: Choice, kinds: Iterable[type]) -> Iterator[Choice]:
    """The same choice with one field a little different, and other kinds with the same fields."""
    yield from _with_one_changed(choice)
    for kind in kinds:
        if kind is not type(choice) and len(kind._fields) == len(choice):  # type: ignore[attr-defined]
            yield kind(*choice)


def aliases(choice: Choice) -> Iterator[Choice]:
    """Two numbers changed against each other, as if a row too few were made up by columns."""
    numbers = {name: n for name, n in choice._asdict().items() if type(n) is int}
    for row, column in permutations(numbers, 2):
        for width in range(1, WIDEST + 1):
            for rows in (-1, 1):
                moved = {row: numbers[row] + rows, column: numbers[column] - rows * width}
                yield choice._replace(**moved)


def _with_one_changed(fields: Any) -> Iterator[Any]:
    for name, value in fields._asdict().items():
        for other in _others(value):
            yield fields._replace(**{name: other})


def _others(value: Any) -> Iterator[Any]:
    """Values of the same kind that are next to this one."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value - 1, value + 1, -1 - value)
        case Enum():
            yield from (member for member in type(value) if member is not value)
        case str():
            yield from (f"{value}1", value[:-1] or "x")
        case tuple() if hasattr(value, "_fields"):
            yield from _with_one_changed(value)
        case tuple():
            yield from _other_tuples(value)


def _other_tuples(value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if not value:
        return
    yield from (value[1:], (*value, value[-1]), value[::-1])
    for place, item in enumerate(value):
        yield from ((*value[:place], other, *value[place + 1 :]) for other in _others(item))
