"""The page has one state, one highlighter, one viewport and one list of listeners."""

from __future__ import annotations

import re
from pathlib import Path

from bestiary.web.http.module_preload import SCRIPTS, direct_imports, imported_modules

TABLE = SCRIPTS / "table"
PURE = ("table/choose", "table/scroll_reasons")
"""Scripts that a test runs without a page."""
HIGHLIGHTS = (
    "lit|other|chosen|due|hinted|dear|meant|possible|ruled-out|changed|arrived|pointed"
    "|is-choosing|has-lit"
)
SETS_HIGHLIGHT = re.compile(
    rf"classList\.(?:add|remove|toggle|replace)\(\s*[\"'](?:{HIGHLIGHTS})[\"']"
)
SCROLLS = re.compile(
    r"\bscroll(?:IntoView|To|By)?\(|\bscrollRestoration|\.scroll(?:Top|Left)\s*[-+]?=(?!=)"
)
LISTENS = re.compile(
    r"addEventListener\(\s*[\"'](?:click|dblclick|key\w+|pointer\w+|mouse\w+|contextmenu|drag\w+)"
)
MODULE_STATE = re.compile(r"^(?:export )?(?:let|var) ", re.MULTILINE)
PAGE = re.compile(r"\b(?:document|window|globalThis|location|matchMedia|htmx|localStorage)\b")
OTHER_PAGES = {"puzzle.js", "rules_search.js", "waiting_room.js"}
"""Pages without a table, which have listeners and highlights of their own."""


def scripts() -> list[Path]:
    """Every script that the site serves, except those of pages without a table."""
    return [path for path in sorted(SCRIPTS.rglob("*.js")) if path.name not in OTHER_PAGES]


def code_of(path: Path) -> str:
    """A script without its comments."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"(?:^|(?<=\s))//.*", "", text)


def where(pattern: re.Pattern[str]) -> set[str]:
    """The scripts whose code holds a pattern."""
    return {path.name for path in scripts() if pattern.search(code_of(path))}


def test_the_patterns_find_what_they_look_for() -> None:
    assert SCROLLS.search("panel.scrollTop -= 3")
    assert SCROLLS.search("scrollBy({ top })")
    assert not SCROLLS.search("row.scrollLeft === 3; row.scrollWidth")
    assert SETS_HIGHLIGHT.search('one.classList.add("lit")')
    assert LISTENS.search('table.addEventListener("pointerup", end)')
    assert MODULE_STATE.search("const a = 1;\nlet b = 2;")


def test_one_module_scrolls() -> None:
    assert where(SCROLLS) == {"viewport.js"}


def test_one_module_sets_highlights() -> None:
    assert where(SETS_HIGHLIGHT) <= {"highlight.js"}


def test_one_module_listens_to_clicks_keys_and_pointers() -> None:
    assert not where(LISTENS)
    assert "addEventListener(type" in code_of(TABLE / "input.js")


def test_state_stands_in_one_object() -> None:
    assert not where(MODULE_STATE)


def test_what_a_click_means_is_decided_without_a_page() -> None:
    for name in PURE:
        assert not imported_modules(name)
        assert not PAGE.search(code_of(SCRIPTS / f"{name}.js"))


def test_no_script_imports_itself_by_a_detour() -> None:
    names = [str(path.relative_to(SCRIPTS).with_suffix("")) for path in scripts()]

    assert not [name for name in names if name in imported_modules(name)]
    assert len(names) > 30
    assert direct_imports("pages/table")
