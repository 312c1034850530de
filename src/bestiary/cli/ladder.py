"""`bestiary ladder`: a round robin between all levels of a game, with ratings."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.markdown import Markdown

from bestiary import registry
from bestiary.cli.arguments import (
    Cluster,
    TableOptions,
    read_bots,
    read_options,
    seat_count,
    usage_errors,
)
from bestiary.cli.progress import with_progress
from bestiary.core.mind import LEVELS
from bestiary.lab.extras import import_extra
from bestiary.lab.ladder import SOLO_SEATS, fixtures, pairings, play_ladder, read_records
from bestiary.lab.markdown import read_section, write_section
from bestiary.lab.match import Match, Record
from bestiary.lab.provenance import commit
from bestiary.lab.published_ladders import (
    LADDERS,
    PUBLISHED_SEED,
    PublishedTables,
    duel_table,
    solo_table,
)
from bestiary.lab.rating_chart import rating_chart
from bestiary.lab.ratings import ratings
from bestiary.lab.report import report

Id = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's id; `bestiary games` lists them.")
]
All = Annotated[bool, typer.Option("--all", help="Every game: what the documents show.")]
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
Games = Annotated[int, typer.Option("--games", metavar="K", min=0, help="Games of each pairing.")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", min=0, help="The same seed plays the same games.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="W", min=1, help="Processes; default: all cores.")
]
Page = Annotated[
    Path | None,
    typer.Option("--page", metavar="FILE", exists=True, help="With --all: write the tables there."),
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
    seed: Seed = PUBLISHED_SEED,
    workers: Workers = None,
    folder: Folder = Path("ladder"),
    page: Page = None,
    cluster: Cluster = None,
) -> None:
    """Let all levels play each other. Stop it when you like: it goes on where it was."""
    if every == (game is not None):
        raise typer.BadParameter("Name one game, or say --all.")
    if not (games or every):
        raise typer.BadParameter("Only --all can show what was played without playing more.")
    folder.mkdir(parents=True, exist_ok=True)
    run = LadderRun(folder, games, workers or os.cpu_count() or 1, cluster)
    if every:
        with usage_errors(LADDERS[0].game):
            for published in LADDERS:
                run.play(published.matches(), PUBLISHED_SEED)
        _publish(folder, page)
        return
    with usage_errors(str(game)):
        if cluster is not None:
            import_extra("ray", "ray")
        rules = registry.game(str(game))
        count = seat_count(rules, seats)
        table = Match(rules.id, count, options=read_options(option))
        matches = list(pairings(table, read_bots(bots) or LEVELS, partners=partners))
        records = run.play(matches, seed)
    _write(folder / f"{rules.id}-{count}", f"{rules.titles['en']}, seats: {count}", records)


class LadderRun(NamedTuple):
    """How a ladder is played: where its games are recorded, how many, on which processes."""

    folder: Path
    games: int
    workers: int
    cluster: str | None

    def play(self, matches: list[Match], seed: int) -> list[Record]:
        """The games of these matches; those that were recorded are not played again."""
        wanted = fixtures(matches, self.games, seed)
        file = _records_file(self.folder, matches[0].game)
        recorded = read_records(file)
        done = sum(fixture.key in recorded for fixture in wanted)
        played = play_ladder(wanted, file, workers=self.workers, cluster=self.cluster)
        # Recorded games come at once and would falsify the speed and the time left.
        return [*islice(played, done), *with_progress(played, len(wanted), done)]


def _records_file(folder: Path, game: str) -> Path:
    return folder / f"{game}.jsonl"


def _publish(folder: Path, page: Path | None) -> None:
    """Show every game recorded: tables on the page about bots, pictures beside it.

    What was not played here stays on the page as it is.
    """
    ladders = [
        (each, each.records_by_match(read_records(_records_file(folder, each.game))))
        for each in LADDERS
    ]
    tables = PublishedTables(commit(), read_section(page, "ladders") if page else "")
    text = "\n\n".join([duel_table(ladders, tables), solo_table(ladders, tables)])
    Console().print(Markdown(text))
    if page is None:
        return
    images = list[str]()
    for each, matches in ladders:
        title = f"{each.title}, seats: {each.seats}"
        file = page.parent / "pictures" / each.picture
        records = [record for match in matches for record in match]
        # Ratings from some of the matches only would replace a picture of all of them.
        is_whole = all(matches) or not file.exists()
        if each.seats > SOLO_SEATS and records and is_whole:
            file.write_text(rating_chart(title, ratings(records)), encoding="utf-8")
        if file.exists():
            images.append(f"![Ratings at {title}](pictures/{each.picture})")
    write_section(page, "ladders", "\n\n".join([text, *images]))


def _write(file: Path, title: str, records: list[Record]) -> None:
    """The tables as Markdown and on the screen, the ratings as a picture."""
    text = report(title, records)
    file.with_suffix(".md").write_text(text, encoding="utf-8")
    if any(record.seats > 1 for record in records):
        chart = rating_chart(title, ratings(records))
        file.with_suffix(".svg").write_text(chart, encoding="utf-8")
    Console().print(Markdown(text))
