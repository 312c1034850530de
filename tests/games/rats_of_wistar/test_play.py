"""§6 Playing an invention."""

from typing import Any

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card
from bestiary.games.rats_of_wistar.choices import Play
from bestiary.games.rats_of_wistar.events import Gained, Stuff
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import do, give, hand, has, lay, me, options, position

PLAY = (PlayCards(1), TAKE_TURN)


def test_6_1_any_mixture_pays_a_free_price() -> None:
    state = position(agenda=(PayUnits(3), TAKE_TURN), wood=1, metal=1, hand="hammer lockpick")

    assert set(options(state)) == {"pay wood", "pay metal", "pay-card hammer", "pay-card lockpick"}
    do(state, "pay wood", "pay-card lockpick", "pay metal")
    assert (has(state, "wood"), has(state, "metal"), len(me(state).hand)) == (0, 0, 1)


def test_6_1_a_card_of_the_only_kind_that_pays_is_not_asked_for() -> None:
    state = position(agenda=(PayUnits(1, False, box.ADVANCED), TAKE_TURN), hand="hammer garage")

    assert hand(state) == ["hammer"]


def test_6_1_a_second_card_is_of_the_kind_asked_for_too() -> None:
    cards = "garage jetpack jet-plane hammer"
    state = position(agenda=(PayUnits(2, False, box.ADVANCED), TAKE_TURN), hand=cards)
    do(state, "pay-card garage")

    assert options(state) == ["pay-card jetpack", "pay-card jet-plane"]


def test_6_1_who_has_no_movement_token_plays_what_costs_none() -> None:
    state = position(agenda=PLAY, hand="shovel airship", wood=9, metal=9, observation=9, movement=0)
    assert options(state) == ["play shovel 0", "skip"]
    give(state, 0, movement=1)
    state.ask_again()
    assert options(state) == ["play airship 0", "play shovel 0", "skip"]


def test_6_2_current_and_types_are_asked_for_and_not_spent() -> None:
    state = position(agenda=PLAY, hand="bionic-eye", metal=2, joker=5, cleverness=1)
    assert options(state) == ["skip"]
    give(state, 0, current=1)
    state.ask_again()
    assert options(state) == ["play bionic-eye 0", "skip"]
    do(state, "play bionic-eye 0")
    assert has(state, "current") == 1


def test_6_2_boosted_current_needs_the_boosted_side() -> None:
    state = position(agenda=PLAY, hand="time-machine", metal=2, cleverness=1, current=1)
    assert options(state) == ["skip"]
    give(state, 0, current=2)
    state.ask_again()
    assert len(options(state)) == 2


def test_6_3_jokers_replace_missing_symbols_and_are_spent() -> None:
    state = position(agenda=PLAY, hand="jet-plane", metal=2, current=1, joker=2)

    assert options(state) == ["play jet-plane 2", "skip"]
    do(state, "play jet-plane 2")
    assert has(state, "joker") == 0


def test_6_3_waived_symbols_come_before_jokers() -> None:
    state = position(agenda=(), hand="jet-plane", metal=2, current=1, joker=2)
    lay(state, 0, "observatory")
    state.agenda += [TAKE_TURN, PlayCards(1)]
    state.advance()

    assert options(state) == ["play jet-plane 1", "skip"]


def test_6_4_the_owner_picks_where_a_discount_falls() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=1)), TAKE_TURN), hand="hammer")
    do(state, "play hammer 0")

    assert options(state) == ["discount wood", "discount metal"]
    do(state, "discount wood")
    assert (has(state, "wood"), has(state, "metal")) == (2, 1)


def test_6_4_discounts_add_up_and_never_fall_below_nothing() -> None:
    allowance = Allowance(wood=1, either=1)
    state = position(agenda=(PlayCards(1, allowance), TAKE_TURN), hand="hammer", metal=0)
    do(state, "play hammer 0")

    assert (has(state, "wood"), has(state, "metal")) == (2, 0)


