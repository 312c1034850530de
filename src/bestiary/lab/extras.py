"""Libraries that only some of the laboratory needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtraError(ImportError):
    """Something was asked for that needs an extra; the message says which."""

    def __init__(self, extra: str) -> None:
        """The extra that brings what is missing."""
        super().__init__(f"This needs the extra '{extra}': pip install 'bestiary[{extra}]'.")


def needed(module: str, extra: str) -> Any:
    """The library, or a sentence on how to get it."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise MissingExtraError(extra) from missing
