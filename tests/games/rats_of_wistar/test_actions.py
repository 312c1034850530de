"""§4 Main actions."""

import pytest

from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.actions.workers import Main
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import MainAction, Mouse
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    do,
    give,
    hand,
    has,
    lay,
    me,
    options,
    owning,
    position,
    room,
    turn_up,
)


def test_4_1_two_workers_in_the_forest_gather_two_wood() -> None:
    state = position(agenda=(Main(MainAction.GATHER_WOOD), TAKE_TURN), workers=(2, 0, 0), wood=0)

    assert has(state, "wood") == 2


def test_4_1_with_strength_nought_nothing_reacts() -> None:
    state = position(agenda=())
    lay(state, 0, "mill")
    state.agenda += [TAKE_TURN, Main(MainAction.GATHER_WOOD)]
    state.advance()

    assert has(state, "vp") == 10


def test_4_2_the_example_digs_two_of_three_rooms() -> None:
    state = position(agenda=(DigRooms(3), TAKE_TURN), metal=4)

    assert options(state) == ["dig 0", "dig 1", "dig 2"]
    do(state, "dig 2")
    assert has(state, "metal") == 0
    assert box.DUNGEON_TRACK[: has(state, "rooms-dug")] == (0, 1)
    assert me(state).free_rooms == 5


def test_4_3_the_example_builds_one_bed_in_the_last_free_room() -> None:
    state = position(agenda=(BuildBeds(2), TAKE_TURN), wood=4, beds_built=2)

    assert options(state) == ["build 0", "build 1"]
    do(state, "build 1")
    assert has(state, "wood") == 2
    assert box.BED_TRACK[has(state, "beds-built") - 1] == 2
    assert has(state, "entrance") == 3
    assert me(state).free_rooms == 0


def test_4_4_the_example_spends_three_points_on_two_cards() -> None:
    state = position(agenda=(Project(3), TAKE_TURN))
    state.markets[1][0] = 27
    state.ask_again()
    do(state, "take-card jet-plane")
    basic = [f"take-card {card}" for card in ["shovel", "pickaxe", "wooden-bicycle", "hand-saw"]]
    assert sorted(options(state)) == sorted([*basic, "draw-top basic"]), "one point is left"
    do(state, "take-card wooden-bicycle")

    assert hand(state) == ["jet-plane", "wooden-bicycle"]
    assert len(state.markets[0]) == len(state.markets[1]) == 3


def test_4_5_the_example_opens_moves_and_reveals() -> None:
    state = position(agenda=(Explore(3), TAKE_TURN), explorer="kitchen")
    do(state, "open-door kitchen-door", "draw-door door-1")
    assert has(state, "metal") == 3
    do(state, "move-explorer living-room")
    assert "take-mouse living-room" in options(state)
    do(state, "reveal living-room", "draw-mission hatch")
    assert has(state, "wood") == 4
    assert options(state)[0] == "visit-hut"


def test_4_5_a_step_is_a_use_and_no_point_can_be_kept() -> None:
    state = position(agenda=(Explore(2), TAKE_TURN))
    state.doors = 0
    state.ask_again()
    assert options(state) == ["move-explorer kitchen", "move-explorer bedroom"]
    do(state, "move-explorer kitchen")
    assert "move-explorer living-room" in options(state)
    assert not {"skip", "visit-hut"} & set(options(state)), "the second point must be spent too"
    do(state, "move-explorer living-room")
    assert options(state)[0] == "visit-hut"


def test_4_6_a_tent_opens_doors_too_and_the_token_is_kept() -> None:
    state = position(agenda=(Explore(1), TAKE_TURN), explorer="kitchen", tents="study")

    assert "open-door bedroom-door" in options(state)
    do(state, "open-door bedroom-door", "draw-door door-7")
    assert has(state, "vp") == 12
    assert (has(state, "doors"), me(state).doors) == (1, (6,))
    assert 6 not in state.door_pool
    assert not state.doors >> 3 & 1


def test_4_6_the_point_of_a_door_does_not_walk_through_it() -> None:
    state = position(agenda=(Explore(2), TAKE_TURN))
    do(state, "open-door front-door", "draw-door door-8")
    assert options(state) == ["open-door window-above-the-ivy"], "neither this door nor through it"
    assert has(state, "doors") == 0
    do(state, "open-door window-above-the-ivy", "draw-door door-1")
    assert has(state, "doors") == 2
    assert options(state) == ["move-explorer kitchen", "move-explorer bedroom"]


