"""Fluent texts of the command line itself, in either language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bestiary.core.words import TextError, bundle

FOLDER = Path(__file__).parent


class TerminalTexts:
    """The terminal's own texts in one language."""

    def __init__(self, language: str) -> None:
        self._bundle = bundle(FOLDER, language)

    def __call__(self, id: str, **arguments: Any) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise TextError(f"text '{id}': {errors[0]}")
        return str(text)
