"""The page of the public API lists what is exported, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import bestiary
import bestiary.core

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_page_lists_every_public_name_once() -> None:
    listed = re.findall(r"^- `(\w+)`: ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(listed) == sorted([*bestiary.__all__, *bestiary.core.__all__])


def test_every_name_stands_in_an_example() -> None:
    examples = "\n".join(
        re.findall(r"^(?:>>>|\.\.\.) (?!from )(.*)", PAGE.read_text("utf-8"), re.M)
    )
    names = [*bestiary.__all__, *bestiary.core.__all__]

    assert [name for name in names if not re.search(rf"\b{name}\b", examples)] == []
