"""Module preload: the import graph of a page's script, so that it is fetched in one round trip."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

SCRIPTS = Path(__file__).parents[1] / "static/bestiary"
_imported = re.compile(r'^(?:import|export)\b[^;"]*"(\.[\w./]+)\.js"', re.MULTILINE)


@cache
def direct_imports(name: str) -> tuple[str, ...]:
    """What one script imports; names are paths below `SCRIPTS` without `.js`."""
    text = (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")
    return tuple(normpath(join(dirname(name), one)) for one in _imported.findall(text))


@cache
def imported_modules(name: str) -> tuple[str, ...]:
    """Everything that the script `name` imports, and what that imports, each once."""
    imported: dict[str, None] = {}
    waiting = [name]
    while waiting:
        new = [one for one in direct_imports(waiting.pop()) if one not in imported]
        imported.update(dict.fromkeys(new))
        waiting += new
    return tuple(imported)
