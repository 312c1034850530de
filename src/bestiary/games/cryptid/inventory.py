"""Inventory for the conformance suite: pieces in the box and pieces in a state must be equal."""

from collections import Counter
from collections.abc import Hashable, Iterator

from bestiary.core.game import Options
from bestiary.games.cryptid.box.components import BOOKS, CLUES, Mode, StructureKind
from bestiary.games.cryptid.box.maps import COLOURS, TILES, Structure
from bestiary.games.cryptid.state import CryptidState

PAWN = "pawn"


def _tile(number: int) -> str:
    return f"tile-{number}"


def box(seats: int, options: Options) -> Counter[Hashable]:
    """Tiles, structures, books and the pawn; cubes and discs never run out and are not counted."""
    colours = COLOURS[Mode(options["mode"])]
    structures = [Structure(kind, colour) for kind in StructureKind for colour in colours]
    tiles = [_tile(number) for number in range(1, TILES + 1)]
    return Counter([*tiles, *structures, *BOOKS, PAWN])


def components(state: CryptidState) -> Counter[Hashable]:
    """The same as they lie on the table; before the map is laid all are in the box."""
    if not state.layout.code:
        return box(state.terms.seats, {"mode": state.terms.mode.value})
    tiles = [_tile(tile.number) for tile in state.layout.tiles]
    unused = [book for book in BOOKS if book not in state.seating.books]
    structures = state.layout.structures.values()
    return Counter([*tiles, *structures, *state.seating.books, *unused, PAWN])


def in_play(state: CryptidState) -> Iterator[Hashable]:
    """The tiles, structures, books and clues of this table."""
    yield from (_tile(tile.number) for tile in state.layout.tiles)
    yield from state.layout.structures.values()
    yield from state.setup.books
    yield from state.setup.clues


COMPONENTS_TO_COVER: frozenset[Hashable] = frozenset(
    [*box(0, {"mode": Mode.ADVANCED.value}), *CLUES]
) - {PAWN}
