"""`python -m tools.mutants GAME [--sample N|all] [--seed S] [--processes P] [--again]`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pytest

from bestiary import registry
from tools.mutants.generation import Mutant, sample
from tools.mutants.journal import journal, latest
from tools.mutants.report import check_listed, equivalents, row, score, write_row
from tools.mutants.runner import Trial

KEPT = Path("var/mutants")
PAGE = Path("docs/mutants.md")
LISTED = "equivalent_mutants.toml"
OTHER_TESTS = ("advice", "board", "companion", "lessons", "mind", "players")
"""Tests of other rooms: a rule that breaks must be noticed by a test of rules."""
QUIETLY = ["-q", "--no-header", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist"]


def main(arguments: list[str]) -> int:
    """Try a sample of a game's mutants; survivors are told, the score is written down."""
    wanted = _parse(arguments)
    folder = (Path("src/bestiary/games") / wanted.game).resolve()
    tests = Path("tests/games") / wanted.game
    kept = journal(KEPT / wanted.game, _files(folder, tests))
    everything = kept.everything(folder)
    listed = equivalents(tests / LISTED)
    check_listed(listed, everything)
    chosen = _chosen(everything, wanted)
    trial = Trial(folder, chosen, kept, wanted.processes)
    aside = [f"--ignore-glob=*_{room}.py" for room in OTHER_TESTS]
    code = pytest.main([*QUIETLY, *aside, str(tests)], plugins=[trial])
    if code:
        return int(code)
    found, survivors = score(chosen, kept.verdicts(), listed)
    print("\n".join(["Survivors:", *map(str, survivors)]))
    line = row(wanted.game, (len(chosen), len(everything), wanted.seed), found)
    print(line)
    if not wanted.again:
        write_row(PAGE, wanted.game, line)
    return 0


def _chosen(everything: list[Mutant], wanted: argparse.Namespace) -> list[Mutant]:
    if wanted.again:
        last = latest(KEPT / wanted.game)
        verdicts = last.verdicts() if last else {}
        return [mutant for mutant in everything if verdicts.get(mutant.key, "killed") != "killed"]
    size = len(everything) if wanted.sample == "all" else int(wanted.sample)
    return sample(everything, size, wanted.seed)


def _files(*folders: Path) -> list[Path]:
    """All that a verdict depends on; what Python keeps for itself is none of it."""
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [path for path in found if path.suffix not in {".pyc", ".toml"}]


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=main.__doc__)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--sample", default="300", help="how many mutants, or all")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at a time")
    parser.add_argument("--again", action="store_true", help="only those that survived last time")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
