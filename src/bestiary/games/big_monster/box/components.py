"""What is in the box: tiles, explorers, medals, and how they lie on the unit grid."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))


class Terrain(StrEnum):
    ICE = "ice"
    LAKE = "lake"
    LAVA = "lava"
    SWAMP = "swamp"
    GRASS = "grass"
    SAND = "sand"
    STONE = "stone"


class Crystal(StrEnum):
    GREEN = "green"
    RED = "red"
    BLUE = "blue"


class Shape(StrEnum):
    TALL = "tall"
    WIDE = "wide"


class Tile(StrEnum):
    ICE_BLUE = "ice-blue"
    ICE_ORANGE = "ice-orange"
    ICE_GREEN = "ice-green"
    ICE_RED = "ice-red"
    MUTAGEN_PAIR = "mutagen-pair"
    MUTAGEN_SINGLE = "mutagen-single"
    LAVA_GREEN_RED_BOTTOM = "lava-green-red-bottom"
    LAVA_GREEN_RED_TOP = "lava-green-red-top"
    LAVA_BLUE = "lava-blue"
    LAVA_ALL_RED_BOTTOM = "lava-all-red-bottom"
    LAVA_ALL_RED_TOP = "lava-all-red-top"
    SAND = "sand"
    STONE_DOUBLE = "stone-double"
    STONE_GREEN = "stone-green"
    STONE_BLUE_TOP = "stone-blue-top"
    STONE_BLUE_BOTTOM = "stone-blue-bottom"
    STONE_RED_TOP = "stone-red-top"
    STONE_RED_BOTTOM = "stone-red-bottom"
    LAKE_LEFT = "lake-left"
    LAKE_RIGHT = "lake-right"
    SWAMP = "swamp"
    GRASS_GREEN = "grass-green"
    GRASS_TERRAIN = "grass-terrain"
    GRASS_LAKE = "grass-lake"
    GRASS_MEDAL = "grass-medal"
    GRASS_STONE = "grass-stone"
    GRASS_SAND = "grass-sand"
    GRASS_CRYSTAL = "grass-crystal"
    GRASS_LAVA = "grass-lava"
    GRASS_GRASS = "grass-grass"


class Explorer(StrEnum):
    MAN_IN_BLUE = "man-in-blue"
    WOMAN_IN_BLACK = "woman-in-black"
    MAN_IN_BLACK = "man-in-black"
    WOMAN_IN_RED = "woman-in-red"
    WOMAN_IN_PURPLE = "woman-in-purple"
    MAN_IN_PURPLE = "man-in-purple"
    WOMAN_IN_GREEN = "woman-in-green"
    WOMAN_IN_ORANGE = "woman-in-orange"
    MAN_IN_RED = "man-in-red"
    WOMAN_IN_BLUE = "woman-in-blue"
    MAN_IN_GREEN = "man-in-green"
    MAN_IN_ORANGE = "man-in-orange"


class Medal(StrEnum):
    SAND = "sand"
    STONE = "stone"
    PENALTY = "penalty"
    LAKE = "lake"
    SWAMP_GRASS = "swamp-grass"
    TERRAINS = "terrains"
    LAVA = "lava"
    CRYSTALS = "crystals"
    ICE = "ice"
    MUTAGEN = "mutagen"


class Count(IntEnum):
    """What a research zone counts; the seven terrains come first, the three crystals last."""

    ICE = 0
    LAKE = 1
    LAVA = 2
    SWAMP = 3
    GRASS = 4
    SAND = 5
    STONE = 6
    VERTICAL_ICE = 7
    MUTAGENS = 8
    WHOLE_LAKES = 9
    GREEN = 10
    RED = 11
    BLUE = 12


TERRAINS: Final = 7
FIRST_CRYSTAL: Final = Count.GREEN.value
COLOURS: Final = tuple(Crystal)

Measure = Callable[[Sequence[int]], int]


def _one(index: int) -> Measure:
    return lambda counts: counts[index]


MEASURES: Final[Mapping[str, Measure]] = {
    **{count.name.lower().replace("_", "-"): _one(count.value) for count in Count},
    "crystals": lambda counts: sum(counts[FIRST_CRYSTAL:]),
    "crystal-sets": lambda counts: min(counts[FIRST_CRYSTAL:]),
    "swamp-grass": lambda counts: counts[Count.SWAMP] + counts[Count.GRASS],
    "terrains": lambda counts: TERRAINS - counts[:TERRAINS].count(0),
}
MEDALS_MEASURE: Final = "medals"

# Cells (units) and points (half units) are single integers: row times the stride plus column.
# A stride of 1024 is far more than any zone is wide, so that columns never run into rows.
STRIDE: Final = 1024
COLOURS_PER_POINT: Final = 4  # three colours, rounded up to a power of two


def cell(x: int, y: int) -> int:
    return y * STRIDE + x


@dataclass(frozen=True, slots=True)
class Spec:
    """What one kind of tile does once it is laid."""

    terrain: Terrain
    shape: Shape
    copies: Mapping[str, int]
    values: tuple[int, ...]
    adds: tuple[tuple[int, int], ...]
    parts: tuple[int, ...]
    rays: tuple[int, ...]
    each: int
    per: str | None
    mutations: int


@dataclass(frozen=True, slots=True)
class ExplorerSpec:
    """What one explorer is worth and what is printed on the tile."""

    seats: int
    adds: tuple[tuple[int, int], ...]
    parts: tuple[int, ...]
    rays: tuple[int, ...]
    each: int
    per: str | None


@dataclass(frozen=True, slots=True)
class MedalSpec:
    points: int
    permanent: bool
    counts: str | None
    personal: int
    team: int
    slots: tuple[str, ...]


def part_key(colour: int, x: int, y: int) -> int:
    """The key of a crystal's point, in half units; keys of shifted tiles are sums."""
    return (y * STRIDE + x) * COLOURS_PER_POINT + colour


