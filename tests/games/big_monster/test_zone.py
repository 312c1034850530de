"""Chapters 3 and 7: tiles in the zone and what they pay."""

import pytest

from bestiary.games.big_monster import scoring
from bestiary.games.big_monster.box.components import EXPLORERS, Count, Explorer, Tile, mix
from bestiary.games.big_monster.zone import Place, Zone, landing_zone
from games.big_monster.position import row, zone

LONELY = "woman-in-red"


def places(explorer: str, tile: str, laid: str = "") -> set[tuple[int, int]]:
    return {(place.x, place.y) for place in zone(explorer, laid).room(Tile(tile)).values()}


def test_3_1_a_tall_tile_has_ten_places_around_the_explorer() -> None:
    left = {(-1, y) for y in (-1, 0, 1)}
    right = {(2, y) for y in (-1, 0, 1)}
    above, below = {(0, -2), (1, -2)}, {(0, 2), (1, 2)}

    assert places(LONELY, "sand") == left | right | above | below


def test_3_1_a_wide_tile_may_be_shifted_by_one_unit() -> None:
    above = {(x, -1) for x in (-1, 0, 1)}
    below = {(x, 2) for x in (-1, 0, 1)}
    beside = {(-2, 0), (-2, 1), (2, 0), (2, 1)}

    assert places(LONELY, "mutagen-pair") == above | below | beside


def test_3_1_corners_do_not_touch_and_tiles_do_not_overlap() -> None:
    free = places(LONELY, "sand", "sand 2 0")

    assert (3, -2) not in free
    assert (2, 1) not in free
    assert {(3, -1), (3, 0), (3, 1), (2, -2), (2, 2)} <= free


def test_3_1_a_hole_is_allowed_and_stays_empty_if_nothing_fits() -> None:
    ring = "sand 2 0\nmutagen-pair 2 -1\nsand 4 -1\nmutagen-pair 3 1"

    assert not places(LONELY, "sand", ring) & {(3, 0), (3, -1)}
    assert not places(LONELY, "mutagen-pair", ring) & {(3, 0), (2, 0)}


def test_3_2_example_of_sergey() -> None:
    """Blue and orange ice 1 + 2; a pair above: 10 + 7; a single below orange: 10 + 20."""
    lines = ["ice-blue 2 0", "ice-orange 3 0", "mutagen-pair 2 -1", "mutagen-single 2 2"]
    points = [scoring.ice(zone(LONELY, "\n".join(lines[:n]))) for n in (2, 3, 4)]

    assert points == [3, 17, 30]


@pytest.mark.parametrize(
    "laid",
    [
        "mutagen-pair 1 -1\nice-red 2 0\nmutagen-single 1 2",
        "ice-red 2 0\nmutagen-pair 2 -1\nmutagen-single 1 2",
        "ice-red 2 0\nmutagen-single 1 2\nmutagen-pair 2 -1",
    ],
)
def test_3_2_the_order_of_laying_does_not_matter(laid: str) -> None:
    assert scoring.ice(zone(LONELY, laid)) == 15


def test_3_2_a_ray_hits_only_ice_monsters_just_ahead() -> None:
    shifted = zone(LONELY, "ice-green 2 0\nmutagen-pair 3 1\nmutagen-single 2 2")

    assert scoring.ice(shifted) == 3
    assert not zone(LONELY, "lava-blue 2 0\nmutagen-pair 2 -1").hits


def test_3_2_the_left_half_of_a_single_has_no_ray() -> None:
    assert scoring.ice(zone(LONELY, "ice-green 2 0\nmutagen-single 2 2")) == 3


def test_3_2_the_built_in_mutagen_shines_up_from_its_right_half() -> None:
    assert scoring.ice(zone("woman-in-purple", "ice-orange 1 -2")) == 7
    assert scoring.ice(zone("woman-in-purple", "ice-orange 0 -2")) == 2


