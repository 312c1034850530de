"""§10 Aggressive effects."""

from bestiary.games.rats_of_wistar.actions.mice import release, welcome
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    do,
    give,
    hand,
    has,
    lay,
    me,
    open_decision,
    options,
    position,
)

FREE = (PlayCards(1, Allowance(free=True)), TAKE_TURN)


def about_to_play(card: str, seats: int = 3) -> Wistar:
    return position(seats, agenda=FREE, hand=card)


def test_10_1_the_scout_centre_hurts_only_those_with_more_doors() -> None:
    state = about_to_play("scout-centre")
    for seat, doors in enumerate((1, 1, 2)):
        give(state, seat, doors=doors)
    do(state, "play scout-centre 0")

    assert [has(state, "vp", seat) for seat in range(3)] == [10, 10, 8]
    assert has(state, "observation") == 1


def test_10_1_victims_suffer_in_turn_order_after_the_one_who_played() -> None:
    state = position(4, agenda=(), hand="shuriken")
    state.order = (2, 0, 3, 1)
    for seat in (1, 2, 3):
        give(state, seat, hand=("", "hammer lamp", "raft sled", "mill mine")[seat])
    state.agenda.extend(reversed(FREE))
    state.advance()
    do(state, "play shuriken 0")
    asked_first = []
    while open_decision(state).prompt == "lose-card":
        asked_first.append(open_decision(state).seat)
        do(state, options(state)[0])

    assert asked_first == [3, 1, 2]


def test_10_1_the_automatic_dog_protects() -> None:
    state = about_to_play("scout-centre")
    give(state, 2, doors=3)
    lay(state, 2, "automatic-dog")
    do(state, "play scout-centre 0")

    assert has(state, "vp", 2) == 10
    state = about_to_play("scout-centre")
    give(state, 1, doors=1)
    give(state, 2, doors=1)
    lay(state, 2, "automatic-dog")
    do(state, "play scout-centre 0")
    assert [has(state, "vp", seat) for seat in (1, 2)] == [8, 10], "its owner alone"


def test_10_1_the_card_just_played_counts() -> None:
    for tools, vp in ((1, 10), (2, 8)):
        state = about_to_play("slingshot", 2)
        give(state, 1, tools=tools)
        do(state, "play slingshot 0")
        assert has(state, "vp", 1) == vp, "the slingshot is a tool itself"


def test_10_2_the_camouflage_suit_takes_a_joker_if_there_is_one() -> None:
    state = about_to_play("camouflage-suit")
    give(state, 1, joker=2)
    do(state, "play camouflage-suit 0")
    assert has(state, "joker", 1) == 1
    assert state.actor == 0
    state = about_to_play("stun-pistol", 2)
    give(state, 1, house_markers=1, vp=2)
    do(state, "play stun-pistol 0")
    assert has(state, "vp", 1) == 0


def test_10_3_the_victim_picks_the_card() -> None:
    state = about_to_play("shuriken")
    give(state, 1, hand="hammer spyglass")
    do(state, "play shuriken 0")

    assert open_decision(state).seat == 1
    do(state, "pay-card spyglass")
    assert hand(state, 1) == ["hammer"]
    assert state.discards[0] == [47]
    assert state.actor == 0


def test_10_3_without_a_choice_nobody_is_asked() -> None:
    state = about_to_play("shuriken")
    give(state, 1, hand="hammer")
    do(state, "play shuriken 0")
    assert hand(state, 1) == []
    state = about_to_play("mousetrap-catapult")
    give(state, 1, robots=1, wood=0, metal=0)
    do(state, "play mousetrap-catapult 0")
    assert options(state)[0] == "visit-hut"
    state = about_to_play("mousetrap-catapult")
    give(state, 1, robots=1, wood=2, metal=0)
    do(state, "play mousetrap-catapult 0")
    assert has(state, "wood", 1) == 1


def test_10_2_movement_tokens_and_points_of_those_who_have_more() -> None:
    state = about_to_play("spring-cobra")
    give(state, 1, movement=3)
    do(state, "play spring-cobra 0")
    assert [has(state, "movement", seat) for seat in range(3)] == [1, 2, 1]
    state = about_to_play("mechanical-dragon")
    give(state, 2, structures=1)
    do(state, "play mechanical-dragon 0")
    assert [has(state, "vp", seat) for seat in range(3)] == [10, 10, 6]


def test_10_3_the_catapult_takes_any_unit() -> None:
    state = about_to_play("mousetrap-catapult")
    give(state, 1, robots=1, hand="hammer")
    do(state, "play mousetrap-catapult 0")

    assert options(state) == ["pay wood", "pay metal", "pay-card hammer"]
    do(state, "pay metal")
    assert has(state, "metal", 1) == 1


def test_10_4_goods_only_in_full() -> None:
    state = about_to_play("automatic-mole")
    give(state, 1, rooms_dug=1, metal=2)
    give(state, 2, rooms_dug=1, metal=1)
    do(state, "play automatic-mole 0")
    assert (open_decision(state).seat, options(state)) == (1, ["suffer metal", "suffer vp"])
    do(state, "suffer metal")
    assert [has(state, "metal", seat) for seat in (1, 2)] == [0, 1]
    assert [has(state, "vp", seat) for seat in (1, 2)] == [10, 7]


def test_10_4_the_termite_nursery_takes_wood_or_points() -> None:
    state = about_to_play("termite-nursery")
    give(state, 1, beds_built=2)
    do(state, "play termite-nursery 0", "suffer vp")
    assert (has(state, "wood", 1), has(state, "vp", 1)) == (2, 7)
    state = about_to_play("termite-nursery")
    give(state, 1, beds_built=2)
    do(state, "play termite-nursery 0", "suffer wood")
    assert (has(state, "wood", 1), has(state, "vp", 1)) == (0, 10)


def test_10_5_a_lost_mouse_leaves_with_its_effect() -> None:
    state = position(2, agenda=())
    state.actor = 1
    for mouse in (2, 7):
        welcome(state, mouse)
        state.agenda.insert(0, TAKE_TURN)
        state.advance()
        state.agenda.clear()
    state.actor = 0
    give(state, 0, hand="time-machine")
    state.agenda.extend(reversed(FREE))
    state.advance()
    do(state, "play time-machine 0", "suffer mouse")
    assert open_decision(state).seat == 1
    do(state, "release house-mouse-3")

    assert has(state, "discount-robots", 1) == 0
    assert me(state, 1).mice == (7,)
    assert me(state, 1).incomes == ("house-mouse-8",)
    assert [mouse.value for mouse in state.gone] == ["house-mouse-3"]
    assert (has(state, "mice", 1), has(state, "basement-mice", 1)) == (1, 0)


def test_10_5_effects_of_lost_mice_end() -> None:
    state = position(2, agenda=())
    for mouse in (12, 16, 23, 25):
        welcome(state, mouse)
        state.agenda.insert(0, TAKE_TURN)
        state.advance()
        state.agenda.clear()
    assert (has(state, "mice"), has(state, "basement-mice"), has(state, "vp")) == (4, 3, 12)
    assert [t.source for t in me(state).triggers["main gather-wood"]] == ["house-mouse-13"]
    for mouse in (12, 16, 23):
        release(state, 0, mouse)
    assert me(state).mice == (25,)
    assert (has(state, "mice"), has(state, "basement-mice")) == (1, 1)
    assert not me(state).incomes
    assert not any(me(state).triggers.values())
    assert me(state).free_rooms == 2
