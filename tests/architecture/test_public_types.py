"""The public API is typed throughout: pyright leaves nothing to inference that it exports.

The site and the adapters of the laboratory are left out: they derive from packages that ship no
types, and whoever extends Bestiary imports neither.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECKER = Path(sys.executable).with_name("basedpyright")


@pytest.mark.parametrize("module", ["core", "registry", "bots", "drawing"])
def test_every_exported_symbol_has_a_known_type(module: str) -> None:
    command = (CHECKER, "--verifytypes", f"bestiary.{module}", "--ignoreexternal", "--outputjson")
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    report = json.loads(run.stdout)["typeCompleteness"]
    vague = [
        symbol["name"]
        for symbol in report["symbols"]
        if symbol["isExported"] and (not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"])
    ]

    assert Path(report["packageRootDirectory"]).is_relative_to(ROOT / "src")
    assert vague == []
    assert report["completenessScore"] == 1.0
