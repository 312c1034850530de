"""The page's scripts under Deno: unit tests of what is pure in them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DENO = Path(sys.executable).with_name("deno")


def deno(cache: Path, *arguments: str) -> str:
    """What Deno says; it asks no network and writes nothing but its cache."""
    quiet = {"DENO_DIR": str(cache), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    command = [str(DENO), *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | quiet, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_unit_tests_of_the_scripts_pass(tmp_path: Path) -> None:
    said = deno(tmp_path, "test", "--no-remote", "--no-check", "--allow-read=.", "tests/js")

    assert " 0 failed" in said
