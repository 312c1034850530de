"""Arguments that several commands share, and what is said when one does not fit."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from bestiary import registry
from bestiary.bots import UnknownBotError
from bestiary.core import Game, Words
from bestiary.core.game import BadOptionsError
from bestiary.core.words import LANGUAGES
from bestiary.lab.dataset import BadDatasetError
from bestiary.lab.extras import MissingExtraError
from bestiary.lab.players import IllegalChoiceError
from bestiary.lab.ray_cluster import UnreachableError

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id; `bestiary games` lists them.")
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="Players at the table; default: fewest.")
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the table; may be repeated."),
]
Language = Annotated[
    str | None, typer.Option("--language", metavar="en|ru", help="The language of all texts.")
]

Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Share the games by Ray; `local` is here."),
]

REFUSALS = (
    registry.UnknownGameError,
    UnknownBotError,
    MissingExtraError,
    BadDatasetError,
    UnreachableError,
    IllegalChoiceError,
)
"""Errors whose message is all that the user needs: no traceback."""


@contextmanager
def usage_errors(game: str, language: str = "en") -> Iterator[None]:
    """Turn what the engine refuses into a usage error: one sentence, exit code 2."""
    try:
        yield
    except BadOptionsError as refused:
        # The engine's reason is the id of a text; people get the text in their language.
        said = Words(registry.game(game), language)(refused.why) if refused.why else ""
        sentence = str(refused).replace(refused.why, said) if said else str(refused)
        raise typer.BadParameter(sentence) from refused
    except REFUSALS as refused:
        raise typer.BadParameter(str(refused.args[0])) from refused


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """`["mode=teams"]` as a mapping."""
    wrong = next((pair for pair in pairs or () if "=" not in pair), None)
    if wrong is not None:
        raise typer.BadParameter(f"'{wrong}' is no option: write NAME=VALUE.")
    split = (pair.split("=", 1) for pair in pairs or ())
    return {name.strip(): value.strip() for name, value in split}


def read_names(text: str | None) -> tuple[str, ...]:
    """`"greedy, uniform"` as names."""
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


def read_bots(text: str | None) -> tuple[str, ...]:
    """Names of bots; `my_bots:Careful` is found in this folder, too, as with `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return read_names(text)


def read_language(language: str | None) -> str:
    """The language asked for, else the one the surroundings speak, else English."""
    if language is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return "ru" if spoken.startswith("ru") else "en"
    if language not in LANGUAGES:
        languages = ", ".join(LANGUAGES)
        raise typer.BadParameter(f"There is no language '{language}'. There are: {languages}.")
    return language


def seat_count(game: Game[Any, Any], seats: int | None) -> int:
    """The number of seats asked for, else the fewest the game is played with."""
    return game.seats[0] if seats is None else seats
