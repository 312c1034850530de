"""Conformance of `options`: membership must agree with iteration, also for near misses.

Options test one choice without listing all; such a shortcut easily accepts too much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import permutations
from random import Random
from typing import Any

from bestiary.core import Choice, Decision, Game, State, notation
from bestiary.core.chance import Chance
from bestiary.lab.conformance.nonconformity import Nonconformity

OPTIONS_VARIED = 6
"""Options of a decision whose fields are varied one by one."""
MAX_GRID_WIDTH = 20
"""The widest grid of which a rule may number the cells row by row."""
MAX_OPTIONS_LISTED = 20_000
"""A decision with more options is not checked."""


def check_membership(game: Game[Any, Any], state: State, decision: Decision) -> None:
    """A choice similar to an option tests as being on offer if it is listed, and only then."""
    options = _listed_options(decision.options)
    if options is None:
        return
    listed = set(options)
    rng = Random(len(options))
    varied = rng.sample(options, min(OPTIONS_VARIED, len(options)))
    for option in varied:
        for near in variations(option, game.rules.choices):
            _check(decision, near, is_listed=near in listed)
    for option in varied[:1]:
        for alias in aliases(option):
            _check(decision, alias, is_listed=alias in listed)
    for other in state.decisions:
        for foreign in _sample(other.options, rng):
            _check(decision, foreign, is_listed=foreign in listed)


def _listed_options(options: Any) -> list[Choice] | None:
    """Every option, or None where there are too many to list."""
    if isinstance(options, Chance):
        probabilities = options.probabilities()
        return None if probabilities is None else list(probabilities)
    return list(options) if len(options) <= MAX_OPTIONS_LISTED else None


def _sample(options: Any, rng: Random) -> list[Choice]:
    listed = _listed_options(options) or []
    return rng.sample(listed, min(OPTIONS_VARIED, len(listed)))


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
    """Two numbers changed against each other: a flat index `row * width + column` is the same."""
    kind: Callable[..., Choice] = type(choice)
    numbers = {name: n for name, n in choice._asdict().items() if type(n) is int}
    for row, column in permutations(numbers, 2):
        for width in range(1, MAX_GRID_WIDTH + 1):
            for rows in (-1, 1):
                moved = {row: numbers[row] + rows, column: numbers[column] - rows * width}
                yield kind(**choice._asdict() | moved)


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
