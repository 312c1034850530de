"""Full tables of a game, and what seats see of them as data and in words, kept beside its tests.

`PYTHONPATH=src:tests python -m games.gallery GAME…` writes that anew; read the diff.
"""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from bestiary.core import SPECTATOR, Game, Words

NAMES = ("Ann", "Boris", "Zoe", "Dmitri")
Table = Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Gallery:
    """`tables` are full tables by name, `viewers` who looks at each of them."""

    game: Game[Any, Any]
    folder: Path
    tables: Mapping[str, Table]
    viewers: Mapping[str, tuple[int, ...]]

    @property
    def looks(self) -> list[tuple[str, int]]:
        """Every table with everyone who looks at it."""
        return [(name, seat) for name in self.tables for seat in self.viewers[name]]

    def seen(self, name: str, seat: int) -> tuple[str, str]:
        """What a seat sees, as data and in words."""
        view = self.game.rules.view(self.tables[name](), seat)
        words = Words(self.game, "en", NAMES)
        return json.dumps(view, indent=1) + "\n", self.game.page.describe(view, words) + "\n"

    def kept(self, name: str, seat: int) -> tuple[str, str]:
        """What was kept of it."""
        data, text = (path.read_text(encoding="utf-8") for path in self._files(name, seat))
        return data, text

    def keep(self) -> None:
        """Write everything anew."""
        self.folder.mkdir(exist_ok=True)
        for name, seat in self.looks:
            both = zip(self._files(name, seat), self.seen(name, seat), strict=True)
            for path, text in both:
                path.write_text(text, encoding="utf-8")

    def _files(self, name: str, seat: int) -> tuple[Path, Path]:
        stem = f"{name}-{'spectator' if seat == SPECTATOR else seat}"
        return self.folder / f"{stem}.json", self.folder / f"{stem}.txt"


if __name__ == "__main__":
    for id in sys.argv[1:]:
        import_module(f"games.{id}.seen").GALLERY.keep()
