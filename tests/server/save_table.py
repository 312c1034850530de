"""Keeps a table of every game as this version stores it: `python tests/server/save_table.py`.

Run it after a change of rules; files of earlier versions stay and must still open.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent / "saved"
MOVES = 5


def saved_table(id: str) -> dict[str, Any]:
    """A table of game `id` after some moves, as rows."""
    from bestiary import registry
    from bestiary.core import CHANCE, pick, snapshot
    from bestiary.core import Table as CoreTable

    game = registry.game(id)
    rng = Random(f"saved {id}")
    seed = b"\x5e" * 32
    variant = next(v for v in game.rules.variants if v.seats >= 2)
    table = CoreTable(game, variant.seats, dict(variant.options), seed=seed)
    rows = [{"number": 1, "seat": CHANCE, "act": "deal", "dealt": [m.text for m in table.moves]}]
    while len(rows) < MOVES:
        before = len(table.moves)
        decision = table.state.pending[0]
        table.choose(decision.seat, pick(decision.options, rng))
        if table.is_over:
            break
        chosen, *dealt = [m.text for m in table.moves[before:]]
        rows.append(
            {"number": len(rows) + 1, "seat": decision.seat, "notation": chosen, "dealt": dealt}
        )
    return {
        "table": {
            "game": id,
            "options": table.options,
            "rules_version": game.rules_version,
            "seed": seed.hex(),
            "status": "playing",
            "length": len(rows),
        },
        "seats": variant.seats,
        "moves": rows,
        "snapshot": snapshot.dump(table.state).hex(),
    }


def main() -> None:
    from bestiary import registry

    FOLDER.mkdir(exist_ok=True)
    for game in registry.catalogue():
        path = FOLDER / f"{game.id}-{game.rules_version}.json"
        if path.exists() and "--again" not in sys.argv:
            print(f"{path.name} is kept as it is; a change of rules has a version of its own")
            continue
        path.write_text(json.dumps(saved_table(game.id), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
