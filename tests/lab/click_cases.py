"""The cases of clicking that the page's script and the laboratory both pass."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bestiary.core import Click

FILE = Path(__file__).parents[1] / "js" / "click_cases.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text())


def read_clicks(written: Iterable[Any]) -> tuple[Click, ...]:
    """Clicks as the page's script reads them: a list within the list is a run in any order."""
    clicks = list[Click]()
    for one in written:
        run = one if isinstance(one, list) else [one]
        clicks += [_read_click(click, any_order=isinstance(one, list)) for click in run]
    return tuple(clicks)


def _read_click(written: str | Mapping[str, Any], *, any_order: bool) -> Click:
    meant = {"part": written} if isinstance(written, str) else written
    return Click(**meant, any_order=any_order)
