"""What is told: who has done what, where it was not the first seat, and what the rival does."""

from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.explore import OneUse, TakeDoor
from bestiary.games.rats_of_wistar.actions.mice import release, welcome
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card
from bestiary.games.rats_of_wistar.box.script import compile_effect
from bestiary.games.rats_of_wistar.choices import DrawDoor
from bestiary.games.rats_of_wistar.effects.specials import Potion
from bestiary.games.rats_of_wistar.events import (
    DoorOpened,
    MouseLost,
    Played,
    RivalAchieved,
    RivalCompleted,
)
from bestiary.games.rats_of_wistar.gains import source
from bestiary.games.rats_of_wistar.inventions.play import lay_down
from bestiary.games.rats_of_wistar.solo import RivalGoal, RivalOnFarm
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import present
from games.rats_of_wistar.position import do, has, options, position, room, turn_up


def second_acts() -> Wistar:
    state = position(agenda=())
    state.actor = 1
    return state


def test_6_6_whose_card_is_played_is_told() -> None:
    state = second_acts()
    lay_down(state, box.NUMBER[Card.HAMMER])

    assert Played(1, Card.HAMMER) in present(state.events)


def test_10_5_whose_mouse_is_lost_is_told() -> None:
    state = second_acts()
    welcome(state, 2)
    release(state, 1, 2)

    assert MouseLost(1, box.MICE[2].mouse) in present(state.events)


def test_4_6_who_opens_a_door_is_told() -> None:
    state = second_acts()
    state.agenda += [TAKE_TURN, TakeDoor(0)]
    state.advance()
    decision = state.decisions[0]
    door = next(iter(decision.options))
    assert isinstance(door, DrawDoor)
    state.play(decision.seat, door)

    assert DoorOpened(1, box.PASSAGES[0], door.door) in present(state.events)


def test_9_12_a_second_door_may_be_as_far_as_the_first() -> None:
    state = position(agenda=(OneUse("open-door", True, 2), TAKE_TURN))
    do(state, "open-door pantry-door", "draw-door door-3")

    assert "open-door trapdoor" in options(state)
    do(state, "open-door trapdoor", "draw-door door-4")
    assert options(state)[0] == "visit-hut"


def test_11_4_the_row_that_the_rival_completes_is_told() -> None:
    state = position(1, agenda=())
    turn_up(state, 0, "study")
    RivalOnFarm("mission").resolve(state, {})

    assert RivalCompleted(box.ROWS[0].row) in present(state.events)


def test_11_4_the_rival_turns_up_a_mission_of_a_room_it_can_reach() -> None:
    state = position(1, agenda=())
    state.doors = 0
    RivalOnFarm("reveal").resolve(state, {})
    state.agenda.insert(0, TAKE_TURN)
    state.advance()
    assert state.rival is not None
    assert state.rival.vp == 11
    do(state, "draw-mission hatch")

    assert state.missions[room("living-room")] == 0


def test_11_9_the_goal_that_the_rival_achieves_is_told() -> None:
    state = position(1, agenda=())
    state.round = 2
    RivalGoal().resolve(state, {})

    assert RivalAchieved(box.GOALS[state.goals[0]].goal) in present(state.events)


def test_3_2_the_view_tells_what_the_chief_may_still_do() -> None:
    state = position(workers=(2, 0, 0))
    do(state, "place-chief gather-wood 1")
    assert GAME.rules.view(state, 0)["todo"] == ["main", "play"]
    do(state, "take-main")

    assert GAME.rules.view(state, 0)["todo"] == ["play"]


def test_9_7_an_effect_stands_on_a_card_or_on_a_mouse() -> None:
    assert source("hammer") is Card.HAMMER
    assert source("house-mouse-3") is box.MICE[2].mouse


def test_9_12_an_effect_may_open_several_doors() -> None:
    two = (("act", "open-door", 2, (("scope", "any"),)),)

    assert compile_effect(two, "") == (OneUse("open-door", True, 2),)


def test_3_4_three_potions_are_three() -> None:
    state = position(agenda=(Potion(3), TAKE_TURN), metal=0)
    do(state, *["use-potion metal"] * 3)

    assert has(state, "metal") == 3
    assert options(state)[0] == "visit-hut"
