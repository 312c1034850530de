"""`bestiary dataset`: what a file of decisions holds, parts of it, and whether it is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bestiary.lab.dataset import BadDatasetError, DecisionRow, games, read, write
from bestiary.lab.dataset import replay as play_again
from bestiary.lab.dataset.card import dataset_facts, write_card
from bestiary.lab.extras import MissingExtraError

app = typer.Typer(
    help="Describe, filter and replay the rows that `simulate --out` writes.", no_args_is_help=True
)
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A .jsonl file or .parquet folder.")]
Target = Annotated[Path, typer.Argument(metavar="OUT", help="Where the kept games go.")]
Winner = Annotated[
    str | None, typer.Option("--winner", metavar="BOT", help="Only games that this bot won.")
]
Bot = Annotated[
    str | None, typer.Option("--bot", metavar="BOT", help="Only games that this bot played in.")
]


@contextmanager
def _usage_errors() -> Iterator[None]:
    try:
        yield
    except (BadDatasetError, MissingExtraError) as wrong:
        raise typer.BadParameter(str(wrong)) from wrong


@app.command("describe")
def describe(file: Source) -> None:
    """How many games of what, who won them, and what was asked how often."""
    with _usage_errors():
        print(json.dumps(dataset_facts(read(file)), indent=1, ensure_ascii=False))


@app.command("filter")
def filter_games(file: Source, out: Target, winner: Winner = None, bot: Bot = None) -> None:
    """Write the games that fit to another file, with a card beside it."""
    with _usage_errors():
        if out.exists():
            raise BadDatasetError(f"There is a {out} already: name another file.")
        fitting = [each for each in games(read(file)) if _fits(each[-1], winner, bot)]
        write(out, fitting)
        write_card(out, (row for each in fitting for row in each))
    print(f"{len(fitting)} games")


def _fits(last: DecisionRow, winner: str | None, bot: str | None) -> bool:
    won = {last.bots[seat] for seat in last.winners}
    return (winner is None or winner in won) and (bot is None or bot in last.bots)


@app.command("replay")
def replay(file: Source) -> None:
    """Play every game again; every view and every option must be as it was written down."""
    number = 0
    with _usage_errors():
        for each in games(read(file)):
            play_again(each)
            number += 1
    print(f"{number} games are as they were written down")
