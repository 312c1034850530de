"""The changelog: its newest section is the version in pyproject.toml, dated, in three parts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ["For players", "Для игроков", "For operators", "For programmers"]
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def newest_section(changelog: str) -> tuple[str, list[str]]:
    """Version and part headings of the first section; fails without a date."""
    first = HEADING.search(changelog)
    assert first is not None
    body = changelog[first.end() :].partition("\n## ")[0]
    return first[1], re.findall(r"^### (.+)$", body, re.MULTILINE)


def test_the_newest_section_is_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert newest_section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) == (
        project["version"],
        PARTS,
    )
