"""Hand-written evaluation function: how good a position is, for one-ply lookahead."""

from __future__ import annotations

from math import exp
from typing import Final

from bestiary.core import Seat
from bestiary.core.advice import Ground
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    PRESENCE,
    SCIENTIST,
    Row,
    total,
)
from bestiary.games.urban_legends.hide import hideouts
from bestiary.games.urban_legends.state import UrbanState

WIN_VALUE: Final = 100.0
CARD_WORTH: Final = 0.04
"""A card in hand is worth a little: it keeps kinds of moves open."""
EVIDENCE_WORTH: Final = 0.8
WILD_WORTH: Final = 0.25
LOGISTIC_SCALE: Final = 16.0
"""So much value makes a chance of 73 %: a tree plays best if few things look decided."""
MIN_DECISIVE_VALUE: Final = WIN_VALUE / 3
"""No number of markers is worth as much: the round would be over."""


def value(state: UrbanState, seat: Seat) -> float:
    """The Cryptid's prospects, or the Scientist's, which are their opposite."""
    if state.outcome is not None:
        return WIN_VALUE if seat in state.outcome.winners else -WIN_VALUE
    return sum(ground.worth for ground in parts(state, seat))


def parts(state: UrbanState, seat: Seat) -> tuple[Ground, ...]:
    """What the value of a game that goes on is made of."""
    side = 1.0 if seat == state.cryptid else -1.0
    cards = total(state.hands[CRYPTID]) - total(state.hands[SCIENTIST])
    wild = state.wild[CRYPTID] - state.wild[SCIENTIST]
    lead = state.evidence[CRYPTID] - state.evidence[SCIENTIST]
    hiding = _hiding_value(state)
    role = (("role", "cryptid" if side > 0 else "scientist"),)
    return (
        Ground(f"ground-{_hiding_kind(hiding)}", side * hiding, role),
        Ground("ground-cards", side * CARD_WORTH * cards, role),
        Ground("ground-wild", side * WILD_WORTH * wild, role),
        Ground("ground-evidence", side * EVIDENCE_WORTH * lead, role),
    )


def chances(state: UrbanState) -> tuple[float, float]:
    """What the value makes of each seat's chance, roughly: a measure for trees, not a promise."""
    first = 1 / (1 + exp(-value(state, 0) / LOGISTIC_SCALE))
    return first, 1 - first


def _hiding_kind(hiding: float) -> str:
    """What the Cryptid can hope for: to be caught, to get away, or to hide in some blocks."""
    if abs(hiding) < MIN_DECISIVE_VALUE:
        return "hiding"
    return "escape" if hiding > 0 else "caught"


def _hiding_value(state: UrbanState) -> float:
    """What the best declaration would reach if the phase ended with the sensors as they lie."""
    # Markers in the inactive row: the phase has passed, and the declaration is made.
    if any(block & PRESENCE for block in state.blocks[1 - state.active]):
        return _marked_value(state, state.blocks[1 - state.active])
    by_feature = hideouts(state).blocks.values()
    return max((_declaration_value(state, marks) for marks in by_feature), default=-WIN_VALUE / 2)


def _declaration_value(state: UrbanState, marks: tuple[int, ...]) -> float:
    row = state.blocks[1 - state.active]
    if state.city_is_full and marks[0] == 0 and marks[-1] == len(row) - 1:
        return WIN_VALUE / 2
    evidence = EVIDENCE_WORTH * sum(bool(row[block] & EVIDENCE) for block in marks)
    return (-WIN_VALUE / 2 if len(marks) <= 1 else 2.0 * len(marks)) + evidence


def _marked_value(state: UrbanState, row: Row) -> float:
    ends = bool(row[0] & PRESENCE) + bool(row[-1] & PRESENCE)
    return 2.0 * sum(bool(block & PRESENCE) for block in row) + ends
