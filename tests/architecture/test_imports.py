"""The arrows: who may import whom."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from architecture.source import SOURCE, imports, modules, name_of

ARROWS = {
    "core": {"core"},
    "drawing": {"core", "drawing"},
    "games": {"core", "drawing"},
    "registry": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "registry", "bots", "drawing", "lab"},
    "web": {"core", "registry", "bots", "drawing", "web"},
    "cli": {"core", "registry", "bots", "lab", "cli"},
    "": {"registry"},
}
PURE = {"core", "games", "drawing", "bots"}
WORLDLY = {
    "asyncio",
    "datetime",
    "http",
    "multiprocessing",
    "os",
    "socket",
    "subprocess",
    "threading",
    "time",
    "urllib",
}
"""Clock, network, processes: nothing that rules could need."""
TEXTS = "fluent"
"""The one library that the pure part stands on."""
NUMBERS = "numpy"
"""What a mind may reckon with besides."""


def area(module: str) -> str:
    """The folder or module below `bestiary` that a name belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def own_game(module: str) -> str:
    return module.split(".")[2] if module.count(".") >= 2 else ""


def target(name: str) -> str:
    """The module that an import names: `from bestiary import game` names `bestiary` itself."""
    return name if (SOURCE / area(name)).is_dir() or area(name) == "registry" else "bestiary"


def arrow_is_drawn(module: str, imported: str) -> bool:
    here, there = area(module), area(target(imported))
    if here == "games" and there == "games":
        return own_game(module) == own_game(imported)
    return there in ARROWS[here]


def pure_modules() -> list[Path]:
    return [path for path in modules() if area(name_of(path)) in PURE]


def test_only_drawn_arrows() -> None:
    wrong = [
        f"{name_of(path)}, line {line}: {imported}"
        for path in modules()
        for line, imported in imports(path)
        if imported.split(".")[0] == "bestiary" and not arrow_is_drawn(name_of(path), imported)
    ]

    assert not wrong, "\n".join(wrong)


def test_the_package_imports_no_tool() -> None:
    """Tools are not in the wheel; they may import everything, and only tests import them."""
    wrong = [
        f"{name_of(path)}, line {line}: {imported}"
        for path in modules()
        for line, imported in imports(path)
        if imported.split(".")[0] == "tools"
    ]

    assert not wrong, "\n".join(wrong)


def test_rules_know_no_clock_no_network_no_library() -> None:
    known = (sys.stdlib_module_names | {"bestiary", TEXTS}) - WORLDLY
    wrong = [
        f"{name_of(path)}, line {line}: {imported}"
        for path in pure_modules()
        for line, imported in imports(path)
        if imported.split(".")[0] not in known | ({NUMBERS} if "mind" in path.parts else set())
    ]

    assert not wrong, "\n".join(wrong)


def test_generators_are_handed_in_never_taken_from_the_system() -> None:
    """`Random` annotates what is handed in; a table alone draws a secret seed."""
    wrong = [
        f"{name_of(path)}, line {line}: {imported}"
        for path in pure_modules()
        for line, imported in imports(path)
        if imported.split(".")[0] in {"random", "secrets"}
        and imported != "random.Random"
        and name_of(path) != "bestiary.core.table"
    ]

    assert not wrong, "\n".join(wrong)


def test_the_arrow_test_can_fail() -> None:
    assert not arrow_is_drawn("bestiary.core.table", "bestiary.games.cryptid")
    assert not arrow_is_drawn("bestiary.games.cryptid.turn", "bestiary.games.big_monster.turn")
    assert not arrow_is_drawn("bestiary.games.cryptid.turn", "bestiary.web.models")
    assert not arrow_is_drawn("bestiary.web.http.page_context", "bestiary.games.cryptid")
    assert arrow_is_drawn("bestiary.games.cryptid.turn", "bestiary.games.cryptid.state.State")
    assert arrow_is_drawn("bestiary.web.http.page_context", "bestiary.registry")


def test_site_and_drawing_library_know_no_game() -> None:
    """What a game looks like stands in its folder: a sixth one edits nothing outside it."""
    folders = (SOURCE / "web" / "static", SOURCE / "drawing")
    files = [p for f in folders for p in f.rglob("*") if p.suffix in {".css", ".js", ".py"}]
    ids = re.compile("|".join(path.parent.name for path in SOURCE.glob("games/*/__init__.py")))
    known = [str(p) for p in files if ids.search(p.read_text(encoding="utf-8"))]

    assert len(files) > 50
    assert not known
