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
from tools.mutants.runner import MutationRun

JOURNALS_FOLDER = Path("var/mutants")
SCORES_PAGE = Path("docs/mutants.md")
EQUIVALENTS_FILE = "equivalent_mutants.toml"
OTHER_TESTS = ("advice", "board", "companion", "lessons", "mind", "players")
"""Tests of other rooms: a rule that breaks must be noticed by a test of rules."""
PYTEST_OPTIONS = ["-q", "--no-header", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist"]


def main(argv: list[str]) -> int:
    """Try a sample of a game's mutants; survivors are told, the score is written down."""
    arguments = _parse(argv)
    folder = (Path("src/bestiary/games") / arguments.game).resolve()
    tests = Path("tests/games") / arguments.game
    record = journal(JOURNALS_FOLDER / arguments.game, _files(folder, tests))
    everything = record.everything(folder)
    listed = equivalents(tests / EQUIVALENTS_FILE)
    check_listed(listed, everything)
    chosen = _chosen_mutants(everything, arguments)
    run = MutationRun(folder, chosen, record, arguments.processes)
    aside = [f"--ignore-glob=*_{room}.py" for room in OTHER_TESTS]
    code = pytest.main([*PYTEST_OPTIONS, *aside, str(tests)], plugins=[run])
    if code:
        return int(code)
    found, survivors = score(chosen, record.verdicts(), listed)
    print("\n".join(["Survivors:", *map(str, survivors)]))
    line = row(arguments.game, (len(chosen), len(everything), arguments.seed), found)
    print(line)
    if not arguments.again:
        write_row(SCORES_PAGE, arguments.game, line)
    return 0


def _chosen_mutants(everything: list[Mutant], arguments: argparse.Namespace) -> list[Mutant]:
    if arguments.again:
        last = latest(JOURNALS_FOLDER / arguments.game)
        verdicts = last.verdicts() if last else {}
        return [mutant for mutant in everything if verdicts.get(mutant.key, "killed") != "killed"]
    size = len(everything) if arguments.sample == "all" else int(arguments.sample)
    return sample(everything, size, arguments.seed)


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
