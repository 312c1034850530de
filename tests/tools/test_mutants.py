"""Mutants are made, tried and counted; a tiny game with its tests stands for the real ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from bestiary import registry
from bestiary.core.state import is_compiled
from bestiary.games.rats_of_wistar.box.components import INVENTIONS
from bestiary.games.rats_of_wistar.box.script import compile_effect
from tools.mutants.__main__ import EQUIVALENTS_FILE
from tools.mutants.generation import Mutant, mutants, of_module, sample
from tools.mutants.journal import Journal
from tools.mutants.report import (
    WronglyListedError,
    check_listed,
    equivalents,
    row,
    score,
    write_row,
)
from tools.mutants.survey import Survey, caches, forget

RULES = '''
"""Rules of a tiny game."""

PRICE = 3
TRACKS = 2
PRICES = {
    "pear": 3,
}

def price(fruit: str) -> int:
    return PRICES[fruit]

def pay(coins: int) -> int:
    return coins - PRICE

def forgotten(coins: int) -> int:
    return coins * 2

def unseen(coins: int) -> int:
    return coins + 7
'''
TESTS = """
import pytest
from tiny import rules

def test_the_price_is_paid():
    assert rules.pay(10) == 7

def test_a_pear_has_its_price():
    assert rules.price("pear") == 3

def test_that_looks_and_does_not_see():
    rules.unseen(1)

@pytest.mark.parametrize("track", range(rules.TRACKS - 1, rules.TRACKS))
def test_named_after_what_there_is(track):
    assert track
