"""Serialisation: a state as bytes and back. Only the game's own classes may come out of the bytes.

The bytes are a pickle, whose reader has an allow-list: a plain one would run whatever a forged
snapshot names.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from types import ModuleType
from typing import Any

from bestiary.core.state import State

ALLOWED_BUILTINS = frozenset({"set", "frozenset", "getattr", "object", "range", "bytearray"})
ALLOWED_LIBRARY = {
    "collections": frozenset({"Counter", "deque", "OrderedDict", "defaultdict"}),
    "copyreg": frozenset({"__newobj__", "_reconstructor"}),
}
ALLOWED_PACKAGES = ("bestiary.core.", "bestiary.games.")
_installed_games = set[str]()


class SnapshotError(ValueError):
    """The bytes are no snapshot of this version."""


def allow_package(package: str) -> None:
    """Let snapshots name the classes of a game that another distribution brings along."""
    _installed_games.add(package)
    _game_of.cache_clear()


def _is_allowed(module: str) -> bool:
    return module.startswith(ALLOWED_PACKAGES) or _game_of(module) in _installed_games


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        # A dotted name could walk from a module of ours into whatever it has imported.
        if _is_allowed(module) and "." not in name:
            return self._find_ours(module, name)
        is_plain = module == "builtins" and name in ALLOWED_BUILTINS
        if is_plain or name in ALLOWED_LIBRARY.get(module, ()):
            return super().find_class(module, name)
        raise SnapshotError(f"a snapshot may not name {module}.{name}")

    def _find_ours(self, module: str, name: str) -> Any:
        """A class of ours, also where it has moved to another module of its game since."""
        try:
            return super().find_class(module, name)
        except (ImportError, AttributeError):
            return _find_moved(module, name)


def _find_moved(module: str, name: str) -> Any:
    """The one class or function called `name` in the game that `module` belonged to."""
    game = _game_of(module)
    import_module(game)  # `_homes` knows only modules that are loaded
    # Two of one name: which of them was meant cannot be told.
    namesakes = {vars(home)[name] for home in _homes(game) if _defines(home, name)}
    if len(namesakes) != 1:
        raise SnapshotError(f"this version has no {module}.{name}")
    return namesakes.pop()


@cache
def _game_of(module: str) -> str:
    """The package of the game that a module belongs to."""
    for package in _installed_games:
        if module == package or module.startswith(f"{package}."):
            return package
    return ".".join(module.split(".")[:3])


def _homes(game: str) -> list[ModuleType]:
    """The modules of a game that are loaded."""
    return [m for place, m in sorted(sys.modules.items()) if place.startswith(f"{game}.")]


def _defines(home: ModuleType, name: str) -> bool:
    return getattr(vars(home).get(name), "__module__", "") == home.__name__


@cache
def _reducers(game: str) -> dict[type, Callable[[Any], Any]]:
    """Steps are written as a call with their fields, in the same bytes compiled or not."""
    # mypyc's own pickling sets the fields of frozen steps one by one, and fails.
    values = (value for home in _homes(game) for value in vars(home).values())
    return dict.fromkeys(filter(_needs_reducer, values), _reduce)


def _needs_reducer(kind: object) -> bool:
    """Whether it is a dataclass that does not say itself how it is written; states do."""
    if not isinstance(kind, type) or issubclass(kind, State) or not is_dataclass(kind):
        return False
    own: object = kind.__reduce__
    return own is object.__reduce__


def _reduce(value: Any) -> tuple[type, tuple[Any, ...]]:
    kind: type = type(value)
    return kind, _field_getter(kind)(value)


@cache
def _field_getter(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)  # of one name it would give the bare value
    return lambda value: tuple([getattr(value, name) for name in names])


def dump(state: State) -> bytes:
    """Write the state, without what was told and without cached options."""
    buffer = io.BytesIO()
    writer = pickle.Pickler(buffer, protocol=5)
    writer.dispatch_table = _reducers(_game_of(type(state).__module__))
    writer.dump(state.copy())  # a copy has no events and no cached decisions
    return buffer.getvalue()


def load(data: bytes) -> State:
    """Read a state back; `SnapshotError` if the bytes are broken or name foreign classes."""
    try:
        state = _Reader(io.BytesIO(data)).load()
    except SnapshotError:
        raise
    except Exception as broken:  # forged or cut off, a pickle can raise anything
        raise SnapshotError(f"the snapshot cannot be read: {broken}") from broken
    if not isinstance(state, State):
        raise SnapshotError("the snapshot holds no state")
    return _fill_new_fields(state)


def _fill_new_fields(state: State) -> State:
    """Give fields that a later version added to the state their defaults."""
    for field in fields(state):
        if not hasattr(state, field.name):
            setattr(state, field.name, _default(field))
    return state


def _default(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    if field.default is MISSING:
        raise SnapshotError(f"the snapshot does not tell '{field.name}'")
    return field.default
