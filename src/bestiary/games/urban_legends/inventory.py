"""Nothing is created or lost: what is in the box, and where it is now."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bestiary.games.urban_legends.box.components import (
    COLOURS,
    CRYPTID,
    DATA,
    EVIDENCE,
    MYSTERY,
    PRESENCE,
    SCIENTIST,
    counts,
    unpack,
)
from bestiary.games.urban_legends.state import UrbanState


def box(seats: int, options: Mapping[str, str]) -> Counter[Any]:
    """Everything a game is played with."""
    blocks = DATA["blocks"]
    found: Counter[Any] = Counter(
        {
            "regular": blocks["regular"]["value"],
            "mystery": blocks["mystery"]["value"],
            "presence": DATA["presence"]["value"],
            "evidence": DATA["evidence"]["value"],
        }
    )
    found.update(dict(zip(COLOURS, counts(options["sensors"]), strict=True)))
    for role, name in enumerate(("deck-cryptid", "deck-scientist")):
        found.update({(role, k): n for k, n in enumerate(counts(options[name]))})
    return found


def components(state: UrbanState) -> Counter[Any]:
    """Where it all is now."""
    laid = [block for row in state.blocks for block in row]
    found: Counter[Any] = Counter()
    found["regular"] = sum(not b & MYSTERY for b in laid) + sum(state.city[:2]) + state.removed[0]
    found["mystery"] = sum(b & MYSTERY for b in laid) + state.city[2] + state.removed[1]
    found["presence"] = max(DATA["presence"]["value"], sum(bool(b & PRESENCE) for b in laid))
    found["evidence"] = _evidence(state, laid)
    for sensors in (*state.row(CRYPTID), *state.row(SCIENTIST), state.displaced):
        found.update(dict(zip(COLOURS, unpack(sensors), strict=True)))
    for role in (CRYPTID, SCIENTIST):
        cards = state.hands[role] + state.piles[role] + state.discards[role]
        found.update({(role, kind): number for kind, number in enumerate(unpack(cards))})
    return found


def _evidence(state: UrbanState, laid: list[int]) -> int:
    """Markers on blocks, with players, and those that mystery blocks will still bring."""
    lying = sum(bool(b & EVIDENCE) for b in laid)
    return lying + sum(state.evidence) + state.city[2]
