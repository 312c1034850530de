"""Figures of the rulebook, typed from it: what the data file must say."""

import pytest

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card, Cell, Hero, Mouse, Row
from bestiary.games.rats_of_wistar.box.script import Raw

EXPLORE = ("act", "explore", 1)
FREE_BED = ("act", "bed", 1, (("free", True),))
PLAY_CHEAPER = ("act", "play", 1, (("discount", (("either", 1),)),))
ANY_DOOR = ("act", "open-door", 1, (("scope", "any"),))
EXPLAINED: dict[int, tuple[str, Raw]] = {
    4: ("bionic-eye", (("act", "reveal", 1, (("scope", "any"),)),)),
    12: ("lockpick", (ANY_DOOR,)),
    13: ("armoured-car", (("per", "advanced-cards", (("gain", "vp", 2),)),)),
    15: ("electric-drill", (("per", "energy", (("act", "dig", 1, (("free", True),)),)),)),
    22: ("jetpack", (("act", "move-explorer", 1, (("range", "reachable"),)),)),
    30: ("positronic-screwdriver", (("rule", "discount-inventions", 1),)),
    40: ("hammer", (PLAY_CHEAPER,)),
    44: ("shuriken", (("rivals", "hand", (("lose", "card", 1),)),)),
    52: ("invigorating-potion", (("gain", "advanced", 1), ("act", "potion", 1))),
    53: ("magnetic-compass", (("when", "symbol cleverness", (EXPLORE,)),)),
    59: ("flashlight", (("if", "current", 1, (EXPLORE,)),)),
    65: ("time-bomb", (ANY_DOOR,)),
    69: ("calculating-machine", (("act", "play", 1, (("free", True), ("type", "robot"))),)),
    73: ("automatic-snail", (("rule", "extra-room", 1),)),
    86: ("mechanical-rhinoceros", (("when", "door", (("gain", "vp", 1),)),)),
    91: ("wooden-porcupine", (("per", "rooms-dug", (("gain", "vp", 1),)),)),
    95: ("automatic-dog", (("rule", "immune", 1),)),
    98: ("mechanical-squirrel", (("act", "mission", 1),)),
    99: ("spring-bat", (("when", "mouse", (("gain", "movement", 1),)),)),
    110: ("electric-sawmill", (("when", "gain wood", (("gain", "wood", 1), ("gain", "vp", 1))),)),
    111: ("computer-room", (("per", "basic-cards", (("gain", "vp", 1),)),)),
    112: ("drilling-rig", (("when", "gain metal", (("gain", "metal", 1), ("gain", "vp", 1))),)),
    116: ("garage", (PLAY_CHEAPER,)),
    118: ("carpentry-shop", (("pay", (("any", 1),), (FREE_BED,)),)),
    124: ("radar-tower", (("act", "mission", 1, (("waive", 1),)),)),
    125: ("observatory", (("rule", "waive-play", 1),)),
    130: ("training-centre", (("when", "gain joker", (("gain", "vp", 1),)),)),
    136: ("radio-room", (("per", "grey-cells", (("gain", "vp", 2),)),)),
    141: ("hostel", (("pay", (("bed", 1),), (("gain", "wood", 2),)),)),
    143: ("cartographers-office", (("per", "brown-cells", (("gain", "vp", 1),)),)),
    150: ("games-room", (("when", "gain vp", (("gain", "vp", 1),)),)),
    164: ("construction-crane", (("rule", "discount-structures", 1),)),
    173: ("dormitory", (("per", "beds-built", (("gain", "vp", 1),)),)),
    176: ("metal-warehouse", (("per", "metal", (("gain", "vp", 1),)),)),
    178: ("woodshed", (("per", "wood", (("gain", "vp", 1),)),)),
}
LOSSES = {
    25: ("time-machine", "mice", "mouse", 1),
    87: ("automatic-mole", "rooms-dug", "metal", 2),
    154: ("termite-nursery", "beds-built", "wood", 2),
}
NUMBERED = {
    *EXPLAINED,
    *LOSSES,
    *(16, 18, 27, 38, 50, 51, 55, 61, 75, 77, 78, 94, 97, 114, 131, 134, 137, 144, 148, 151),
    *(155, 156, 165, 177),
}
"""Every card that the rulebook explains by its number."""


def test_the_rulebook_explains_sixty_two_cards() -> None:
    assert len(NUMBERED) == 62
    marked = {c["number"] for c in box.DATA["inventions"] if c["marks"].get("number")}
    assert marked == NUMBERED


@pytest.mark.parametrize("number", EXPLAINED)
def test_explained_effects(number: int) -> None:
    name, effect = EXPLAINED[number]

    assert box.INVENTIONS[number].card is Card(name)
    assert box.INVENTIONS[number].effect.raw == effect


