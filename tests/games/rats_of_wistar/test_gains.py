"""§5 Receiving and moving."""

import pytest

from bestiary.core import CHANCE
from bestiary.games.rats_of_wistar.actions.mice import TakeRoundMouse, TakeSupplyMouse
from bestiary.games.rats_of_wistar.actions.workers import MoveWorkers
from bestiary.games.rats_of_wistar.box.names import Card, Deck
from bestiary.games.rats_of_wistar.box.stock import CURRENT, INDEX, JOKER, METAL, WOOD
from bestiary.games.rats_of_wistar.choices import Draw
from bestiary.games.rats_of_wistar.events import Drew, DrewHidden, Gained, Stuff
from bestiary.games.rats_of_wistar.gains import DrawCards, Gain, drop
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import present
from games.rats_of_wistar.position import (
    discard,
    do,
    give,
    hand,
    has,
    lay,
    let_chance,
    open_decision,
    options,
    position,
)


def test_5_1_current_is_normal_then_boosted_then_nothing() -> None:
    state = position(agenda=(Gain(CURRENT, 1), Gain(CURRENT, 1), Gain(CURRENT, 1), TAKE_TURN))

    assert has(state, "current") == 2


@pytest.mark.parametrize(("good", "all_"), [("movement", 20), ("joker", 12)])
def test_5_1_movement_tokens_and_jokers_end_with_the_box(good: str, all_: int) -> None:
    state = position(3, agenda=())
    give(state, 1, **{good: all_ - 5})
    give(state, 2, **{good: 1})
    give(state, 0, **{good: 1})
    state.agenda += [TAKE_TURN, Gain(INDEX[good], 7)]
    state.advance()
    assert has(state, good) == 1 + 3
    state.agenda.append(Gain(INDEX[good], 1))
    state.advance()
    assert has(state, good) == 4


def test_5_1_a_joker_that_is_not_there_sets_nothing_off() -> None:
    state = position(agenda=(), joker=12)
    lay(state, 0, "training-centre")
    state.agenda += [TAKE_TURN, Gain(INDEX["joker"], 1)]
    state.advance()

    assert has(state, "vp") == 10


def test_5_1_wood_and_metal_never_end() -> None:
    state = position(agenda=(Gain(WOOD, 90), Gain(METAL, 90), TAKE_TURN))

    assert (has(state, "wood"), has(state, "metal")) == (92, 92)


def test_5_2_an_empty_deck_is_made_from_its_discards() -> None:
    state = position(agenda=(DrawCards(0, 2), TAKE_TURN))
    state.decks[0] = []
    discard(state, "hammer moon-rover")
    state.ask_again()
    assert options(state) == ["draw hammer"], "the other deck has its own pile"
    do(state, "draw hammer")

    assert hand(state) == ["hammer"]
    assert open_decision(state).seat != CHANCE


def test_5_3_paid_cards_lie_open() -> None:
    state = position(hand="hammer moon-rover")
    state.revealed = False
    drop(state, 0, 40)
    assert state.discards == [[40], []]
    assert state.revealed
    drop(state, 0, 26)
    assert state.discards == [[40], [26]], "each on the pile of its deck"
    assert hand(state) == []


def test_5_4_workers_move_between_areas_only() -> None:
    state = position(agenda=(MoveWorkers(2), TAKE_TURN), workers=(1, 0, 0))

    assert options(state) == ["move-worker forest burrow", "move-worker forest farm", "skip"]
    do(state, "move-worker forest farm", "move-worker farm burrow")
    assert [has(state, area) for area in ("forest", "burrow", "farm", "entrance")] == [0, 1, 0, 2]


def test_5_5_the_round_mouse_stays_without_a_free_room() -> None:
    state = position(agenda=())
    state.round_mouse = 5
    give(state, 0, mice=3)
    TakeRoundMouse().resolve(state, {})
    assert state.round_mouse == 5
    give(state, 0, mice=0)
    TakeRoundMouse().resolve(state, {})
    state.agenda.insert(0, TAKE_TURN)
    state.advance()
    assert state.round_mouse == -1
    assert has(state, "wood") == 4


def test_5_6_a_supply_mouse_without_room_is_lost() -> None:
    state = position(agenda=(TakeSupplyMouse(1), TAKE_TURN))
    do(state, "take-in")
    assert all("basement" in text for text in options(state))
    let_chance(state)
    assert has(state, "basement-mice") == 1
    assert state.supply == (7, 4)
    give(state, 0, beds_built=2)
    assert TakeSupplyMouse(0).ask(state) == ()


def test_wood_of_any_size_is_one_gain() -> None:
    state = position(agenda=())
    lay(state, 0, "electric-sawmill")
    state.agenda += [TAKE_TURN, Gain(WOOD, 3)]
    state.advance()

    assert has(state, "wood") == 2 + 3 + 1
    assert has(state, "vp") == 11


def test_5_2_cards_of_both_decks_are_drawn_one_by_one() -> None:
    state = position(agenda=(DrawCards(0, 2), DrawCards(1, 1), TAKE_TURN))
    do(state, "draw lamp", "draw raft", "draw arena")

    assert hand(state) == ["lamp", "raft", "arena"]
    assert options(state)[0] == "visit-hut"


def test_5_4_several_workers_may_go_different_ways_or_stay() -> None:
    state = position(agenda=(MoveWorkers(2), TAKE_TURN), workers=(1, 1, 0))
    do(state, "move-worker forest farm", "skip")
    assert [has(state, area) for area in ("forest", "burrow", "farm")] == [0, 1, 1]
    idle = position(agenda=(MoveWorkers(2), TAKE_TURN))
    assert options(idle)[0] == "visit-hut", "nobody is on the board"


def test_5_6_the_supply_is_counted_by_kind() -> None:
    state = position(agenda=(TakeSupplyMouse(0), TAKE_TURN))
    do(state, "take-in", "draw-mouse house-mouse-8")
    assert (state.supply, has(state, "mice"), has(state, "basement-mice")) == ((6, 5), 1, 0)
    state.supply = (0, 5)
    assert TakeSupplyMouse(0).ask(state) == ()
    assert TakeSupplyMouse(1).ask(state) != ()


def test_5_1_a_gain_is_told_once_with_its_number() -> None:
    state = position(agenda=(Gain(WOOD, 3), Gain(JOKER, 1), TAKE_TURN), joker=11)

    assert state.events == [Gained(0, Stuff.WOOD, 3), Gained(0, Stuff.JOKER, 1)]


def test_5_2_the_others_are_told_only_the_deck() -> None:
    state = position(agenda=(DrawCards(1, 1), TAKE_TURN))
    state.play(CHANCE, Draw(Card.ARENA))
    (drew,) = present(state.events)

    assert isinstance(drew, Drew)
    assert drew.seen_by(0) == Drew(0, Card.ARENA, Deck.ADVANCED)
    assert drew.seen_by(1) == DrewHidden(0, Deck.ADVANCED)
