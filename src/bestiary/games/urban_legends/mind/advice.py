"""How good a position is, for bots that look one step ahead."""

from __future__ import annotations

from bestiary.core import Seat
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

WIN = 100.0
CARD_WORTH = 0.04
"""A card in hand is worth a little: it keeps kinds of moves open."""
EVIDENCE_WORTH = 0.8
WILD_WORTH = 0.25


def value(state: UrbanState, seat: Seat) -> float:
    """The Cryptid's prospects, or the Scientist's, which are their opposite."""
    if state.outcome is not None:
        return WIN if seat in state.outcome.winners else -WIN
    cryptid = _hiding(state) + _stock(state)
    return cryptid if seat == state.cryptid else -cryptid


def _stock(state: UrbanState) -> float:
    hands = [CARD_WORTH * total(hand) for hand in state.hands]
    wild = WILD_WORTH * (state.wild[CRYPTID] - state.wild[SCIENTIST])
    lead = EVIDENCE_WORTH * (state.evidence[CRYPTID] - state.evidence[SCIENTIST])
    return hands[CRYPTID] - hands[SCIENTIST] + wild + lead


def _hiding(state: UrbanState) -> float:
    """What the best declaration would reach if the phase ended with the sensors as they lie."""
    if any(block & PRESENCE for block in state.blocks[1 - state.active]):
        return _hidden(state, state.blocks[1 - state.active])
    found = hideouts(state).found.values()
    return max((_declared(state, marks) for marks in found), default=-WIN / 2)


def _declared(state: UrbanState, marks: tuple[int, ...]) -> float:
    row = state.blocks[1 - state.active]
    if state.city_is_full and marks[0] == 0 and marks[-1] == len(row) - 1:
        return WIN / 2
    gained = EVIDENCE_WORTH * sum(bool(row[block] & EVIDENCE) for block in marks)
    return (-WIN / 2 if len(marks) <= 1 else 2.0 * len(marks)) + gained


def _hidden(state: UrbanState, row: Row) -> float:
    ends = bool(row[0] & PRESENCE) + bool(row[-1] & PRESENCE)
    return 2.0 * sum(bool(block & PRESENCE) for block in row) + ends
