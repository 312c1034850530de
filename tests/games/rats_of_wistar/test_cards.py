"""The cards that the rulebook explains, each as it is explained there."""

import pytest

from bestiary.games.rats_of_wistar.abilities import TakeHero
from bestiary.games.rats_of_wistar.actions.burrow import DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Row
from bestiary.games.rats_of_wistar.box.stock import VP
from bestiary.games.rats_of_wistar.gains import Gain
from bestiary.games.rats_of_wistar.inventions.play import PlayCards
from bestiary.games.rats_of_wistar.scoring import final_effects_vp
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    FREE,
    do,
    give,
    hand,
    has,
    lay,
    let_chance,
    me,
    options,
    owning,
    playing,
    position,
    room,
    turn_up,
    using,
)

QUICK = "visit-hut"
"""The first option once an effect is over."""


@pytest.mark.parametrize(
    ("card", "things", "points"),
    [
        ("armoured-car", {"advanced_cards": 2}, 2 * 3),
        ("computer-room", {"basic_cards": 4}, 4),
        ("radio-room", {"grey_cells": 2}, 4),
        ("cartographers-office", {"brown_cells": 3}, 3),
        ("dormitory", {"beds_built": 4, "beds_discarded": 1}, 4),
        ("metal-warehouse", {"metal": 6}, 6),
        ("woodshed", {"wood": 5}, 5),
    ],
)
def test_cards_13_111_136_143_173_176_178_count_at_the_end(
    card: str, things: dict[str, int], points: int
) -> None:
    state = position(agenda=())
    give(state, 0, **things)
    lay(state, 0, card)

    assert final_effects_vp(me(state)) == points


def test_cards_4_12_and_65_reach_the_whole_farm() -> None:
    assert "reveal pantry" in options(playing("bionic-eye"))
    assert "open-door pantry-door" in options(playing("lockpick"))
    assert "open-door pantry-door" in options(playing("time-bomb"))


def test_card_15_digs_a_room_per_energy() -> None:
    assert options(playing("electric-drill", energy=2)) == ["dig 0", "dig 1", "dig 2", "dig 3"]


def test_cards_16_and_151_discard_a_card() -> None:
    state = using("printing-house", hand="hammer")
    do(state, "pay-card hammer", "draw time-machine")
    assert me(state).hand == [25]
    state = using("steel-armour", hand="hammer", wood=9)
    assert options(state) == ["pay-card hammer", "skip"], "neither wood nor metal will do"


def test_cards_18_59_61_and_97_need_current() -> None:
    for card in ("energy-sword", "flashlight", "electric-scooter", "automatic-cheetah"):
        assert options(using(card, workers=(1, 0, 0)))[0] == QUICK
    assert options(using("automatic-cheetah", workers=(1, 0, 0), current=1))[-1] == "skip"
    assert has(using("electric-scooter", current=1), "movement") == 2
    assert options(using("flashlight", current=1))[0] == "open-door front-door"
    for current, first in ((0, QUICK), (1, "complete open-the-hatch 0")):
        state = position(agenda=(), played="energy-sword", explorer="study", current=current)
        turn_up(state, 0, "study")
        state.agenda.append(TAKE_TURN)
        state.advance()
        do(state, "use-card energy-sword")
        assert options(state)[0] == first


def test_cards_22_and_27_move_the_explorer_far() -> None:
    state = position(agenda=(FREE,), hand="jet-plane", explorer="storeroom")
    do(state, "play jet-plane 0", "move-explorer study")
    assert me(state).explorer == room("study")
    state = using("jetpack", explorer="storeroom")
    do(state, "move-explorer study")
    assert me(state).explorer == room("study")


def test_cards_30_and_164_give_a_discount() -> None:
    def playable(card: str) -> list[str]:
        cards = "tunnel hammer automatic-cheetah"
        return options(owning(card, PlayCards(1), hand=cards, wood=1, metal=0))

    assert playable("mill") == ["skip"]
    assert playable("construction-crane") == ["play tunnel 0", "skip"]
    everything = ["play hammer 0", "play automatic-cheetah 0", "play tunnel 0", "skip"]
    assert playable("positronic-screwdriver") == everything


