"""§7 Missions and abilities."""

from typing import Any

import pytest

from bestiary.games.rats_of_wistar.abilities import OpenCell, TakeHero, TakeSkill
from bestiary.games.rats_of_wistar.actions.workers import AnyMain
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Mission, Row
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    do,
    has,
    lay,
    let_chance,
    me,
    options,
    position,
    room,
    turn_up,
)

MISSION = {card.mission.value: number for number, card in enumerate(box.MISSIONS)}


def at_mission(name: str, where: str = "study", marked: str = "", **mine: Any) -> Wistar:
    """A player whose explorer stands before an open mission card, of which a rival did a row."""
    state = position(agenda=(), explorer=where, **mine)
    turn_up(state, MISSION[name], where)
    if marked:
        mark(state, marked, 1)
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()
    return state


def mark(state: Wistar, row: str, seat: int) -> None:
    state.rows[box.ROW_NUMBER[Row(row)]] = seat
    state.ask_again()


def test_7_1_the_room_needs_explorer_or_tent() -> None:
    state = at_mission("hatch")
    assert "complete plug-into-the-socket 0" in options(state)
    me(state).explorer = room("bedroom")
    me(state).tents = (room("study"),)
    state.ask_again()
    assert "complete plug-into-the-socket 0" in options(state)
    me(state).tents = ()
    state.ask_again()
    assert state.decisions == ()


def test_7_2_the_example_with_the_lock() -> None:
    state = at_mission("hatch")
    assert "complete build-a-ladder 0" not in options(state)
    mark(state, "open-the-hatch", 1)
    assert options(state) == [
        "complete build-a-ladder 0",
        "complete plug-into-the-socket 0",
        "skip",
    ]
    do(state, "complete plug-into-the-socket 0", "free-cell three-points")
    assert (has(state, "metal"), has(state, "current")) == (0, 1)
    assert has(state, "house-markers") == 1


def test_7_2_sneaking_up_takes_a_mixed_price_and_three_agility() -> None:
    row = next(row for row in box.ROWS if row.row is Row.SNEAK_UP_TO_THE_LOCK)

    assert row.price.any == 2
    assert row.price.skills == ((7, 3),)
    state = at_mission("lock", "pantry", agility=2, joker=1, hand="hammer")
    do(state, "complete sneak-up-to-the-lock 1", "free-cell six-points", "pay-card hammer")
    do(state, "pay wood")
    assert has(state, "joker") == 0
    assert has(state, "vp") == 15


def test_7_3_grey_markers_only_in_the_basement_and_two_cells_have_a_fee() -> None:
    state = at_mission("hatch", wood=0)
    do(state, "complete plug-into-the-socket 0")
    assert options(state) == [
        "free-cell veranda",
        "free-cell double-movement",
        "free-cell skill-token",
        "free-cell three-points",
    ]
    state = at_mission("generator", "pantry", metal=3)
    do(state, "complete start-the-generator 0")
    assert len(options(state)) == 10


def test_7_3_the_fee_is_paid_before_the_marker_moves() -> None:
    state = at_mission("hatch", wood=1)
    do(state, "complete plug-into-the-socket 0", "free-cell cheap-beds")

    assert has(state, "wood") == 0
    assert has(state, "cheap-beds") == 1


def test_7_4_the_owner_orders_the_reward_and_what_the_cell_gives_once() -> None:
    state = at_mission("cave-in", "pantry", endurance=2)
    assert box.MISSIONS[MISSION["cave-in"]].mission is Mission.CAVE_IN
    do(state, "complete break-the-wall 0", "free-cell hero")
    assert options(state) == ["take-reward break-the-wall", "take-ability hero"]
    do(state, "take-ability hero", "choose-hero gwir", "dig 1")
    assert has(state, "vp") == 10 + 2 + 2
    state = at_mission("cave-in", "pantry", endurance=2)
    do(state, "complete break-the-wall 0", "free-cell hero", "take-reward break-the-wall", "dig 1")
    assert options(state)[0] == "choose-hero gwir"


def test_7_4_a_freed_veranda_houses_the_mouse_of_the_reward() -> None:
    state = at_mission("captives", marked="gnaw-the-bars", beds_built=3)
    assert me(state).free_rooms == 0
    do(state, "complete free-the-mice 0", "free-cell veranda")
    do(state, "pay wood", "pay wood", "take-in", "draw-mouse house-mouse-6")

    assert (has(state, "mice"), me(state).free_rooms) == (1, 0)
    assert has(state, "vp") == 11