def test_6_4_a_discount_goes_where_it_is_needed() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=1)), TAKE_TURN), hand="hammer", wood=0)
    do(state, "play hammer 0")

    assert has(state, "metal") == 1


def test_6_5_a_free_play_asks_for_nothing() -> None:
    state = position(agenda=(PlayCards(1, Allowance(free=True)), TAKE_TURN), hand="time-machine")
    do(state, "play time-machine 0")

    assert me(state).played == [25]
    assert (has(state, "wood"), has(state, "metal")) == (2, 2)


def test_6_6_own_effect_first_then_symbols_of_others_only() -> None:
    state = position(agenda=(), hand="battery", metal=3)
    lay(state, 0, "automatic-firefly")
    assert has(state, "vp") == 10
    state.agenda += [TAKE_TURN, PlayCards(1)]
    state.advance()
    do(state, "play battery 0")

    assert has(state, "current") == 1
    assert has(state, "energy") == 2
    assert has(state, "vp") == 11


def test_6_6_own_effect_then_symbols_then_the_play() -> None:
    state = position(agenda=(), hand="automatic-horse", house_markers=3)
    lay(state, 0, "robot-factory automatic-firefly")
    state.agenda += [TAKE_TURN, PlayCards(1, Allowance(free=True))]
    state.advance()
    state.events = []
    state.play(0, Play(Card.AUTOMATIC_HORSE, 0))
    gains = [event for event in state.events or () if isinstance(event, Gained)]

    assert gains == [
        Gained(0, Stuff.MOVEMENT, 3),
        Gained(0, Stuff.VP, 3),
        Gained(0, Stuff.VP, 1),
        Gained(0, Stuff.VP, 2),
    ], "the horse, then the firefly by its energy, then the factory by the robot"


def test_the_automatic_horse_of_the_rulebook() -> None:
    state = position(agenda=PLAY, hand="automatic-horse", current=1, house_markers=2)
    lay(state, 0, "ground-to-cat-missile")
    state.ask_again()
    do(state, "play automatic-horse 0")

    assert (has(state, "movement"), has(state, "vp")) == (3, 12)


def test_6_4_a_discount_on_either_covers_one_unit_only() -> None:
    allowance = PlayCards(1, Allowance(either=1))
    for wood, metal, playable in ((0, 0, False), (1, 0, True), (0, 1, True)):
        state = position(agenda=(allowance, TAKE_TURN), hand="hammer", wood=wood, metal=metal)
        assert ("play hammer 0" in options(state)) == playable, (wood, metal)


def test_6_4_two_discounts_of_free_choice_are_placed_one_by_one() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=2)), TAKE_TURN), hand="garage")
    give(state, 0, wood=3, metal=2, strength=1, agility=1)
    state.ask_again()
    do(state, "play garage 0", "discount wood", "discount wood")
    assert (has(state, "wood"), has(state, "metal")) == (2, 0)
    state = position(agenda=(PlayCards(1, Allowance(either=2)), TAKE_TURN), hand="garage")
    give(state, 0, wood=2, metal=2, strength=1, agility=1)
    state.ask_again()
    do(state, "play garage 0", "discount metal")
    assert (has(state, "wood"), has(state, "metal")) == (0, 1), "the other must fall on wood"


def test_6_4_a_discount_as_large_as_the_price_leaves_nothing_to_pay() -> None:
    for either in (2, 5):
        state = position(agenda=(PlayCards(1, Allowance(either=either)), TAKE_TURN), hand="hammer")
        do(state, "play hammer 0")
        assert (has(state, "wood"), has(state, "metal")) == (2, 2)
        assert options(state) == ["skip"], "nobody is asked where it falls; the hammer plays on"
    state = position(
        agenda=(PlayCards(1, Allowance(wood=2, metal=2)), TAKE_TURN), hand="hammer", wood=0, metal=0
    )
    do(state, "play hammer 0")
    assert (has(state, "wood"), has(state, "metal")) == (0, 0)


