"""How promising a zone is: what it scores already, and what may still come."""

from collections.abc import Mapping
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from bestiary.games.big_monster.box.components import (
    COLOURS_PER_POINT,
    CRYSTAL_PARTS,
    CRYSTAL_POINTS,
    EXPLORERS,
    MEASURES,
    STRIDE,
    TILES,
    Count,
)
from bestiary.games.big_monster.scoring import lines
from bestiary.games.big_monster.zone import LAKE_PARTNER, Zone

# Estimates: how much of a kind every tile still to come adds.
GROWTH: Final[Mapping[str, float]] = {
    "terrains": 0.12,
    "whole-lakes": 0.05,
    "medals": 0.09,
    "stone": 0.15,
    "sand": 0.12,
    "crystals": 0.16,
    "green": 0.08,
    "lava": 0.24,
    "grass": 0.08,
    "vertical-ice": 0.2,
    "mutagens": 0.18,
}
# Estimates: a goal is out of reach with fewer tiles to come than this for each one missing.
SCARCITY: Final[Mapping[str, float]] = {
    "sand": 2.6,
    "stone": 2.2,
    "whole-lakes": 4.0,
    "swamp-grass": 2.8,
    "terrains": 1.6,
    "lava": 1.9,
    "crystal-sets": 5.0,
    "ice": 1.7,
    "mutagens": 2.2,
}
FULL_PACE: Final = 8
TILES_OF_A_GAME: Final = 18
RAY_CHANCE: Final = 0.3
LIT_GROUND: Final = 1.9
HALF_LAKE: Final = 3.6
CRYSTAL_CHANCE: Final = (0.25, 0.25)
BLUE_HOPES: Final = (0.0, 0.6, 2.0, 5.0)
SWAMP_CHANCE: Final = 0.25
RIVAL_AHEAD: Final = 0.6
PENALTY: Final = 10.0
PENALTY_STEP: Final = 0.3


Taste: TypeAlias = tuple[float, ...]
"""How much each of the prospects counts."""
PAD: Final = 7
"""Lines of the pad that a zone shows: all but the medals."""
RAYS: Final = 0.4
"""Most monsters of ice stay as they are."""
BY_HAND: Final[Taste] = (*(1.0,) * PAD, RAYS, *(1.0,) * 7, *(0.0,) * len(Count))
"""Weighs every hope by how likely it comes true."""
CAUTIOUS: Final[Taste] = (
    *(1.0,) * PAD,
    RAYS,
    *(0.35,) * 4,
    *(0.0, 1.0, 1.0),
    *(0.0,) * len(Count),
)
"""Believes in a third of what a zone promises, and in no bonus for what is to come."""
PLAIN: Final[Taste] = (*(1.0,) * PAD, *(0.0,) * 6, 1.0, 0.0, *(0.0,) * len(Count))
"""Counts what the pad shows, and medals."""


class Goal(NamedTuple):
    """A medal still open, and how much the nearest rival lacks."""

    counts: str
    number: int
    points: int
    rival_lacks: int


class Situation(NamedTuple):
    """All that matters about the table when one zone is judged, and the judge's taste."""

    left: int
    goals: tuple[Goal, ...]
    medals: int
    fewest_elsewhere: int
    taste: Taste = BY_HAND


def worth(zone: Zone, now: Situation) -> float:
    """Everything about the zone, as much as the taste makes of it."""
    return float(sum(map(mul, now.taste, prospects(zone, now))))


def prospects(zone: Zone, now: Situation) -> tuple[float, ...]:
    """The lines of the pad, the hopes that the zone leaves open, and what counts grow from."""
    pace = min(1.0, now.left / FULL_PACE)
    growing = now.left / TILES_OF_A_GAME
    return (
        *lines(zone, now.medals, 0)[:PAD],
        pace * _mutations(zone),
        pace * _lit(zone),
        pace * _crystals(zone),
        pace * _lakes(zone),
        pace * _swamps(zone),
        _bonuses(zone, now),
        _medals(zone, now),
        -_penalty(zone, now),
        *(growing * number for number in zone.counts),
    )


