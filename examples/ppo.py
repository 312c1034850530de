"""PPO (Schulman et al. 2017) through PettingZoo: `python examples/ppo.py 60000 learned.npz`.

The agent learns Urban Legends against a uniform random player. The number is that of its actions
in training; the network is stored in the file, and the same command trains it on. All of PPO is
here, in NumPy, so that nothing needs to be installed: clipped objective, entropy bonus, GAE
(Schulman et al. 2016) and Adam; `ppo_sb3.py` uses Stable-Baselines3. It enters a ladder by name:
`PYTHONPATH=examples LEARNED=learned.npz bestiary ladder urban_legends --bots uniform,ppo:Learned`.
"""

import os
import sys
from itertools import count
from pathlib import Path
from random import randrange

import numpy as np

from bestiary.bots import Uniform
from bestiary.core import DEFAULT_BUDGET
from bestiary.lab.adapters.game_session import GameSession, width
from bestiary.lab.adapters.pettingzoo import environment
from bestiary.lab.encoding import codec_of
from bestiary.lab.statistics import wilson

GAME = "urban_legends"
SEATS = 2
HIDDEN_UNITS = 64
LEARNING_RATE = 1e-3
CLIP_RANGE = 0.2
ENTROPY_BONUS = 0.01
BATCH_SIZE = 2048
EPOCHS = 4
MINIBATCH_SIZE = 256
DISCOUNT = 0.995
GAE_LAMBDA = 0.95


class ActorCritic:
    """Actor-critic with one shared hidden layer: a logit for every action, and a value."""

    def __init__(self, size, words, seed=1):
        rng = np.random.default_rng(seed)
        self.weights = {
            "seen": rng.normal(0, size**-0.5, (size, HIDDEN_UNITS)).astype(np.float32),
            "bias": np.zeros(HIDDEN_UNITS, np.float32),
            "words": np.zeros((HIDDEN_UNITS, words), np.float32),
            "value": np.zeros(HIDDEN_UNITS, np.float32),
        }
        self.moments = {name: [0 * each, 0 * each] for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, seen, mask):
        """Hidden activations, the policy over the legal actions, and the value."""
        hidden = np.tanh(seen @ self.weights["seen"] + self.weights["bias"])
        # Masked before the softmax: illegal actions get no probability and no gradient.
        logits = np.where(mask > 0, hidden @ self.weights["words"], -1e9)
        probabilities = np.exp(logits - logits.max(-1, keepdims=True))
        return (
            hidden,
            probabilities / probabilities.sum(-1, keepdims=True),
            hidden @ self.weights["value"],
        )

    def adam_step(self, gradients):
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            corrected = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            self.weights[name] -= LEARNING_RATE * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)


def game(env, net, seed, rng, steps=None):
    """One game against a uniform random player: its result; `steps` collects the trajectory."""
    env.reset(seed=seed)
    mine = env.possible_agents[seed % SEATS]
    for agent in env.agent_iter():
        seen, *_ = env.last()
        mask = seen["action_mask"]
        if any(env.terminations.values()):
            return env.rewards[mine]
        if agent != mine:
            env.step(rng.choice(np.flatnonzero(mask)))
            continue
        _, probabilities, value = net.forward(seen["observation"], mask)
        word = (
            probabilities.argmax()
            if steps is None
            else (probabilities.cumsum() > rng.random()).argmax()
        )
        if steps is not None:
            steps.append((seen["observation"], mask, word, probabilities[word], value))
        env.step(int(word))
    raise AssertionError("every game has an end")


def batch(env, net, seeds, rng):
    """Whole games of at least `BATCH_SIZE` actions, with advantages by GAE and returns."""
    rows = []
    returns = []
    advantages = []
    while len(rows) < BATCH_SIZE:
        steps = []
        result = game(env, net, next(seeds), rng, steps)
        values = np.array([value for *_, value in steps] + [0.0])
        advantage = 0.0
        episode_advantages = []
        for at in reversed(range(len(steps))):
            reward = result if at == len(steps) - 1 else 0.0
            error = reward + DISCOUNT * values[at + 1] - values[at]
            advantage = error + DISCOUNT * GAE_LAMBDA * advantage
            episode_advantages.append(advantage)
        rows += steps
        advantages += episode_advantages[::-1]
        returns += list(np.array(episode_advantages[::-1]) + values[:-1])
    seen, mask, word, probabilities, _ = (np.array(column) for column in zip(*rows, strict=True))
    advantages = (np.array(advantages) - np.mean(advantages)) / (np.std(advantages) + 1e-8)
    return (
        seen,
        mask,
        word,
        probabilities,
        advantages.astype(np.float32),
        np.array(returns, np.float32),
    )


