"""§7 Who knows what.

Parts of a view are memoized and shared by many views: none may be changed.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from bestiary.core import Seat, View
from bestiary.games.urban_legends.box.components import (
    CARD,
    COLOURS,
    EVIDENCE,
    KINDS,
    MYSTERY,
    PRESENCE,
    Role,
    Row,
    in_places,
    total,
    unpack,
)
from bestiary.games.urban_legends.state import UrbanState

ROLES: Final = tuple(role.value for role in Role)


def view(state: UrbanState, seat: Seat) -> View:
    """§7.1 Everything is open but the cards in the other player's hand."""
    return {
        "seat": seat,
        "round": state.round,
        "phase": type(state.agenda[-1]).__name__ if state.agenda else "Over",
        "turn": state.seat_of(state.turn),
        "active": ROLES[state.active],
        "rows": dict(zip(ROLES, map(_row, state.places, state.blocks), strict=True)),
        "seats": [_player(state, other, seat) for other in (0, 1)],
        "city": dict(zip(("top", "regular", "mystery"), state.city, strict=True)),
        "removed": dict(zip(("regular", "mystery"), state.removed, strict=True)),
        "displaced": _sensors(state.displaced),
        "drawn_mystery": getattr(state.agenda[-1], "mystery", None) if state.agenda else None,
        "memory": [_memory(state, state.role_of(other)) for other in (0, 1)],
        "scores": [{"evidence": state.evidence[state.role_of(other)]} for other in (0, 1)],
    }


@lru_cache(maxsize=8_192)
def _row(places: int, blocks: Row) -> dict[str, Any]:
    return {
        "places": [_sensors(s) for s in in_places(places, len(blocks) + 1)],
        "blocks": [_block(block) for block in blocks],
    }


@cache
def _block(block: int) -> dict[str, bool]:
    return {
        "mystery": bool(block & MYSTERY),
        "evidence": bool(block & EVIDENCE),
        "presence": bool(block & PRESENCE),
    }


@cache
def _sensors(sensors: int) -> dict[str, int]:
    return {c.value: n for c, n in zip(COLOURS, unpack(sensors), strict=True)}


@cache
def _cards(cards: int) -> dict[str, int]:
    return {k.value: n for k, n in zip(KINDS, unpack(cards), strict=True)}


def _player(state: UrbanState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    role = state.role_of(seat)
    own = seat == viewer
    return {
        "role": ROLES[role],
        "hand": _cards(state.hands[role]) if own else None,
        "pile": _cards(state.piles[role]) if own else None,
        "hand_size": total(state.hands[role]),
        "pile_size": total(state.piles[role]),
        "discards": _cards(state.discards[role]),
        "wild": state.wild[role],
        "evidence": state.evidence[role],
    }


def _memory(state: UrbanState, role: int) -> dict[str, Any]:
    return {
        "unseen": _cards(state.hands[role] + state.piles[role]),
        "hand_at_shuffle": _cards(state.shuffled_with[role]),
        "since_shuffle": list(state.since[role]),
    }


def imagine(state: UrbanState, seat: Seat, rng: Random) -> UrbanState:
    """§7.2 A hidden hand is any that the draws and plays since the last shuffle allow."""
    world = state.copy()
    for role in (0, 1):
        if state.seat_of(role) == seat:
            continue
        # Determinisation: drawn by its probability, not uniformly over hands.
        hands = possible_hands(state, role)
        hand = rng.choices(list(hands), list(hands.values()))[0]
        unseen = state.hands[role] + state.piles[role]
        world.hands[role] = hand
        world.piles[role] = unseen - hand
    return world


def possible_hands(state: UrbanState, role: int) -> dict[int, int]:
    """Every hand a stranger must allow for, weighted by the orders of the deck that lead to it.

    The exact belief state about a hidden hand, by dynamic programming over hands and piles. Walks
    through what was seen since the last shuffle; an order in which a card was played
    before it was drawn drops out.
    """
    hand = state.shuffled_with[role]
    played = sum(CARD[act] for act in state.since[role] if act >= 0)
    pile = state.hands[role] + state.piles[role] + played - hand
    ways = {(hand, pile): 1}
    for act in state.since[role]:
        if act >= 0:
            # A card was played: hands without one of its kind are ruled out.
            ways = {(h - CARD[act], p): n for (h, p), n in ways.items() if unpack(h)[act]}
        for _ in range(-act):
            ways = _draw_one(ways)
    return {hand: number for (hand, _), number in ways.items()}


def _draw_one(ways: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """Every card the pile may give to the hand, as often as it is there."""
    after = defaultdict[tuple[int, int], int](int)
    for (hand, pile), number in ways.items():
        for card, copies in zip(CARD, unpack(pile), strict=True):
            if copies:
                after[hand + card, pile - card] += number * copies
    return after
