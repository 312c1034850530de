"""Two ways to memoize a drawing: by its arguments, and by the entries of a view that it read.

    @memoize
    def token(size, colour): ...

    @memoize_by_reads
    def city(view, words): ...

Boards are drawn again after every move for every reader, and most of a board is as it was.
`memoize` is an `lru_cache` for pieces, whose arguments can be keys. A view cannot: it is a large
dict, and after each move some entry of it is another. `memoize_by_reads` tracks dependencies:
while a panel is drawn, the view notes which of its entries are read, and the drawing is stored
under their values. A later view that agrees in them gets the same drawing: after a move
elsewhere, and for every other reader to whom these entries look alike.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, wraps
from operator import itemgetter
from typing import Any, NamedTuple, ParamSpec, TypeVar, TypeVarTuple, Unpack, cast

Facts = TypeVarTuple("Facts")
P = ParamSpec("P")
T = TypeVar("T")
View = Mapping[str, Any]
V = TypeVar("V", bound=View)
Names = tuple[str, ...]
Key = tuple[bytes | str, object]

MAX_PIECES = 8192
"""Drawings of one function that `memoize` holds; the least recently used goes first."""
MAX_LETTERS = 10_000_000
"""Letters of one panel's drawings that `memoize_by_reads` holds; above it all of them go."""
MAX_READ_SETS = 8
"""Sets of entries that one panel may read, depending on what it finds; above it all go."""
MISSING = "no such entry"


def memoize(draw: Callable[P, T]) -> Callable[P, T]:
    """An `lru_cache` that keeps the signature for type checkers: same arguments, same text."""
    return cast(Callable[P, T], lru_cache(maxsize=MAX_PIECES)(draw))


class Watched(Mapping[str, Any]):
    """A view that records which of its entries are read."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view
        self.read: dict[str, None] = dict[str, None]()

    def __getitem__(self, name: str) -> Any:
        self.read[name] = None
        return self._view[name]

    def __iter__(self) -> Iterator[str]:
        self.read.update(dict.fromkeys(self._view))
        return iter(self._view)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _ReadSet(NamedTuple):
    """Drawings that read the same entries of a view, by the values of these and other arguments."""

    names: Names
    values_in: Callable[[View], Any]
    drawings: dict[Key, Any]

    def key(self, view: View, rest: object) -> Key:
        try:
            values = self.values_in(view)
        except KeyError:
            values = [view.get(name, MISSING) for name in self.names]
        try:
            # Not the newest format: from version 3 on, shared objects and interned strings are
            # marked, so equal values need not be equal bytes.
            return marshal.dumps(values, 2), rest
        except ValueError:  # a view with names that are members of an Enum
            return json.dumps(values), rest


def _no_values(_: View) -> None: ...


def _make_read_set(names: Names) -> _ReadSet:
    return _ReadSet(names, itemgetter(*names) if names else _no_values, {})


class _Drawings:
    """The drawings of one panel; when there are too many, all are forgotten at once."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self._read_sets: dict[Names, _ReadSet] = {}
        self._letters = 0

    def find(self, view: View, rest: object, tried: dict[Names, Key]) -> Any:
        """The drawing for `view`; the keys made on the way are left in `tried` for `add`."""
        for reads in tuple(self._read_sets.values()):  # a copy: other threads draw too
            key = tried[reads.names] = reads.key(view, rest)
            drawing = reads.drawings.get(key)
            if drawing is not None:
                return drawing
        return None

    def add(self, watched: Watched, rest: object, drawing: Any, tried: Mapping[Names, Key]) -> None:
        names = tuple(watched.read)
        self._letters += _count_letters(drawing)
        if self._letters > MAX_LETTERS or len(self._read_sets) > MAX_READ_SETS:
            self.clear()
            self._letters = _count_letters(drawing)
        reads = self._read_sets.setdefault(names, _make_read_set(names))
        reads.drawings[tried.get(names) or reads.key(watched, rest)] = drawing


_ALL: list[_Drawings] = []


def clear() -> None:
    """Forget the drawings of every panel; for tests and measurements."""
    for drawings in _ALL:
        drawings.clear()


def _count_letters(drawing: Any) -> int:
    """The size of a drawing: a text, or tuples that hold some."""
    if isinstance(drawing, tuple):
        return sum(map(_count_letters, drawing))
    return len(drawing) if isinstance(drawing, str) else 0


def memoize_by_reads(draw: Callable[[V, Unpack[Facts]], T]) -> Callable[[V, Unpack[Facts]], T]:
    """Memoize `draw(view, *facts)` by the entries of the view that it read, and the facts."""
    drawings = _Drawings()
    _ALL.append(drawings)

    @wraps(draw)
    def memoized(view: V, *rest: *Facts) -> T:
        tried: dict[Names, Key] = {}
        drawing: T | None = drawings.find(view, rest, tried)
        if drawing is None:
            watched = Watched(view)
            # Read like the view itself, of whatever TypedDict: it is no dict, but has its entries.
            drawing = draw(cast(V, watched), *rest)
            drawings.add(watched, rest, drawing, tried)
        return drawing

    return memoized
