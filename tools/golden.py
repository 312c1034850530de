"""Golden transcripts: one whole random game for every number of seats of every game.

`python -m tools.golden FOLDER` writes them. A change of the rules changes them, and is
then read in the diff.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from bestiary import registry
from bestiary.core import Game, Table, Variant, pick, transcript


def golden_variants(game: Game[Any, Any]) -> list[Variant]:
    """The first variant of each number of seats."""
    first = dict[int, Variant]()
    for variant in game.rules.variants:
        first.setdefault(variant.seats, variant)
    return list(first.values())


def golden(game: Game[Any, Any], variant: Variant) -> str:
    """The transcript of a random game that is always the same."""
    name = f"{game.id}-{variant.seats}"
    seed = sha256(name.encode()).digest()
    rng = Random(name)
    players = ("Ann", "Boris", "Chloe", "Dmitri", "Elif", "Farid")[: variant.seats]
    table = Table(game, variant.seats, dict(variant.options), seed=seed, players=players)
    while not table.is_over:
        seat = table.to_move[0]
        table.choose(seat, pick(table.open_to(seat)[0].options, rng))
    return transcript.write(table)


def write(folder: Path) -> None:
    """Write every golden transcript below `folder` and remove those of games that are gone."""
    # First, so that no transcript of a game or variant that is gone stays behind.
    for old in folder.glob("*.txt"):
        old.unlink()
    for game in registry.catalogue():
        for variant in golden_variants(game):
            path = folder / f"{game.id}-{variant.seats}.txt"
            path.write_text(golden(game, variant), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
