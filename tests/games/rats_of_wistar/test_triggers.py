"""§9.5 Every event that sets a permanent effect off, one by one, and what does not."""

import pytest

from bestiary.core import Step
from bestiary.games.rats_of_wistar.abilities import TakeHero, TakeSkill
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.actions.mice import TakeRoundMouse, TakeSupplyMouse
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.actions.workers import Main
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import MainAction
from bestiary.games.rats_of_wistar.box.stock import JOKER, METAL, MOVEMENT, VP, WOOD
from bestiary.games.rats_of_wistar.effects.specials import Potion, TakeDiscard
from bestiary.games.rats_of_wistar.gains import DrawCards, Gain
from bestiary.games.rats_of_wistar.missions import CompleteMission
from games.rats_of_wistar.position import (
    FREE,
    discard,
    do,
    hand,
    has,
    lay,
    let_chance,
    options,
    owning,
    position,
    turn_up,
)

TESTED = {
    *("mission", "reveal-mission", "door", "mouse", "dig", "bed", "goal", "hut", "potion"),
    *("use-move", "play robot", "symbol cleverness", "symbol strength", "symbol energy"),
    *("main project", "main gather-wood", "main gather-metal", "take-card advanced"),
    *("gain wood", "gain metal", "gain vp", "gain joker"),
}


def test_9_5_no_event_of_the_box_is_left_out() -> None:
    components = [i.effect for i in box.INVENTIONS] + [m.effect for m in box.MICE]
    events = {raw[1] for effect in components for raw in effect.raw if raw[0] == "when"}

    assert events == TESTED


@pytest.mark.parametrize(
    ("card", "good", "step", "gained"),
    [
        ("electric-sawmill", "wood", Gain(WOOD, 3), 4),
        ("electric-sawmill", "vp", Gain(WOOD, 3), 1),
        ("electric-sawmill", "vp", Gain(METAL, 3), 0),
        ("drilling-rig", "metal", Gain(METAL, 2), 3),
        ("drilling-rig", "vp", Gain(METAL, 2), 1),
        ("drilling-rig", "vp", Gain(WOOD, 2), 0),
        ("games-room", "vp", Gain(VP, 4), 5),
        ("games-room", "vp", Gain(JOKER, 1), 0),
        ("training-centre", "vp", Gain(JOKER, 2), 1),
        ("training-centre", "vp", Gain(MOVEMENT, 2), 0),
    ],
)
def test_9_5_gains_set_effects_off_once(card: str, good: str, step: Gain, gained: int) -> None:
    before = has(position(), good)

    assert has(owning(card, step), good) == before + gained


@pytest.mark.parametrize(
    ("action", "card", "good", "gained"),
    [
        (MainAction.GATHER_WOOD, "hand-saw", "wood", 3),
        (MainAction.GATHER_WOOD, "mill", "vp", 1),
        (MainAction.GATHER_WOOD, "pickaxe", "metal", 0),
        (MainAction.GATHER_METAL, "pickaxe", "metal", 2),
        (MainAction.GATHER_METAL, "mine", "vp", 1),
        (MainAction.GATHER_METAL, "mill", "vp", 0),
    ],
)
def test_9_5_gathering_sets_effects_off(
    action: MainAction, card: str, good: str, gained: int
) -> None:
    state = owning(card, Main(action), workers=(2, 1, 0), wood=0, metal=0)

    assert has(state, good) == (10 if good == "vp" else 0) + gained


def test_9_5_an_extra_wood_after_the_action_is_a_gain_of_its_own() -> None:
    state = owning(
        "hand-saw electric-sawmill", Main(MainAction.GATHER_WOOD), workers=(2, 0, 0), wood=0
    )

    assert (has(state, "wood"), has(state, "vp")) == (2 + 1 + 1 + 1, 12)


def test_9_5_mice_that_react_do_what_cards_do() -> None:
    state = position(agenda=(), workers=(1, 1, 0), wood=0, metal=0)
    state.round_mouse = 12
    state.agenda += reversed((TakeRoundMouse(), Main(MainAction.GATHER_WOOD), *position().agenda))
    state.advance()

    assert has(state, "wood") == 2


def test_9_5_every_bed_sets_effects_off() -> None:
    state = owning("hospital", BuildBeds(2), wood=4)
    do(state, "build 2")
    assert has(state, "vp") == 14
    state = owning("bathhouse", BuildBeds(2), wood=4)
    do(state, "build 2", "react bathhouse")
    assert has(state, "movement") == 2
    do(state, "react bathhouse")
    assert has(state, "movement") == 3


def test_9_5_every_room_sets_effects_off() -> None:
    state = owning("mechanical-gorilla", DigRooms(3), metal=6)
    do(state, "dig 3")

    assert has(state, "vp") == 13


