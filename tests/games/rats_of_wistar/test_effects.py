"""§9 The vocabulary of effects."""

from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.actions.workers import Main
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import MainAction
from bestiary.games.rats_of_wistar.box.script import compile_effect
from bestiary.games.rats_of_wistar.box.stock import JOKER, METAL, MOVEMENT, NAMES, WOOD
from bestiary.games.rats_of_wistar.gains import DrawCards, Gain, Offer
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayFor
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.player import Trigger
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    FREE,
    do,
    give,
    hand,
    has,
    lay,
    let_chance,
    me,
    options,
    owning,
    playing,
    position,
    turn_up,
    using,
)


def test_9_1_every_effect_of_the_data_is_understood() -> None:
    scripts = [i.effect for i in box.INVENTIONS] + [m.effect for m in box.MICE]
    scripts += [row.reward for row in box.ROWS] + [card.bonus for card in box.MISSIONS]
    scripts += [card.reward for card in box.GOALS] + [cell.effect for cell in box.CELLS]
    scripts += [bonus for _, bonus in box.DOORS]

    for script in scripts:
        if not any(raw[0] == "rivals" for raw in script.raw):
            assert len(script.steps) == len(script.raw)
    for wheel in box.WHEEL.values():
        assert all(compile_effect(cell, "wheel") for sector in wheel for cell in sector)


def test_9_2_gains() -> None:
    state = playing("airfield")

    assert has(state, "movement") == 4


def test_9_3_per_reads_its_counter_once_and_counts_the_card_itself() -> None:
    state = playing("wooden-armour", endurance=1)
    let_chance(state)
    assert [box.INVENTIONS[card].deck for card in me(state).hand] == [1, 1]
    state = playing("laser-saw", energy=2)
    assert has(state, "wood") == 2 + 6


def test_9_3_per_is_one_gain() -> None:
    state = position(agenda=(FREE, TAKE_TURN), hand="founders-monument wooden-porcupine")
    lay(state, 0, "games-room")
    give(state, 0, rooms_dug=3)
    do(state, "play wooden-porcupine 0")

    assert has(state, "vp") == 10 + 3 + 1


def test_9_4_the_lamp_pays_for_a_point_or_not() -> None:
    state = using("lamp")
    assert options(state) == ["pay wood", "pay metal", "skip"]
    do(state, "pay wood")
    assert options(state)[0] == "open-door front-door"
    state = using("lamp")
    do(state, "skip")
    assert options(state)[0] == "visit-hut"


def test_9_4_prices_that_cannot_be_paid_are_not_asked() -> None:
    state = using("steel-armour")
    assert options(state)[0] == "visit-hut"
    state = using("steel-armour", hand="hammer")
    do(state, "pay-card hammer")
    assert (has(state, "metal"), has(state, "vp")) == (3, 11)


def test_9_5_a_permanent_effect_never_reacts_to_its_own_product() -> None:
    state = owning("electric-sawmill games-room", Gain(WOOD, 1))

    assert has(state, "wood") == 2 + 1 + 1
    assert has(state, "vp") == 10 + 1 + 1


def test_9_6_gloves_come_at_once_and_cards_are_offered() -> None:
    gloves = owning("biomechanical-gloves", Explore(1), explorer="study")
    do(gloves, "reveal study", "draw-mission desk")
    let_chance(gloves)
    assert (has(gloves, "metal"), has(gloves, "vp")) == (3, 11)
    spyglass = owning("spyglass", Explore(1), explorer="study")
    do(spyglass, "reveal study", "draw-mission hatch")
    assert has(spyglass, "vp") == 11
    assert options(spyglass) == ["react spyglass", "skip"]


def test_9_6_points_are_received_and_spent_at_once() -> None:
    state = owning("pocket-computer", Main(MainAction.PROJECT), workers=(0, 0, 1))
    do(state, "take-card shovel")
    assert "skip" not in options(state)
    do(state, "take-card pickaxe")
    assert hand(state) == ["shovel", "pickaxe"]
    assert options(state)[0] == "visit-hut"


