"""§13 Who knows what."""

from collections import Counter
from random import Random

from bestiary.core import SPECTATOR
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card, Deck
from bestiary.games.rats_of_wistar.events import Drew, DrewHidden
from bestiary.games.rats_of_wistar.gains import DrawCards
from bestiary.games.rats_of_wistar.inventions.play import DrawAndPlay
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import several
from games.rats_of_wistar.position import (
    do,
    give,
    hand,
    lay,
    let_chance,
    me,
    numbers,
    position,
    turn_up,
)


def test_13_1_what_is_shuffled_again_may_be_anywhere_again() -> None:
    state = position(agenda=())
    state.decks[0] = []
    state.discards[0] = [3, 5]
    state.eras = (several(0b111000), state.eras[1])
    state.draw(0, 3)

    assert state.eras[0] == (0b010000, 0)


def test_13_1_hands_show_their_backs_and_what_all_have_seen() -> None:
    state = position(agenda=(Project(1), DrawCards(1, 1), TAKE_TURN))
    do(state, "take-card shovel")
    let_chance(state)

    other = GAME.rules.view(state, 1)
    assert other["hand"] == []
    assert other["players"][0]["hand"] == {"basic": 1, "advanced": 1}
    assert other["memory"]["known"][0] == ["shovel"]
    assert [held["card"] for held in GAME.rules.view(state, 0)["hand"]] == hand(state)
    assert Drew(0, Card.HAMMER, Deck.BASIC).seen_by(SPECTATOR) == DrewHidden(0, Deck.BASIC)


def test_13_1_a_view_says_what_is_missing() -> None:
    state = position(hand="time-machine")

    assert GAME.rules.view(state, 0)["hand"] == [
        {"card": "time-machine", "missing": {"current": 2, "cleverness": 1}}
    ]


def test_13_2_unknown_cards_are_dealt_anew_and_known_ones_stay() -> None:
    state = position(hand="hammer spyglass moon-rover")
    give(state, 1, hand="shovel lockpick")
    me(state).known = 1 << 40
    rng = Random(1)
    seen = set()
    for _ in range(20):
        world = GAME.rules.imagine(state, 1, rng)
        assert me(world, 1).hand == me(state, 1).hand
        assert 40 in me(world).hand
        assert GAME.rules.inventory.components(world) == GAME.rules.inventory.components(state)
        seen.add(tuple(me(world).hand))
    assert len(seen) > 10
    assert numbers("shovel")[0] not in {card for cards in seen for card in cards}


def test_13_2_cards_drawn_to_be_played_are_known_to_their_owner_alone() -> None:
    state = position(agenda=(DrawAndPlay(1, 2), TAKE_TURN))
    do(state, "draw arena", "draw vault")
    rng = Random(2)
    own = {tuple(GAME.rules.imagine(state, 0, rng).drawn) for _ in range(10)}
    others = {tuple(GAME.rules.imagine(state, 1, rng).drawn) for _ in range(30)}

    assert own == {(129, 139)}
    assert len(others) > 20
    assert all(len(drawn) == 2 for drawn in others)
    assert GAME.rules.view(state, 0)["drawn"] == ["arena", "vault"]
    other = GAME.rules.view(state, 1)
    assert (other["drawn"], other["drawn_number"]) == ([], 2)


def test_13_2_every_hidden_card_is_equally_likely() -> None:
    state = position()
    give(state, 0, hand="hammer")
    state.decks[0] = numbers("raft sled lamp")
    rng = Random(5)
    counted = Counter[str]()
    for _ in range(400):
        world = GAME.rules.imagine(state, 1, rng)
        counted[hand(world)[0]] += 1
        assert sorted((*world.decks[0], *me(world).hand)) == sorted(
            numbers("hammer raft sled lamp")
        )

    assert set(counted) == {"hammer", "raft", "sled", "lamp"}
    assert min(counted.values()) > 70


def test_13_2_a_spectator_imagines_all_hands() -> None:
    state = position(hand="hammer")
    give(state, 1, hand="raft")
    rng = Random(3)
    worlds = [GAME.rules.imagine(state, SPECTATOR, rng) for _ in range(20)]

    assert len({tuple(hand(world)) for world in worlds}) > 5
    assert len({tuple(hand(world, 1)) for world in worlds}) > 5
    assert all(GAME.rules.view(w, SPECTATOR) == GAME.rules.view(state, SPECTATOR) for w in worlds)


