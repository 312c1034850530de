"""`bestiary play`: a game in the terminal."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from bestiary import registry
from bestiary.bots import make
from bestiary.cli.arguments import (
    GameId,
    Language,
    Seats,
    TableOptions,
    read_language,
    read_names,
    read_options,
    seat_count,
    usage_errors,
)
from bestiary.cli.terminal_game import LeftError, TerminalGame
from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import Game, Table, Words, transcript
from bestiary.core.game import BadOptionsError
from bestiary.core.mind import LEVELS

PERSON = "you"
ADVISER = LEVELS[-1]

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,…",
        help=f"One bot for all seats but the first, or one per seat with '{PERSON}' for people.",
    ),
]
Names = Annotated[
    str | None, typer.Option("--names", metavar="A,B,…", help="The players' names by seat.")
]
Save = Annotated[
    Path | None,
    typer.Option("--save", metavar="FILE", help="Write the transcript here.", dir_okay=False),
]
Hints = Annotated[bool, typer.Option("--hints", help="Let ! tell what the master would consider.")]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="S", min=0, help="The same seed, the same chance.")
]


def play(
    game: GameId,
    seats: Seats = None,
    bots: Bots = None,
    names: Names = None,
    option: TableOptions = None,
    language: Language = None,
    save: Save = None,
    seed: Seed = None,
    hints: Hints = False,
) -> None:
    """Play in the terminal: people share the keyboard, bots take the other seats."""
    spoken = read_language(language)
    with usage_errors(game, spoken):
        rules = registry.game(game)
        count = seat_count(rules, seats)
        options = rules.validate_options(count, read_options(option))
        seating = _seating(rules, count, read_names(bots))
        players = _players(seating, read_names(names))
    # A table's seed has 32 bytes.
    secret = None if seed is None else sha256(str(seed).encode()).digest()
    table = Table(rules, count, options, seed=secret, players=players)
    terminal_game = TerminalGame(
        table,
        Words(rules, spoken, players),
        TerminalTexts(spoken),
        {n: make(name, rules) for n, name in enumerate(seating) if name != PERSON},
        Random(seed),
        Console(),
        adviser=make(ADVISER, rules) if hints else None,
    )
    _play_and_save(terminal_game, save)


def _play_and_save(terminal_game: TerminalGame, save: Path | None) -> None:
    terminal_game.plain(terminal_game.says("fair", hash=terminal_game.table.seed_hash[:16]))
    try:
        terminal_game.play()
    except LeftError:
        terminal_game.plain(terminal_game.says("left"))
    finally:
        # Also after Ctrl-C: a transcript of an unfinished game can be replayed.
        if save:
            save.write_text(transcript.write(terminal_game.table), encoding="utf-8")
            terminal_game.plain(terminal_game.says("saved", file=str(save)))


def _seating(game: Game[Any, Any], seats: int, bots: tuple[str, ...]) -> tuple[str, ...]:
    if not bots:
        return (PERSON,) * seats
    if len(bots) == 1 and bots[0] != PERSON:
        bots = (PERSON,) + bots * (seats - 1)
    if len(bots) != seats:
        asked = f"Name one bot for all seats but yours, or one for each of {seats} seats"
        raise BadOptionsError(f"{asked} with '{PERSON}' for people, not {len(bots)}.")
    for name in set(bots) - {PERSON}:
        make(name, game)
    return bots


def _players(seating: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > len(seating):
        raise BadOptionsError(f"There are {len(seating)} seats but {len(names)} names.")
    bots = ("" if name == PERSON else _bot_name(seating, n) for n, name in enumerate(seating))
    padded = (*names, *[""] * (len(seating) - len(names)))
    return tuple(name or bot for name, bot in zip(padded, bots, strict=True))


def _bot_name(seating: tuple[str, ...], seat: int) -> str:
    """A bot's name, with the number of its seat where another has the same."""
    name = seating[seat]
    return name if seating.count(name) == 1 else f"{name} {seat + 1}"
