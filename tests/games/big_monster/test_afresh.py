"""What zones keep count of tile by tile equals what is counted afresh from the data file."""

from collections import Counter
from random import Random

import pytest

from bestiary.games.big_monster.box.components import DATA, TILES, Count, Explorer, Tile, mix
from bestiary.games.big_monster.zone import Zone, landing_zone

Cell = tuple[int, int]
ROWS = {row["id"]: row for row in (*DATA["tiles"], *DATA["explorers"])}
WAYS = {"up": -1, "down": 1}


def grown(seed: int, number: int = 19) -> Zone:
    rng = Random(seed)
    zone = landing_zone(rng.choice(list(Explorer)))
    bag = [tile for tile, copies in mix(120).items() for _ in range(copies)]
    for tile in rng.sample(bag, number):
        zone = zone.lay(tile, rng.choice(list(zone.room(tile).values())))
    return zone


def cells_of(shape: str, x: int, y: int) -> set[Cell]:
    width, height = DATA["geometry"]["shapes"][shape]
    return {(x + i, y + j) for i in range(width) for j in range(height)}


def things(zone: Zone) -> list[tuple[str, str, int, int]]:
    laid = [(tile.value, ROWS[tile]["shape"], *place) for tile, place, _ in zone.laid_tiles()]
    return [(zone.explorer.value, "explorer", 0, 0), *laid]


def places(zone: Zone, shape: str) -> set[Cell]:
    taken = {cell for _, kind, x, y in things(zone) for cell in cells_of(kind, x, y)}
    edge = {(x + i, y + j) for x, y in taken for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    near = {(x - i, y - j) for x, y in edge for i in (0, 1) for j in (0, 1)}
    return {
        (x, y)
        for x, y in near
        if cells_of(shape, x, y) & edge and not cells_of(shape, x, y) & taken
    }


def crystals(zone: Zone) -> list[int]:
    points: Counter[tuple[str, int, int]] = Counter()
    for name, kind, x, y in things(zone):
        anchors = DATA["geometry"]["anchors"].get(kind, {})
        for colour, where in ROWS[name].get("crystals", {}).items():
            points.update((colour, 2 * x + anchors[at][0], 2 * y + anchors[at][1]) for at in where)
    return [
        sum(
            1
            for (colour, *_), met in points.items()
            if colour == kind["id"] and met == kind["parts"]
        )
        for kind in DATA["crystals"]
    ]


def mutations(zone: Zone) -> list[int]:
    rays: Counter[Cell] = Counter(
        (x + i, y + j + WAYS[way])
        for name, _, x, y in things(zone)
        for i, j, way in ROWS[name].get("rays", ())
    )
    return [
        min(TILES[tile].mutations, rays[x, y] + rays[x, y + 1])
        for tile, (x, y), _ in zone.laid_tiles()
    ]


def lakes(zone: Zone) -> int:
    halves = {(tile, x, y) for tile, (x, y), _ in zone.laid_tiles()}
    return sum(
        (Tile.LAKE_RIGHT, x + 1, y) in halves for tile, x, y in halves if tile == "lake-left"
    )


@pytest.mark.parametrize("seed", range(60))
def test_a_zone_counts_right(seed: int) -> None:
    zone = grown(seed)

    assert {tuple(place) for place in zone.tall.values()} == places(zone, "tall")
    assert {tuple(place) for place in zone.wide.values()} == places(zone, "wide")
    assert zone.counts[Count.GREEN : Count.BLUE + 1] == crystals(zone)
    assert sum(1 for _ in zone.crystals()) == sum(crystals(zone))
    assert [hits for _, _, hits in zone.laid_tiles()] == mutations(zone)
    assert zone.counts[Count.WHOLE_LAKES] == lakes(zone)