def test_cards_40_94_and_116_play_cheaper() -> None:
    hammer = playing("hammer", hand="garage", wood=3, metal=1, strength=1, agility=1)
    assert options(hammer) == ["play garage 0", "skip"]
    cow = playing("mechanical-cow", hand="hammer", wood=0, metal=0)
    assert options(cow) == ["play hammer 0", "skip"]
    garage = using("garage", hand="hammer", wood=1, metal=0)
    assert options(garage) == ["play hammer 0", "skip"]


def test_card_52_gives_a_card_and_a_potion() -> None:
    state = playing("invigorating-potion")
    do(state, "draw arena")

    assert hand(state) == ["arena"]
    assert options(state)[0] == "use-potion metal"


def test_card_53_explores_for_every_cleverness_at_once() -> None:
    state = owning("magnetic-compass", FREE, hand="notebook")
    do(state, "play notebook 0")
    let_chance(state)
    assert options(state) == ["open-door front-door", "open-door window-above-the-ivy"]
    state = owning("magnetic-compass", TakeHero())
    do(state, "choose-hero gwir", "open-door front-door", "draw-door door-1")
    do(state, "move-explorer kitchen")
    assert options(state)[0] == "visit-hut"


def test_card_69_plays_a_robot_free() -> None:
    state = playing("calculating-machine", hand="automatic-owl garage")

    assert options(state) == ["play automatic-owl 0", "skip"]


def test_card_73_is_one_more_room() -> None:
    assert me(playing("automatic-snail")).free_rooms == 4


def test_cards_75_114_and_165_take_mice_from_the_supply() -> None:
    house = ("house-mouse-8",)
    basement = ("basement-mouse-2",)
    for card, mice in (
        ("automatic-mouse", basement),
        ("tavern", house),
        ("genetics-laboratory", house + basement),
    ):
        state = playing(card)
        for mouse in mice:
            do(state, "take-in", f"draw-mouse {mouse}")
        assert [box.MICE[mouse].mouse.value for mouse in me(state).mice] == list(mice)
        assert (has(state, "mice"), has(state, "basement-mice")) == (len(mice), basement[0] in mice)
        assert options(state)[0] == QUICK


def test_card_78_plays_no_card_with_strength() -> None:
    state = owning("automatic-tiger", FREE, hand="hammer shovel farm-map")
    do(state, "play hammer 0", "skip")

    assert options(state) == ["play farm-map 0", "skip"]


def test_card_86_counts_doors_taken() -> None:
    state = owning("mechanical-rhinoceros", Explore(1))
    do(state, "open-door front-door", "draw-door door-1")

    assert has(state, "vp") == 11


def test_card_91_counts_rooms_dug() -> None:
    assert has(playing("wooden-porcupine", rooms_dug=4), "vp") == 14


def test_card_98_completes_a_mission_by_the_usual_rules() -> None:
    state = position(agenda=(FREE,), hand="mechanical-squirrel", explorer="study")
    turn_up(state, 0, "study")
    do(state, "play mechanical-squirrel 0")

    assert "complete open-the-hatch 0" in options(state)


def test_card_118_builds_a_bed_for_a_unit() -> None:
    state = using("carpentry-shop")
    do(state, "pay metal", "build 1")

    assert (has(state, "wood"), has(state, "beds-built")) == (2, 1)


def test_card_124_waives_a_symbol_of_a_mission() -> None:
    state = position(agenda=(), explorer="study")
    turn_up(state, 2, "study")
    lay(state, 0, "radar-tower")
    give(state, 0, observation=1)
    state.agenda += owning("mill").agenda
    state.advance()
    row = box.ROWS[box.ROW_NUMBER[Row("track-the-cat")]]
    assert [number for _, number in row.price.skills] == [2]
    do(state, "use-card radar-tower")

    assert "complete track-the-cat 0" in options(state)


def test_card_125_waives_a_symbol_of_a_card() -> None:
    state = owning("observatory", PlayCards(1), hand="jetpack")

    assert options(state) == ["play jetpack 0", "skip"]


def test_card_141_gives_a_bed_for_wood_and_keeps_the_worker() -> None:
    state = playing("hostel", beds_built=1)
    do(state, "afford")

    assert has(state, "wood") == 4
    assert me(state).free_rooms == 3
    assert has(state, "entrance") == 2


def test_card_150_adds_a_point_to_every_gain() -> None:
    assert has(owning("games-room", Gain(VP, 3)), "vp") == 14


def test_a_gorilla_counts_every_room() -> None:
    state = owning("mechanical-gorilla", DigRooms(2), metal=4)
    do(state, "dig 2")

    assert has(state, "vp") == 12