def _mutations(zone: Zone) -> float:
    """What ice monsters may still become."""
    cells = zone.cells
    hope = 0.0
    for index, tile in enumerate(zone.tiles):
        spec = TILES[tile]
        hits = zone.hits.get(index, 0)
        if hits >= spec.mutations:
            continue
        head = zone.spots[index]
        above, below = head - STRIDE, head + 2 * STRIDE
        ways = (above not in cells and (above - 1 not in cells or above + 1 not in cells)) + (
            below not in cells and below - 1 not in cells
        )
        hope += (spec.values[hits + 1] - spec.values[hits]) * RAY_CHANCE * ways
        if ways == 2 and hits + 2 <= spec.mutations:
            hope += (spec.values[hits + 2] - spec.values[hits + 1]) * RAY_CHANCE**2
    return hope


def _lit(zone: Zone) -> float:
    """Ground on which an ice monster would mutate at once."""
    cells = zone.cells
    return LIT_GROUND * sum(
        at not in cells and (at + STRIDE not in cells or at - STRIDE not in cells)
        for at in zone.rays
    )


def _free(cells: Mapping[int, int], spot: int) -> bool:
    return spot not in cells and spot + STRIDE not in cells


def _crystals(zone: Zone) -> float:
    cells = zone.cells
    hope = 0.0
    for key, met in zone.parts.items():
        point, colour = divmod(key, COLOURS_PER_POINT)
        if met >= CRYSTAL_PARTS[colour]:
            continue
        spots = _around(point, colour)
        missing = [spot for spot in spots if _free(cells, spot)]
        if len(missing) < CRYSTAL_PARTS[colour] - met:
            continue
        hope += BLUE_HOPES[met] if colour == 2 else CRYSTAL_POINTS[colour] * CRYSTAL_CHANCE[colour]
    return hope


def _around(point: int, colour: int) -> tuple[int, ...]:
    """Where the tiles lie whose parts meet in a point."""
    y, x = divmod(point + STRIDE // 2, STRIDE)
    x -= STRIDE // 2
    if colour == 0:
        here = (y // 2 - 1) * STRIDE + x // 2
        return here, here - 1
    if colour == 1:
        here = y // 2 * STRIDE + x // 2
        return here, here - 2 * STRIDE
    here = y // 2 * STRIDE + x // 2
    return here, here - 1, here - 2 * STRIDE, here - 1 - 2 * STRIDE


def _lakes(zone: Zone) -> float:
    if not zone.counts[Count.LAKE]:
        return 0.0
    halves = (
        spot + LAKE_PARTNER[tile][0]
        for tile, spot in zip(zone.tiles, zone.spots, strict=True)
        if tile in LAKE_PARTNER
    )
    return HALF_LAKE * sum(_free(zone.cells, partner) for partner in halves)


def _swamps(zone: Zone) -> float:
    number = zone.counts[Count.SWAMP]
    return SWAMP_CHANCE * (4 * number + 2) if number else 0.0


def _bonuses(zone: Zone, now: Situation) -> float:
    spec = EXPLORERS[zone.explorer]
    hope = spec.each * GROWTH[spec.per] if spec.per else 0.0
    if zone.counts[Count.GRASS]:
        specs = (TILES[tile] for tile in zone.tiles)
        hope += sum(tile.each * GROWTH[tile.per] for tile in specs if tile.per)
    return hope * now.left


def _medals(zone: Zone, now: Situation) -> float:
    hope = 0.0
    for goal in now.goals:
        lacks = goal.number - MEASURES[goal.counts](zone.counts)
        if lacks <= 0:
            hope += goal.points
            continue
        chance = 1 - lacks * SCARCITY[goal.counts] / (now.left + 0.5)
        if chance > 0:
            hope += goal.points * chance * (RIVAL_AHEAD if goal.rival_lacks < lacks else 1)
    return hope


def _penalty(zone: Zone, now: Situation) -> float:
    have = zone.counts[Count.SAND] + zone.counts[Count.STONE]
    return PENALTY * min(1.0, max(0.0, (now.fewest_elsewhere + 1 - have) * PENALTY_STEP))