def gradients(net, seen, mask, word, old_probability, advantage, returns):
    """The gradient of PPO's loss: clipped objective, entropy bonus and squared value error."""
    hidden, probabilities, value = net.forward(seen, mask)
    rows = np.arange(len(word))
    ratio = probabilities[rows, word] / old_probability
    is_clipped = ((ratio > 1 + CLIP_RANGE) & (advantage > 0)) | (
        (ratio < 1 - CLIP_RANGE) & (advantage < 0)
    )
    policy_gradient = np.where(is_clipped, 0.0, -advantage * ratio)
    one_hot = np.zeros_like(probabilities)
    one_hot[rows, word] = 1.0
    log_probabilities = np.log(probabilities + np.float32(1e-12))
    entropy = -(probabilities * log_probabilities).sum(1, keepdims=True)
    logits = (
        policy_gradient[:, None] * (one_hot - probabilities)
        + ENTROPY_BONUS * probabilities * (log_probabilities + entropy)
    ) / len(word)
    value_error = (value - returns) / len(word)
    backpropagated = logits @ net.weights["words"].T + value_error[:, None] * net.weights["value"]
    hidden_gradient = backpropagated * (1 - hidden**2)
    return {
        "seen": seen.T @ hidden_gradient,
        "bias": hidden_gradient.sum(0),
        "words": hidden.T @ logits,
        "value": hidden.T @ value_error,
    }


def share_of_wins(net, games, seed=10**6):
    """How often the most likely actions win against a uniform random player, with the interval."""
    env = environment(GAME, SEATS)
    rng = np.random.default_rng(seed)
    won = sum(game(env, net, seed + number, rng) > 0 for number in range(games))
    return won / games, wilson(won, games)


def learn(net, words, file, seed=1):
    """Train a network for so many of its own actions; it is stored after every batch."""
    env = environment(GAME, SEATS)
    rng = np.random.default_rng(seed)
    seeds = count(seed * 10**7)
    for _ in range(-(-words // BATCH_SIZE)):
        columns = batch(env, net, seeds, rng)
        for _ in range(EPOCHS):
            order = rng.permutation(len(columns[0]))
            for first in range(0, len(order), MINIBATCH_SIZE):
                part = order[first : first + MINIBATCH_SIZE]
                net.adam_step(gradients(net, *(column[part] for column in columns)))
        np.savez(file, **net.weights)


def load_network(file):
    """The network in a file, or a new one."""
    codec = codec_of(GAME, SEATS)
    net = ActorCritic(width(codec), len(codec.words))
    if Path(file).exists():
        net.weights = dict(np.load(file))
    return net


class Learned(Uniform):
    """Plays the most likely actions of the network in the file that LEARNED names."""

    def __init__(self):
        self.codec = codec_of(GAME, SEATS)
        self.net = load_network(os.environ["LEARNED"])

    def choose(self, position, budget=DEFAULT_BUDGET):
        session = GameSession(self.codec, position.world())
        session.ask(position.seat)
        left = session.open
        while len(left) > 1:
            _, probabilities, _ = self.net.forward(session.vector(position.seat), session.mask())
            word = int(probabilities.argmax())
            at = len(session.said)
            left = [each for each in left if each[0][at] == word]
            if len(left) > 1:
                session.say(word)
                left = session.open
        return left[0][1]


def main(words=60_000, file="learned.npz", games=400):
    """Train, store the network, and print its win rate before and after."""
    net = load_network(file)
    seed = randrange(2, 100) if Path(file).exists() else 1
    for when in ("before", "after"):
        if when == "after":
            learn(net, words, file, seed)
        share, (low, high) = share_of_wins(net, games)
        print(
            f"wins against a uniform random player, {when}: {share:.1%} ({low:.1%} to {high:.1%})"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:3])
