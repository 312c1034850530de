"""How many mutants were noticed: the survivors, and one row of the table of scores."""

from __future__ import annotations

import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.generation import Mutant

HEAD = (
    "# Mutants\n\n"
    "`make mutants GAME=…` makes small faults in the rules of a game, one at a time, and runs the "
    "game's own tests ([why and how](decisions/mutation-testing.md)). "
    "What nothing notices survives. "
    "A fault that changes nothing is equivalent: `equivalent_mutants.toml` beside the game's tests "
    "lists it with its reason. The score is the share of the killed among all others. The command "
    "writes this page.\n\n"
    "| game | sample | of | seed | killed | survived | equivalent | score | commit |\n"
    "|---|---|---|---|---|---|---|---|---|\n"
)
TESTED_PATHS = (":/src", ":/tests", ":/tools")
"""Not the page that the last game's row was written to."""


@dataclass(frozen=True, slots=True)
class Score:
    """How one sample of a game went."""

    killed: int
    survived: int
    equivalent: int

    @property
    def share(self) -> float:
        """The killed among those that could have been noticed."""
        return self.killed / max(1, self.killed + self.survived)


class WronglyListedError(Exception):
    """A mutant is listed as equivalent, and yet a test notices it, or there is none like it."""


def equivalents(path: Path) -> dict[tuple[str, str, str], str]:
    """The reviewed changes that change nothing, with their reasons."""
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return {(m["module"], m["was"], m["became"]): m["reason"] for m in listed}


def check_listed(listed: Iterable[tuple[str, str, str]], everything: Iterable[Mutant]) -> None:
    """A reason is given for what can happen, not for lines that have changed since."""
    strangers = sorted(set(listed) - {mutant.change for mutant in everything})
    if strangers:
        told = "\n".join(map(" | ".join, strangers))
        raise WronglyListedError(f"No mutant is like what is listed as equivalent:\n{told}")


def score(
    sample: Iterable[Mutant],
    verdicts: dict[str, str],
    equivalent: Iterable[tuple[str, str, str]],
) -> tuple[Score, list[Mutant]]:
    """The score and the survivors of a sample."""
    count = Counter[str]()
    survivors = list[Mutant]()
    listed = set(equivalent)
    for mutant in sample:
        is_killed = verdicts[mutant.key] == "killed"
        is_listed = mutant.change in listed
        if is_killed and is_listed:
            raise WronglyListedError(f"A test notices what is listed as equivalent:\n{mutant}")
        count["killed" if is_killed else "equivalent" if is_listed else "survived"] += 1
        if not is_killed and not is_listed:
            survivors.append(mutant)
    return Score(count["killed"], count["survived"], count["equivalent"]), survivors


def write_row(page: Path, game: str, row: str) -> None:
    """Put a game's row into the table, where its old one was."""
    text = page.read_text(encoding="utf-8") if page.exists() else HEAD
    lines = text.removeprefix(HEAD).splitlines()
    rows = {line.split("|")[1].strip(): line for line in lines if line.startswith("| ")}
    rows[game] = row
    kept = "".join(f"{rows[name]}\n" for name in sorted(rows) if name != "game")
    page.write_text(HEAD + kept, encoding="utf-8")


def row(game: str, sample: tuple[int, int, str], score: Score) -> str:
    """One line of the table."""
    size, everything, seed = sample
    cells = (game, size, everything, seed, score.killed, score.survived, score.equivalent)
    return f"| {' | '.join(map(str, cells))} | {score.share:.1%} | {_commit()} |"


def _commit() -> str:
    """The commit that was tried; with a plus, if the game or a test was not as committed."""
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", *TESTED_PATHS)
    return _git("rev-parse", "--short=7", "HEAD") + ("+" if changed else "")


def _git(*arguments: str) -> str:
    told = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True)
    return told.stdout.strip()
