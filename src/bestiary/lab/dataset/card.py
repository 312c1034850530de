"""Dataset card (as of Hugging Face): what a dataset holds, as data and as a Markdown page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bestiary.lab.dataset.rows import DecisionRow, games

COLUMN_MEANINGS = {
    "game": "the game's id",
    "rules": "the version of its rules",
    "seats": "players at the table",
    "table": "the table's options, JSON",
    "bots": "who played, by seat",
    "run": "the seed of the run",
    "number": "which game of the run",
    "seed": "the seed of this game: `bestiary simulate` with it and one game plays it again",
    "turn": "which row of the game, from 0",
    "chance": "what chance drew since the row before, in notation",
    "seat": "who decided, from 0; null in the last row of a game",
    "prompt": "what was asked, the id of a text",
    "view": "all that the seat could know, JSON; a spectator's view in the last row",
    "offered": "every option, in notation",
    "choice": "what the seat chose, in notation",
    "winners": "how the game ended: the seats that won",
    "scores": "the points by seat",
    "reason": "why it ended, the id of a text",
}


def dataset_facts(rows: Iterable[DecisionRow]) -> dict[str, Any]:
    """How many games of what, and who won them."""
    totals: dict[str, Any] = {"games": 0, "decisions": 0, "options": 0}
    tables, wins, prompts = Counter[str](), Counter[str](), Counter[str]()
    for each in games(rows):
        last = each[-1]
        totals["games"] += 1
        totals["decisions"] += len(each) - 1
        totals["options"] += sum(len(row.offered) for row in each)
        tables[f"{last.game}, rules {last.rules}, seats {last.seats}, {last.table}"] += 1
        wins.update(last.bots[seat] for seat in last.winners)
        prompts.update(row.prompt for row in each if row.prompt)
    return totals | {"tables": dict(tables), "wins": dict(wins), "prompts": dict(prompts)}


def card(path: Path, rows: Iterable[DecisionRow]) -> str:
    """A page about the dataset, in Markdown."""
    facts = dataset_facts(rows)
    tables = [f"- {number} games of {table}" for table, number in facts["tables"].items()]
    wins = [f"- {bot}: {number}" for bot, number in facts["wins"].items()]
    columns = [f"| `{name}` | {meaning} |" for name, meaning in COLUMN_MEANINGS.items()]
    return "\n".join(
        [
            f"# {path.name}",
            "",
            f"{facts['games']} games with {facts['decisions']} decisions, played by bots of"
            " Bestiary. Every row is one decision, and the last row of a game its end.",
            "",
            *tables,
            "",
            "Wins:",
            "",
            *wins,
            "",
            "| column | meaning |",
            "|---|---|",
            *columns,
            "",
            "A view holds only what the seat could know. `bestiary dataset replay` plays every"
            " game again and compares views and options row by row.",
            "",
        ]
    )


def write_card(path: Path, rows: Iterable[DecisionRow]) -> Path:
    """Write the card beside the file of the rows; returns its path."""
    beside = path.with_name(f"{path.name}.md")
    beside.write_text(card(path, rows), encoding="utf-8")
    return beside
