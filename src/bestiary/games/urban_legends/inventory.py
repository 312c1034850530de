"""Inventory for the conformance suite: pieces in the box and pieces in a state must be equal."""

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
    pieces: Counter[Any] = Counter(
        {
            "regular": blocks["regular"]["value"],
            "mystery": blocks["mystery"]["value"],
            "presence": DATA["presence"]["value"],
            "evidence": DATA["evidence"]["value"],
        }
    )
    pieces.update(dict(zip(COLOURS, counts(options["sensors"]), strict=True)))
    for role, name in enumerate(("deck-cryptid", "deck-scientist")):
        pieces.update({(role, k): n for k, n in enumerate(counts(options[name]))})
    return pieces


def components(state: UrbanState) -> Counter[Any]:
    """Where it all is now."""
    blocks = [block for row in state.blocks for block in row]
    pieces: Counter[Any] = Counter()
    pieces["regular"] = (
        sum(not b & MYSTERY for b in blocks) + sum(state.city[:2]) + state.removed[0]
    )
    pieces["mystery"] = sum(b & MYSTERY for b in blocks) + state.city[2] + state.removed[1]
    # Markers not in use lie beside the board and are not in the state: counted is what the box has,
    # unless more are in use, and then the totals differ as they should.
    pieces["presence"] = max(DATA["presence"]["value"], sum(bool(b & PRESENCE) for b in blocks))
    pieces["evidence"] = _evidence(state, blocks)
    for sensors in (*state.row(CRYPTID), *state.row(SCIENTIST), state.displaced):
        pieces.update(dict(zip(COLOURS, unpack(sensors), strict=True)))
    for role in (CRYPTID, SCIENTIST):
        cards = state.hands[role] + state.piles[role] + state.discards[role]
        pieces.update({(role, kind): number for kind, number in enumerate(unpack(cards))})
    return pieces


def _evidence(state: UrbanState, blocks: list[int]) -> int:
    """Markers on blocks, with players, and those that mystery blocks will still bring."""
    lying = sum(bool(b & EVIDENCE) for b in blocks)
    return lying + sum(state.evidence) + state.city[2]
