"""Results on disk, so that a run that was interrupted resumes."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from hashlib import sha256
from pathlib import Path

from tools.mutants.generation import Mutant, mutants
from tools.mutants.survey import Survey

DIGEST_LETTERS = 12


@dataclass(frozen=True, slots=True)
class Journal:
    """A folder of its own for every state of a game and its tests."""

    folder: Path

    @property
    def _survey(self) -> Path:
        return self.folder / "survey.json"

    @property
    def _verdicts(self) -> Path:
        return self.folder / "verdicts.txt"

    def everything(self, game: Path) -> list[Mutant]:
        """Every mutant of the rules of a game; listing them takes seconds, so the list is kept."""
        listed = self.folder / "mutants.json"
        if not listed.exists():
            found = [astuple(mutant) for mutant in mutants(game)]
            self.folder.mkdir(parents=True, exist_ok=True)
            listed.write_text(json.dumps(found), encoding="utf-8")
        return [Mutant(*fields) for fields in json.loads(listed.read_text(encoding="utf-8"))]

    def keep(self, survey: Survey) -> None:
        """Write down what the tests reach."""
        reached = {test: sorted(functions) for test, functions in survey.reached.items()}
        kept = {
            "imported": sorted(survey.imported),
            "seconds": survey.seconds,
            "reached": reached,
            "slow": sorted(survey.slow),
            "is_whole": survey.is_whole,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        self._survey.write_text(json.dumps(kept), encoding="utf-8")

    def survey(self) -> Survey:
        """What the tests reach, as far as that was found out."""
        if not self._survey.exists():
            return Survey()
        kept = json.loads(self._survey.read_text(encoding="utf-8"))
        reached = {test: set(functions) for test, functions in kept["reached"].items()}
        imported, slow = set(kept["imported"]), set(kept["slow"])
        return Survey(imported, kept["seconds"], reached, slow, kept["is_whole"])

    def note(self, key: str, verdict: str) -> None:
        """Write down how a trial ended."""
        with self._verdicts.open("a", encoding="utf-8") as file:
            file.write(f"{key} {verdict}\n")

    def verdicts(self) -> dict[str, str]:
        """How the trials ended that have ended, by the mutants' keys."""
        if not self._verdicts.exists():
            return {}
        lines = self._verdicts.read_text(encoding="utf-8").splitlines()
        return {line.split()[0]: line.split()[1] for line in lines}


def journal(root: Path, files: list[Path]) -> Journal:
    """The journal of the state that these files are in."""
    digest = sha256()
    for path in sorted(files):
        digest.update(path.as_posix().encode() + path.read_bytes())
    return Journal(root / digest.hexdigest()[:DIGEST_LETTERS])


def latest(root: Path) -> Journal | None:
    """The journal that was written to last."""
    kept = sorted(root.glob("*/verdicts.txt"), key=lambda path: path.stat().st_mtime)
    return Journal(kept[-1].parent) if kept else None
