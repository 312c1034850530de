"""The page About this edition, written from the marks of the data file.

`python -m bestiary.games.cryptic_nature.about` writes ABOUT.md and ABOUT.ru.md anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.box.components import CARDS, DATA, entries
from bestiary.games.cryptic_nature.describe import abilities_text, needs_text, place_name

MARKS = ("published", "derived", "reconstructed")
PARTS = tuple(name for name in DATA if name not in ("about", "constants"))


def about(words: Words) -> str:
    lines = [f"# {words('about-title')}", "", words("about-intro"), ""]
    lines += [f"- **{words(f'mark-{m}')}**: {words(f'mark-{m}-about')}" for m in MARKS]
    lines += ["", f"## {words('about-numbers')}", "", *_numbers(words)]
    lines += ["", f"## {words('about-parts')}", "", *_parts(words)]
    lines += ["", f"## {words('about-trial')}", "", words("about-trial-intro"), "", *_trial(words)]
    lines += ["", f"## {words('about-cards')}", "", words("about-cards-intro"), "", *_cards(words)]
    return "\n".join(lines) + "\n"


def _numbers(words: Words) -> Iterator[str]:
    for mark in MARKS:
        numbers = [
            f"{words(f'constant-{name}')}: {_value(entry['value'])}"
            for name, entry in entries("constants").items()
            if entry["mark"] == mark
        ]
        if numbers:
            yield f"**{words(f'mark-{mark}')}.** {'; '.join(numbers)}."
            yield ""


def _value(value: object) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)


def _parts(words: Words) -> Iterator[str]:
    for part in PARTS:
        mark = words(f"mark-{DATA[part]['mark']}").lower()
        number = len(entries(part))
        yield f"- {words(f'part-{part}')} ({number}): {mark}. {words(f'part-{part}-about')}"


def _trial(words: Words) -> Iterator[str]:
    """What games with the first numbers and with those of now showed."""
    trials = json.loads((GAME.folder / "box" / "trial.json").read_text("utf-8"))
    columns = [_trial_lines(words, list(trials[name].values())) for name in ("before", "now")]
    heads = ("what", "before", "now")
    yield "| " + " | ".join(words(f"about-trial-{head}") for head in heads) + " |"
    yield "|---" * len(heads) + "|"
    for row in columns[0]:
        yield "| " + " | ".join([row, *(column[row] for column in columns)]) + " |"


def _trial_lines(words: Words, runs: list[dict[str, Any]]) -> dict[str, str]:
    """The runs of a trial added up, line by line."""
    games = sum(run["games"] for run in runs)
    cards = {card for run in runs for card in run["cards"]}
    won, duels = (sum(run[name] for run in runs) for name in ("gambler", "duels"))
    return {
        words("about-trial-die"): _value(runs[0]["die"]),
        words("about-trial-prices"): _value(runs[0]["prices"]),
        words("about-trial-games"): str(games),
        **dict(_levels(words, runs)),
        words("about-trial-cards", number=len(CARDS)): str(len(cards)),
        words("about-trial-requests"): _mean(sum(run["requests"] for run in runs), 2 * games),
        words("about-trial-score"): _mean(sum(run["scores"] for run in runs), 2 * games),
        words("about-trial-gambler"): words("about-trial-won", won=won, games=duels),
    }


def _levels(words: Words, runs: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for at, level in enumerate(("I", "II", "III")):
        found, opened = (sum(run[name][at] for run in runs) for name in ("found", "opened"))
        percent = round(100 * found / opened)
        share = words("about-trial-share", found=found, opened=opened, percent=percent)
        yield words("about-trial-level", level=level), share


def _mean(total: float, number: int) -> str:
    return f"{total / number:.1f}"


def _cards(words: Words) -> Iterator[str]:
    heads = ("card", "where", "needs", "points", "ability", "printed")
    yield "| " + " | ".join(words(f"about-{head}") for head in heads) + " |"
    yield "|---" * len(heads) + "|"
    for cryptid, card in CARDS.items():
        printed = entries("cryptids")[cryptid]["published"]
        cells = (
            words(f"cryptid-{cryptid}"),
            place_name(words, card.where).partition(" (")[0],
            needs_text(words, card.evidence),
            f"{card.found} / {card.relocated}",
            abilities_text(words, cryptid),
            ", ".join(words(f"field-{field}") for field in printed) or "–",
        )
        yield "| " + " | ".join(cells) + " |"


def file_name(language: str) -> str:
    """The page's file in a language."""
    return "ABOUT.md" if language == "en" else f"ABOUT.{language}.md"


def main() -> None:
    """Write the page in every language."""
    for language in LANGUAGES:
        path = Path(__file__).parent / file_name(language)
        path.write_text(about(Words(GAME, language)), encoding="utf-8")


if __name__ == "__main__":
    main()