@pytest.mark.parametrize("number", LOSSES)
def test_goods_or_three_points(number: int) -> None:
    name, count, good, amount = LOSSES[number]
    choice = ("choose", ((("lose", good, amount),), (("lose", "vp", 3),)))

    assert box.INVENTIONS[number].card is Card(name)
    assert box.INVENTIONS[number].effect.raw == (("rivals", count, (choice,)),)


def test_the_numbers_of_the_rulebook() -> None:
    printed = {"rounds": 5, "chiefs": 3, "goal_discs": 3, "tents": 2, "goals_in_play": 3}
    printed |= {"start_vp": 10, "start_wood": 2, "start_metal": 2, "start_movement": 1}
    printed |= {"workers_at_entrance": 2, "start_rooms": 3, "beds": 6, "rooms": 6}
    printed |= {"market": 4, "market_discard": 2, "round_house_mice": 3, "round_basement_mice": 2}
    printed |= {"room_metal": 2, "bed_wood": 2, "cheap_room_metal": 1, "cheap_bed_wood": 1}
    printed |= {"joker_price": 3, "current_price": 4, "boosted_vp": 2}
    printed |= {"goods_per_vp": 5, "jokers_per_vp": 2, "movement_tokens": 20, "jokers": 12}

    assert printed == box.NUMBERS


def test_tracks_show_what_the_examples_show() -> None:
    assert box.BED_TRACK[2] == 2
    assert 7 in box.BED_TRACK
    assert box.DUNGEON_TRACK[:2] == (0, 1)
    assert 10 in box.DUNGEON_TRACK
    assert len(box.BED_TRACK) == len(box.DUNGEON_TRACK) == 6


def test_cells_of_the_player_board() -> None:
    printed = {"veranda": 2, "double-movement": 1, "skill-token": 2, "three-points": 3}
    printed |= {"six-points": 6, "free-invention": 1, "main-action": 2}

    assert {c.cell.value: c.vp for c in box.CELLS if c.vp} == printed
    assert [c.cell for c in box.CELLS if c.fee] == [Cell.CHEAP_BEDS, Cell.CHEAP_ROOMS]
    assert {c.fee for c in box.CELLS} == {0, 1}
    assert sum(not c.grey for c in box.CELLS) == 6
    assert box.PAIR_VP == 2


def test_cards_missions_and_tokens_of_the_examples() -> None:
    scout = box.INVENTIONS[160]
    assert (scout.price.wood, scout.price.metal, scout.vp) == (2, 0, 4)
    assert scout.effect.raw == (("rivals", "doors", (("lose", "vp", 2),)),)
    horse = box.INVENTIONS[71]
    assert (horse.price.wood, horse.price.metal) == (0, 2)
    rows = {row.row: row for row in box.ROWS}
    socket = rows[Row.PLUG_INTO_THE_SOCKET]
    ladder = rows[Row.BUILD_A_LADDER]
    assert (socket.price.metal, socket.lock, socket.reward.raw) == (
        2,
        None,
        (("gain", "current", 1),),
    )
    assert (ladder.lock, rows[Row.OPEN_THE_HATCH].opens) == (1, 1)
    assert rows[Row.SNEAK_UP_TO_THE_LOCK].price.any == 2
    assert box.HEROES[0] == (Hero.GWIR, 6, 2)
    assert [symbols for _, _, symbols in box.HEROES] == [2] * 5
    assert [box.MICE[box.MOUSE_NUMBER[m]].vp for m in (Mouse.CHEESE_6, Mouse.CHEESE_3)] == [6, 3]
    assert box.GOALS[0].least(4)[:2] == (3, 4)
    assert box.GOALS[0].reward.raw == (("gain", "advanced", 1), ("gain", "vp", 4))


def test_the_wheel_turns_through_three_areas() -> None:
    mains = [(action.value, area) for action, area in box.POSITIONS]

    assert {a for a, area in mains if area == 0} == {"gather-wood", "dig"}
    assert {a for a, area in mains if area == 1} == {"gather-metal", "beds"}
    assert {a for a, area in mains if area == 2} == {"project", "explore"}
    assert all(1 <= len(cells) <= 3 for wheel in box.WHEEL.values() for cells in wheel)


def test_seven_rooms_on_three_floors_with_two_entrances_and_ten_doors() -> None:
    floors = [room["floor"] for room in box.DATA["farm"]["rooms"]]

    assert len(floors) == 7
    assert len(set(floors)) == 3
    assert len(box.ENTRANCES) == 2
    assert box.doors_for(4).bit_count() == len(box.DOORS) == 10
    assert {floors[box.BETWEEN[n][1]] for n in box.ENTRANCES} == {"house1", "house2"}


def test_almost_every_invention_has_points() -> None:
    assert sum(i.vp == 0 for i in box.INVENTIONS[1:]) <= 2, "almost every card has points"
    assert any(i.vp < 0 for i in box.INVENTIONS)
    needs = {
        box.INVENTIONS[c].deck for c in range(1, 181) if dict(box.INVENTIONS[c].price.needs).get(5)
    }
    assert needs == {box.ADVANCED}, "only advanced inventions ask for current"
