"""The layers of the web: which folders there are, and which of them each may import."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from architecture.source import (
    ROOT,
    SOURCE,
    modules,
    name_of,
    runtime_imports,
    tree_of,
    type_imports,
)

WEB = SOURCE / "web"
PAGE = ROOT / "docs" / "web.md"
PACKAGE = "bestiary.web"
ARROWS: dict[str, set[str]] = {
    "infra": set(),
    "models": set(),
    "accounts": {"infra", "models"},
    "tables": {"infra", "models"},
    "render": {"infra", "tables"},
    "writer": {"infra", "tables"},
    "background": {"infra", "models", "tables", "writer"},
    "live": {"infra", "models", "accounts", "tables", "render", "background"},
    "worker": {"infra", "tables", "render", "writer", "background", "live"},
    "http": {"infra", "models", "accounts", "tables", "render", "background", "live", "worker"},
    "templatetags": {"infra", "tables", "http"},
}
"""What each layer imports. The live things it uses besides are handed to it by the `Worker`."""
FOLDERS = sorted(layer for layer in ARROWS if (WEB / layer).is_dir())
SUBFOLDERS = {"live": {"commands"}, "http": {"api"}}
ENTRY_POINTS = {"__main__", "admin", "apps", "asgi", "backup", "manage", "settings", "urls"}
"""Modules that operators, servers or Django look for by name; they may import every layer."""
TOP_MODULES = ENTRY_POINTS | {"__init__", "config", "models", "worker"}
WITHOUT_LAYERS = {"management", "migrations", "static", "templates", "text"}
MAX_MODULES_PER_FOLDER = 22


def web_modules() -> list[Path]:
    """The modules of the web, without the database's migrations."""
    return [p for p in modules() if WEB in p.parents and p.parent.name != "migrations"]


def layer_of(module: str) -> str:
    """The folder that a module stands in, or its own name if it stands in none."""
    return module.removeprefix(PACKAGE).strip(".").split(".")[0] or "__init__"


@cache
def module_names() -> frozenset[str]:
    return frozenset(name_of(path) for path in modules())


def module_of(name: str) -> str:
    """The module that an imported name is, or stands in."""
    while name not in module_names():
        name = name.rpartition(".")[0]
    return name


def imported_modules(path: Path, names: Iterable[tuple[int, str]]) -> set[str]:
    """The modules of the web among the imports of a file."""
    inside = {module_of(name) for _, name in names if name.startswith(f"{PACKAGE}.")}
    return inside - {PACKAGE, name_of(path)}


def import_graph() -> dict[str, set[str]]:
    """What each module imports when it runs."""
    return {name_of(p): imported_modules(p, runtime_imports(p)) for p in web_modules()}


def type_graph() -> dict[str, set[str]]:
    """What each module imports for the type checker only."""
    return {name_of(p): imported_modules(p, type_imports(p)) for p in web_modules()}


def wrong_arrows(
    graph: Mapping[str, Iterable[str]], everywhere: Iterable[str] = ("config",)
) -> list[str]:
    """Imports across layers that `ARROWS` does not allow; `everywhere` names what all may use."""
    return [
        f"{module} → {other}"
        for module, others in graph.items()
        for other in others
        if (here := layer_of(module)) in ARROWS
        and (there := layer_of(other)) != here
        and there not in {*ARROWS[here], *everywhere}
    ]


def find_cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        return [str(name) for name in circle.args[1]]
    return []


def subfolders(folder: Path) -> set[str]:
    return {p.name for p in folder.iterdir() if p.is_dir() and p.name != "__pycache__"}


def test_every_folder_is_a_layer() -> None:
    assert subfolders(WEB) == set(FOLDERS) | WITHOUT_LAYERS
    assert {path.stem for path in WEB.glob("*.py")} == TOP_MODULES


@pytest.mark.parametrize("layer", FOLDERS)
def test_a_folder_can_be_read_off_at_a_glance(layer: str) -> None:
    assert subfolders(WEB / layer) == SUBFOLDERS.get(layer, set())
    for folder in (WEB / layer, *(WEB / layer / name for name in SUBFOLDERS.get(layer, ()))):
        assert 1 < len(list(folder.glob("*.py"))) <= MAX_MODULES_PER_FOLDER


@pytest.mark.parametrize("layer", sorted({*FOLDERS} - {"templatetags"}))
def test_a_folder_says_what_it_does_and_in_which_thread(layer: str) -> None:
    docstring = ast.get_docstring(tree_of(WEB / layer / "__init__.py")) or ""

    assert len(docstring.splitlines()) > 2
    assert "thread" in docstring


def test_imports_go_one_way() -> None:
    assert not wrong_arrows(import_graph())
    assert not find_cycle(import_graph())
    assert not find_cycle(ARROWS)


def test_only_the_worker_is_named_from_below_and_only_as_a_type() -> None:
    assert not wrong_arrows(type_graph(), everywhere=("config", "worker"))


def test_every_allowed_arrow_is_used() -> None:
    """An arrow that nothing needs is taken away: it would only let strangers in."""
    used = {(layer_of(m), layer_of(o)) for m, others in import_graph().items() for o in others}
    allowed = {(here, there) for here, others in ARROWS.items() for there in others}

    assert allowed <= used


def test_the_page_on_the_web_shows_the_same_arrows() -> None:
    rows = re.findall(r"^\| `([a-z_.]+)/?` \| ([^|]*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    shown = {
        layer.removesuffix(".py"): {
            name.removesuffix(".py") for name in re.findall(r"`([\w.]+)/?`", cell)
        }
        for layer, cell in rows
    }

    assert shown == ARROWS


def test_these_tests_can_fail() -> None:
    upward = {f"{PACKAGE}.tables.moves": {f"{PACKAGE}.render.table_page"}}
    ring = {
        f"{PACKAGE}.tables.live_table": {f"{PACKAGE}.tables.table_cache"},
        f"{PACKAGE}.tables.table_cache": {f"{PACKAGE}.tables.live_table"},
    }

    assert wrong_arrows(upward) == [f"{PACKAGE}.tables.moves → {PACKAGE}.render.table_page"]
    assert wrong_arrows({f"{PACKAGE}.live.socket": {f"{PACKAGE}.worker"}})
    assert not wrong_arrows({f"{PACKAGE}.asgi": {f"{PACKAGE}.worker"}})
    assert find_cycle(import_graph() | ring)
    assert find_cycle(ARROWS | {"infra": {"http"}})
    assert module_of(f"{PACKAGE}.tables.live_table.LiveTable") == f"{PACKAGE}.tables.live_table"
