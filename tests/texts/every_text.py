"""Every text of a game with every argument it may get, as far as types and selectors tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bestiary.core import Choice, Game

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"one", "few", "many"}
STAND_IN = "¤"
"""For an argument that is no number: no letter, so that nothing is read into it."""


def events(game: Game[Any, Any]) -> Iterator[type]:
    """The kinds of events of a game."""
    package = import_module(f"bestiary.games.{game.id}.events")
    for module in _modules(package):
        for kind in vars(module).values():
            if hasattr(kind, "_fields") and kind.__module__ == module.__name__:
                yield kind


def _modules(package: ModuleType) -> Iterable[ModuleType]:
    inner = iter_modules(getattr(package, "__path__", []))
    return [package, *(import_module(f"{package.__name__}.{m.name}") for m in inner)]


def samples(kind: type) -> Iterator[Choice]:
    """One of a kind, then with every value in every field."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: list(values(hints[name])) for name in kind._fields}  # type: ignore[attr-defined] # a NamedTuple
    base = {name: found[0] for name, found in fields.items()}
    yield kind(**base)
    for name, found in fields.items():
        yield from (kind(**{**base, name: value}) for value in found[1:])


def values(hint: Any) -> Iterator[Any]:
    """Values of a field: every component, every number, none where that is allowed."""
    origin = get_origin(hint)
    args = get_args(hint)
    if origin is Annotated:
        yield 0
    elif origin in (Union, UnionType):
        for arg in args:
            yield from values(arg)
    elif origin is tuple:
        yield from _tuples(args)
    elif hint is NoneType:
        yield None
    elif hint is bool:
        yield from (False, True)
    elif hint is int:
        yield from NUMBERS
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    elif hasattr(hint, "_fields"):
        yield from samples(hint)
    else:
        yield STAND_IN


def _tuples(args: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if len(args) == 2 and args[1] is Ellipsis:
        found = list(values(args[0]))
        yield from ((), *((value,) for value in found), tuple(found[:2]))
    else:
        yield tuple(next(values(arg)) for arg in args)


class Text(NamedTuple):
    """A message of a file, with the names of its arguments."""

    id: str
    arguments: frozenset[str]


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.named: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - as fluent names it
        self.named.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if isinstance(node.selector, VariableReference) and keys & PLURALS:
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def texts(folder: Path, language: str) -> tuple[list[Text], set[str]]:
    """The messages of a folder, and which arguments are counted in some of them."""
    source = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = []
    counted = set[str]()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            references = _References()
            references.visit(entry)
            found.append(Text(entry.id.name, frozenset(references.named)))
            counted |= references.counted
    return found, counted
