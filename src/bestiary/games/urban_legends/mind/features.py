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

MAX_PLACES: Final = 5
MAX_BLOCKS: Final = 4
"""A row never has more places and blocks than these."""
PHASES: Final = ("TakeTurn", "Hide", "ConstrainCity", "ResettleSensor", "LayBlocks")
SENSOR_SCALE: Final = 5.0
CARD_SCALE: Final = 4.0
BLOCK_SCALE: Final = 14.0
EVIDENCE_SCALE: Final = 5.0
"""Counts are divided by these, so that all inputs are of one size."""


def protagonist(state: UrbanState) -> Seat:
    """Whose chance the numbers foretell."""
    return state.cryptid


def features(state: UrbanState) -> Numbers:
    """Rows from the active one on, then cards, evidence, the city deck and the phase."""
    # The order is that of the trained weights in net.json.
    active = state.active
    inactive = 1 - state.active
    return (
        *_sensors(state.places[active]),
        *_sensors(state.places[inactive]),
        *_blocks(state.blocks[active]),
        *_blocks(state.blocks[inactive]),
        *_hiding_features(state),
        *_cards(state.hands[0]),
        *_cards(state.hands[1]),
        *_cards(state.piles[0]),
        *_cards(state.piles[1]),
        *_cards(state.discards[0]),
        *_cards(state.discards[1]),
        float(state.wild[0]),
        float(state.wild[1]),
        state.evidence[0] / EVIDENCE_SCALE,
        state.evidence[1] / EVIDENCE_SCALE,
        *(number / BLOCK_SCALE for number in state.city),
        float(active == CRYPTID),
        float(state.turn == CRYPTID),
        float(state.city_is_full),
        *_phase(type(state.agenda[-1]).__name__ if state.agenda else ""),
    )


@lru_cache(maxsize=20_000)
def _sensors(row: int) -> Numbers:
    """By place and colour, then how many of each colour lie in the row."""
    places = [unpack(sensors) for sensors in in_places(row, MAX_PLACES)]
    sums = [sum(colour) for colour in zip(*places, strict=True)]
    return tuple(n / SENSOR_SCALE for place in (*places, sums) for n in place)


@cache
def _blocks(row: Row) -> Numbers:
    filled = [(1, *(bool(block & mark) for mark in (MYSTERY, EVIDENCE, PRESENCE))) for block in row]
    empty = [(0, 0, 0, 0)] * (MAX_BLOCKS - len(row))
    return tuple(float(number) for block in (*filled, *empty) for number in block)


@cache
def _cards(packed: int) -> Numbers:
    return tuple(number / CARD_SCALE for number in unpack(packed))


@cache
def _phase(name: str) -> Numbers:
    return tuple(float(name == phase) for phase in PHASES)


def _hiding_features(state: UrbanState) -> Numbers:
    """What could be declared if the phase ended with the sensors as they lie."""
    row = state.blocks[1 - state.active]
    hidden = sum(bool(block & PRESENCE) for block in row)
    by_feature = tuple(hideouts(state).blocks.values())
    return (*_declarations(by_feature, row), hidden / MAX_BLOCKS)


@lru_cache(maxsize=20_000)
def _declarations(by_feature: tuple[tuple[int, ...], ...], row: Row) -> Numbers:
    """How many features mark so many blocks, whether one marks both ends, the evidence reached."""
    sizes = [sum(len(marks) == size for marks in by_feature) / MAX_BLOCKS for size in (1, 2, 3, 4)]
    ends = any(
        marks[0] == 0 and marks[-1] == len(row) - 1 and len(marks) > 1 for marks in by_feature
    )
    evidence = max((sum(bool(row[b] & EVIDENCE) for b in marks) for marks in by_feature), default=0)
    longest = max(map(len, by_feature), default=0)
    return (*sizes, float(ends), evidence / EVIDENCE_SCALE, longest / MAX_BLOCKS)
