"""Input features of the value network: a state as numbers, as seen from the Cryptid."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from bestiary.core import Seat
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    MYSTERY,
    PRESENCE,
    Row,
    in_places,
    unpack,
)
from bestiary.games.urban_legends.hide import hideouts
from bestiary.games.urban_legends.state import UrbanState

Numbers = tuple[float, ...]

PLACES: Final = 5
BLOCKS: Final = 4
"""A row never has more places and blocks than these."""
PHASES: Final = ("TakeTurn", "Hide", "ConstrainCity", "ResettleSensor", "LayBlocks")
MANY_SENSORS: Final = 5.0
MANY_CARDS: Final = 4.0
MANY_BLOCKS: Final = 14.0
MANY_EVIDENCE: Final = 5.0
"""What is counted is told as a share of these, so that all numbers are of one size."""


def protagonist(state: UrbanState) -> Seat:
    """Whose chance the numbers foretell."""
    return state.cryptid


def features(state: UrbanState) -> Numbers:
    """Rows from the active one on, then cards, evidence, the city deck and the phase."""
    active = state.active
    inactive = 1 - state.active
    return (
        *_sensors(state.places[active]),
        *_sensors(state.places[inactive]),
        *_blocks(state.blocks[active]),
        *_blocks(state.blocks[inactive]),
        *_hiding(state),
        *_cards(state.hands[0]),
        *_cards(state.hands[1]),
        *_cards(state.piles[0]),
        *_cards(state.piles[1]),
        *_cards(state.discards[0]),
        *_cards(state.discards[1]),
        float(state.wild[0]),
        float(state.wild[1]),
        state.evidence[0] / MANY_EVIDENCE,
        state.evidence[1] / MANY_EVIDENCE,
        *(number / MANY_BLOCKS for number in state.city),
        float(active == CRYPTID),
        float(state.turn == CRYPTID),
        float(state.city_is_full),
        *_phase(type(state.agenda[-1]).__name__ if state.agenda else ""),
    )


@lru_cache(maxsize=20_000)
def _sensors(row: int) -> Numbers:
    """By place and colour, then how many of each colour lie in the row."""
    places = [unpack(sensors) for sensors in in_places(row, PLACES)]
    sums = [sum(colour) for colour in zip(*places, strict=True)]
    return tuple(n / MANY_SENSORS for place in (*places, sums) for n in place)


@cache
def _blocks(row: Row) -> Numbers:
    laid = [(1, *(bool(block & mark) for mark in (MYSTERY, EVIDENCE, PRESENCE))) for block in row]
    empty = [(0, 0, 0, 0)] * (BLOCKS - len(row))
    return tuple(float(number) for block in (*laid, *empty) for number in block)


@cache
def _cards(packed: int) -> Numbers:
    return tuple(number / MANY_CARDS for number in unpack(packed))


@cache
def _phase(name: str) -> Numbers:
    return tuple(float(name == phase) for phase in PHASES)


def _hiding(state: UrbanState) -> Numbers:
    """What could be declared if the phase ended with the sensors as they lie."""
    row = state.blocks[1 - state.active]
    hidden = sum(bool(block & PRESENCE) for block in row)
    found = tuple(hideouts(state).found.values())
    return (*_declared(found, row), hidden / BLOCKS)


@lru_cache(maxsize=20_000)
def _declared(found: tuple[tuple[int, ...], ...], row: Row) -> Numbers:
    """How many features mark so many blocks, whether one marks both ends, the evidence reached."""
    sizes = [sum(len(marks) == size for marks in found) / BLOCKS for size in (1, 2, 3, 4)]
    ends = any(marks[0] == 0 and marks[-1] == len(row) - 1 and len(marks) > 1 for marks in found)
    evidence = max((sum(bool(row[b] & EVIDENCE) for b in marks) for marks in found), default=0)
    most = max(map(len, found), default=0)
    return (*sizes, float(ends), evidence / MANY_EVIDENCE, most / BLOCKS)
