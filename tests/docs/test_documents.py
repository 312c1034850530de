"""What the documents say is so: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bestiary import registry
from bestiary.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"`((?:bots|core|drawing|lab|web)/[\w/.-]+\.py)`")
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)")
SCRIPTS = "web/static/bestiary"
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


def machine_terms(glossary: str) -> list[tuple[str, list[str]]]:
    """Our terms in the machine's half of the glossary, each with the modules it names."""
    half = glossary.partition("\n## The machine\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split(" | ") for line in half.splitlines() if line.startswith("| ")]
    assert all(len(row) == 3 for row in rows), "our term | in the trade | module"
    return [(row[0].strip(), re.findall(r"`([^`]+)`", row[2])) for row in rows]


def missing_modules(glossary: str) -> list[tuple[str, str]]:
    """Terms that name no module, or one that does not exist."""
    package = ROOT / "src/bestiary"
    return [
        (term, name)
        for term, names in machine_terms(glossary)
        for name in names or ["none"]
        if term != "our term"
        and not (package / SCRIPTS / name if name.endswith(".js") else package / name).is_file()
    ]


def test_every_term_of_the_machine_names_the_module_it_stands_in() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")

    assert len(machine_terms(glossary)) > 60
    assert missing_modules(glossary) == []


def test_a_term_whose_module_has_moved_is_found() -> None:
    page = "## Table\n| x | y | `core/gone.py` |\n## The machine\n| a | b | `core/state.py` |\n"
    moved = (
        page
        + "| c | d | `core/moved.py`, `table/tooltip.js` |\n| e | f | somewhere |\n## Cryptid\n"
    )

    assert missing_modules(page) == []
    assert missing_modules(moved) == [("c", "core/moved.py"), ("e", "none")]
