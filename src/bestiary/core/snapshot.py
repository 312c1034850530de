"""A state as bytes and back. Only the game's own classes may come out of the bytes."""

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

PLAIN = frozenset({"set", "frozenset", "getattr", "object", "range", "bytearray"})
LIBRARY = {
    "collections": frozenset({"Counter", "deque", "OrderedDict", "defaultdict"}),
    "copyreg": frozenset({"__newobj__", "_reconstructor"}),
}
OURS = ("bestiary.core.", "bestiary.games.")


class SnapshotError(ValueError):
    """The bytes are no snapshot of this version."""


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        ours = module.startswith(OURS) and "." not in name
        plain = module == "builtins" and name in PLAIN
        if ours:
            return self._ours(module, name)
        if plain or name in LIBRARY.get(module, ()):
            return super().find_class(module, name)
        raise SnapshotError(f"a snapshot may not name {module}.{name}")

    def _ours(self, module: str, name: str) -> Any:
        """A class of ours, also where a module has moved to another room of its game since."""
        try:
            return super().find_class(module, name)
        except (ImportError, AttributeError):
            return _moved(module, name)


def _moved(module: str, name: str) -> Any:
    """The one class or function called `name` in the game that `module` belonged to."""
    game = _game_of(module)
    import_module(game)
    found = {vars(home)[name] for home in _homes(game) if _defines(home, name)}
    if len(found) != 1:
        raise SnapshotError(f"this version has no {module}.{name}")
    return found.pop()


@cache
def _game_of(module: str) -> str:
    return ".".join(module.split(".")[:3])


def _homes(game: str) -> list[ModuleType]:
    """The modules of a game that are loaded."""
    return [m for place, m in sorted(sys.modules.items()) if place.startswith(f"{game}.")]


def _defines(home: ModuleType, name: str) -> bool:
    return getattr(vars(home).get(name), "__module__", "") == home.__name__


@cache
def _makers(game: str) -> dict[type, Callable[[Any], Any]]:
    """Steps are written as what they are made of: compiled ones read the same bytes as others."""
    held = (kind for home in _homes(game) for kind in vars(home).values())
    return dict.fromkeys(filter(_is_plain, held), _made_of)


def _is_plain(kind: object) -> bool:
    """Whether it is a dataclass that does not say itself how it is written; states do."""
    if not isinstance(kind, type) or issubclass(kind, State) or not is_dataclass(kind):
        return False
    written: object = kind.__reduce__
    return written is object.__reduce__


def _made_of(value: Any) -> tuple[type, tuple[Any, ...]]:
    kind: type = type(value)
    return kind, _parts(kind)(value)


@cache
def _parts(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)  # of one name it would give the bare value
    return lambda value: tuple([getattr(value, name) for name in names])


def dump(state: State) -> bytes:
    """Write the state, without what was told and without cached options."""
    written = io.BytesIO()
    writer = pickle.Pickler(written, protocol=5)
    writer.dispatch_table = _makers(_game_of(type(state).__module__))
    writer.dump(state.copy())
    return written.getvalue()


def load(data: bytes) -> State:
    """Read a state back; `SnapshotError` if the bytes are broken or name foreign classes."""
    try:
        state = _Reader(io.BytesIO(data)).load()
    except SnapshotError:
        raise
    except Exception as broken:
        raise SnapshotError(f"the snapshot cannot be read: {broken}") from broken
    if not isinstance(state, State):
        raise SnapshotError("the snapshot holds no state")
    return _completed(state)


def _completed(state: State) -> State:
    """Give what younger versions added to a state the value it begins with."""
    for field in fields(state):
        if not hasattr(state, field.name):
            setattr(state, field.name, _first(field))
    return state


def _first(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    if field.default is MISSING:
        raise SnapshotError(f"the snapshot does not tell '{field.name}'")
    return field.default