def test_13_2_what_was_drawn_before_a_shuffle_is_not_in_the_new_deck() -> None:
    state = position(agenda=(DrawCards(0, 2), TAKE_TURN))
    give(state, 0, hand="hammer")
    give(state, 1, hand="raft sled")
    state.decks[0] = numbers("lamp")
    state.discards[0] = numbers("battery notebook")
    state.ask_again()
    do(state, "draw lamp", "draw battery")

    rng = Random(3)
    held = set[str]()
    drawn = set[str]()
    for _ in range(60):
        world = GAME.rules.imagine(state, 1, rng)
        assert GAME.rules.view(world, 1) == GAME.rules.view(state, 1)
        first = {box.INVENTIONS[card].card.value for card in world.players[0].hand}
        held |= first
        drawn |= {box.INVENTIONS[card].card.value for card in world.decks[0]}
        assert {"hammer", "lamp"} < first, "the only cards hidden before the shuffle"
    assert held == {"hammer", "lamp", "battery", "notebook"}
    assert drawn == {"battery", "notebook"}


def test_13_1_rows_and_markets_say_what_the_viewer_lacks() -> None:
    state = position(explorer="study", wood=0, metal=1)
    turn_up(state, 0, "study")
    view = GAME.rules.view(state, 0)

    (study,) = (room for room in view["farm"] if room["room"] == "study")
    assert [row["missing"] for row in study["rows"]] == [{"any": 1}, {"wood": 2}, {"metal": 1}]
    assert view["market_missing"]["pickaxe"] == {"wood": 1}
    assert GAME.rules.view(state, SPECTATOR)["market_missing"] == {}


def test_13_1_what_is_missing_counts_discounts_jokers_and_waivers() -> None:
    state = position(hand="university jet-plane garage", wood=1, metal=2, current=1, joker=1)
    lay(state, 0, "construction-crane")

    missing = {held["card"]: held["missing"] for held in GAME.rules.view(state, 0)["hand"]}
    assert missing["university"] == {"wood": 1}
    assert missing["jet-plane"] == {"agility": 1}
    assert missing["garage"] == {"wood": 1}, "strength by crane, agility by joker, one wood off"
    give(state, 0, joker=0)
    missing = {held["card"]: held["missing"] for held in GAME.rules.view(state, 0)["hand"]}
    assert missing["jet-plane"] == {"agility": 2}
    lay(state, 0, "observatory")
    missing = {held["card"]: held["missing"] for held in GAME.rules.view(state, 0)["hand"]}
    assert missing["jet-plane"] == {"agility": 1}


def test_13_1_a_row_says_that_the_fee_of_the_last_markers_is_missing() -> None:
    state = position(explorer="study", wood=0, metal=2)
    turn_up(state, 0, "study")
    me(state).freed = 0b111100
    (study,) = (room for room in GAME.rules.view(state, 0)["farm"] if room["room"] == "study")

    assert study["rows"][2]["missing"] == {"any": 1}


def test_13_2_a_card_drawn_to_be_played_before_a_shuffle_is_none_of_the_new_deck() -> None:
    state = position(agenda=(DrawAndPlay(0, 2), TAKE_TURN))
    state.decks[0], state.discards[0] = numbers("lamp"), numbers("battery notebook")
    state.ask_again()
    do(state, "draw lamp", "draw battery")
    rng = Random(4)
    drawn = {GAME.rules.imagine(state, 1, rng).drawn for _ in range(40)}

    lamp, battery, notebook = (numbers(name)[0] for name in ("lamp", "battery", "notebook"))
    assert drawn == {tuple(sorted((lamp, battery))), tuple(sorted((lamp, notebook)))}


def test_13_1_a_mixed_price_counts_what_other_prices_leave() -> None:
    state = position(explorer="study", wood=1, metal=0)
    turn_up(state, 0, "study")
    (study,) = (room for room in GAME.rules.view(state, 0)["farm"] if room["room"] == "study")
    assert study["rows"][0]["missing"] == {"any": 1}
    give(state, 0, metal=1)
    (study,) = (room for room in GAME.rules.view(state, 0)["farm"] if room["room"] == "study")
    assert study["rows"][0]["missing"] == {}
