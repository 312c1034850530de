"""The games as PettingZoo and Gymnasium environments, and many of them side by side."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bestiary import registry
from bestiary.bots import Uniform, UnknownBotError
from bestiary.core import DEFAULT_BUDGET, Budget, Choice, Game, Position, Variant
from bestiary.core.game import BadOptionsError

pytest.importorskip("pettingzoo", reason="needs the extra 'pettingzoo'")
pytest.importorskip("gymnasium", reason="needs the extra 'gym'")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from bestiary.lab.adapters.gym import AgainstBots
from bestiary.lab.adapters.pettingzoo import Environment, environment
from bestiary.lab.adapters.vector_env import ProcessVectorEnv, VectorEnv, VectorStep

CYCLES = 2_000 if "EVERY_MODE" in os.environ else 3
"""Long runs in every mode take minutes: `make peer-test`."""
VARIANTS = [(g, v) for g in registry.catalogue() for v in g.rules.variants]
pytestmark = [  # said of every environment that has masks, PettingZoo's own among them
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=lambda each: getattr(each, "id", each))
def test_pettingzoo_finds_no_fault_in_any_mode(game: Game[Any, Any], variant: Variant) -> None:
    api_test(environment(game.id, variant.seats, dict(variant.options)), num_cycles=CYCLES)


@pytest.mark.parametrize("game", registry.ids())
def test_the_same_seed_deals_the_same(game: str) -> None:
    seed_test(lambda: environment(game), num_cycles=5)


def test_the_performance_test_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Iterator[int] = count()
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(environment("urban_legends"))


def first_word(env: Environment) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"])[0])


def test_a_clone_is_played_on_alone() -> None:
    env = environment("big_monster", 3)
    env.reset(seed=4)
    twin = env.clone()
    for _ in range(12):
        twin.step(first_word(twin))
    before = env.observe(env.agent_selection)["observation"]
    for _ in range(12):
        env.step(first_word(env))

    assert not np.array_equal(before, env.observe(env.agent_selection)["observation"])
    assert env.session.state == twin.session.state


def test_a_game_is_played_to_its_end_and_its_rewards_add_up() -> None:
    env = environment("urban_legends")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(first_word(env))

    assert sum(env.rewards.values()) == 0
    assert "evidence" in env.render().lower()


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadOptionsError, match="seats"):
        environment("cryptid", 9)
    env = environment("urban_legends")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="may not be said"):
        env.step(wrong)
    with pytest.raises(ValueError, match="seat_0 is asked"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type] # what is refused
    with pytest.raises(ValueError, match="'ansi'"):
        environment("urban_legends", render_mode="human")


def test_reset_comes_first_and_after_the_end() -> None:
    env = environment("urban_legends")
    learner = AgainstBots("urban_legends")
    for early in (lambda: env.step(0), env.last, env.clone, env.render, learner.action_masks):
        with pytest.raises(ResetNeeded, match="no game yet"):
            early()
    env.reset(seed=1)
    while env.agents:
        env.step(None if env.last()[2] else first_word(env))
    with pytest.raises(ResetNeeded, match="over"):
        env.step(None)


@pytest.mark.parametrize("game", registry.ids())
def test_gymnasium_finds_no_fault(game: str) -> None:
    check_env(AgainstBots(game), skip_render_check=True)


def test_a_learner_meets_bots_and_loses_by_a_word_that_may_not_be_said() -> None:
    env = AgainstBots("urban_legends", ("greedy",), seat=1)
    _, info = env.reset(seed=3)
    for _ in range(400):
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            break
    assert over
    assert reward in (-1.0, 1.0)
    _, info = env.reset(seed=3)
    *_, illegal = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert illegal["illegal"]
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


class Listening(Uniform):
    """Keeps what it was told."""

    heard = 0

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        Listening.heard = max(Listening.heard, len(position.log()))
        return super().choose(position, budget)


def test_a_learner_meets_any_bot_and_it_knows_what_it_would_in_a_match() -> None:
    env = AgainstBots("cryptid", (Listening, "uniform:3"), seats=3)
    _, info = env.reset(seed=1)
    for _ in range(12):
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break

    assert Listening.heard
    with pytest.raises(UnknownBotError, match="nobody"):
        AgainstBots("urban_legends", ("nobody",))
    with pytest.raises(BadOptionsError, match="seats are 0 to 1"):
        AgainstBots("urban_legends", seat=7)
    with pytest.raises(BadOptionsError, match="one for each of 2"):
        AgainstBots("cryptid", (), seats=3)


def first_words(batch: VectorStep) -> Any:
    return batch.mask.argmax(axis=1)


def test_a_fleet_begins_anew_where_a_game_ends() -> None:
    fleet = VectorEnv("urban_legends", 2, range(3), seed=2)
    batch = fleet.reset()
    ended = 0
    for _ in range(150):
        batch = fleet.step(first_words(batch))
        ended += int(batch.over.sum())
        assert np.allclose(batch.reward.sum(axis=1), 0)
        assert batch.mask.any(axis=1).all()

    assert ended


def alike(one: VectorStep, other: VectorStep) -> bool:
    pairs = zip(map(np.asarray, one), map(np.asarray, other), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def test_fleets_lose_nothing_by_what_may_not_be_said() -> None:
    alone = VectorEnv("cryptid", 4, range(3), 5, {"mode": "advanced"})
    with pytest.raises(RuntimeError, match="reset"):
        alone.step([0, 0, 0])
    began = alone.reset()
    assert not alike(began, VectorEnv("cryptid", 4, range(3), 5).reset()), "another mode"
    wrong = [*first_words(began)[:2], int(np.flatnonzero(began.mask[2] == 0)[0])]
    with ProcessVectorEnv("cryptid", 4, 3, 5, workers=2, options={"mode": "advanced"}) as fleets:
        assert alike(began, fleets.reset())
        for each in (alone, fleets):
            with pytest.raises(ValueError, match=r"game 2: .* may not be said"):
                each.step(wrong)
            with pytest.raises(ValueError, match="each of 3 games"):
                each.step([0])
            with pytest.raises(TypeError, match="whole numbers"):
                each.step([0.5, 0.5, 0.5])  # type: ignore[list-item] # what is refused
        here, there = (each.step(first_words(began)) for each in (alone, fleets))
        assert alike(here, there)
        assert alike(alone.reset(), began)
    with pytest.raises(BadOptionsError, match="seats"):
        ProcessVectorEnv("cryptid", 9, 3, 5, workers=2)
    with pytest.raises(ValueError, match="0 games"):
        ProcessVectorEnv("cryptid", 4, 0, 5, workers=2)


def test_games_are_the_same_in_any_number_of_processes() -> None:
    alone = VectorEnv("urban_legends", 2, range(3), seed=5)
    here = alone.reset()
    with ProcessVectorEnv("urban_legends", 2, number=3, seed=5, workers=2) as fleets:
        there = fleets.reset()
        for _ in range(20):
            assert alike(here, there)
            here, there = alone.step(first_words(here)), fleets.step(first_words(there))
