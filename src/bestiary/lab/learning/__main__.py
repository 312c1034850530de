"""`python -m bestiary.lab.learning GAME FILE --games N --seed S`: learn a value, write it down."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bestiary import registry
from bestiary.lab.learning.self_play import LESSON, Learner
from bestiary.lab.provenance import commit

SHOWN_EVERY = 10 * LESSON


def main() -> None:
    """Train, and say now and then how it goes."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.learning", description=__doc__)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = registry.game(asked.game)
    if game.advice.learning is None:
        parser.error(f"{game.id} says nothing that a value could be learned from.")
    command = f"python -m bestiary.lab.learning {game.id} FILE --games {asked.games}"
    about = {"command": f"{command} --seed {asked.seed}", "seed": asked.seed, "commit": commit()}
    learner = Learner.fresh(game, game.advice.learning, asked.seed)
    learner.train(asked.games, _show)
    asked.file.write_text(learner.net.text(**about), encoding="utf-8")


def _show(games: int, error: float) -> None:
    if games % SHOWN_EVERY == 0:
        print(f"{games} games, error {error:.4f}", file=sys.stderr)


if __name__ == "__main__":
    main()
