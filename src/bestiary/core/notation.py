"""Parser and writer of choices as text: `Place(Tile.LAVA, Hex(2, -1))` is `place lava 2,-1`.

The kind in kebab case, then its fields separated by blanks; tuples are joined with `+` (an empty
one is `-`), None is `_`, nested NamedTuples join their fields with `,`.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

from bestiary.core.choice import Choice

WORD = re.compile(r"[^\s+,]+")


class NotationError(ValueError):
    """A text is not a choice of this game; the message says which part does not fit."""


@cache
def kebab(name: str) -> str:
    """`PlayCard` as `play-card`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


@cache
def hints(kind: type) -> dict[str, Any]:
    """The annotated fields of a NamedTuple, seats still marked as such."""
    annotations = get_type_hints(kind, include_extras=True)
    return {name: annotations[name] for name in kind._fields}  # type: ignore[attr-defined]


@lru_cache(maxsize=65_536)
def write(choice: Choice) -> str:
    """The text of a choice."""
    return " ".join([kebab(type(choice).__name__), *map(_write, choice)])


def _write(value: Any) -> str:
    match value:
        case None:
            return "_"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case tuple() if hasattr(value, "_fields"):
            return ",".join(map(_write, value))
        case tuple():
            return "+".join(map(_write, value)) or "-"
        case _:
            return str(value)


@lru_cache(maxsize=8_192)
def read(text: str, kinds: tuple[type, ...]) -> Choice:
    """The choice that `text` writes, one of `kinds`; `NotationError` if it is none."""
    word, *fields = text.split(" ")
    kind = next((k for k in kinds if kebab(k.__name__) == word), None)
    if kind is None:
        names = ", ".join(kebab(k.__name__) for k in kinds)
        raise NotationError(f"'{word[:40]}' is no kind of choice. There are: {names}.")
    wanted = hints(kind)
    if len(fields) != len(wanted):
        raise NotationError(f"'{word}' takes {len(wanted)} parts, found {len(fields)}.")
    choice: Choice = kind(*(_read(f, w) for f, w in zip(fields, wanted.values(), strict=True)))
    return choice


def _read(text: str, wanted: Any) -> Any:
    origin = get_origin(wanted)
    args = get_args(wanted)
    if hasattr(wanted, "__metadata__"):
        return _read(text, args[0])
    if origin in (Union, UnionType):
        return _read_union(text, args)
    if origin is tuple:
        return _read_tuple(text, args)
    if origin is Literal:
        return next((a for a in args if str(a) == text), None) or _refuse(
            text, "one of " + str(args)
        )
    if hasattr(wanted, "_fields"):
        fields = text.split(",")
        inner = hints(wanted)
        if len(fields) != len(inner):
            return _refuse(text, f"{len(inner)} parts joined with ','")
        return wanted(*(_read(f, w) for f, w in zip(fields, inner.values(), strict=True)))
    return _read_plain(text, wanted)


def _read_union(text: str, kinds: tuple[Any, ...]) -> Any:
    for kind in kinds:
        try:
            return _read(text, kind)
        except NotationError:
            continue
    return _refuse(text, "any of the kinds allowed here")


def _read_tuple(text: str, args: tuple[Any, ...]) -> tuple[Any, ...]:
    parts = [] if text == "-" else text.split("+")
    kinds = [args[0]] * len(parts) if len(args) == 2 and args[1] is Ellipsis else list(args)
    if len(kinds) != len(parts):
        return _refuse(text, f"{len(kinds)} parts joined with '+'")
    return tuple(_read(p, k) for p, k in zip(parts, kinds, strict=True))


def _read_plain(text: str, wanted: Any) -> Any:
    if wanted in (None, NoneType):
        return None if text == "_" else _refuse(text, "'_'")
    if wanted is bool:
        return (
            {"yes": True, "no": False}[text] if text in ("yes", "no") else _refuse(text, "yes/no")
        )
    if wanted is int:
        return (
            int(text) if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) else _refuse(text, "a number")
        )
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        member = next((m for m in wanted if str(m.value) == text), None)
        return member if member is not None else _refuse(text, f"a {wanted.__name__.lower()}")
    return text if WORD.fullmatch(text) else _refuse(text, "a word")


def _refuse(text: str, expected: str) -> NoReturn:
    raise NotationError(f"'{text[:40]}' does not fit: {expected} was expected.")
