"""Module preload: the import graph of a page's script, so that it is fetched in one round trip."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SCRIPTS = Path(__file__).parents[1] / "static/bestiary/js"
_imported = re.compile(r'^(?:import|export)\b[^;]*?from "\./(\w+)\.js"', re.MULTILINE)


@cache
def imported_modules(name: str) -> tuple[str, ...]:
    """Everything that the script `name` imports, and what that imports, each once."""
    imported: dict[str, None] = {}
    waiting = [name]
    while waiting:
        text = (SCRIPTS / f"{waiting.pop()}.js").read_text(encoding="utf-8")
        new = [one for one in _imported.findall(text) if one not in imported]
        imported.update(dict.fromkeys(new))
        waiting += new
    return tuple(imported)