def test_4_6_a_point_of_a_door_that_has_no_use_is_lost() -> None:
    state = position(agenda=(Explore(2), TAKE_TURN), explorer="pantry")
    state.mice[room("pantry")] = 0
    state.cheeses = ()
    turn_up(state, 6, "pantry")
    state.ask_again()
    do(state, "open-door pantry-door", "draw-door door-8")
    assert options(state) == ["move-explorer workshop"]


def test_4_6_a_door_is_seen_and_counted_while_it_lies_open() -> None:
    state = position(agenda=(Explore(1), TAKE_TURN))
    do(state, "open-door front-door", "draw-door door-8")

    assert GAME.rules.inventory.components(state) == GAME.rules.inventory.box(
        2, GAME.validate_options(2)
    )
    front, ivy, *_ = GAME.rules.view(state, 1)["passages"]
    assert (front["door"], front["turned"]) == (True, "door-8"), "all see its face"
    assert ivy["turned"] is None


def test_4_6_what_waits_for_a_door_sees_it_taken() -> None:
    state = owning("mechanical-rhinoceros", Explore(1))
    do(state, "open-door front-door", "draw-door door-8")
    assert has(state, "vp") == 10
    do(state, "open-door window-above-the-ivy", "draw-door door-3")
    assert has(state, "vp") == 12


def test_4_7_nobody_goes_back_outside() -> None:
    state = position(agenda=(Explore(1), TAKE_TURN), explorer="kitchen")
    state.doors = 0
    state.ask_again()
    moves = [text for text in options(state) if text.startswith("move")]

    assert moves == [
        "move-explorer living-room",
        "move-explorer bedroom",
        "move-explorer storeroom",
    ]


def test_4_8_a_tent_reveals_a_mission() -> None:
    state = position(agenda=(Explore(1), TAKE_TURN), tents="bedroom")
    do(state, "reveal bedroom", "draw-mission cat")

    assert has(state, "joker") == 1
    assert state.missions[room("bedroom")] == 2


def test_4_9_a_mouse_needs_a_free_room_and_pays_again_as_income() -> None:
    state = position(agenda=(Explore(1), TAKE_TURN), explorer="kitchen")
    give(state, 0, mice=3)
    state.ask_again()
    assert "take-mouse kitchen" not in options(state)
    give(state, 0, mice=0)
    state.ask_again()
    do(state, "take-mouse kitchen", "draw-mouse house-mouse-2")
    assert has(state, "vp") == 11
    assert me(state).incomes == ("house-mouse-2",)


def test_4_9_the_sample_mice_of_the_rulebook() -> None:
    by_name = {token.mouse: token for token in box.MICE}

    assert by_name[Mouse.HOUSE_MOUSE_1].effect.raw == (("gain", "basic", 1),)
    assert [by_name[Mouse(f"house-mouse-{n}")].vp for n in (1, 2, 3)] == [3, 0, 2]
    assert by_name[Mouse.HOUSE_MOUSE_2].timing == "income"
    assert by_name[Mouse.HOUSE_MOUSE_3].effect.raw == (("rule", "discount-robots", 1),)
    assert by_name[Mouse.CHEESE_6].vp == 6


def test_4_10_one_cheese_each_by_tent_too() -> None:
    state = position(3, agenda=(Explore(2), TAKE_TURN), tents="pantry")
    do(state, "take-cheese")

    assert has(state, "mice") == has(state, "basement-mice") == 1
    assert "take-cheese" not in options(state)
    assert [box.MICE[c].mouse for c in state.cheeses] == [Mouse.CHEESE_3]


def test_4_2_and_4_3_cheap_rooms_and_beds_cost_half() -> None:
    state = position(agenda=(DigRooms(3), TAKE_TURN), metal=3, cheap_rooms=1)
    do(state, "dig 3")
    assert (has(state, "metal"), has(state, "rooms-dug")) == (0, 3)
    state = position(agenda=(BuildBeds(3), TAKE_TURN), wood=3, cheap_beds=1)
    do(state, "build 3")
    assert (has(state, "wood"), has(state, "beds-built"), has(state, "entrance")) == (0, 3, 5)


