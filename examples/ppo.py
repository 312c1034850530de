"""PPO learns Urban Legends through PettingZoo: `python examples/ppo.py 60000 learned.npz`.

The number is that of words the learner says in training; the net is kept in the file, and the same
command goes on from there. All of PPO stands here, in NumPy, so that nothing needs to be
installed; `ppo_sb3.py` does it with Stable-Baselines3. The learned bot enters a ladder by name:
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


class Net:
    """One hidden layer, a logit for every word and a guess at the result."""

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

    def guess(self, seen, mask):
        """What is felt, how likely each word is, and the result that is expected."""
        felt = np.tanh(seen @ self.weights["seen"] + self.weights["bias"])
        logits = np.where(mask > 0, felt @ self.weights["words"], -1e9)
        odds = np.exp(logits - logits.max(-1, keepdims=True))
        return felt, odds / odds.sum(-1, keepdims=True), felt @ self.weights["value"]

    def descend(self, slopes):
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            fair = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            self.weights[name] -= LEARNING_RATE * fair[0] / (np.sqrt(fair[1]) + 1e-8)


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
        _, odds, value = net.guess(seen["observation"], mask)
        word = odds.argmax() if steps is None else (odds.cumsum() > rng.random()).argmax()
        if steps is not None:
            steps.append((seen["observation"], mask, word, odds[word], value))
        env.step(int(word))
    raise AssertionError("every game has an end")


def batch(env, net, seeds, rng):
    """Whole games of at least `BATCH_SIZE` words: what was seen and said, and what came of it."""
    rows = []
    returns = []
    gains = []
    while len(rows) < BATCH_SIZE:
        steps = []
        result = game(env, net, next(seeds), rng, steps)
        values = np.array([value for *_, value in steps] + [0.0])
        gain = 0.0
        ahead = []
        for at in reversed(range(len(steps))):
            reward = result if at == len(steps) - 1 else 0.0
            error = reward + DISCOUNT * values[at + 1] - values[at]
            gain = error + DISCOUNT * GAE_LAMBDA * gain
            ahead.append(gain)
        rows += steps
        gains += ahead[::-1]
        returns += list(np.array(ahead[::-1]) + values[:-1])
    seen, mask, word, odds, _ = (np.array(column) for column in zip(*rows, strict=True))
    gains = (np.array(gains) - np.mean(gains)) / (np.std(gains) + 1e-8)
    return seen, mask, word, odds, gains.astype(np.float32), np.array(returns, np.float32)


def slopes(net, seen, mask, word, before, gain, wanted):
    """The gradient of PPO's clipped aim, with a bonus for variety and the error of the guess."""
    felt, odds, value = net.guess(seen, mask)
    rows = np.arange(len(word))
    ratio = odds[rows, word] / before
    held = ((ratio > 1 + CLIP_RANGE) & (gain > 0)) | ((ratio < 1 - CLIP_RANGE) & (gain < 0))
    push = np.where(held, 0.0, -gain * ratio)
    said = np.zeros_like(odds)
    said[rows, word] = 1.0
    logs = np.log(odds + np.float32(1e-12))
    variety = -(odds * logs).sum(1, keepdims=True)
    logits = (push[:, None] * (said - odds) + ENTROPY_BONUS * odds * (logs + variety)) / len(word)
    miss = (value - wanted) / len(word)
    back = logits @ net.weights["words"].T + miss[:, None] * net.weights["value"]
    deep = back * (1 - felt**2)
    return {
        "seen": seen.T @ deep,
        "bias": deep.sum(0),
        "words": felt.T @ logits,
        "value": felt.T @ miss,
    }


def share_of_wins(net, games, seed=10**6):
    """How often the learner's best words win against a uniform random player, with the interval."""
    env = environment(GAME, SEATS)
    rng = np.random.default_rng(seed)
    won = sum(game(env, net, seed + number, rng) > 0 for number in range(games))
    return won / games, wilson(won, games)


def learn(net, words, file, seed=1):
    """Let a net learn from so many words of its own; it is kept after every batch."""
    env = environment(GAME, SEATS)
    rng = np.random.default_rng(seed)
    seeds = count(seed * 10**7)
    for _ in range(-(-words // BATCH_SIZE)):
        columns = batch(env, net, seeds, rng)
        for _ in range(EPOCHS):
            order = rng.permutation(len(columns[0]))
            for first in range(0, len(order), MINIBATCH_SIZE):
                part = order[first : first + MINIBATCH_SIZE]
                net.descend(slopes(net, *(column[part] for column in columns)))
        np.savez(file, **net.weights)


def kept(file):
    """The net in a file, or a new one."""
    codec = codec_of(GAME, SEATS)
    net = Net(width(codec), len(codec.words))
    if Path(file).exists():
        net.weights = dict(np.load(file))
    return net


class Learned(Uniform):
    """Says the best words of the net in the file that LEARNED names."""

    def __init__(self):
        self.codec = codec_of(GAME, SEATS)
        self.net = kept(os.environ["LEARNED"])

    def choose(self, position, budget=DEFAULT_BUDGET):
        session = GameSession(self.codec, position.world())
        session.ask(position.seat)
        left = session.open
        while len(left) > 1:
            _, odds, _ = self.net.guess(session.vector(position.seat), session.mask())
            word = int(odds.argmax())
            at = len(session.said)
            left = [each for each in left if each[0][at] == word]
            if len(left) > 1:
                session.say(word)
                left = session.open
        return left[0][1]


def main(words=60_000, file="learned.npz", games=400):
    """Learn, keep the net, and say what it has brought."""
    net = kept(file)
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
