"""§9.12 to §9.21 Effects on the farm and of single cards."""

from bestiary.games.rats_of_wistar.box.names import Goal
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import several
from games.rats_of_wistar.position import (
    FREE,
    discard,
    do,
    give,
    hand,
    has,
    lay,
    me,
    numbers,
    options,
    playing,
    position,
    room,
    using,
)


def test_9_12_any_door_and_any_mission() -> None:
    state = playing("lockpick")
    assert "open-door pantry-door" in options(state)
    do(state, "open-door pantry-door", "draw-door door-3")
    assert has(state, "wood") == 3
    state = playing("bionic-eye")
    assert "reveal pantry" in options(state)


def test_9_12_reachable_rooms_need_open_passages() -> None:
    state = using("jetpack")
    assert options(state)[0] == "visit-hut"
    state = position(agenda=(), explorer="kitchen")
    state.doors &= ~(1 << 6)
    lay(state, 0, "jetpack")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card jetpack")
    rooms = [text.removeprefix("move-explorer ") for text in options(state)]
    assert rooms == ["living-room", "bedroom", "study", "storeroom", "workshop", "skip"]


def test_9_12_a_frog_takes_up_to_two_steps() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="spring-frog", explorer="kitchen")
    state.doors = 0
    do(state, "play spring-frog 0", "move-explorer storeroom", "move-explorer workshop")

    assert me(state).explorer == room("workshop")
    assert options(state)[0] == "visit-hut"
    state = position(agenda=(FREE, TAKE_TURN), hand="spring-frog", explorer="kitchen")
    state.doors = 0
    do(state, "play spring-frog 0", "skip")
    assert options(state)[0] == "visit-hut", "who stays is not asked for the second step"


def test_9_13_the_camping_tent_stands_anywhere_reachable_or_moves_one() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="camping-tent", explorer="kitchen")
    state.doors = 0
    do(state, "play camping-tent 0", "pitch-tent pantry")
    assert me(state).tents == (room("pantry"),)
    state = position(
        agenda=(FREE, TAKE_TURN), hand="camping-tent", explorer="kitchen", tents="study pantry"
    )
    state.doors = 0
    do(state, "play camping-tent 0", "shift-tent study bedroom")
    assert me(state).tents == (room("pantry"), room("bedroom"))


def test_9_13_no_second_tent_in_a_room() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="scout-camp", explorer="study", tents="study")
    do(state, "play scout-camp 0")
    assert not [text for text in options(state) if text.startswith("pitch")]
    state = position(agenda=(FREE, TAKE_TURN), hand="scout-camp", explorer="study")
    do(state, "play scout-camp 0")
    assert options(state) == ["pitch-tent study", "skip"]
    state = position(agenda=(FREE, TAKE_TURN), hand="scout-camp")
    do(state, "play scout-camp 0")
    assert options(state)[0] == "open-door front-door", "outside there is no room"
    state = position(agenda=(FREE, TAKE_TURN), hand="camping-tent", explorer="kitchen")
    give(state, 0, tents="kitchen")
    do(state, "play camping-tent 0")
    assert "pitch-tent kitchen" not in options(state)
    both = position(agenda=(FREE, TAKE_TURN), hand="scout-camp", explorer="kitchen")
    give(both, 0, tents="study pantry")
    do(both, "play scout-camp 0")
    assert not [text for text in options(both) if "tent" in text], "only card 50 moves a tent"


def test_9_14_the_computing_centre_draws_three_and_plays_one() -> None:
    state = using("computing-centre")
    do(state, "pay wood", "pay wood", "draw hammer", "draw spyglass", "draw farm-map")
    do(state, "play farm-map 0")

    assert me(state).played[-1] == 54
    assert sorted(state.discards[0]) == numbers("hammer spyglass")
    assert state.drawn == ()
    state = using("computing-centre")
    do(state, "pay wood", "pay metal", "draw hammer", "draw spyglass", "draw farm-map", "skip")
    assert me(state).played == [134], "the free play may be declined"
    assert sorted(state.discards[0]) == numbers("hammer spyglass farm-map")


def test_9_15_the_wagon_frees_a_brown_cell_without_a_mission() -> None:
    state = playing("amphibious-wagon", wood=1)
    assert "free-cell hero" not in options(state)
    do(state, "free-cell cheap-rooms", "pay metal")

    assert has(state, "brown-cells") == 1
    assert has(state, "house-markers") == 0
    assert ("marker", 0) in state.gone


def test_9_16_the_archive_takes_from_a_discard_pile() -> None:
    state = position(agenda=())
    lay(state, 0, "archive")
    discard(state, "hammer moon-rover")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card archive")
    assert options(state) == ["take-card hammer", "take-card moon-rover", "skip"]
    do(state, "take-card moon-rover")
    assert hand(state) == ["moon-rover"]
    assert me(state).known == 1 << 26


def test_9_17_the_office_keeps_tools_only() -> None:
    state = using("scientists-office")
    do(state, "draw submarine")
    assert hand(state) == ["submarine"]
    state = using("development-department")
    do(state, "draw hammer")
    assert hand(state) == []
    assert state.discards[0] == numbers("hammer")


def test_9_18_the_laboratory_fetches_tools() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="autonomous-laboratory")
    state.markets[1] = numbers("mechanical-elephant")
    do(state, "play autonomous-laboratory 0", "take-card hand-saw")
    do(state, "draw mechanical-gorilla", "draw submarine")

    assert hand(state) == ["submarine", "hand-saw"]
    assert state.discards[1] == numbers("mechanical-gorilla")


