"""A state as bytes and back. Only the game's own classes may come out of the bytes."""

from __future__ import annotations

import io
import pickle
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
        if ours or plain or name in LIBRARY.get(module, ()):
            return super().find_class(module, name)
        raise SnapshotError(f"a snapshot may not name {module}.{name}")


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
    return state
