"""`bestiary simulate`: many games between bots, with win rates and their intervals."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from bestiary import registry
from bestiary.cli.arguments import (
    Cluster,
    GameId,
    Seats,
    TableOptions,
    read_bots,
    read_options,
    seat_count,
    usage_errors,
)
from bestiary.cli.progress import with_progress
from bestiary.lab import Match, MatchSummary, Record, WinStatistics, summarise, tournament
from bestiary.lab.dataset import BadDatasetError, DecisionRow, record_games, write
from bestiary.lab.dataset.card import write_card
from bestiary.lab.dataset.files import is_parquet, read, read_games
from bestiary.lab.dataset.rows import record_of
from bestiary.lab.extras import import_extra

MAX_SEED = 2**63 - 1
"""A larger seed does not fit into a signed 64-bit column of a dataset."""

Games = Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many games.")]
Bots = Annotated[
    str, typer.Option("--bots", metavar="A,B,…", help="One bot for all seats, or one per seat.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed", metavar="S", min=0, max=MAX_SEED, help="The same seed plays the same games."
    ),
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


Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep every decision, as .jsonl or .parquet."),
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
    out: Out = None,
    cluster: Cluster = None,
) -> None:
    """Let bots play many games and sum them up. With `--out` a run that was stopped goes on."""
    with usage_errors(game):
        count = seat_count(registry.game(game), seats)
        names = read_bots(bots) or ("uniform",)
        match = Match(game, count, names, read_options(option), rotate).validate()
        if cluster is not None:
            import_extra("ray", "ray")
        already = _stored_games(match, seed, out)
        run = _run_of(already, seed)
        began = perf_counter()
        if out is None:
            played = with_progress(
                tournament(match, games, run, workers=workers, cluster=cluster), games
            )
        else:
            played = iter(
                _play_and_store(SimulationRun(match, games, run, workers, cluster), out, already)
            )
        records = list(_print_each(played) if as_json else played)
    summary = summarise(match, records, perf_counter() - began)
    if as_json:
        print(json.dumps({"summary": True, "seed": run, "workers": workers} | as_data(summary)))
    else:
        _show(summary, run)


def _run_of(already: list[list[DecisionRow]], seed: int | None) -> int:
    """The seed that was named, or that of the games that are there, or any."""
    if seed is not None:
        return seed
    return already[0][0].run if already else secrets.randbits(32)


class SimulationRun(NamedTuple):
    """Which games to play, and where."""

    match: Match
    games: int
    seed: int
    workers: int
    cluster: str | None


def _play_and_store(
    run: SimulationRun, out: Path, already: list[list[DecisionRow]]
) -> list[Record]:
    """Play the games that are not in the file yet, and keep their rows there."""
    match, games, seed, workers, cluster = run
    records = [record_of(rows) for rows in already[:games]]
    left = range(len(already), games)
    played = record_games(match, left, seed, workers=workers, cluster=cluster)

    def rows() -> Iterator[list[DecisionRow]]:
        for record, seen in with_progress(played, games, len(already)):
            records.append(record)
            yield seen

    write(out, rows(), already=already)
    # From the file, not from memory: the card describes what a reader will find.
    write_card(out, read(out))
    return records


def _stored_games(match: Match, seed: int | None, out: Path | None) -> list[list[DecisionRow]]:
    """The games that are in the file, if they are of this run."""
    if out is None:
        return []
    if is_parquet(out):
        import_extra("pyarrow", "data")
    stored = read_games(out)
    for number, rows in enumerate(stored):
        _compare(match, number, _run_of(stored, seed), rows[-1])
    return stored


def _compare(match: Match, number: int, run: int, last: DecisionRow) -> None:
    """Is this game `number` of this run?"""
    asked = {
        "game": match.game,
        "rules": registry.game(match.game).rules_version,
        "seats": match.seats,
        "table": json.dumps(dict(match.options), sort_keys=True),
        "bots": list(match.for_game(number).bots),
        "run": run,
        "number": number,
    }
    for name, value in asked.items():
        stored = getattr(last, name)
        if stored != value:
            differs = f"its game {number} has {name} {stored}, not {value}"
            raise BadDatasetError(
                f"The file holds games of another run: {differs}. Name another file."
            )


def _print_each(records: Iterable[Record]) -> Iterator[Record]:
    for record in records:
        print(json.dumps(record._asdict()))
        yield record


def as_data(summary: MatchSummary) -> dict[str, Any]:
    """A summary as plain data."""
    data = summary._asdict()
    match = data.pop("match")
    lines = {f"by_{of[:-1]}": [line._asdict() for line in data.pop(of)] for of in ("seats", "bots")}
    table = {"game": match.game, "seats": match.seats, "options": dict(match.options)}
    return table | {"bots": list(match.bots)} | data | lines


def _show(summary: MatchSummary, seed: int) -> None:
    console = Console()
    title = f"{summary.match.game}, {summary.games} games, seed {seed}"
    console.print(_statistics_table(title, summary.seats))
    if len(summary.bots) > 1:
        console.print(_statistics_table("By bot", summary.bots))
    low = summary.decisions_low
    mean = summary.decisions_mean
    high = summary.decisions_high
    console.print(f"Decisions in a game: {mean:.1f} on average, {low} to {high}.")
    ends = ", ".join(f"{reason} {number}" for reason, number in summary.reasons.items())
    console.print(f"How games ended: {ends}.")
    speed = summary.decisions_per_second
    seconds = summary.seconds
    console.print(f"{speed:,.0f} decisions per second on one core, {seconds:.1f} s in all.")


def _statistics_table(title: str, lines: Iterable[WinStatistics]) -> Table:
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
