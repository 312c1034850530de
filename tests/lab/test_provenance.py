"""Numbers that were learned say how, and of which code."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import bestiary
from bestiary.lab.provenance import PACKAGE_FOLDER, UNKNOWN, commit_of

GAMES = Path(__file__).parents[2] / "src/bestiary/games"
LEARNED = sorted([*GAMES.glob("*/mind/net.json"), *GAMES.glob("*/mind/chances.json")])


def git(folder: Path, *asked: str) -> None:
    me = ["-c", "user.name=T", "-c", "user.email=t@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *me, *asked], cwd=folder, check=True, capture_output=True)


def test_git_is_asked_about_the_package() -> None:
    assert bestiary.__file__ == str(PACKAGE_FOLDER / "__init__.py")


def test_code_that_was_changed_since_its_commit_says_so(tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    (source / "bot.py").write_text("1")
    (tmp_path / "page.md").write_text("1")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "one")
    clean = commit_of(source)
    (tmp_path / "page.md").write_text("2")

    assert re.fullmatch("[0-9a-f]{7,40}", clean)
    assert commit_of(source) == clean, "a page is no code"

    (source / "bot.py").write_text("2")
    assert commit_of(source) == f"{clean}-dirty"


def test_an_export_within_a_checkout_is_not_taken_for_it(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("1")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "one")
    (tmp_path / "export").mkdir()
    (tmp_path / "export" / "bot.py").write_text("1")

    assert commit_of(tmp_path / "export") == UNKNOWN


@pytest.mark.parametrize("file", LEARNED, ids=lambda file: file.parts[-3])
def test_what_was_learned_keeps_command_seed_and_commit(file: Path) -> None:
    kept = json.loads(file.read_text("utf-8"))

    assert "python -m bestiary.lab.learning" in kept["command"]
    assert re.search(r"--seed \d", kept["command"])
    assert re.fullmatch("[0-9a-f]{7,40}", kept["commit"])


def test_every_game_has_learned_something() -> None:
    assert {file.parts[-3] for file in LEARNED} == {
        "big_monster",
        "cryptic_nature",
        "cryptid",
        "rats_of_wistar",
        "urban_legends",
    }
