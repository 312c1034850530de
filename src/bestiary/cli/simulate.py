"""`bestiary simulate`: many games between bots."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bestiary import registry
from bestiary.cli.arguments import (
    GameId,
    Seats,
    TableOptions,
    complaints,
    read_names,
    read_options,
    seat_count,
)
from bestiary.lab import Line, Match, Record, Summary, summarise, tournament

Games = Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many games.")]
Bots = Annotated[
    str, typer.Option("--bots", metavar="A,B,…", help="One bot for all seats, or one per seat.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="S", min=0, help="The same seed plays the same games."),
]
Workers = Annotated[
    int, typer.Option("--workers", metavar="W", min=1, help="Processes that share the games.")
]
Rotate = Annotated[
    bool, typer.Option("--rotate", help="The bots move on by one seat after every game.")
]
AsJson = Annotated[
    bool, typer.Option("--json", help="One JSON object per game and line, then a summary.")
]


def simulate(
    game: GameId,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "uniform",
    option: TableOptions = None,
    seed: Seed = None,
    workers: Workers = 1,
    rotate: Rotate = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    with complaints(game):
        count = seat_count(registry.game(game), seats)
        names = read_names(bots) or ("uniform",)
        match = Match(game, count, names, read_options(option), rotate).settled()
    seed = secrets.randbits(32) if seed is None else seed
    began = perf_counter()
    played = _watched(tournament(match, games, seed, workers=workers), games)
    records = list(_printed(played) if as_json else played)
    summary = summarise(match, records, perf_counter() - began)
    if as_json:
        print(json.dumps({"summary": True, "seed": seed, "workers": workers} | as_data(summary)))
    else:
        _show(summary, seed)


def _watched(records: Iterable[Record], games: int) -> Iterator[Record]:
    """Show a progress bar on the error stream, where it is in nobody's way."""
    yield from track(records, "Playing", total=games, console=Console(stderr=True), transient=True)


def _printed(records: Iterable[Record]) -> Iterator[Record]:
    for record in records:
        print(json.dumps(record._asdict()))
        yield record


def as_data(summary: Summary) -> dict[str, Any]:
    """A summary as plain data."""
    data = summary._asdict()
    match = data.pop("match")
    lines = {f"by_{of[:-1]}": [line._asdict() for line in data.pop(of)] for of in ("seats", "bots")}
    table = {"game": match.game, "seats": match.seats, "options": dict(match.options)}
    return table | {"bots": list(match.bots)} | data | lines


def _show(summary: Summary, seed: int) -> None:
    console = Console()
    title = f"{summary.match.game}, {summary.games} games, seed {seed}"
    console.print(_grid(title, summary.seats))
    if len(summary.bots) > 1:
        console.print(_grid("By bot", summary.bots))
    low, mean, high = summary.decisions_low, summary.decisions_mean, summary.decisions_high
    console.print(f"Decisions in a game: {mean:.1f} on average, {low} to {high}.")
    ends = ", ".join(f"{reason} {number}" for reason, number in summary.reasons.items())
    console.print(f"How games ended: {ends}.")
    speed, seconds = summary.decisions_per_second, summary.seconds
    console.print(f"{speed:,.0f} decisions per second on one core, {seconds:.1f} s in all.")


def _grid(title: str, lines: Iterable[Line]) -> Table:
    grid = Table("Who", "Wins", "Win rate, 95 % sure", "Score", "From–to", title=title)
    for line in lines:
        low, high = line.win_interval
        grid.add_row(
            line.name if line.name == line.bot else f"{line.name}, {line.bot}",
            f"{line.wins} of {line.entries}",
            f"{line.win_rate:.1%} ({low:.1%}–{high:.1%})",
            f"{line.score_mean:.2f} ± {line.score_deviation:.2f}",
            f"{line.score_low}–{line.score_high}",
        )
    return grid