def test_7_4_a_skill_token_helps_the_play_it_is_rewarded_with() -> None:
    state = at_mission("mousetrap", marked="disarm-the-mousetrap", tools=2, hand="jetpack")
    do(state, "complete strip-the-mousetrap 0", "free-cell skill-token")
    do(state, "take-ability skill-token", "choose-skill agility")

    assert options(state) == ["play jetpack 0", "skip"]


def test_7_4_nobody_is_asked_for_the_order_of_an_ability_that_is_lost() -> None:
    state = at_mission("hatch")
    state.skills = ()
    do(state, "complete plug-into-the-socket 0", "free-cell skill-token")

    assert has(state, "current") == 1
    assert options(state)[0] == "visit-hut"


def test_7_4_what_waits_for_a_mission_comes_after_reward_and_ability() -> None:
    state = position(agenda=(), explorer="study")
    lay(state, 0, "hologram-projector")
    turn_up(state, MISSION["hatch"], "study")
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()
    do(state, "complete plug-into-the-socket 0", "free-cell skill-token")
    do(state, "take-reward plug-into-the-socket")
    assert (has(state, "current"), has(state, "vp")) == (1, 10)
    do(state, "choose-skill strength")
    assert has(state, "vp") == 12


def test_7_5_every_cell_gives_its_ability() -> None:
    for number, ability in enumerate(box.CELLS):
        state = position(agenda=(OpenCell(number), TAKE_TURN), hand="hammer")
        asked_for = options(state)[0].split()[0]
        expected = {
            "skill-token": "choose-skill",
            "free-invention": "play",
            "main-action": "choose-main",
            "hero": "choose-hero",
        }.get(ability.cell.value, "visit-hut")
        assert asked_for == expected, ability.cell


def test_7_5_abilities_that_last() -> None:
    state = position(agenda=(*tuple(map(OpenCell, range(4))), TAKE_TURN))

    assert (has(state, "cheap-beds"), has(state, "cheap-rooms")) == (1, 1)
    assert me(state).free_rooms == 4
    assert has(state, "double-movement") == 2
    assert has(state, "brown-cells") == 4


def test_7_6_a_skill_token_gives_a_symbol() -> None:
    state = position(agenda=(TakeSkill(), TAKE_TURN))
    do(state, "choose-skill strength")

    assert has(state, "strength") == 1
    assert len(state.skills) == 4


def test_7_7_a_main_action_of_choice_ignores_the_wheel() -> None:
    state = position(agenda=(AnyMain(), TAKE_TURN), workers=(0, 3, 0))
    state.chiefs = [1] * 18
    do(state, "choose-main gather-metal")

    assert has(state, "metal") == 5


def test_7_8_the_example_hero_is_worth_five() -> None:
    state = position(agenda=(TakeHero(), TAKE_TURN), cleverness=3)
    do(state, "choose-hero gwir")

    assert has(state, "vp") == 15
    assert has(state, "cleverness") == 5
    assert len(state.heroes) == 4


def test_a_hero_sets_the_tiger_off_twice() -> None:
    state = position(agenda=(), hand="farm-map spyglass")
    lay(state, 0, "automatic-tiger")
    state.agenda += [TAKE_TURN, TakeHero()]
    state.advance()
    do(state, "choose-hero brom", "play farm-map 0", "play spyglass 0")

    assert has(state, "observation") == 2
    assert (has(state, "wood"), has(state, "metal")) == (2, 2)


def test_a_mission_that_takes_a_mouse_from_the_supply() -> None:
    state = at_mission("snake", "pantry", observation=3)
    do(state, "complete find-the-nest 0", "free-cell three-points", "take-in")
    let_chance(state)

    assert has(state, "basement-mice") == 1


def test_7_3_a_mixed_price_leaves_no_unit_for_a_fee() -> None:
    for wood, fees in ((2, False), (3, True)):
        state = at_mission("hatch", wood=wood, metal=0)
        do(state, "complete open-the-hatch 0")
        assert ("free-cell cheap-beds" in options(state)) == fees
        assert ("free-cell cheap-rooms" in options(state)) == fees


def test_7_3_only_cells_that_are_not_free_have_markers() -> None:
    state = at_mission("hatch")
    me(state).freed = 0b1100
    do(state, "complete plug-into-the-socket 0")

    assert "free-cell veranda" not in options(state)
    assert "free-cell double-movement" not in options(state)
    assert "free-cell skill-token" in options(state)


