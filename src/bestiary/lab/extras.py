"""Optional dependencies: libraries that come with an extra of this package."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtraError(ImportError):
    """A library of an extra is not installed; the message names the extra."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"This needs the extra '{extra}': pip install 'bestiary[{extra}]'.")


def import_extra(module: str, extra: str) -> Any:
    """Import a library, or raise `MissingExtraError` with the command that installs it."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise MissingExtraError(extra) from missing
