"""`python -m tools.figures`: watch games and write the page of figures."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from bestiary.lab.markdown import write_section
from bestiary.lab.parallel import parallel_map
from tools.figures.page import gather, page
from tools.figures.watched_games import missing, read, watch


def main() -> None:
    """Play what is missing, keep it game by game, and write what all of them show."""
    parser = argparse.ArgumentParser(prog="python -m tools.figures", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of every setting; 0 plays none")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--book", type=Path, default=Path("ladder/figures.jsonl"))
    parser.add_argument("--page", type=Path, default=Path("docs/figures.md"))
    asked = parser.parse_args()
    asked.book.parent.mkdir(parents=True, exist_ok=True)
    play(asked.book, asked.games, asked.workers)
    write_section(asked.page, "figures", page(gather(read(asked.book))))


def play(book: Path, games: int, workers: int) -> None:
    """Play so many games of every setting, those aside that were kept."""
    tasks = missing(games, read(book))
    with book.open("a", encoding="utf-8") as kept:
        print(file=kept)  # what an interruption cut short ends here
        for (setting, number), seen in zip(
            tasks, parallel_map(watch, tasks, workers=workers), strict=True
        ):
            print(json.dumps([setting.key(number), seen]), file=kept, flush=True)


if __name__ == "__main__":
    main()
