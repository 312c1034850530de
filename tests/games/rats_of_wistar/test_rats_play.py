"""§6 Playing an invention."""

from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import do, give, has, lay, me, options, position

PLAY = (PlayCards(1), TAKE_TURN)


def test_6_1_any_mixture_pays_a_free_price() -> None:
    state = position(agenda=(PayUnits(3), TAKE_TURN), wood=1, metal=1, hand="hammer lockpick")

    assert set(options(state)) == {"pay wood", "pay metal", "pay-card hammer", "pay-card lockpick"}
    do(state, "pay wood", "pay-card lockpick", "pay metal")
    assert (has(state, "wood"), has(state, "metal"), len(me(state).hand)) == (0, 0, 1)


def test_6_2_current_and_types_are_asked_for_and_not_spent() -> None:
    state = position(agenda=PLAY, hand="bionic-eye", metal=2, joker=5, cleverness=1)
    assert options(state) == ["skip"]
    give(state, 0, current=1)
    state._asked = None
    assert options(state) == ["play bionic-eye 0", "skip"]
    do(state, "play bionic-eye 0")
    assert has(state, "current") == 1


def test_6_2_boosted_current_needs_the_boosted_side() -> None:
    state = position(agenda=PLAY, hand="time-machine", metal=2, cleverness=1, current=1)
    assert options(state) == ["skip"]
    give(state, 0, current=2)
    state._asked = None
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


def test_the_automatic_horse_of_the_rulebook() -> None:
    state = position(agenda=PLAY, hand="automatic-horse", current=1, house_markers=2)
    lay(state, 0, "ground-to-cat-missile")
    state._asked = None
    do(state, "play automatic-horse 0")

    assert (has(state, "movement"), has(state, "vp")) == (3, 12)