def test_9_19_the_chameleon_copies_a_rival_even_a_used_card() -> None:
    state = position(agenda=())
    lay(state, 0, "mechanical-chameleon")
    lay(state, 1, "electromagnet")
    me(state, 1).ready = 0
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card mechanical-chameleon", "use-card electromagnet")

    assert has(state, "metal") == 3
    assert has(state, "metal", 1) == 2


def test_9_20_the_merchant_changes_kinds() -> None:
    state = using("merchants-shop", hand="hammer")
    do(state, "pay-card hammer")
    assert options(state) == ["receive wood 1", "receive metal 1"]
    do(state, "receive metal 1")
    assert (has(state, "metal"), has(state, "wood"), hand(state)) == (3, 2, [])
    state = using("merchants-shop")
    do(state, "pay wood")
    assert options(state) == ["receive metal 1", "receive basic 1", "receive advanced 1"]
    do(state, "receive advanced 1", "draw arena")
    assert (has(state, "wood"), hand(state)) == (1, ["arena"])
    assert options(state)[0] == "visit-hut"
    state = using("merchants-shop")
    do(state, "pay metal")
    assert options(state) == ["receive wood 1", "receive basic 1", "receive advanced 1"]
    do(state, "receive wood 1")
    assert (has(state, "wood"), has(state, "metal")) == (3, 1)
    state = using("merchants-shop")
    do(state, "skip")
    assert options(state)[0] == "visit-hut"
    assert options(using("merchants-shop", wood=0, metal=0))[0] == "visit-hut"


def test_9_21_the_balloon_keeps_a_private_goal() -> None:
    state = playing("hot-air-balloon", doors=2)
    do(state, "draw-goal burglars", "draw-goal mechanics", "keep-goal burglars")

    assert "achieve-goal burglars" in options(state)
    state.actor = 1
    state.ask_again()
    give(state, 1, doors=5)
    assert "achieve-goal burglars" not in options(state)
    state.actor = 0
    state.ask_again()
    do(state, "achieve-goal burglars")
    assert has(state, "vp") == 14
    assert has(state, "goals") == 1


def test_9_12_usual_doors_and_missions_without_any() -> None:
    rope = position(agenda=(FREE, TAKE_TURN), hand="grappling-rope", explorer="kitchen")
    do(rope, "play grappling-rope 0")
    assert options(rope) == [
        "open-door front-door",
        "open-door kitchen-door",
        "open-door trapdoor",
        "skip",
    ]
    tower = position(agenda=(FREE, TAKE_TURN), hand="watchtower", explorer="study", tents="bedroom")
    do(tower, "play watchtower 0")
    assert options(tower) == ["reveal study", "reveal bedroom", "skip"]
    do(tower, "skip")
    assert options(tower)[0] == "visit-hut"
    boots = position(agenda=(), explorer="kitchen")
    boots.doors = 0
    lay(boots, 0, "spring-boots")
    boots.agenda.append(TAKE_TURN)
    boots.advance()
    do(boots, "use-card spring-boots")
    assert len(options(boots)) == 4, "three neighbours, or nowhere"


def test_9_17_a_card_of_another_type_is_turned_up_for_all_and_discarded() -> None:
    state = using("scientists-office")
    do(state, "draw arena")
    assert (hand(state), state.discards[1]) == ([], numbers("arena"))
    state = using("development-department")
    do(state, "draw mill")
    assert (hand(state), me(state).known) == (["mill"], 1 << 142)
    state = position(agenda=())
    lay(state, 0, "scientists-office")
    state.decks[1] = []
    state.discards[1] = []
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card scientists-office")
    assert options(state)[0] == "visit-hut"


def test_9_19_the_chameleon_copies_no_chameleon_and_may_copy_nothing() -> None:
    state = using("mechanical-chameleon")
    assert options(state)[0] == "visit-hut", "it finds no other 1× effect"
    state = position(agenda=())
    lay(state, 0, "mechanical-chameleon lamp mill")
    lay(state, 1, "electromagnet")
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, "use-card mechanical-chameleon")
    assert options(state) == ["use-card lamp", "use-card electromagnet", "skip"]
    do(state, "skip")
    assert "use-card lamp" in options(state), "its own use is still to come"


def test_9_21_with_fewer_unused_goals_fewer_are_drawn() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="hot-air-balloon")
    state.goal_pool = several(5)
    do(state, "play hot-air-balloon 0", "draw-goal toolmakers", "keep-goal toolmakers")
    assert (me(state).private, state.goal_pool, state.drawn_goals) == ((5,), (), ())
    state = position(agenda=(FREE, TAKE_TURN), hand="hot-air-balloon")
    state.goal_pool = ()
    do(state, "play hot-air-balloon 0")
    assert options(state)[0] == "visit-hut"
    state = playing("hot-air-balloon")
    state.gone = several(("marker", 1))
    do(state, "draw-goal burglars", "draw-goal mechanics")
    assert options(state) == ["keep-goal burglars", "keep-goal mechanics"]
    do(state, "keep-goal mechanics")
    assert state.gone == (("marker", 1), Goal.BURGLARS), "what left before stays away"


def test_9_16_the_archive_leaves_an_empty_pile_alone() -> None:
    assert options(using("archive"))[0] == "visit-hut"