"""
TRY = """
import sys
from pathlib import Path
import pytest
from tools.mutants.journal import Journal
from tools.mutants.generation import mutants
from tools.mutants.runner import MutationRun
folder = Path("tiny").resolve()
trial = MutationRun(folder, mutants(folder), Journal(Path("kept")), 2)
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "."], plugins=[trial]))
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """The folder of a game with one rule module and one of data."""
    folder = tmp_path / "tiny"
    (folder / "box").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text(dedent(RULES).strip() + "\n", encoding="utf-8")
    (folder / "box" / "data.py").write_text("TILES = 99\n", encoding="utf-8")
    (tmp_path / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    return folder


def test_a_mutant_is_a_fault_in_a_rule(tiny: Path) -> None:
    found = mutants(tiny)

    assert {m.module for m in found} == {"rules.py"}
    assert ("PRICE = 3", "PRICE = 4") in {m.change[1:] for m in found}
    assert ("return coins - PRICE", "return coins + PRICE") in {m.change[1:] for m in found}
    for mutant in found:
        compile(mutant.source(tiny), mutant.module, "exec")


def test_a_larger_sample_begins_with_the_smaller(tiny: Path) -> None:
    found = mutants(tiny)

    assert sample(found, 5, "1")[:3] == sample(found, 3, "1")
    assert sample(found, 5, "1") != sample(found, 5, "2")
    assert len(sample(found, len(found) + 1, "1")) == len(found)


def test_mutants_are_killed_survive_or_are_not_reached(tiny: Path) -> None:
    found_here = {"PYTHONPATH": os.pathsep.join(sys.path)}  # the tools lie in no installed package
    environment = os.environ | found_here | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([sys.executable, "-c", TRY], cwd=tiny.parent, env=environment, check=True)
    verdicts = Journal(tiny.parent / "kept").verdicts()
    told = {m.change[1:]: verdicts[m.key] for m in mutants(tiny)}

    assert told["PRICE = 3", "PRICE = 4"] == "killed"
    assert told["return coins - PRICE", "return coins + PRICE"] == "killed"
    assert told["return coins + 7", "return coins - 7"] == "survived"
    assert told["return coins * 2", "return coins / 2"] == "unreached"
    assert told['PRICES = { "pear": 3, }', "PRICES = None"] == "killed", "lines move, names do not"
    assert told["TRACKS = 2", "TRACKS = 3"] == "survived", "other names of tests are no failure"
    assert told["TRACKS = 2", "TRACKS = None"] == "killed", "nothing can be collected"


def test_quick_tests_come_first_and_only_those_that_reach_the_fault() -> None:
    reached = {"slow": {"a.py:f"}, "quick": {"a.py:f", "a.py:g"}, "other": {"a.py:g"}}
    found = Survey(set(), {"slow": 2.0, "quick": 0.1, "other": 0.2}, reached)

    assert found.tests({"a.py:f"}) == ["quick", "slow"]
    assert found.tests(set()) == ["quick", "other", "slow"]


@pytest.mark.skipif(is_compiled(), reason="faults are put into the sources, never into these")
def test_what_an_earlier_test_worked_out_is_worked_out_again() -> None:
    effect = INVENTIONS[1].effect
    steps = effect.steps
    assert compile_effect.cache_info().currsize
    forget(caches())

    assert "steps" not in vars(effect)
    assert not compile_effect.cache_info().currsize
    assert effect.steps == steps


def test_a_journal_is_read_back(tmp_path: Path) -> None:
    kept = Journal(tmp_path / "kept")
    assert kept.survey() == Survey(), "nothing is known yet"
    found = Survey({"a.py:f"}, {"test": 0.5}, {"test": {"a.py:g"}}, {"slow"}, is_whole=True)
    kept.keep(found)
    kept.note("abc", "survived")
    kept.note("abd", "killed")

    assert kept.survey() == found
    assert kept.verdicts() == {"abc": "survived", "abd": "killed"}


def test_the_list_of_mutants_is_made_once(tiny: Path, tmp_path: Path) -> None:
    kept = Journal(tmp_path / "kept")
    first = kept.everything(tiny)
    (tiny / "rules.py").unlink()

    assert first
    assert kept.everything(tiny) == first


def test_equivalent_ones_are_listed_with_their_reasons(tmp_path: Path) -> None:
    page = tmp_path / "equivalent_mutants.toml"
    page.write_text(
        '[[mutant]]\nmodule = "a.py"\nwas = "x = 1"\nbecame = "x = 2"\nreason = "x is not read"\n',
        encoding="utf-8",
    )
    listed, other = Mutant("a.py", 3, "  x = 1\n", "  x = 2\n"), Mutant("a.py", 3, "y\n", "z\n")
    third = Mutant("a.py", 9, "u\n", "v\n")
    verdicts = {listed.key: "survived", other.key: "unreached", third.key: "killed"}
    found, survivors = score([listed, other, third], verdicts, equivalents(page))

    assert (found.killed, found.survived, found.equivalent) == (1, 1, 1)
    assert found.share == 0.5
    assert survivors == [other]
    with pytest.raises(WronglyListedError):
        score([listed], {listed.key: "killed"}, equivalents(page))
    check_listed(equivalents(page), [listed, other])
    with pytest.raises(WronglyListedError):
        check_listed(equivalents(page), [other, third])


@pytest.mark.parametrize("game", registry.ids())
def test_what_is_listed_as_equivalent_can_still_happen(game: str) -> None:
    listed = equivalents(Path("tests/games") / game / EQUIVALENTS_FILE)
    rules = Path("src/bestiary/games") / game
    reviewed = {rules / module for module, _, _ in listed}

    check_listed(listed, [m for path in sorted(reviewed) for m in of_module(rules, path)])


def test_each_game_has_one_row(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    found, _ = score([], {}, [])
    for game, seed in (("tigers", "1"), ("apes", "1"), ("tigers", "2")):
        write_row(page, game, row(game, (0, 10, seed), found))
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:2] == "| "]

    assert [r.split(" | ")[0] for r in rows] == ["| game", "| apes", "| tigers"]
    assert rows[2].split(" | ")[3] == "2"


def test_a_row_names_its_commit_and_whether_games_or_tests_were_as_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("src/rules.py", "docs/mutants.md"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("1\n", encoding="utf-8")
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "one"]):
        subprocess.run([*git, *words], check=True)
    found, _ = score([], {}, [])
    head = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    commit = head.stdout[:7]

    (tmp_path / "docs/mutants.md").write_text("another game's row\n", encoding="utf-8")
    assert row("apes", (0, 10, "1"), found).endswith(f"| {commit} |")
    (tmp_path / "src/rules.py").write_text("2\n", encoding="utf-8")
    assert row("apes", (0, 10, "1"), found).endswith(f"| {commit}+ |")
