"""`bestiary ladder`: all levels of a game against each other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from bestiary import registry
from bestiary.cli.arguments import (
    Cluster,
    TableOptions,
    complaints,
    read_names,
    read_options,
    seat_count,
)
from bestiary.cli.progress import watched
from bestiary.core import LEVELS
from bestiary.lab.extras import needed
from bestiary.lab.ladder import climb, fixtures, pairings
from bestiary.lab.match import Match, Record
from bestiary.lab.picture import picture
from bestiary.lab.ratings import ratings
from bestiary.lab.report import report

Id = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's id; `bestiary games` lists them.")
]
All = Annotated[bool, typer.Option("--all", help="Every game, each with its fewest seats.")]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="Players at the table; default: fewest.")
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="A,B,…", help="Whom to compare; default: the levels."),
]
Partners = Annotated[
    bool, typer.Option("--partners", help="Every second seat plays alike, as teams sit.")
]
Games = Annotated[int, typer.Option("--games", metavar="K", min=1, help="Games of each pairing.")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", min=0, help="The same seed plays the same games.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="W", min=1, help="Processes; default: all cores.")
]
Folder = Annotated[
    Path,
    typer.Option("--folder", metavar="DIR", file_okay=False, help="For games, tables, pictures."),
]


def ladder(
    game: Id = None,
    every: All = False,
    seats: Seats = None,
    bots: Bots = None,
    option: TableOptions = None,
    partners: Partners = False,
    games: Games = 40,
    seed: Seed = 1,
    workers: Workers = None,
    folder: Folder = Path("ladder"),
    cluster: Cluster = None,
) -> None:
    """Let all levels play each other. Stop it when you like: it goes on where it was."""
    if every == (game is not None):
        raise typer.BadParameter("Name one game, or say --all.")
    folder.mkdir(parents=True, exist_ok=True)
    for id in registry.ids() if every else (str(game),):
        with complaints(id):
            rules = registry.game(id)
            count = seat_count(rules, seats)
            names = read_names(bots) or LEVELS
            table = Match(id, count, options=read_options(option))
            matches = list(pairings(table, names, partners=partners))
            if cluster is not None:
                needed("ray", "ray")
        cores = workers or os.cpu_count() or 1
        wanted = fixtures(matches, games, seed)
        played = climb(wanted, folder / f"{id}.jsonl", workers=cores, cluster=cluster)
        records = list(watched(played, len(wanted)))
        _write(folder / f"{id}-{count}", f"{rules.titles['en']}, seats: {count}", records)


def _write(file: Path, title: str, records: list[Record]) -> None:
    """The tables as Markdown and on the screen, the ratings as a picture."""
    text = report(title, records)
    file.with_suffix(".md").write_text(text, encoding="utf-8")
    if any(record.seats > 1 for record in records):
        drawn = picture(title, ratings(records))
        file.with_suffix(".svg").write_text(drawn, encoding="utf-8")
    Console().print(Markdown(text))
