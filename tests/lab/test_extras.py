"""What needs an extra says so, and needs no other."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from bestiary.lab.extras import MissingExtraError

NEEDS = {
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "gym": ("gymnasium", "gym"),
    "openspiel": ("pyspiel", "openspiel"),
}


def forget(monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    for module in NEEDS:
        monkeypatch.delitem(sys.modules, f"bestiary.lab.adapters.{module}", raising=False)
    for library in libraries:
        monkeypatch.setitem(sys.modules, library, None)


@pytest.mark.parametrize("module", NEEDS)
def test_an_adapter_names_the_extra_it_needs(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library, extra = NEEDS[module]
    forget(monkeypatch, library)
    with pytest.raises(MissingExtraError, match=rf"pip install 'bestiary\[{extra}\]'"):
        import_module(f"bestiary.lab.adapters.{module}")


def test_gymnasium_needs_no_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("gymnasium", reason="needs the extra 'gym'")
    forget(monkeypatch, "pettingzoo", "pyspiel")

    assert import_module("bestiary.lab.adapters.gym").AgainstBots("urban_legends").seats == 2


ABSENT = ("numpy", "openskill", "typer", "rich")
RULES_ONLY = f"""
import sys
sys.modules.update(dict.fromkeys({ABSENT!r}))  # importing any of them fails
import bestiary.core, bestiary.bots
from bestiary import registry
print(*(game.id for game in registry.catalogue()))
"""


def test_rules_and_bots_import_without_lab_and_cli() -> None:
    """`pip install bestiary` brings Fluent only."""
    command = [sys.executable, "-c", RULES_ONLY]
    result = subprocess.run(command, capture_output=True, text=True, check=False)

    assert result.returncode == 0, result.stderr
    assert "urban_legends" in result.stdout.split()
