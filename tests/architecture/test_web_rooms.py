"""The rooms of the web: which folders there are, and which way the arrows between them point."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from architecture.source import ROOT, SOURCE, imports, modules, name_of, tree_of

WEB = SOURCE / "web"
PAGE = ROOT / "docs" / "web.md"
TOP = "bestiary.web"
ARROWS = {
    "house": set(),
    "gate": {"house"},
    "models": set(),
    "people": {"house", "models"},
    "table": {"house", "models"},
    "stage": {"house", "models", "table"},
    "clerk": {"house", "stage", "table"},
    "keeping": {"house", "models", "table", "stage", "clerk"},
    "socket": {"house", "models", "people", "table", "stage", "clerk", "keeping"},
    "school": {"house", "models", "table", "stage"},
    "pages": {"gate", "house", "models", "people", "table", "stage", "keeping", "socket", "school"},
    "api": {"house", "models", "people", "table", "stage", "clerk", "keeping"},
    "templatetags": {"house", "pages", "table"},
}
"""Who may know whom: a move goes from `socket` through `clerk` and `table` to `stage`."""
DOORS = {"__init__", "__main__", "admin", "apps", "asgi", "backup", "manage", "models", "urls"}
"""What stands before the rooms: what operators call, and what Django looks for by name."""
OTHER = {"management", "migrations", "static", "templates", "text"}
"""Folders without rooms' modules: commands, rows as they were, what browsers and readers get."""
MOST = 20
"""Modules that one can still read off a folder."""


def inside() -> list[Path]:
    """The modules of the web, without the database's own history."""
    return [p for p in modules() if WEB in p.parents and p.parent.name != "migrations"]


def room_of(module: str) -> str:
    """The room that a module stands in; for one before the rooms its own name."""
    parts = module.removeprefix(TOP).strip(".").split(".")
    return parts[0] or "__init__"


@cache
def known() -> frozenset[str]:
    return frozenset(name_of(path) for path in modules())


def module_of(name: str) -> str:
    """The module that an imported name is, or stands in."""
    while name not in known():
        name = name.rpartition(".")[0]
    return name


def arrows(path: Path) -> set[str]:
    """The modules of the web that a file imports, wherever in it."""
    found = {module_of(name) for _, name in imports(path) if name.startswith(f"{TOP}.")}
    return found - {TOP, name_of(path)}


def graph() -> dict[str, set[str]]:
    return {name_of(path): arrows(path) for path in inside()}


def strays(drawn: Mapping[str, Iterable[str]]) -> list[str]:
    """Arrows between rooms that nobody has drawn; what stands before the rooms may know all."""
    return [
        f"{module} → {other}"
        for module, others in drawn.items()
        for other in others
        if (here := room_of(module)) in ARROWS
        and (there := room_of(other)) != here
        and there not in ARROWS[here]
    ]


def cycle(drawn: Mapping[str, Iterable[str]]) -> list[str]:
    """A ring of modules that know each other, if there is one."""
    try:
        TopologicalSorter(drawn).prepare()
    except CycleError as found:
        return [str(name) for name in found.args[1]]
    return []


def test_every_folder_is_a_room() -> None:
    folders = {p.name for p in WEB.iterdir() if p.is_dir() and p.name != "__pycache__"}

    assert folders == (set(ARROWS) - {"models"}) | OTHER


def test_no_module_stands_about_before_the_rooms() -> None:
    assert {path.stem for path in WEB.glob("*.py")} == DOORS


@pytest.mark.parametrize("room", sorted(set(ARROWS) - {"models"}))
def test_a_room_can_be_taken_in_at_a_glance(room: str) -> None:
    found = [p for p in (WEB / room).glob("*.py") if p.stem != "__init__"]
    deeper = [p for p in (WEB / room).iterdir() if p.is_dir() and p.name != "__pycache__"]

    assert 0 < len(found) <= MOST
    assert not deeper


@pytest.mark.parametrize("room", sorted(set(ARROWS) - {"models", "templatetags"}))
def test_a_room_says_who_comes_and_goes_and_in_which_thread(room: str) -> None:
    said = ast.get_docstring(tree_of(WEB / room / "__init__.py")) or ""

    assert len(said.splitlines()) > 2
    assert "thread" in said


def test_only_drawn_arrows_between_rooms() -> None:
    assert not strays(graph())


def test_the_page_on_the_web_draws_the_same_arrows() -> None:
    rows = re.findall(r"^\| `(\w+)/` \|[^|]*\| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    said = {room: set(re.findall(r"`(\w+)/`", knows)) for room, knows in rows}

    rooms = {room: knows - {"models"} for room, knows in ARROWS.items() if (WEB / room).is_dir()}
    assert said == {room: knows for room, knows in rooms.items() if room != "templatetags"}


def test_every_drawn_arrow_is_walked() -> None:
    """An arrow that nobody needs is taken away: it would only let strangers in."""
    walked = {(room_of(m), room_of(o)) for m, others in graph().items() for o in others}
    allowed = {(here, there) for here, others in ARROWS.items() for there in others}

    assert allowed <= walked


def test_no_modules_know_each_other() -> None:
    assert not cycle(graph())


def test_the_rooms_have_an_order() -> None:
    assert not cycle(ARROWS)


def test_these_tests_can_fail() -> None:
    wrong = {f"{TOP}.table.mover": {f"{TOP}.stage.screen"}}
    ring = {
        f"{TOP}.table.live": {f"{TOP}.table.shelf"},
        f"{TOP}.table.shelf": {f"{TOP}.table.live"},
    }

    assert strays(wrong) == [f"{TOP}.table.mover → {TOP}.stage.screen"]
    assert cycle(graph() | ring)
    assert cycle(ARROWS | {"house": {"pages"}})
    assert module_of(f"{TOP}.table.live.Live") == f"{TOP}.table.live"