def test_9_7_the_owner_orders_several_effects_and_may_let_them_pass() -> None:
    triggers = tuple(
        Trigger(source, (), (Gain(MOVEMENT, number),), asks_itself=False)
        for source, number in (("spring-bat", 1), ("bathhouse", 2))
    )
    state = position(agenda=(Offer(triggers), TAKE_TURN))
    assert options(state) == ["react spring-bat", "react bathhouse", "skip"]
    do(state, "react bathhouse")
    assert options(state) == ["react spring-bat", "skip"]
    assert has(state, "movement") == 3
    do(state, "skip")
    assert has(state, "movement") == 3


def test_9_8_the_flashlight_needs_current() -> None:
    assert options(using("flashlight"))[0] == "visit-hut"
    assert options(using("flashlight", current=1))[0] == "open-door front-door"


def test_9_9_the_octopus_gives_one_of_four() -> None:
    state = using("mechanical-octopus")

    assert options(state) == [
        "receive wood 1",
        "receive metal 1",
        "receive movement 1",
        "receive basic 1",
    ]
    do(state, "receive movement 1")
    assert has(state, "movement") == 2


def test_9_10_a_robot_factory_sees_only_the_robots_after_it() -> None:
    two = PlayCards(2, Allowance(free=True)), TAKE_TURN
    for first, second, vp in (
        ("mechanical-bee", "robot-factory", 10),
        ("robot-factory", "mechanical-bee", 12),
    ):
        state = position(agenda=two, hand="mechanical-bee robot-factory")
        do(state, f"play {first} 0", f"play {second} 0")
        assert has(state, "vp") == vp


def test_9_10_the_firefly_does_not_see_its_own_energy() -> None:
    state = playing("automatic-firefly")

    assert (has(state, "energy"), has(state, "vp")) == (1, 10)
    assert [raw[1] for raw in box.INVENTIONS[me(state).played[0]].effect.raw] == ["symbol energy"]


def test_9_11_the_snail_is_a_room_and_the_screwdriver_a_discount() -> None:
    state = owning("automatic-snail positronic-screwdriver", PlayCards(1), hand="garage", wood=3)

    assert me(state).free_rooms == 4
    give(state, 0, strength=1, agility=1, metal=2)
    state.ask_again()
    do(state, "play garage 0", "discount metal")
    assert (has(state, "wood"), has(state, "metal")) == (0, 1)


def test_9_11_the_jack_lowers_the_whole_dig_action() -> None:
    state = owning("hydraulic-jack", Main(MainAction.DIG), workers=(2, 0, 0), metal=3)

    do(state, "dig 2")
    assert has(state, "metal") == 0


def test_jokers_potions_and_the_hut_set_effects_off() -> None:
    assert has(owning("training-centre", Gain(JOKER, 1)), "vp") == 11
    bee = owning("mechanical-bee")
    do(bee, "visit-hut", "use-potion metal")
    assert has(bee, "vp") == 11
    well = owning("well")
    do(well, "visit-hut", "use-potion metal")
    assert has(well, "wood") == 3


def test_the_drilling_rig_and_the_bat() -> None:
    rig = owning("drilling-rig", Gain(METAL, 2))
    assert (has(rig, "metal"), has(rig, "vp")) == (5, 11)
    bat = owning("spring-bat", Explore(1), explorer="kitchen")
    do(bat, "take-mouse kitchen", "draw-mouse house-mouse-8", "react spring-bat")
    assert has(bat, "movement") == 2


def test_the_encyclopedia_sees_every_advanced_card() -> None:
    state = owning("encyclopedia university", DrawCards(1, 2))
    let_chance(state)

    assert (has(state, "vp"), has(state, "wood")) == (12, 4)


def test_a_radar_tower_waives_a_symbol() -> None:
    state = position(agenda=(), explorer="study", strength=1)
    turn_up(state, 1, "study")
    state.rows[box.MISSIONS[1].rows[0].number] = 1
    state.agenda += [TAKE_TURN, CompleteMission(1)]
    state.advance()
    assert "complete gnaw-the-bars 0" not in options(state)
    state.agenda[-1] = CompleteMission(1, 1)
    state.ask_again()
    assert "complete gnaw-the-bars 0" in options(state)


