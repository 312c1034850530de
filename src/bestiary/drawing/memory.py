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
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[object, ...]
Way = tuple[tuple[str, ...], ...]

MISSING = "no such entry"
KEPT = 10_000_000
"""Letters of one panel's drawings that are kept."""
WAYS = 8
"""Different sets of entries a panel may read, depending on what it finds."""


class Watched(Mapping[str, Any]):
    """A view that notes which of its entries are read."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        """Nothing is read yet."""
        self._view, self.read = view, dict[str, None]()

    def __getitem__(self, name: str) -> Any:
        self.read[name] = None
        return self._view[name]

    def __iter__(self) -> Iterator[str]:
        self.read.update(dict.fromkeys(self._view))
        return iter(self._view)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _Memory:
    """Drawings by what they were drawn from; when there are too many, all are forgotten."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._drawings: dict[Key, Any] = {}
        self._ways: dict[Way, None] = {}
        self._letters = 0

    def find(self, views: list[Mapping[str, Any]], rest: Key, tried: dict[Way, Key]) -> Any:
        drawings = self._drawings
        for way in tuple(self._ways):  # other threads draw too
            key = tried[way] = _key(way, views, rest)
            drawing = drawings.get(key)
            if drawing is not None:
                return drawing
        return None

    def keep(
        self, watched: list[Watched], rest: Key, drawing: Any, tried: Mapping[Way, Key]
    ) -> None:
        way = tuple([tuple(view.read) for view in watched])
        self._letters += _letters(drawing)
        if self._letters > KEPT or len(self._ways) > WAYS:
            self.forget()
            self._letters = _letters(drawing)
        self._ways[way] = None
        self._drawings[tried.get(way) or _key(way, list(watched), rest)] = drawing


VIEWS = frozenset({dict, Watched})
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


def _key(way: Way, views: list[Mapping[str, Any]], rest: Key) -> Key:
    if len(views) == 1:
        (names,), (view,) = way, views
        values = [view.get(name, MISSING) for name in names]
    else:
        each = zip(way, views, strict=True)
        values = [view.get(name, MISSING) for names, view in each for name in names]
    try:
        return (way, marshal.dumps(values, 2), rest)  # in this version equal is equal bytes
    except ValueError:  # a view with names that are members of an Enum
        return (way, json.dumps(values), rest)


def remembered(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what `draw` draws; it takes views (or parts of them) and hashable arguments."""
    memory = _Memory()
    MEMORIES.append(memory)

    @wraps(draw)
    def recalled(*args: P.args, **named: P.kwargs) -> T:
        views: list[Any] = [given for given in args if type(given) in VIEWS]
        key: Key = tuple([given for given in args if type(given) not in VIEWS])
        if named:
            key += tuple(sorted(named.items()))
        tried: dict[Way, Key] = {}
        drawing: T | None = memory.find(views, key, tried)
        if drawing is None:
            watched = [Watched(view) for view in views]
            each = iter(watched)
            drawing = draw(*(next(each) if type(a) in VIEWS else a for a in args), **named)  # type: ignore[arg-type]
            memory.keep(watched, key, drawing, tried)
        return drawing

    return recalled
