"""What is shown: a view as plain data, and the pictures drawn from it."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

View: TypeAlias = dict[str, Any]


class Panel(NamedTuple):
    """One picture of the board: `kind` is board, tray, player or side."""

    id: str
    kind: str
    svg: str