def test_9_5_a_mouse_sets_effects_off_wherever_it_comes_from() -> None:
    spider = owning("automatic-spider", TakeSupplyMouse(0))
    do(spider, "take-in", "draw-mouse house-mouse-8")
    assert has(spider, "vp") == 12
    spider = position(agenda=())
    lay(spider, 0, "automatic-spider")
    spider.round_mouse = 7
    spider.agenda += [*position().agenda, TakeRoundMouse()]
    spider.advance()
    assert has(spider, "vp") == 12
    cheese = owning("automatic-spider", Explore(1), tents="pantry")
    do(cheese, "take-cheese")
    assert has(cheese, "vp") == 12


def test_9_5_a_revealed_mission_sets_effects_off_after_its_bonus() -> None:
    state = owning("biomechanical-gloves spyglass", Explore(1), explorer="study")
    do(state, "reveal study", "draw-mission captives")
    assert (has(state, "metal"), has(state, "vp")) == (2 + 2 + 1, 12)
    do(state, "react spyglass", "draw hammer")
    assert hand(state) == ["hammer"]


def test_9_5_a_door_sets_effects_off() -> None:
    state = owning("moon-rover mechanical-rhinoceros", Explore(1))
    do(state, "open-door front-door", "draw-door door-1")
    assert has(state, "vp") == 11
    assert options(state) == ["react moon-rover", "skip"]
    do(state, "react moon-rover", "draw jet-plane")
    assert hand(state) == ["jet-plane"]


def test_9_5_a_mission_sets_effects_off() -> None:
    state = position(agenda=(), explorer="study")
    lay(state, 0, "hologram-projector")
    turn_up(state, 0, "study")
    state.agenda += [*position().agenda, CompleteMission(1)]
    state.advance()
    do(state, "complete plug-into-the-socket 0", "free-cell three-points")

    assert has(state, "vp") == 12


def test_9_5_the_hut_a_potion_and_a_movement_token_set_effects_off() -> None:
    state = owning("conference-hall well")
    do(state, "visit-hut", "use-potion metal")
    assert (has(state, "vp"), has(state, "wood")) == (11, 3)
    assert options(state) == ["react conference-hall", "skip"]
    bee = owning("mechanical-bee", Potion(1))
    do(bee, "use-potion wood")
    assert has(bee, "vp") == 11
    elevator = owning("elevator", workers=(1, 0, 0))
    do(elevator, "use-movement forest farm")
    assert has(elevator, "vp") == 11


def test_9_5_a_goal_sets_a_free_play_off() -> None:
    state = owning("command-tower", hand="time-machine hammer", rooms_dug=3)
    do(state, "achieve-goal diggers", "draw jet-plane")

    assert options(state) == [
        "play time-machine 0",
        "play jet-plane 0",
        "play hammer 0",
        "skip",
    ]


@pytest.mark.parametrize(("card", "gained"), [("mechanical-bee", 2), ("mill", 0), ("raft", 0)])
def test_9_5_a_robot_alone_sets_the_factory_off(card: str, gained: int) -> None:
    state = owning("robot-factory", FREE, hand=card)
    do(state, f"play {card} 0")

    assert has(state, "vp") == 10 + gained


def test_9_5_symbols_set_effects_off_one_by_one() -> None:
    state = owning("automatic-firefly", FREE, hand="power-plant")
    do(state, "play power-plant 0")
    assert has(state, "vp") == 12
    state = owning("automatic-firefly", FREE, hand="hammer")
    do(state, "play hammer 0", "skip")
    assert has(state, "vp") == 10


def test_9_5_skill_tokens_and_heroes_are_symbols_obtained() -> None:
    state = owning("magnetic-compass", TakeSkill())
    do(state, "choose-skill cleverness")
    assert options(state)[0] == "open-door front-door"
    state = owning("magnetic-compass", TakeSkill())
    do(state, "choose-skill strength")
    assert options(state)[0] == "visit-hut"
    state = owning("automatic-tiger", TakeHero(), hand="farm-map hammer")
    do(state, "choose-hero brom")
    assert options(state) == ["play farm-map 0", "skip"]
    do(state, "skip")
    assert options(state) == ["play farm-map 0", "skip"], "one for each of the two symbols"


@pytest.mark.parametrize(
    ("step", "choices"),
    [
        (Project(2), ("take-card jetpack",)),
        (DrawCards(1, 1), ("draw jet-plane",)),
        (TakeDiscard(), ("take-card arena",)),
    ],
)
def test_9_5_an_advanced_card_taken_anywhere_sets_effects_off(
    step: Step, choices: tuple[str, ...]
) -> None:
    state = position(agenda=())
    lay(state, 0, "encyclopedia university")
    discard(state, "arena")
    state.agenda += [*position().agenda, step]
    state.advance()
    do(state, *choices)

    assert (has(state, "vp"), has(state, "wood")) == (11, 3)


def test_9_5_a_basic_card_is_no_advanced_one() -> None:
    state = owning("encyclopedia", DrawCards(0, 1))
    let_chance(state)

    assert has(state, "vp") == 10
