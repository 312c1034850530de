"""Panels that are drawn again only when something they looked at has changed.

    @remembered
    def city(view, words): ...

While a panel is drawn, the view notes which of its entries are read. The drawing is kept under
their values, so a later view that agrees in them gets the same drawing: after a move elsewhere,
and for every other reader to whom these entries look alike.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, Unpack

Facts = TypeVarTuple("Facts")
T = TypeVar("T")
View = Mapping[str, Any]
Names = tuple[str, ...]
Key = tuple[bytes | str, object]

MISSING = "no such entry"
KEPT = 10_000_000
"""Letters of one panel's drawings that are kept."""
WAYS = 8
"""Different sets of entries a panel may read, depending on what it finds."""


class Watched(Mapping[str, Any]):
    """A view that notes which of its entries are read."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view
        self.read = dict[str, None]()

    def __getitem__(self, name: str) -> Any:
        self.read[name] = None
        return self._view[name]

    def __iter__(self) -> Iterator[str]:
        self.read.update(dict.fromkeys(self._view))
        return iter(self._view)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _Way(NamedTuple):
    """What was drawn from the same entries of a view, by their values and all other arguments."""

    names: Names
    look: Callable[[View], Any]
    drawings: dict[Key, Any]

    def key(self, view: View, rest: object) -> Key:
        try:
            values = self.look(view)
        except KeyError:
            values = [view.get(name, MISSING) for name in self.names]
        try:
            return marshal.dumps(values, 2), rest  # in this version equal is equal bytes
        except ValueError:  # a view with names that are members of an Enum
            return json.dumps(values), rest


def _nothing(_: View) -> None: ...


def _way(names: Names) -> _Way:
    return _Way(names, itemgetter(*names) if names else _nothing, {})


class _Memory:
    """Drawings by what they were drawn from; when there are too many, all are forgotten."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._ways: dict[Names, _Way] = {}
        self._letters = 0

    def find(self, view: View, rest: object, tried: dict[Names, Key]) -> Any:
        for way in tuple(self._ways.values()):  # other threads draw too
            key = tried[way.names] = way.key(view, rest)
            drawing = way.drawings.get(key)
            if drawing is not None:
                return drawing
        return None

    def keep(
        self, watched: Watched, rest: object, drawing: Any, tried: Mapping[Names, Key]
    ) -> None:
        names = tuple(watched.read)
        self._letters += _letters(drawing)
        if self._letters > KEPT or len(self._ways) > WAYS:
            self.forget()
            self._letters = _letters(drawing)
        way = self._ways.setdefault(names, _way(names))
        way.drawings[tried.get(names) or way.key(watched, rest)] = drawing


MEMORIES: list[_Memory] = []


def forget() -> None:
    """Draw everything anew from now on."""
    for memory in MEMORIES:
        memory.forget()


def _letters(drawing: Any) -> int:
    """How much a drawing weighs: a text, or tuples that hold some."""
    if isinstance(drawing, tuple):
        return sum(map(_letters, drawing))
    return len(drawing) if isinstance(drawing, str) else 0


def remembered(draw: Callable[[Any, Unpack[Facts]], T]) -> Callable[[Any, Unpack[Facts]], T]:
    """Keep what `draw` draws from a view, or a part of one, and more that can be a key."""
    memory = _Memory()
    MEMORIES.append(memory)

    @wraps(draw)
    def recalled(view: Any, *rest: *Facts) -> T:
        tried: dict[Names, Key] = {}
        drawing: T | None = memory.find(view, rest, tried)
        if drawing is None:
            watched = Watched(view)
            drawing = draw(watched, *rest)
            memory.keep(watched, rest, drawing, tried)
        return drawing

    return recalled