def test_3_3_example_of_danila() -> None:
    """Six lava tiles are 14 points; one green, one blue and one red crystal are 17."""
    laid = """lava-all-red-bottom 0 2
        lava-all-red-top 0 4
        lava-blue -1 2
        lava-blue -1 4
        lava-green-red-bottom -1 0
        lava-green-red-top -2 0"""
    danila = zone("man-in-blue", laid)

    assert scoring.lava(danila) == 14
    assert danila.counts[Count.GREEN : Count.BLUE + 1] == [1, 1, 1]
    assert scoring.crystals(danila.counts) == 17


def test_3_3_a_shifted_neighbour_completes_nothing() -> None:
    beside = zone(LONELY, "stone-green 2 0\nstone-green 3 0")
    shifted = zone(LONELY, "stone-green 2 0\nstone-green 3 1")

    assert (beside.counts[Count.GREEN], shifted.counts[Count.GREEN]) == (1, 0)


def test_3_3_explorers_carry_parts() -> None:
    assert zone("man-in-red", "stone-red-top 0 2\nstone-red-top 1 2").counts[Count.RED] == 2
    assert zone("woman-in-blue", "stone-green 2 0\nstone-green -1 0").counts[Count.GREEN] == 2


def test_3_3_four_blue_parts_make_one_crystal() -> None:
    laid = "lava-blue 2 0\nlava-blue 3 0\nlava-blue 2 2"

    assert zone(LONELY, laid).counts[Count.BLUE] == 0
    assert zone(LONELY, laid + "\nstone-blue-top 3 2").counts[Count.BLUE] == 1


def test_3_4_only_left_beside_right_at_equal_height_is_whole() -> None:
    assert zone(LONELY, "lake-left 2 0\nlake-right 3 0").counts[Count.WHOLE_LAKES] == 1
    assert zone(LONELY, "lake-right 2 0\nlake-left 3 0").counts[Count.WHOLE_LAKES] == 0
    assert zone(LONELY, "lake-left 2 0\nlake-right 3 1").counts[Count.WHOLE_LAKES] == 0


def test_6_1_built_in_tiles_count_like_tiles() -> None:
    mutagen = landing_zone(Explorer.WOMAN_IN_PURPLE).counts
    sand = landing_zone(Explorer.MAN_IN_ORANGE).counts

    assert (mutagen[Count.ICE], mutagen[Count.VERTICAL_ICE], mutagen[Count.MUTAGENS]) == (1, 0, 1)
    assert sand[Count.SAND] == 1


def test_7_1_ice_pays_the_value_of_its_last_mutation() -> None:
    plain = row(LONELY, "ice-blue", "ice-orange", "ice-green", "ice-red")

    assert scoring.ice(plain) == 1 + 2 + 3 + 4


def test_7_2_a_pair_pays_eleven_and_a_half_one() -> None:
    laid = "lake-left 2 0\nlake-right 3 0\nlake-right 4 0"

    assert scoring.lake(zone(LONELY, laid).counts) == 12


def test_7_3_lava_pays_one_or_three() -> None:
    assert scoring.lava(row(LONELY, "lava-blue", "lava-all-red-top", "lava-green-red-top")) == 7


@pytest.mark.parametrize(
    ("tile", "others", "points"),
    [
        ("grass-terrain", ("sand", "swamp", "lake-left", "mutagen-pair"), 5),
        ("grass-stone", ("stone-double", "stone-green"), 6),
        ("grass-sand", ("sand", "sand"), 6),
        ("grass-lava", ("lava-blue", "lava-all-red-top"), 2),
        ("grass-grass", ("grass-sand", "grass-lake"), 6),
        ("grass-medal", (), 6),
    ],
)
def test_7_4_grass_pays_for_what_it_shows(tile: str, others: tuple[str, ...], points: int) -> None:
    assert scoring.grass(row(LONELY, tile, *others), medals=3) == points


def test_7_4_grass_pays_for_crystals_and_whole_lake_monsters() -> None:
    green = zone(LONELY, "stone-green 2 0\nstone-green 3 0\ngrass-green 4 0\ngrass-crystal -1 0")
    lake = zone(LONELY, "lake-left 2 0\nlake-right 3 0\ngrass-lake 4 0")

    assert scoring.grass(green, medals=0) == 2 + 1
    assert scoring.grass(lake, medals=0) == 4