def _parts(row: Mapping[str, Any], shape: str) -> tuple[int, ...]:
    anchors = DATA["geometry"]["anchors"].get(shape, {})
    return tuple(
        part_key(COLOURS.index(Crystal(colour)), *anchors[place])
        for colour, places in row.get("crystals", {}).items()
        for place in places
    )


def _rays(row: Mapping[str, Any]) -> tuple[int, ...]:
    """The cells the rays point at."""
    ways = {"up": -STRIDE, "down": STRIDE}
    return tuple(cell(x, y) + ways[way] for x, y, way in row.get("rays", ()))


def _adds(row: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    terrain = Count[row["terrain"].upper()].value
    if terrain in (Count.SAND, Count.STONE):
        return ((terrain, row["monsters"]),)
    if row["shape"] == Shape.WIDE:  # only mutagens are wide; they are ice, but no vertical ice
        return ((terrain, 1), (Count.MUTAGENS.value, row["monsters"]))
    if terrain == Count.ICE:
        return ((terrain, 1), (Count.VERTICAL_ICE.value, 1))
    return ((terrain, 1),)


BUILT_IN: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "mutagen": ((Count.ICE.value, 1), (Count.MUTAGENS.value, 1)),
    "sand": ((Count.SAND.value, 1),),
}


def _spec(row: Mapping[str, Any]) -> Spec:
    return Spec(
        Terrain(row["terrain"]),
        Shape(row["shape"]),
        row["copies"],
        tuple(row.get("values", ())),
        _adds(row),
        _parts(row, row["shape"]),
        _rays(row),
        row.get("each", 0),
        row.get("per"),
        len(row.get("values", " ")) - 1,  # a value more than mutations; " " makes it 0
    )


def _explorer(row: Mapping[str, Any]) -> ExplorerSpec:
    """§6.1 A built-in tile counts for medals and scoring like the tile it shows."""
    return ExplorerSpec(
        row["seats"][0],
        BUILT_IN[row["built-in"]] if "built-in" in row else (),
        _parts(row, "explorer"),
        _rays(row),
        row.get("each", 0),
        row.get("per"),
    )


def _medal(row: Mapping[str, Any]) -> MedalSpec:
    return MedalSpec(
        row["points"],
        row["permanent"],
        row.get("counts"),
        row.get("personal", 0),
        row.get("team", 0),
        tuple(row.get("slots", ())),
    )


TILES: Final = {Tile(row["id"]): _spec(row) for row in DATA["tiles"]}
EXPLORERS: Final = {Explorer(row["id"]): _explorer(row) for row in DATA["explorers"]}
MEDALS: Final = {Medal(row["id"]): _medal(row) for row in DATA["medals"]}
CRYSTAL_POINTS: Final = tuple(int(row["points"]) for row in DATA["crystals"])
CRYSTAL_PARTS: Final = tuple(int(row["parts"]) for row in DATA["crystals"])
LAKE_HALF: Final[int] = DATA["lake"]["half"]
LAKE_WHOLE: Final[int] = DATA["lake"]["whole"]
SWAMP_EACH: Final = 2
DRAGON_POINTS: Final[int] = DATA["dragon"]["points"]
DRAGONS: Final[int] = DATA["dragon"]["copies"]
MUTATED_COPIES: Final[int] = DATA["mutated"]["copies"]

BACKS: Final[Mapping[int, tuple[str, ...]]] = {
    60: ("base",),
    80: ("base", "2/4"),
    100: ("base", "5+"),
    120: ("base", "2/4", "5+"),
}


@cache
def mix(size: int) -> Mapping[Tile, int]:
    """§1.6 The tiles in play: 60, 80, 100 or 120, sorted by the marks on their backs."""
    counts = {tile: sum(spec.copies[back] for back in BACKS[size]) for tile, spec in TILES.items()}
    return {tile: count for tile, count in counts.items() if count}


@cache
def explorers(seats: int) -> Mapping[Explorer, int]:
    """§1.4 The black suits stay in the box with fewer than four players."""
    return Counter(explorer for explorer, spec in EXPLORERS.items() if spec.seats <= seats)