def test_6_1_movement_tokens_are_paid_and_never_discounted() -> None:
    state = position(agenda=PLAY, hand="amphibious-wagon", movement=0)
    assert options(state) == ["skip"]
    give(state, 0, movement=2)
    state.ask_again()
    do(state, "play amphibious-wagon 0", "skip")
    assert [has(state, good) for good in ("wood", "metal", "movement")] == [0, 1, 1]
    state = position(agenda=(PlayCards(1, Allowance(free=True)), TAKE_TURN), movement=0)
    give(state, 0, hand="amphibious-wagon")
    state.ask_again()
    do(state, "play amphibious-wagon 0")
    assert has(state, "movement") == 0


def test_6_2_mice_rooms_and_types_are_needed_in_number() -> None:
    for card, need, least in (
        ("leaders-palace", "mice", 2),
        ("bunker", "rooms_dug", 2),
        ("vault", "structures", 2),
        ("robot-factory", "robots", 1),
    ):
        for number in (least - 1, least):
            state = position(agenda=PLAY, hand=card, wood=9, metal=9, joker=9, **{need: number})
            assert (f"play {card} 0" in options(state)) == (number == least), card


def test_6_5_kinds_of_card_that_a_play_may_name() -> None:
    def playable(**only: Any) -> list[str]:
        state = position(agenda=(), hand="hammer jetpack mill mechanical-bee submarine")
        state.agenda += [TAKE_TURN, PlayCards(1, Allowance(free=True, **only))]
        state.advance()
        return [text.split()[1] for text in options(state)[:-1]]

    assert playable(deck=1) == ["submarine", "jetpack"]
    assert playable(deck=0) == ["hammer", "mechanical-bee", "mill"]
    assert playable(type=0) == ["submarine", "jetpack", "hammer"]
    assert playable(type=1) == ["mechanical-bee"]
    assert playable(without=9) == ["submarine", "jetpack", "mechanical-bee", "mill"]


def test_6_5_several_plays_follow_one_another() -> None:
    state = position(
        agenda=(PlayCards(2, Allowance(free=True)), TAKE_TURN), hand="farm-map slingshot"
    )
    do(state, "play farm-map 0", "play slingshot 0")
    assert me(state).played == [54, 35]
    assert options(state)[0] == "visit-hut"


def test_6_6_an_income_card_pays_when_it_is_played() -> None:
    state = position(agenda=PLAY, hand="bakery")
    do(state, "play bakery 0")
    assert has(state, "vp") == 11
    assert me(state).incomes == ("bakery",)
    state = position(agenda=PLAY, hand="farm-map", doors=3)
    do(state, "play farm-map 0")
    assert has(state, "vp") == 10, "a final effect waits for the end"
    state = position(agenda=PLAY, hand="electromagnet", cleverness=1)
    do(state, "play electromagnet 0")
    assert has(state, "metal") == 1, "a 1× effect waits to be used"


def test_6_6_a_played_card_counts_by_type_deck_and_timing() -> None:
    state = position(agenda=(), played="hammer jetpack mill automatic-owl")

    assert [has(state, kind) for kind in ("tools", "robots", "structures")] == [2, 1, 1]
    assert [has(state, kind) for kind in ("basic-cards", "advanced-cards")] == [2, 2]
    assert has(state, "permanent-cards") == 1
    assert (has(state, "energy"), has(state, "agility"), has(state, "strength")) == (2, 1, 1)


def test_6_6_the_play_is_seen_before_it_is_paid() -> None:
    state = position(agenda=(PlayCards(1, Allowance(either=1)), TAKE_TURN), hand="hammer")
    state.revealed = False
    do(state, "play hammer 0")

    assert me(state).known == 1 << 40
    do(state, "discount wood")
    assert (me(state).hand, me(state).known) == ([], 0)