def test_7_4_built_in_ground_is_terrain_but_pink_is_not() -> None:
    assert scoring.grass(row("man-in-orange", "grass-terrain"), 0) == 2
    assert scoring.grass(row("man-in-blue", "grass-terrain"), 0) == 1


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 8), (3, 18), (4, 32), (5, 50)])
def test_7_5_swamp_table(number: int, points: int) -> None:
    assert scoring.swamp(row(LONELY, *["swamp"] * number).counts) == points


def test_7_6_crystals_pay_two_five_and_ten() -> None:
    counts = [0] * len(Count)
    counts[Count.GREEN] = 3
    counts[Count.RED] = 2
    counts[Count.BLUE] = 1

    assert scoring.crystals(counts) == 6 + 10 + 10


@pytest.mark.parametrize(
    ("explorer", "tiles", "points"),
    [
        ("man-in-blue", ("ice-blue", "ice-red", "mutagen-pair"), 2),
        ("woman-in-red", ("lava-blue", "lava-all-red-top"), 2),
        ("man-in-purple", ("mutagen-pair", "mutagen-single"), 3),
        ("woman-in-green", ("grass-sand", "grass-lake"), 2),
        ("man-in-red", ("stone-double", "stone-green"), 6),
        ("woman-in-orange", (), 6),
        ("man-in-orange", ("sand",), 0),
        ("woman-in-black", ("sand",), 0),
    ],
)
def test_7_7_explorers_pay_for_what_they_show(
    explorer: str, tiles: tuple[str, ...], points: int
) -> None:
    assert scoring.explorer(row(explorer, *tiles), medals=3) == points


def test_7_7_explorers_pay_for_crystals_and_lakes() -> None:
    green = zone("man-in-green", "stone-green 2 0\nstone-green 3 0")
    lake = zone("woman-in-blue", "lake-left 2 0\nlake-right 3 0")

    assert (scoring.explorer(green, 0), scoring.explorer(lake, 0)) == (1, 4)


TABLE = """4/3/5/6 4/3/5/6 4/3/5/6 4/3/5/6 4/3/5/6 4/3/5/6
    2/1/3/4 4/3/5/6 7/5/9/11 2/2/3/3 2/2/3/3 8/6/9/11
    1/1/2/2 2/1/2/3 2/2/2/2 1/1/2/2 2/1/3/4 2/1/2/3
    5/3/6/8 5/3/6/8 5/5/5/5 1/0/0/1 1/1/1/1 1/1/1/1
    1/1/1/1 1/1/1/1 1/1/1/1 0/0/1/1 0/0/1/1 0/0/1/1"""


def test_1_6_counts_equal_the_printed_table() -> None:
    for tile, cell in zip(Tile, TABLE.split(), strict=True):
        printed = [int(number) for number in cell.split("/")]
        assert [mix(size).get(tile, 0) for size in (80, 60, 100, 120)] == printed, tile


@pytest.mark.parametrize("size", [60, 80, 100, 120])
def test_1_6_the_mixes_have_their_sizes(size: int) -> None:
    assert sum(mix(size).values()) == size


def test_1_4_there_are_twelve_explorers_two_of_them_in_black() -> None:
    assert len(EXPLORERS) == 12
    assert sum(spec.seats == 4 for spec in EXPLORERS.values()) == 2


def test_a_zone_of_an_earlier_snapshot_has_its_places_for_wide_tiles() -> None:
    area = zone("woman-in-red", "sand 2 0")
    names = ("explorer", "tiles", "spots", "cells", "tall", "parts", "rays", "hits", "counts")
    stored = {name: getattr(area, name) for name in names} | {"wide": area.wide}
    read = Zone.__new__(Zone)
    read.__setstate__((None, stored))

    assert read == area
    assert read.wide == area.wide


def test_laying_leaves_the_old_zone_as_it_was() -> None:
    before = zone(LONELY, "ice-blue 2 0")
    before.lay(Tile.MUTAGEN_PAIR, Place(2, -1))

    assert before == zone(LONELY, "ice-blue 2 0")
