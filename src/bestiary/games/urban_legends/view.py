"""§7 Who knows what.

Parts of a view are memoized and shared by many views: none may be changed.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from random import Random
from typing import Final, Literal, TypedDict

from bestiary.core import Seat
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
Counts = dict[str, int]
"""Sensors by colour, or cards by kind."""


class BlockView(TypedDict):
    """A block: its kind, and the markers that lie on it."""

    mystery: bool
    evidence: bool
    presence: bool


class RowView(TypedDict):
    """A row from the left: the sensors at its places, and the blocks between these."""

    places: list[Counts]
    blocks: list[BlockView]


class PlayerView(TypedDict):
    """What lies before a player; hand and pile are None where they are somebody else's."""

    role: str
    hand: Counts | None
    pile: Counts | None
    hand_size: int
    pile_size: int
    discards: Counts
    wild: bool
    evidence: int


class MemoryView(TypedDict):
    """What was seen of a deck: cards that are not played, and all since its last shuffle.

    A draw of n is -n, a card played its kind.
    """

    unseen: Counts
    hand_at_shuffle: Counts
    since_shuffle: list[int]


class UrbanView(TypedDict):
    """What a seat may know: rows by role, and lists by seat."""

    seat: Seat
    round: int
    phase: str
    turn: Seat
    active: str
    rows: dict[str, RowView]
    seats: list[PlayerView]
    city: dict[Literal["top", "regular", "mystery"], int]
    removed: dict[Literal["regular", "mystery"], int]
    displaced: Counts
    drawn_mystery: int | None
    memory: list[MemoryView]
    scores: list[dict[str, int]]


def view(state: UrbanState, seat: Seat) -> UrbanView:
    """§7.1 Everything is open but the cards in the other player's hand."""
    top, regular, mystery = state.city
    regular_removed, mystery_removed = state.removed
    return {
        "seat": seat,
        "round": state.round,
        "phase": type(state.agenda[-1]).__name__ if state.agenda else "Over",
        "turn": state.seat_of(state.turn),
        "active": ROLES[state.active],
        "rows": dict(zip(ROLES, map(_row, state.places, state.blocks), strict=True)),
        "seats": [_player(state, other, seat) for other in (0, 1)],
        "city": {"top": top, "regular": regular, "mystery": mystery},
        "removed": {"regular": regular_removed, "mystery": mystery_removed},
        "displaced": _sensors(state.displaced),
        "drawn_mystery": getattr(state.agenda[-1], "mystery", None) if state.agenda else None,
        "memory": [_memory(state, state.role_of(other)) for other in (0, 1)],
        "scores": [{"evidence": state.evidence[state.role_of(other)]} for other in (0, 1)],
    }


@lru_cache(maxsize=8_192)
def _row(places: int, blocks: Row) -> RowView:
    return {
        "places": [_sensors(s) for s in in_places(places, len(blocks) + 1)],
        "blocks": [_block(block) for block in blocks],
    }


@cache
def _block(block: int) -> BlockView:
    return {
        "mystery": bool(block & MYSTERY),
        "evidence": bool(block & EVIDENCE),
        "presence": bool(block & PRESENCE),
    }


@cache
def _sensors(sensors: int) -> Counts:
    return {c.value: n for c, n in zip(COLOURS, unpack(sensors), strict=True)}


@cache
def _cards(cards: int) -> Counts:
    return {k.value: n for k, n in zip(KINDS, unpack(cards), strict=True)}


def _player(state: UrbanState, seat: Seat, viewer: Seat) -> PlayerView:
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


def _memory(state: UrbanState, role: int) -> MemoryView:
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