def test_7_3_house_missions_need_a_brown_marker() -> None:
    state = at_mission("hatch")
    me(state).freed = 0b0000111111
    state.ask_again()
    assert state.decisions == ()
    state = at_mission("generator", "pantry", metal=3)
    me(state).freed = 0b0000111111
    state.ask_again()
    do(state, "complete start-the-generator 0")
    assert options(state) == [
        "free-cell six-points",
        "free-cell free-invention",
        "free-cell main-action",
        "free-cell hero",
    ]


def test_7_1_prices_are_paid_before_the_marker_is_chosen() -> None:
    state = at_mission("cat", agility=1, movement=1)
    do(state, "complete distract-the-cat 0")
    assert has(state, "movement") == 0
    state = at_mission("wardrobe", endurance=1, movement=0)
    assert "complete cross-the-sink 0" not in options_or_none(state)


def options_or_none(state: Wistar) -> list[str]:
    return options(state) if state.decisions else []


@pytest.mark.parametrize(
    ("mission", "row", "where", "enough"),
    [
        ("hatch", "plug-into-the-socket", "study", {"metal": 2}),
        ("desk", "collect-stationery", "study", {"wood": 1, "metal": 1}),
        ("hatch", "open-the-hatch", "study", {"wood": 1, "metal": 1}),
        ("wardrobe", "cross-the-sink", "study", {"movement": 1, "endurance": 1}),
        ("mousetrap", "chase-off-the-dog", "study", {"strength": 1, "robots": 1}),
        ("snake", "drive-off-the-snake", "pantry", {"strength": 3}),
        ("cave-in", "shore-up-the-vault", "pantry", {"wood": 3}),
    ],
)
def test_7_1_every_part_of_a_price_is_asked_for(
    mission: str, row: str, where: str, enough: dict[str, int]
) -> None:
    poor: dict[str, Any] = {"wood": 0, "metal": 0, "movement": 0}
    choice = f"complete {row} 0"
    assert choice in options(at_mission(mission, where, **poor | enough))
    for thing in enough:
        short = poor | enough | {thing: enough[thing] - 1}
        assert choice not in options_or_none(at_mission(mission, where, **short)), thing


def test_7_1_a_mission_pays_its_goods_and_marks_its_row() -> None:
    state = at_mission("desk", wood=2, metal=2)
    do(state, "complete collect-stationery 0", "free-cell three-points", "draw lamp")

    assert (has(state, "wood"), has(state, "metal"), has(state, "vp")) == (1, 1, 12)
    assert state.rows[box.ROW_NUMBER[Row("collect-stationery")]] == 0
    assert (has(state, "house-markers"), has(state, "basement-markers")) == (1, 0)
    assert (me(state).freed, has(state, "brown-cells"), has(state, "grey-cells")) == (1 << 5, 1, 0)


def test_7_2_a_row_is_done_once_by_anybody() -> None:
    state = at_mission("hatch", marked="plug-into-the-socket")

    assert options(state) == ["complete open-the-hatch 0", "skip"]


def test_7_1_several_missions_follow_one_another() -> None:
    state = position(agenda=(), explorer="study", wood=2, metal=2)
    turn_up(state, MISSION["hatch"], "study")
    state.agenda += [TAKE_TURN, CompleteMission(2)]
    state.advance()
    do(state, "complete plug-into-the-socket 0", "free-cell three-points")
    do(state, "complete open-the-hatch 0", "free-cell double-movement")
    assert has(state, "house-markers") == 2
    assert options(state)[0] == "visit-hut"


def test_7_6_and_7_8_tokens_and_heroes_leave_the_supply() -> None:
    state = position(agenda=(TakeSkill(), TakeHero(), TAKE_TURN))
    do(state, "choose-skill endurance", "choose-hero mara")

    assert (state.skills, me(state).skills) == ((0, 1, 2, 3), (4,))
    assert (state.heroes, me(state).heroes) == ((0, 1, 2, 3), (4,))
    assert (has(state, "endurance"), has(state, "vp")) == (3, 13)
    state.skills = state.heroes = ()
    assert TakeSkill().ask(state) == TakeHero().ask(state) == ()


def test_7_3_markers_are_counted_by_floor() -> None:
    state = at_mission("generator", "pantry", metal=3)
    do(state, "complete start-the-generator 0", "free-cell six-points")

    assert (has(state, "house-markers"), has(state, "basement-markers")) == (0, 1)
    assert (has(state, "brown-cells"), has(state, "grey-cells")) == (0, 1)
