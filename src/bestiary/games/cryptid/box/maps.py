"""The map: six tiles, turned or not, with structures; written as a code of 18 or 22 digits."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from bestiary.core.choice import Memo
from bestiary.games.cryptid.box.components import (
    CLUES,
    DATA,
    POSITIVE,
    Animal,
    Mode,
    StructureColour,
    StructureKind,
    Terrain,
)
from bestiary.games.cryptid.box.hexes import COLUMNS, COUNT, EVERYWHERE, ROWS, spread

TILE_ROWS: Final = 3
TILE_COLUMNS: Final = 6
TILES: Final = 6
_TERRAIN: Final = {terrain.value[0].upper(): terrain for terrain in Terrain}
_ANIMAL: Final = {animal.value[0]: animal for animal in Animal}
_DIGITS: Final = "0123456789ABCDEF"

_SITES: Final = tuple(
    _DIGITS[row] + _DIGITS[column] for row in range(ROWS) for column in range(COLUMNS)
)

COLOURS: Final = {
    Mode.STANDARD: tuple(StructureColour)[:3],
    Mode.ADVANCED: tuple(StructureColour),
}
MODE_BY_CODE_LENGTH: Final = {TILES + 4 * len(colours): mode for mode, colours in COLOURS.items()}


class Tile(NamedTuple):
    number: int
    is_rotated: bool


class Structure(NamedTuple):
    kind: StructureKind
    colour: StructureColour

    @property
    def text(self) -> str:
        """The id of its name."""
        return f"structure-{self.colour.value}-{self.kind.value}"


def _place(slot: int, is_rotated: bool, row: int, column: int) -> int:
    """The hex of a tile's cell, when the tile lies in a slot."""
    if is_rotated:
        row, column = TILE_ROWS - 1 - row, TILE_COLUMNS - 1 - column
    return (row + slot // 2 * TILE_ROWS) * COLUMNS + column + slot % 2 * TILE_COLUMNS


def _areas(slot: int, tile: Tile) -> dict[str, int]:
    """Terrains and territories of one tile in one slot, by name."""
    printed = DATA["tiles"]["items"][str(tile.number)]
    areas: dict[str, int] = {}
    for row in range(TILE_ROWS):
        for column in range(TILE_COLUMNS):
            bit = 1 << _place(slot, tile.is_rotated, row, column)
            terrain = _TERRAIN[printed["terrain"][row][column]].value
            areas[terrain] = areas.get(terrain, 0) | bit
            animal = _ANIMAL.get(printed["territory"][row][column])
            for name in (animal.value, "animal") if animal is not None else ():
                areas[name] = areas.get(name, 0) | bit
    return areas


TILE_ORIENTATIONS: Final = tuple((Tile(n, False), Tile(n, True)) for n in range(1, TILES + 1))
"""Each tile as it is printed, and turned."""
_TILE_AREAS: Final = {
    (slot, tile): _areas(slot, tile)
    for slot in range(TILES)
    for ways in TILE_ORIENTATIONS
    for tile in ways
}


@dataclass(frozen=True, slots=True)
class Map:
    """§1.2 A laid-out board; `areas[i]` is where clue `CLUES[i]` allows the habitat."""

    code: str
    mode: Mode
    tiles: tuple[Tile, ...]
    structures: dict[int, Structure]
    areas: tuple[int, ...]

    @property
    def grounds(self) -> dict[str, int]:
        """Everything a clue can name, as areas; few ask."""
        return _grounds(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        return _reread, (self.code,)

    def terrain(self, index: int) -> Terrain:
        return next(t for t in Terrain if self.grounds[t.value] >> index & 1)

    def animal(self, index: int) -> Animal | None:
        return next((a for a in Animal if self.grounds[a.value] >> index & 1), None)


# Snapshots store this name: a map is written as its code.
def _reread(code: str) -> "Map":
    return read_map(code) if code else BLANK


def read_map(code: str) -> Map:
    """The map of a code; `ValueError` if the code describes none."""
    cached = _MAPS.get(code)
    return _cache_map(_read(code)) if cached is None else cached


def lay_map(mode: Mode, tiles: tuple[Tile, ...], sites: list[int]) -> Map:
    """The map of tiles by slot, with stones and shacks by colour on these hexes."""
    code = write_code(tiles, tuple(sites))
    return _cache_map(
        _build_map(code, mode, tiles, dict(zip(sites, _STRUCTURES[mode], strict=True)))
    )


_MAPS: Final = Memo[str, Map]()
_MAX_CACHED_MAPS: Final = 256
"""When the cache holds so many, it is emptied: a table needs one map, and reads it again."""


def _cache_map(layout: Map) -> Map:
    if len(_MAPS) >= _MAX_CACHED_MAPS:
        _MAPS.clear()
    return _MAPS.keep(layout.code, layout)


def _read(code: str) -> Map:
    mode = MODE_BY_CODE_LENGTH.get(len(code))
    if mode is None or any(digit not in _DIGITS for digit in code):
        raise ValueError(code)
    tiles = tuple(_tile(digit) for digit in code[:TILES])
    if sorted(tile.number for tile in tiles) != list(range(1, TILES + 1)):
        raise ValueError(code)
    return _build_map(code, mode, tiles, _structures(code, mode))


def _build_map(
    code: str, mode: Mode, tiles: tuple[Tile, ...], structures: dict[int, Structure]
) -> Map:
    """The map, its areas the union of what lies near each tile and each structure.

    The bitmasks of all clues lie side by side in one long integer: one `|` unites them all.
    """
    near = 0
    for slot, tile in enumerate(tiles):
        memo = _NEAR_TILES[slot]
        near |= memo.get(tile) or memo.keep(tile, _near_masks(_TILE_AREAS[slot, tile]))
    for index, structure in structures.items():
        memo_by_hex = _NEAR_STRUCTURES[structure]
        near |= memo_by_hex.get(index) or memo_by_hex.keep(index, _near_structure(index, structure))
    positive = list[int]()
    for _ in range(POSITIVE):
        positive.append(near & EVERYWHERE)
        near >>= COUNT
    areas = (*positive, *[EVERYWHERE ^ area for area in positive])
    return Map(code, mode, tiles, structures, areas)


def _tile(digit: str) -> Tile:
    # Digits 1 to 6 are tiles as printed, 7 to C the same ones turned.
    rotated, number = divmod(_DIGITS.index(digit) - 1, TILES)
    return Tile(number + 1, rotated == 1)


_STRUCTURES: Final = {
    mode: [Structure(kind, colour) for kind in StructureKind for colour in colours]
    for mode, colours in COLOURS.items()
}


def _structures(code: str, mode: Mode) -> dict[int, Structure]:
    kinds = _STRUCTURES[mode]
    structures: dict[int, Structure] = {}
    for structure, start in zip(kinds, range(TILES, len(code), 2), strict=True):
        row, column = (_DIGITS.index(digit) for digit in code[start : start + 2])
        if row >= ROWS or column >= COLUMNS:
            raise ValueError(code)
        structures[row * COLUMNS + column] = structure
    # Two structures on one hex have overwritten each other.
    if len(structures) != len(kinds):
        raise ValueError(code)
    return structures


@lru_cache(maxsize=_MAX_CACHED_MAPS)
def _grounds(code: str) -> dict[str, int]:
    layout = _reread(code)
    grounds = {thing.value: 0 for kind in (Terrain, Animal, StructureKind) for thing in kind}
    grounds |= {colour.value: 0 for colour in StructureColour} | {"animal": 0}
    for slot, tile in enumerate(layout.tiles):
        for name, area in _TILE_AREAS[slot, tile].items():
            grounds[name] |= area
    for index, (kind, colour) in layout.structures.items():
        grounds[kind.value] |= 1 << index
        grounds[colour.value] |= 1 << index
    return grounds


_NEAR_TILES: Final = tuple(Memo[Tile, int]() for _ in range(TILES))
"""Memo of what lies near each tile, by slot; and near each structure, by hex."""
_NEAR_STRUCTURES: Final = {
    structure: Memo[int, int]() for kinds in _STRUCTURES.values() for structure in kinds
}


def _near_structure(index: int, structure: Structure) -> int:
    return _near_masks({structure.kind.value: 1 << index, structure.colour.value: 1 << index})


def _near_masks(things: dict[str, int]) -> int:
    """Where each positive clue allows the habitat because of these, as bitmasks side by side."""
    near = 0
    for place, clue in enumerate(CLUES[:POSITIVE]):
        area = 0
        for target in clue.targets:
            area |= things.get(target, 0)
        near |= spread(area, clue.distance) << place * COUNT
    return near


def write_code(tiles: tuple[Tile, ...], sites: tuple[int, ...]) -> str:
    """The code of a map: tiles by slot, then the sites of stones and shacks by colour."""
    digits = [_DIGITS[number + TILES * is_rotated] for number, is_rotated in tiles]
    return "".join(digits + [_SITES[site] for site in sites])


def is_code(text: str) -> bool:
    if len(text) not in MODE_BY_CODE_LENGTH:
        return False
    try:
        read_map(text)
    except ValueError:
        return False
    return True


BLANK: Final = Map("", Mode.STANDARD, (), {}, ())
"""The table before a map is laid."""
