"""Tie-break heuristic: tells terrain tiles and their places apart where nothing else does.

No turn of the master's is decided by it: who asks for a move is told it, and shown the place for
which most speaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bestiary.core import Choice, Seat
from bestiary.core.advice import Ground
from bestiary.games.cryptic_nature.box.components import CARDS, TERRAIN_OF
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.shapes import (
    CRYPTID_TURNS,
    TERRAIN_TURNS,
    beside,
    cells,
    cryptid_turn,
    lies_on,
    mask,
)
from bestiary.games.cryptic_nature.choices import Lay, PlaceTile, TakeTile
from bestiary.games.cryptic_nature.relocation import settling_spots
from bestiary.games.cryptic_nature.sanctuary.room import empty_cells, growth
from bestiary.games.cryptic_nature.state import Expedition

MIDDLE_CELL: Final = (4, 4)
"""A place with room on all sides."""
OWN_TERRAIN: Final = "own-terrain"
ROOM_WORTH: Final = 1.0
OTHERS_ROOM_WORTH: Final = 0.2
"""What room counts for a cryptid that I found or bet on, and for any other open card."""
SYMBOL_WORTH: Final = 0.3
REACHABLE_SYMBOL_WORTH: Final = 0.5
"""What a symbol counts on a tile, and where a cryptid of mine could cover it."""
OPEN_CELL_WORTH: Final = 0.06
"""What every cell beside a terrain counts that it can grow onto."""
CELL_WORTH: Final = 0.1
GAP_COST: Final = 0.4
"""What every cell of a tile counts, and against a place a cell that nothing fits into any more."""


def taste(state: Expedition, seat: Seat, choice: Choice) -> tuple[Ground, ...]:
    """What speaks for a tile, or for where it is laid."""
    match choice:
        case Lay() if state.pending[0].prompt == "lay-tile":
            after = state.copy()
            after.play(seat, choice)
            return tuple(_place_terms(after, seat))
        case PlaceTile(tile):
            return (*_needed_terms(state, seat, TERRAIN_OF[tile]), *_tile_terms(state, seat, tile))
        case TakeTile(tile):
            return tuple(_tile_terms(state, seat, tile))
    return ()


def wanted_cryptids(state: Expedition, seat: Seat) -> list[Cryptid]:
    """The cryptids that wait for a home, and those that a bet lies on."""
    mine = (*state.unmoved(seat), *state.bets[seat])
    return [cryptid for cryptid in mine if CARDS[cryptid].placement == OWN_TERRAIN]


def _place_terms(state: Expedition, seat: Seat) -> Iterator[Ground]:
    mine = wanted_cryptids(state, seat)
    for cryptid in mine:
        if spots := [*settling_spots(state, cryptid)]:
            yield Ground("taste-room", ROOM_WORTH, (("cryptid", cryptid),))
            if most := max(_symbols_below(state, cryptid, spot) for spot in spots):
                yield Ground(
                    "taste-symbols", REACHABLE_SYMBOL_WORTH * most, (("cryptid", cryptid),)
                )
    for cryptid in state.open_cards():
        if cryptid not in mine and len(settling_spots(state, cryptid)):
            yield Ground("taste-others", OTHERS_ROOM_WORTH)
    yield Ground("taste-open", OPEN_CELL_WORTH * _open_cells(state))
    if gaps := _gaps(state):
        yield Ground("taste-gaps", -GAP_COST * gaps)


def _symbols_below(state: Expedition, cryptid: Cryptid, spot: Lay) -> int:
    area = lies_on(cryptid_turn(cryptid, spot.turn), spot.row, spot.column)
    return sum((marked & area).bit_count() for marked in state.symbols.values())


def _open_cells(state: Expedition) -> int:
    """The cells onto which the terrain that was laid last could grow."""
    return growth(state, TERRAIN_OF[state.laid[-1].tile])


def _gaps(state: Expedition) -> int:
    """Empty cells without an empty neighbour."""
    empty = empty_cells(state)
    return sum(not beside(mask([cell])) & empty for cell in cells(empty))


def _needed_terms(state: Expedition, seat: Seat, terrain: Terrain) -> Iterator[Ground]:
    """Cryptids of mine that have no room on this terrain yet."""
    for cryptid in wanted_cryptids(state, seat):
        if Terrain(CARDS[cryptid].tile) is terrain and not len(settling_spots(state, cryptid)):
            yield Ground("taste-needed", ROOM_WORTH, (("cryptid", cryptid),))


def _tile_terms(state: Expedition, seat: Seat, tile: TerrainTile) -> Iterator[Ground]:
    turned = TERRAIN_TURNS[tile][0]
    area = lies_on(turned, *MIDDLE_CELL)
    for cryptid in wanted_cryptids(state, seat):
        fits = any(turn.fits(area) for turn in CRYPTID_TURNS[cryptid])
        if Terrain(CARDS[cryptid].tile) is TERRAIN_OF[tile] and fits:
            yield Ground("taste-holds", ROOM_WORTH, (("cryptid", cryptid),))
    yield Ground("taste-size", CELL_WORTH * len(turned.offsets))
    yield Ground("taste-symbol", SYMBOL_WORTH * len(turned.symbols))
