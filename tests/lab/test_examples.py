"""The examples run, in a short form."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
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
    ppo = example("ppo")
    file = tmp_path / "learned.npz"
    monkeypatch.setattr(ppo, "BATCH_SIZE", 40)
    ppo.main(words=40, file=file, games=2)
    monkeypatch.setenv("LEARNED", str(file))
    match = Match(ppo.GAME, ppo.SEATS, (ppo.Learned, "uniform")).validate()

    first = dict(np.load(file))
    assert "after: " in capsys.readouterr().out
    assert any(weights.any() for weights in first.values())
    assert next(tournament(match, games=1, seed=1)).decisions > 0

    ppo.main(words=40, file=tmp_path / "again.npz", games=2)
    again = dict(np.load(tmp_path / "again.npz"))
    assert all((again[name] == weights).all() for name, weights in first.items()), "as on the page"


class RandomPolicy:
    """Replaces `MaskablePPO` where PyTorch is missing: legal actions, uniformly at random."""

    def __init__(self, policy: str, env: Any, **_: Any) -> None:
        self.env = env
        self.rng = np.random.default_rng(1)

    def learn(self, words: int) -> None:
        """As the library collects what it learns from."""
        seen, _ = self.env.reset(seed=1)
        for _ in range(words):
            assert seen in self.env.observation_space
            word, _ = self.predict(seen, action_masks=self.env.action_masks())
            seen, reward, over, cut, _ = self.env.step(word)
            assert (reward in (-1, 1), cut) == (over, False)
            if over:
                seen, _ = self.env.reset()

    def predict(self, seen: Any, action_masks: Any, deterministic: bool = False) -> Any:
        """One of the words that the mask leaves."""
        return self.rng.choice(np.flatnonzero(action_masks)), None

    def save(self, file: Path) -> None:
        """Nothing was learned."""
        file.touch()

    @classmethod
    def load(cls, file: str, device: str) -> RandomPolicy:
        """Nothing to read."""
        return cls("", None)


@pytest.mark.parametrize("is_real", [False, True], ids=["stand-in", "library"])
def test_ppo_of_a_well_known_library_learns_through_pettingzoo(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any, is_real: bool
) -> None:
    if is_real:
        pytest.importorskip("sb3_contrib", reason="needs sb3-contrib, which brings PyTorch")
    else:
        pytest.importorskip("pettingzoo", reason="needs the extra 'pettingzoo'")
        monkeypatch.setitem(sys.modules, "sb3_contrib", SimpleNamespace(MaskablePPO=RandomPolicy))
    ppo = example("ppo_sb3")
    file = tmp_path / "learned.zip"
    ppo.main(words=64, file=file, games=1)
    monkeypatch.setenv("LEARNED", str(file))
    match = Match(ppo.GAME, ppo.SEATS, (ppo.Learned, "uniform")).validate()

    assert "after: " in capsys.readouterr().out
    assert next(tournament(match, games=1, seed=1)).decisions > 0
