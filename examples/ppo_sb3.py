"""MaskablePPO of Stable-Baselines3 through PettingZoo: `python examples/ppo_sb3.py 20000 it.zip`.

Needs `pip install sb3-contrib`, which brings PyTorch. The agent learns Urban Legends against a
uniform random player; the arguments are its actions in training and the model's file. It enters a
ladder by name: `PYTHONPATH=examples LEARNED=it.zip bestiary ladder urban_legends --bots
uniform,ppo_sb3:Learned`.
"""

import os
import sys

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from bestiary.bots import Uniform
from bestiary.core import DEFAULT_BUDGET
from bestiary.lab.adapters.game_session import GameSession
from bestiary.lab.adapters.pettingzoo import environment
from bestiary.lab.encoding import codec_of
from bestiary.lab.statistics import wilson

GAME = "urban_legends"
SEATS = 2


class OneAgent(gymnasium.Env):
    """One agent of a PettingZoo environment; the others play uniformly at random."""

    def __init__(self):
        self.zoo = environment(GAME, SEATS)
        anybody = self.zoo.possible_agents[0]
        self.observation_space = self.zoo.observation_space(anybody)["observation"]
        self.action_space = self.zoo.action_space(anybody)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**31))
        self.zoo.reset(seed=deal)
        self.me = self.zoo.possible_agents[deal % SEATS]
        self._play_others()
        return self._observation(), {}

    def _play_others(self):
        zoo = self.zoo
        while zoo.agent_selection != self.me and not any(zoo.terminations.values()):
            words = np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])
            zoo.step(int(self.np_random.choice(words)))

    def _observation(self):
        return self.zoo.observe(self.me)["observation"]

    def action_masks(self):
        return self.zoo.observe(self.me)["action_mask"].astype(bool)

    def step(self, word):
        self.zoo.step(int(word))
        self._play_others()
        over = any(self.zoo.terminations.values())
        return self._observation(), self.zoo.rewards[self.me] if over else 0.0, over, False, {}


def share_of_wins(model, games, seed=1):
    """How often the most likely actions win against a uniform random player, with the interval."""
    env = OneAgent()
    won = 0
    for number in range(games):
        observation, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            word, _ = model.predict(
                observation, action_masks=env.action_masks(), deterministic=True
            )
            observation, reward, over, _, _ = env.step(word)
        won += reward > 0
    return won / games, wilson(won, games)


class Learned(Uniform):
    """Plays the most likely actions of the model in the file that LEARNED names."""

    def __init__(self):
        self.codec = codec_of(GAME, SEATS)
        self.model = MaskablePPO.load(os.environ["LEARNED"], device="cpu")

    def choose(self, position, budget=DEFAULT_BUDGET):
        session = GameSession(self.codec, position.world())
        session.ask(position.seat)
        left = session.open
        while len(left) > 1:
            observation = session.vector(position.seat)
            mask = session.mask().astype(bool)
            word, _ = self.model.predict(observation, action_masks=mask, deterministic=True)
            left = [each for each in left if each[0][len(session.said)] == word]
            if len(left) > 1:
                session.say(int(word))
                left = session.open
        return left[0][1]


def main(words=20_000, file="it.zip", games=400, seed=1):
    """Train, store the model, and print its win rate before and after."""
    model = MaskablePPO("MlpPolicy", OneAgent(), n_steps=1024, seed=seed, device="cpu")
    for when in ("before", "after"):
        if when == "after":
            model.learn(words)
            model.save(file)
        share, (low, high) = share_of_wins(model, games)
        print(
            f"wins against a uniform random player, {when}: {share:.1%} ({low:.1%} to {high:.1%})"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:3])
