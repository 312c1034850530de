"""`python -m tools.figures`: plays games and writes the page of figures."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from bestiary.lab.markdown import write_section
from bestiary.lab.parallel import parallel_map
from tools.figures.page import gather, page
from tools.figures.watched_games import missing_games, observe_game, read


def main() -> None:
    """Play what is missing, store it game by game, and write what all of them show."""
    parser = argparse.ArgumentParser(prog="python -m tools.figures", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of every setting; 0 plays none")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--book", type=Path, default=Path("ladder/figures.jsonl"))
    parser.add_argument("--page", type=Path, default=Path("docs/figures.md"))
    arguments = parser.parse_args()
    arguments.book.parent.mkdir(parents=True, exist_ok=True)
    play(arguments.book, arguments.games, arguments.workers)
    write_section(arguments.page, "figures", page(gather(read(arguments.book))))


def play(book: Path, games: int, workers: int) -> None:
    """Play so many games of every setting, except those that are stored."""
    tasks = missing_games(games, read(book))
    with book.open("a", encoding="utf-8") as file:
        print(file=file)  # what an interruption cut short ends here
        for (setting, number), observation in zip(
            tasks, parallel_map(observe_game, tasks, workers=workers), strict=True
        ):
            print(json.dumps([setting.key(number), observation]), file=file, flush=True)


if __name__ == "__main__":
    main()
