"""The command line: `bestiary games`, `play`, `simulate`, `dataset`, `ladder` and `replay`."""

from __future__ import annotations

import typer

from bestiary.cli import dataset, games, ladder, play, replay, simulate

app = typer.Typer(
    name="bestiary",
    help="Five creature board games: list, play, simulate and replay them, rank their bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("ladder")(ladder.ladder)
app.command("replay")(replay.replay)
app.add_typer(dataset.app, name="dataset")