def test_4_2_no_more_rooms_than_tokens_and_4_3_no_more_beds() -> None:
    assert options(position(agenda=(DigRooms(3),), metal=9, rooms_dug=5)) == ["dig 0", "dig 1"]
    crowded = position(agenda=(BuildBeds(3),), wood=9, beds_built=5, rooms_dug=6)
    assert options(crowded) == ["build 0", "build 1"]
    nothing = position(agenda=(DigRooms(1), BuildBeds(1), TAKE_TURN), metal=1, wood=1)
    assert options(nothing)[0] == "visit-hut", "nobody is asked for what cannot be"


@pytest.mark.parametrize(
    ("action", "area", "expected"),
    [
        (MainAction.GATHER_WOOD, 0, "wood"),
        (MainAction.GATHER_METAL, 1, "metal"),
    ],
)
def test_4_1_each_area_has_its_actions(action: MainAction, area: int, expected: str) -> None:
    for other in range(3):
        workers = [0, 0, 0]
        workers[other] = 3
        state = position(agenda=(Main(action), TAKE_TURN), workers=workers)
        assert has(state, expected) == (5 if other == area else 2)


@pytest.mark.parametrize(
    ("action", "area", "first"),
    [
        (MainAction.DIG, 0, "dig 0"),
        (MainAction.BEDS, 1, "build 0"),
        (MainAction.PROJECT, 2, "take-card shovel"),
        (MainAction.EXPLORE, 2, "open-door front-door"),
    ],
)
def test_4_1_digging_building_projects_and_exploring_by_area(
    action: MainAction, area: int, first: str
) -> None:
    for other in range(3):
        workers = [0, 0, 0]
        workers[other] = 1
        state = position(agenda=(Main(action), TAKE_TURN), workers=workers)
        assert options(state)[0] == (first if other == area else "visit-hut")


def test_4_2_rooms_are_added_to_those_dug_before() -> None:
    state = position(agenda=(DigRooms(1), TAKE_TURN), metal=4, rooms_dug=2)
    do(state, "dig 1")

    assert (has(state, "rooms-dug"), has(state, "metal")) == (3, 2)
    assert me(state).free_rooms == 6


def test_4_4_the_top_of_a_deck_is_drawn_unseen_and_points_go_on() -> None:
    state = position(agenda=(Project(3), TAKE_TURN))
    do(state, "draw-top advanced", "draw arena")
    assert "draw-top advanced" not in options(state)
    do(state, "draw-top basic", "draw lamp")
    assert hand(state) == ["lamp", "arena"]
    assert me(state).known == 0
    assert options(state)[0] == "visit-hut"


def test_4_4_a_point_that_cannot_be_spent_is_lost() -> None:
    state = position(agenda=(Project(1), TAKE_TURN))
    state.markets[0] = []
    state.decks[0] = []
    state.ask_again()
    assert state.decisions == ()


def test_4_9_mice_of_house_and_basement_come_from_their_own_pools() -> None:
    for where, kind in (("study", "house"), ("storeroom", "basement"), ("pantry", "basement")):
        state = position(agenda=(Explore(1), TAKE_TURN), explorer=where)
        before = state.mice[room(where)]
        do(state, f"take-mouse {where}")
        assert state.mice[room(where)] == before - 1
        assert all(f"{kind}-mouse" in text for text in options(state))


def test_4_9_the_last_free_room_takes_a_mouse_and_none_does_not() -> None:
    state = position(agenda=(Explore(2), TAKE_TURN), explorer="study", beds_built=2)
    do(state, "take-mouse study", "draw-mouse house-mouse-8")
    assert me(state).free_rooms == 0
    assert "take-mouse study" not in options(state)


def test_4_10_the_cheese_needs_the_pantry_and_a_free_room() -> None:
    assert "take-cheese" not in options(position(agenda=(Explore(1),), explorer="workshop"))
    assert "take-cheese" in options(position(agenda=(Explore(1),), explorer="pantry"))
    full = position(agenda=(Explore(1),), explorer="pantry", beds_built=3)
    assert "take-cheese" not in options(full)
