"""PPO with masks learns Urban Legends against a bot: `python examples/ppo_sb3.py 20000`.

Needs `pip install sb3-contrib`, which brings PyTorch. The number is that of words said in training.
"""

import sys

from sb3_contrib import MaskablePPO

from bestiary.lab.adapters.gym import AgainstBots

GAME, RIVAL = "urban_legends", "uniform"


def share_of_wins(model, games, seed=1):
    """How often the learner wins, its best word taken at every step."""
    env, won = AgainstBots(GAME, (RIVAL,)), 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            word, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(word))
        won += reward > 0
    return won / games


def learn(words, games=100, seed=1):
    """The share of wins before and after."""
    model = MaskablePPO("MlpPolicy", AgainstBots(GAME, (RIVAL,)), n_steps=512, seed=seed)
    before = share_of_wins(model, games)
    model.learn(words)
    return before, share_of_wins(model, games)


if __name__ == "__main__":
    before, after = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
    print(f"wins against {RIVAL}: {before:.0%} before, {after:.0%} after")
