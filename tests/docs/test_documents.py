"""What the documents say is so: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bestiary import registry
from bestiary.core import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"`((?:bots|core|drawing|lab|web)/[\w/.-]+\.py)`")
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)")
README = {"en": ROOT / "README.md", "ru": ROOT / "README.ru.md"}


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", [p for p in PAGES if ">>> " in p.read_text()], ids=relative)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    broken = [to for to in links if "://" not in to and not (page.parent / to).exists()]

    assert not broken


def test_modules_stand_where_they_are_said_to() -> None:
    named = [(relative(p), m) for p in PAGES for m in MODULE.findall(p.read_text("utf-8"))]

    assert ("docs/decisions/writer-thread.md", "web/writer/thread.py") in named
    assert [one for one in named if not (ROOT / "src/bestiary" / one[1]).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    code = re.findall(r"`[^`]+`|^```.*?^```", page.read_text(encoding="utf-8"), re.M | re.S)

    assert {target for text in code for target in TARGET.findall(text)} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_game_with_its_seats(language: str) -> None:
    text = README[language].read_text(encoding="utf-8")
    for game in registry.catalogue():
        few, most = game.seats
        seats = str(few) if few == most else f"{few}–{most}"
        low, high = game.minutes
        line = next(line for line in text.splitlines() if f"/{game.id}/RULES" in line)
        assert f"[{game.titles[language]}]" in line
        assert line.endswith(f"| {seats} | {low}–{high} |")


def test_both_readmes_have_the_same_shape() -> None:
    shapes = [re.findall(r"^(#+|```\w*|\|)", README[n].read_text(), re.M) for n in LANGUAGES]

    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("game", registry.ids())
def test_the_glossary_has_a_chapter_on_every_game(game: str) -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")

    assert registry.game(game).titles["ru"] in glossary
