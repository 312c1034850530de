"""A state as bytes and back. Only the game's own classes may come out of the bytes."""

from __future__ import annotations

import io
import pickle
import sys
from dataclasses import MISSING, Field, fields
from importlib import import_module
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
    game = ".".join(module.split(".")[:3])
    import_module(game)
    homes = (m for place, m in sorted(sys.modules.items()) if place.startswith(f"{game}."))
    found = {vars(home)[name] for home in homes if _defines(home, name)}
    if len(found) != 1:
        raise SnapshotError(f"this version has no {module}.{name}")
    return found.pop()


def _defines(home: ModuleType, name: str) -> bool:
    return getattr(vars(home).get(name), "__module__", "") == home.__name__


def dump(state: State) -> bytes:
    """Write the state, without what was told and without cached options."""
    return pickle.dumps(state.copy(), protocol=5)


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
