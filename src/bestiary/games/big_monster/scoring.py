"""Chapter 7: the score pad, line by line."""

from collections.abc import Sequence
from typing import Final

from bestiary.games.big_monster.box.components import (
    CRYSTAL_POINTS,
    EXPLORERS,
    FIRST_CRYSTAL,
    LAKE_HALF,
    LAKE_WHOLE,
    MEASURES,
    MEDALS_MEASURE,
    SWAMP_EACH,
    TILES,
    Count,
    Terrain,
)
from bestiary.games.big_monster.zone import Zone

LINES: Final = ("ice", "lake", "lava", "grass", "swamp", "crystals", "explorer", "medals")
LAKE_LINE: Final = LINES.index("lake")
ICE_VALUES: Final = {tile: spec.values for tile, spec in TILES.items() if spec.mutations}
LAVA_VALUES: Final = {
    t: spec.values[0] for t, spec in TILES.items() if spec.terrain is Terrain.LAVA
}


def ice(zone: Zone) -> int:
    """§7.1 Ice monsters score the value of their last mutation."""
    return sum(
        ICE_VALUES[tile][zone.hits.get(index, 0)]
        for index, tile in enumerate(zone.tiles)
        if tile in ICE_VALUES
    )


def lake(counts: Sequence[int]) -> int:
    """§7.2 A whole Big Lake Monster is worth 11, a half without its other half 1."""
    wholes = counts[Count.WHOLE_LAKES]  # each is made of two of the tiles that LAKE counts
    return wholes * LAKE_WHOLE + (counts[Count.LAKE] - 2 * wholes) * LAKE_HALF


def lava(zone: Zone) -> int:
    """§7.3 Lava monsters score 1 or 3, as printed."""
    return sum(LAVA_VALUES[tile] for tile in zone.tiles if tile in LAVA_VALUES)


def _bonus(counts: Sequence[int], each: int, per: str | None, medals: int) -> int:
    if per is None:
        return 0
    return each * (medals if per == MEDALS_MEASURE else MEASURES[per](counts))


def grass(zone: Zone, medals: int) -> int:
    """§7.4 Every grass monster pays for what it names; one that counts grass counts itself."""
    if not zone.counts[Count.GRASS]:  # spares a walk over all tiles
        return 0
    specs = (TILES[tile] for tile in zone.tiles)
    return sum(
        _bonus(zone.counts, spec.each, spec.per, medals)
        for spec in specs
        if spec.terrain is Terrain.GRASS
    )


def swamp(counts: Sequence[int]) -> int:
    """§7.5 Every swamp monster pays 2 for every swamp monster, itself included."""
    return SWAMP_EACH * counts[Count.SWAMP] ** 2


def crystals(counts: Sequence[int]) -> int:
    """§7.6 Whole crystals: green 2, red 5, blue 10."""
    green, red, blue = counts[FIRST_CRYSTAL : FIRST_CRYSTAL + 3]
    return green * CRYSTAL_POINTS[0] + red * CRYSTAL_POINTS[1] + blue * CRYSTAL_POINTS[2]


def explorer(zone: Zone, medals: int) -> int:
    """§7.7 The explorer pays for what the tile names."""
    spec = EXPLORERS[zone.explorer]
    return _bonus(zone.counts, spec.each, spec.per, medals)


def lines(zone: Zone, medals: int, medal_points: int) -> tuple[int, ...]:
    """All lines of the pad in its order; `medals` is how many count for bonuses."""
    counts = zone.counts
    return (
        ice(zone),
        lake(counts),
        lava(zone),
        grass(zone, medals),
        swamp(counts),
        crystals(counts),
        explorer(zone, medals),
        medal_points,
    )
