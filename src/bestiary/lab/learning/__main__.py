"""`python -m bestiary.lab.learning GAME FILE --games N --seed S`: trains a value network."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bestiary import registry
from bestiary.lab.learning.self_play import GAMES_PER_UPDATE, SelfPlayLearner
from bestiary.lab.provenance import commit

GAMES_PER_REPORT = 10 * GAMES_PER_UPDATE


def main() -> None:
    """Train, and report the error on the way."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.learning", description=__doc__)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = registry.game(arguments.game)
    if game.opponents.advice.learning is None:
        parser.error(f"{game.id} says nothing that a value could be learned from.")
    command = f"python -m bestiary.lab.learning {game.id} FILE --games {arguments.games}"
    about = {
        "command": f"{command} --seed {arguments.seed}",
        "seed": arguments.seed,
        "commit": commit(),
    }
    learner = SelfPlayLearner.untrained(game, game.opponents.advice.learning, arguments.seed)
    learner.train(arguments.games, _report)
    arguments.file.write_text(learner.network.to_json(**about), encoding="utf-8")


def _report(games: int, error: float) -> None:
    if games % GAMES_PER_REPORT == 0:
        print(f"{games} games, error {error:.4f}", file=sys.stderr)


if __name__ == "__main__":
    main()
