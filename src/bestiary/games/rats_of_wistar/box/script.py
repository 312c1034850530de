"""§9.1 Effects as data: one small vocabulary for cards, mice, doors, missions, goals, wheel, cells.

A raw effect is a tuple of tuples such as `("gain", "wood", 2)`; modules register how each kind
becomes a step, so that this one interpreter serves every component.
"""

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Any, Final, TypeAlias, TypeVar

from bestiary.core import Step

Raw: TypeAlias = tuple[Any, ...]
Steps: TypeAlias = tuple[Step, ...]
Builder = TypeVar("Builder", bound=Callable[..., Step])

_KINDS: Final[dict[str, Callable[..., Step]]] = {}
_ACTS: Final[dict[str, Callable[..., Step]]] = {}


def kind(name: str) -> Callable[[Builder], Builder]:
    """Register how a kind of effect becomes a step: called with its source and its arguments."""

    def register(build: Builder) -> Builder:
        _KINDS[name] = build
        return build

    return register


def act(name: str) -> Callable[[Builder], Builder]:
    """Register how an act becomes a step: called with its number and its options."""

    def register(build: Builder) -> Builder:
        _ACTS[name] = build
        return build

    return register


@kind("act")
def _act(_: str, name: str, number: int, options: Raw = ()) -> Step:
    return _ACTS[name](number, **dict(options))


@cache
def compile_effect(raw: Raw, source: str) -> Steps:
    """Turn a raw effect of `source` into its steps."""
    return tuple(_KINDS[name](source, *arguments) for name, *arguments in raw)


def multiply_effect(raw: Raw, factor: int) -> Raw:
    """Multiply the number of every gain and act of a raw effect."""
    return tuple((name, what, number * factor, *rest) for name, what, number, *rest in raw)


def freeze(value: Any) -> Any:
    """Turn JSON into something hashable: lists into tuples, objects into tuples of pairs."""
    if isinstance(value, list):
        return tuple(map(freeze, value))
    if isinstance(value, dict):
        return tuple((name, freeze(inner)) for name, inner in value.items())
    return value


class Script:
    """The effect of one component: raw as in the data file, and as steps."""

    def __init__(self, source: str, raw: Iterable[Any]) -> None:
        """Name the component and give its effect as read from the data file."""
        self.source = source
        self.raw: Raw = freeze(list(raw))

    @cached_property
    def steps(self) -> Steps:
        """The effect as steps for the agenda."""
        return compile_effect(self.raw, self.source)