def test_9_4_a_price_of_goods_or_beds_is_asked_once_and_paid_whole() -> None:
    for card, good, gained in (("welding-torch", "metal", "vp"), ("forge", "wood", "metal")):
        state = using(card)
        before = has(state, good), has(state, gained)
        assert options(state) == ["afford", "skip"]
        do(state, "afford")
        assert has(state, good) == before[0] - 1
        assert has(state, gained) > before[1]
        assert options(using(card, **{good: 0}))[0] == "visit-hut"
    mule = using("wooden-mule")
    do(mule, "afford")
    assert [has(mule, good) for good in ("movement", "wood", "metal")] == [0, 3, 3]
    assert options(using("wooden-mule", movement=0))[0] == "visit-hut"
    assert options(playing("hostel"))[0] == "visit-hut"
    assert options(playing("hostel", beds_built=1, beds_discarded=1))[0] == "visit-hut"


def test_9_4_cards_of_one_deck_pay_where_a_deck_is_named() -> None:
    state = using("mechanical-magpie", hand="hammer jetpack")
    assert options(state) == ["pay-card hammer", "skip"]
    do(state, "pay-card hammer")
    assert (has(state, "vp"), has(state, "movement"), hand(state)) == (11, 2, ["jetpack"])
    state = using("drafting-office", hand="hammer jetpack")
    assert options(state) == ["pay-card jetpack", "skip"]
    assert options(using("drafting-office", hand="hammer"))[0] == "visit-hut"


def test_9_4_two_units_are_both_paid() -> None:
    state = using("computing-centre", wood=1, metal=0, hand="hammer")
    do(state, "pay wood")
    assert hand(state) == [], "the last unit has no choice"
    assert options(using("computing-centre", wood=1, metal=0))[0] == "visit-hut"


def test_9_8_enough_is_enough() -> None:
    assert has(playing("theatre", mice=1), "vp") == 10
    assert has(playing("theatre", mice=2), "vp") == 14
    assert has(playing("transformer-house"), "vp") == 10
    assert has(playing("transformer-house", current=1), "vp") == 13


def test_9_3_a_counter_of_nothing_gives_nothing() -> None:
    assert has(playing("wooden-porcupine"), "vp") == 10
    airship = playing("airship", doors=2)
    assert options(airship) == ["open-door front-door", "open-door window-above-the-ivy"]
    do(airship, "open-door front-door", "draw-door door-1", "move-explorer kitchen")
    assert has(airship, "vp") == 12


def test_9_4_a_price_in_cards_is_paid_in_cards_to_the_last() -> None:
    price = PayFor("card", 2, (("gain", "vp", 1),), "")
    state = position(agenda=(price, TAKE_TURN), hand="hammer lamp jetpack")
    do(state, "pay-card lamp")
    assert options(state) == ["pay-card jetpack", "pay-card hammer"]
    do(state, "pay-card hammer")
    assert (has(state, "vp"), hand(state)) == (11, ["jetpack"])


def test_9_1_a_shovel_and_a_rabbit_lower_the_price_and_do_not_waive_it() -> None:
    shovel = playing("shovel", metal=1)
    do(shovel, "dig 1")
    assert (has(shovel, "metal"), has(shovel, "rooms-dug")) == (0, 1)
    assert options(playing("shovel", metal=0))[0] == "visit-hut"
    rabbit = playing("mechanical-rabbit", wood=1)
    do(rabbit, "build 1")
    assert (has(rabbit, "wood"), has(rabbit, "beds-built")) == (0, 1)
    assert options(playing("mechanical-rabbit", wood=0))[0] == "visit-hut"


def test_9_11_a_discount_on_all_inventions_changes_nothing_else() -> None:
    before, state = position(agenda=()), position(agenda=(), played="positronic-screwdriver")

    assert {name for name in NAMES if has(state, name) != has(before, name)} == {
        *("discount-tools", "discount-robots", "discount-structures"),
        *("tools", "advanced-cards", "permanent-cards"),
        *("cleverness", "energy"),
    }
