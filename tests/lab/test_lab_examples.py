"""The examples run, in a short form."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bestiary.lab import Match, tournament

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports an example as a reader would run it."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    before = set(sys.modules)
    yield import_module
    for name in set(sys.modules) - before:
        if name in {path.stem for path in EXAMPLES.glob("*.py")}:
            del sys.modules[name]


def test_a_bot_of_ones_own_climbs_the_ladder(example: Any) -> None:
    names = {rating.name for rating in example("own_bot").ladder(games=2)}

    assert {"uniform", "greedy", "own_bot:Hopeful"} == names


def test_openspiels_search_plays_our_bot(example: Any) -> None:
    pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")

    assert example("ismcts").play(simulations=2, seed=1, rival="uniform") in (-1.0, 1.0)


def test_ppo_learns_through_pettingzoo_and_plays_a_match(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra 'pettingzoo'")
    ppo, file = example("ppo"), tmp_path / "learned.npz"
    monkeypatch.setattr(ppo, "BATCH", 40)
    ppo.main(words=40, file=file, games=2)
    monkeypatch.setenv("LEARNED", str(file))
    match = Match(ppo.GAME, ppo.SEATS, (ppo.Learned, "uniform")).settled()

    assert "after: " in capsys.readouterr().out
    assert any(weights.any() for weights in np.load(file).values())
    assert next(tournament(match, games=1, seed=1)).decisions > 0


def test_ppo_of_a_well_known_library_learns_through_pettingzoo(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    pytest.importorskip("sb3_contrib", reason="needs sb3-contrib, which brings PyTorch")
    ppo, file = example("ppo_sb3"), tmp_path / "learned.zip"
    ppo.main(words=64, file=file, games=1)
    monkeypatch.setenv("LEARNED", str(file))
    match = Match(ppo.GAME, ppo.SEATS, (ppo.Learned, "uniform")).settled()

    assert "after: " in capsys.readouterr().out
    assert next(tournament(match, games=1, seed=1)).decisions > 0
