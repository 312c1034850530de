"""`bestiary games`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from bestiary import registry
from bestiary.bots import names
from bestiary.core import Game, Option


def games(
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON list instead of lines to read.")
    ] = False,
) -> None:
    """List all games with their seats and options, the default of each option first."""
    catalogue = registry.catalogue()
    if as_json:
        print(json.dumps([entry(game) for game in catalogue], ensure_ascii=False, indent=2))
        return
    console = Console()
    for game in catalogue:
        console.print(f"[bold]{game.id}[/bold]  {' · '.join(game.titles.values())}", soft_wrap=True)
        console.print("\n".join(_details(game)), markup=False, highlight=False, soft_wrap=True)


def entry(game: Game[Any, Any]) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "titles": dict(game.titles),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default}
            for o in game.rules.options
        ],
        "bots": list(names(game)),
        "rules_version": game.rules_version,
    }


def _details(game: Game[Any, Any]) -> list[str]:
    facts = [
        f"seats {_span(game.seats)}",
        f"{_span(game.minutes)} minutes",
        f"rules {game.rules_version}",
        f"bots {', '.join(names(game))}",
    ]
    return ["    " + " · ".join(facts), *map(_option, game.rules.options), ""]


def _option(option: Option) -> str:
    others = [value for value in option.values if value != option.default]
    return f"    --option {option.name}={'|'.join([option.default, *others])}"


def _span(span: tuple[int, int]) -> str:
    low, high = span
    return str(low) if low == high else f"{low}–{high}"
