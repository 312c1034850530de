"""The drawing of the architecture, and the page that walks through it, name what is there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tools import architecture_drawing

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
WALK = ROOT / "docs" / "web.md"
WEB = architecture_drawing.PACKAGE / "web"
WITHOUT_MODULES = {"management", "migrations", "static", "templates", "templatetags", "text"}
FILE = re.compile(r"`((?:[a-z_]+/)*[a-z_]+\.py|(?:[a-z_]+/)+)`")


def folders(of: Path) -> set[str]:
    return {p.name for p in of.iterdir() if p.is_dir() and p.name != "__pycache__"}


def named() -> set[str]:
    """Files and folders of the web that the drawing names."""
    stops = {stop.file for stop in architecture_drawing.WAY + architecture_drawing.BESIDE}
    return stops | {name for name, _ in architecture_drawing.REQUESTS + architecture_drawing.GROUND}


def test_the_drawing_is_up_to_date() -> None:
    """`make drawing` draws it anew."""
    assert PICTURE.read_text(encoding="utf-8") == architecture_drawing.drawing() + "\n"


def test_the_drawing_is_well_formed_and_knows_day_and_night() -> None:
    text = PICTURE.read_text(encoding="utf-8")

    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert "prefers-color-scheme: dark" in text


def test_the_drawing_names_what_is_there() -> None:
    assert not [name for name in named() if not (WEB / name).exists()]
    below = [name for name, _ in architecture_drawing.BELOW + architecture_drawing.BESIDE_WEB]
    assert not [name for name in below if not (architecture_drawing.PACKAGE / name).exists()]


def test_the_drawing_leaves_no_folder_out() -> None:
    assert {name.split("/")[0] for name in named()} - {"models.py", "worker.py"} == (
        folders(WEB) - WITHOUT_MODULES
    )
    whole = {
        name.rstrip("/") for name, _ in architecture_drawing.BELOW + architecture_drawing.BESIDE_WEB
    }
    assert whole - {"registry.py"} == folders(architecture_drawing.PACKAGE) - {"web"}


def test_the_walk_names_what_is_there() -> None:
    found = set(FILE.findall(WALK.read_text(encoding="utf-8")))
    tests = {name for name in found if name.startswith("tests/")}

    assert not [name for name in found - tests if not (WEB / name).exists()]
    assert not [name for name in tests if not (ROOT / name).exists()]
    assert {stop.file for stop in architecture_drawing.WAY + architecture_drawing.BESIDE} <= found
    assert {f"{folder}/" for folder in folders(WEB) - WITHOUT_MODULES} <= found
