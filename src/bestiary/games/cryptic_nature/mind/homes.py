"""Heuristic worths of found cryptids that wait for a home: one by one, or two for a request."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.box.components import CARDS, CITIES
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.mind.pace import moves
from bestiary.games.cryptic_nature.relocation import settling_spots, suits
from bestiary.games.cryptic_nature.scoring import REQUEST_REPUTATION
from bestiary.games.cryptic_nature.state import Expedition

RELOCATION_SHARE: Final = 0.65
REQUEST_SHARE: Final = 0.7
"""The share of a lower number, or of a request, that counts before it is certain."""
NO_ROOM_FACTOR: Final = 0.55
TOO_LATE_FACTOR: Final = 0.3
"""What is left of it for a cryptid that fits nowhere yet, and for one whose turn may not come."""
MOVE_FACTOR: Final = 0.95
"""What is left of it for every move to the nearest city."""
LOWER_NUMBER_SHARE: Final = 0.8
"""What a lower number counts that a request takes the place of."""
SPARED_ACTION_WORTH: Final = 0.9
"""What it is worth that a request brings two cryptids home with one action."""
FOUND_PARTNER_CHANCE: Final = 0.95
BET_PARTNER_CHANCE: Final = 0.5
"""How likely a pair is completed, its other half being found, or only betted on."""


def share_request(state: Expedition, one: Cryptid, other: Cryptid) -> bool:
    """Whether an open request takes both."""
    return any(suits(state, one, r) and suits(state, other, r) for r in state.requests)


def surplus(one: Cryptid, other: Cryptid) -> float:
    """What a request brings beyond relocating both."""
    lower = CARDS[one].relocated + CARDS[other].relocated
    return max(0.0, REQUEST_REPUTATION - LOWER_NUMBER_SHARE * lower + SPARED_ACTION_WORTH)


def partners(state: Expedition, seat: Seat, cryptid: Cryptid) -> float:
    """What a cryptid is worth more because it makes a pair for a request."""
    if not state.requests:
        return 0.0
    others = [(FOUND_PARTNER_CHANCE, other) for other in state.unmoved(seat)]
    others += [(BET_PARTNER_CHANCE, other) for other in state.bets[seat]]
    pairs = [
        likely * surplus(cryptid, other)
        for likely, other in others
        if other is not cryptid and share_request(state, cryptid, other)
    ]
    return max(pairs, default=0.0)


def pairs(state: Expedition, seat: Seat) -> list[tuple[Cryptid, Cryptid]]:
    """The pairs of waiting cryptids that a request is better for, each cryptid in one at most."""
    taken = set[Cryptid]()
    chosen = list[tuple[Cryptid, Cryptid]]()
    every = combinations(state.unmoved(seat), 2) if state.requests else ()
    # Greedy matching, the largest surplus first: few wait at once.
    for pair in sorted(every, key=lambda p: surplus(*p), reverse=True):
        if taken.isdisjoint(pair) and surplus(*pair) and share_request(state, *pair):
            taken.update(pair)
            chosen.append(pair)
    return chosen


def homes(state: Expedition, seat: Seat, left: float) -> float:
    """What found cryptids that still wait are worth."""
    waiting = state.unmoved(seat)
    if not waiting:
        return 0.0
    city = min(moves(state, seat, c) for c in CITIES)
    # No turn is left to reach a city: they stay where they are.
    if city > left:
        return 0.0
    paired = pairs(state, seat)
    hope = REQUEST_SHARE * REQUEST_REPUTATION * min(len(paired), left)
    alone = [c for c in waiting if not any(c in pair for pair in paired)]
    for order, cryptid in enumerate(alone, len(paired)):
        room = 1.0 if len(settling_spots(state, cryptid)) else NO_ROOM_FACTOR
        soon = 1.0 if left > order else TOO_LATE_FACTOR
        hope += CARDS[cryptid].relocated * RELOCATION_SHARE * room * soon
    return float(hope * MOVE_FACTOR**city)
