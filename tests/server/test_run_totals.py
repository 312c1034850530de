"""Runs add up in the document, and go on where the last one stopped."""

import subprocess
import sys
from pathlib import Path

from server.run_totals import Tally, add

ROOT = Path(__file__).parents[2]


def test_a_tally_is_begun_after_the_command_and_grows(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n\n`make kill-test N=5` kills\nthe server.\n\nTwo.\n")

    add(page, Tally(1, 12, 0), "abc1234")
    add(page, Tally(999, 2_000, 1), "def5678")

    said = (
        "Killed so far: 1,000 times; acknowledged: 2,012 moves; lost: 1 (last at commit def5678)."
    )
    assert page.read_text() == (
        f"One.\n\n`make kill-test N=5` kills\nthe server.\n\n{said}\n\nTwo.\n"
    )
    assert Tally.read(page.read_text()) == (1_000, 2_012, 1)


def options(command: str) -> list[str]:
    """What the Makefile gives to pytest for `command`."""
    recipe = (ROOT / "Makefile").read_text().partition(f"\n{command}:")[2].partition("\n\n")[0]
    return recipe.partition("$(BIN)/pytest")[2].split()


def test_the_commands_of_long_runs_find_their_tests() -> None:
    """Nobody else runs them, so nobody else would notice."""
    given = [*options("kill-test"), *options("fault-test")]
    asked = [sys.executable, "-m", "pytest", "--collect-only", *given]

    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)

    assert found.returncode == 0, found.stdout
    for name in ("survives_sigkill", "through_a_faulty_line"):
        assert name in found.stdout
