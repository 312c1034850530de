"""The rooms of a game: which folders it has, and which way the arrows point inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from architecture.source import (
    SOURCE,
    imports,
    modules,
    name_of,
    relative_imports,
    runtime_imports,
)
from bestiary import registry

GAMES = registry.ids()
NEEDED = {"board", "box", "mind", "text"}
"""Rooms that no game is without."""
ROOMS = NEEDED | {"companion", "legend", "lessons"}
USUAL = {
    *("__init__", "about", "aim", "choices", "describe", "encoding", "events", "inventory"),
    *("options", "player", "reasons", "scoring", "setup", "state", "view", "view_types"),
}
"""Modules that stand in a game's folder and need no chapter of their own."""
WHOLE = {"__init__", "about"}
"""Modules that know the whole game: the `Game` object, and the page about the edition."""
KNOWS = {
    "box": {"box"},
    "rules": {"rules", "box"},
    "mind": {"mind", "rules", "box"},
    "board": {"board", "rules", "box"},
    "lessons": {"lessons", "board", "rules", "box"},
    "companion": {"companion", "board", "rules", "box"},
}
MOST = 22
"""A folder that shows many more than twenty modules hides them."""
CHAPTER = re.compile(r"^## §?(\d+).*\n<!-- ([a-z_, ]+) -->$", re.MULTILINE)
HEAD = re.compile(r"^## §?(\d+)", re.MULTILINE)


def folder_of(game: str) -> Path:
    return registry.game(game).folder


def chapters(game: str) -> dict[str, list[str]]:
    """The modules and folders that `RULES.md` names at the head of each chapter."""
    page = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    return {number: named.split(", ") for number, named in CHAPTER.findall(page)}


def named(game: str) -> set[str]:
    return {name for names in chapters(game).values() for name in names}


def contents(folder: Path) -> Iterator[str]:
    """The modules of a folder and the folders in it, by name."""
    for path in folder.iterdir():
        if path.suffix == ".py" or (path.is_dir() and path.name != "__pycache__"):
            yield path.stem


def strays(game: str, found: set[str]) -> set[str]:
    return found - USUAL - ROOMS - named(game)


def room(module: str) -> str:
    """The room of a module of a game; chapters of several modules belong to the rules."""
    inside = module.split(".")[3:]
    if not inside or inside[0] in WHOLE:
        return "game"
    return inside[0] if inside[0] in ROOMS else "rules"


def arrow_is_drawn(module: str, imported: str) -> bool:
    """Whether a module of a game may import another of the same game."""
    here, there = room(module), room(imported)
    return here == "game" or there in KNOWS[here]


def modules_of(games: str) -> Iterator[Path]:
    return (path for path in modules() if SOURCE / "games" in path.parents and games in path.parts)


def home(imported: str) -> str:
    """The module that an import names: it may name something inside one."""
    path = SOURCE.parent / imported.replace(".", "/")
    is_module = path.with_suffix(".py").exists() or path.is_dir()
    return imported if is_module else imported.rpartition(".")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = set(contents(folder_of(game)))

    assert found >= NEEDED
    assert not strays(game, found), "in no chapter of RULES.md and no room"


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_names_its_modules(game: str) -> None:
    page = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")

    assert list(chapters(game)) == HEAD.findall(page), "chapters without a line of modules"
    assert not named(game) - set(contents(folder_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_arrows_inside_a_game(game: str) -> None:
    own = f"bestiary.games.{game}"
    wrong = [
        f"{name_of(path)}, line {line}: {imported}"
        for path in modules_of(game)
        for line, imported in imports(path)
        if imported.startswith(f"{own}.") and not arrow_is_drawn(name_of(path), home(imported))
    ]

    assert not wrong, "\n".join(wrong)


def test_no_folder_hides_its_modules() -> None:
    folders = {path.parent for path in modules() if "migrations" not in path.parts}
    full = {name_of(f): n for f in folders if (n := len(list(f.glob("*.py")))) > MOST}

    assert not full


def test_one_import_style() -> None:
    relative = [name_of(path) for path in modules() if any(relative_imports(path))]

    assert not relative


def test_no_import_goes_round_in_a_circle() -> None:
    known = {name_of(path) for path in modules()}
    graph = {
        name_of(path): {home(i) for _, i in runtime_imports(path)} & known - {name_of(path)}
        for path in modules()
        if path.name != "__init__.py"
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_the_tests_of_rooms_can_fail() -> None:
    own = "bestiary.games.cryptid"
    assert strays("cryptid", {"turn", "box", "tricks"}) == {"tricks"}
    assert not arrow_is_drawn(f"{own}.box.maps", f"{own}.state")
    assert not arrow_is_drawn(f"{own}.turn", f"{own}.mind.race")
    assert not arrow_is_drawn(f"{own}.turn", f"{own}.board.hexes")
    assert not arrow_is_drawn(f"{own}.board.hexes", f"{own}.mind.race")
    assert not arrow_is_drawn(f"{own}.companion.owners", f"{own}.mind.race")
    assert arrow_is_drawn(own, f"{own}.mind.race")
    assert arrow_is_drawn(f"{own}.mind.race", f"{own}.state")
