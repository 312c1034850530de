"""What a second reading of the rulebook found."""

from typing import Any

from bestiary.core import Step
from bestiary.games.cryptic_nature.abilities import UseAbility
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.assistant.training import Train
from bestiary.games.cryptic_nature.box.components import CARDS, constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Face, Hare, Terrain
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.relocation import settling_spots
from bestiary.games.cryptic_nature.rounds import EndRound
from bestiary.games.cryptic_nature.setup import DealSoloContracts
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position

TURN = [CryptozoologistTurn(0)]


def reasons(state: Expedition) -> list[tuple[str, str]]:
    return [(r.action, r.why) for r in state.reasons(0)]


def test_5_1_no_reason_is_given_for_what_is_on_offer() -> None:
    fits = position(agenda=TURN, found=["lossie"], sanctuary=". FF FF")
    assert options(fits, "relocate")
    assert "relocate" not in dict(reasons(fits))
    full = position(agenda=TURN, found=["lossie"])
    assert ("relocate", "no-room") in reasons(full)


def test_3_3_a_neighbouring_token_is_no_missing_one() -> None:
    given: dict[str, Any] = {"agenda": TURN, "place": ["edinburgh"], "ground": "w1:rumour-w1"}
    assert ("collect", "nothing-here") in reasons(position(**given))
    near = position(**given, skills=["collect-adjacent"])
    assert options(near, "collect")
    assert "collect" not in dict(reasons(near))


def test_3_3_without_action_and_skill_nothing_is_collected() -> None:
    state = position(agenda=TURN, place=["w1"], action_left=False)
    assert ("collect", "action-used") in reasons(state)


def test_4_1_evidence_of_another_kind_is_a_reason() -> None:
    state = position(
        agenda=TURN, display="lossie", bets=["lossie"], place=["e1"], evidence=["sky-w2"]
    )
    assert not options(state, "track")
    assert ("track", "no-evidence") in reasons(state)


def test_2_4_a_bet_that_must_be_laid_is_asked_for_once() -> None:
    state = position(agenda=[EndRound()], display="lossie haber gulon", bets=["lossie", "haber"])
    assert open_prompt(state) == "lay-bet"
    assert [d.prompt for d in state.open_to(0)] == ["lay-bet"]
    assert [d.prompt for d in state.open_to(1)] == ["free-bet"]


def test_13_1_only_contracts_that_are_kept_are_told() -> None:
    state = position(1, agenda=[DealSoloContracts()])
    play(state, "deal-contracts kind-bird+kind-beast", "deal-contracts habitat-water")
    assert event_kinds(state).count("contracts-dealt") == 1
    play(state, "deal-contracts evidence-sky")
    assert event_kinds(state).count("contracts-dealt") == 2


def test_7_1_who_pays_to_leave_the_top_may_not_step_back() -> None:
    state = position(
        agenda=[AssistantTurn(0)], rows=[0, 5], coins=[3, 0], from_top=True, dice=(), market=""
    )
    play(state, "paid-step down")
    assert "step-up" not in options(state)
    assert "paid-step up" not in options(state)


def test_5_2_the_vouivre_needs_a_cell_of_either_habitat() -> None:
    assert CARDS[Cryptid.VOUIVRE].habitat == (Terrain.MOUNTAIN, Terrain.WATER)
    assert len(settling_spots(position(sanctuary="MM. .WW"), Cryptid.VOUIVRE)) == 1
    assert not len(settling_spots(position(sanctuary="MM. .MM"), Cryptid.VOUIVRE))
    assert not len(settling_spots(position(sanctuary="MM. .FF"), Cryptid.VOUIVRE))


def test_7_2_the_die_restores_as_many_skills_as_the_data_file_says() -> None:
    every = "collect track luck second-chance"
    state = position(
        agenda=[AssistantTurn(0)], skills=[every], ready=[0, 0], dice=(Face.RESTORE,), market=""
    )
    play(state, "step-down restore", "restore collect", "restore track")
    assert open_prompt(state) == "assistant-turn"
    assert constant("die-restores") == 2


def with_a_coin_token(step: Step, **given: Any) -> Expedition:
    hares = [(Hare.COINS,), ()]
    given |= {"options": {"wolpertinger": "yes"}, "hares": hares, "coins": [0, 0]}
    return position(agenda=[step], **given)


def test_11_2_a_token_turns_into_coins_wherever_the_turn_asks_for_them() -> None:
    market = "sky-w2 rumour-n1 victim-n1"
    gulon = with_a_coin_token(UseAbility(0, Cryptid.GULON, "find"), market=market)
    assert options(gulon) == ["use-hare coins", "enough"]
    play(gulon, "use-hare coins", "buy sky-w2")
    assert gulon.coins[0] == 1
    train = with_a_coin_token(Train(0), skills=["track luck"], ready=[0, 0])
    play(train, "use-hare coins", "restore track")
    assert train.coins[0] == 3
    assert not options(train, "use-hare")
    idle = with_a_coin_token(Train(0), skills=["track luck"])
    assert open_prompt(idle) == ""


def full_reasons(state: Expedition) -> list[tuple[str, str, str]]:
    return [(r.action, r.why, r.rule) for r in state.reasons(0)]


def test_2_2_every_reason_names_its_rule() -> None:
    used = position(agenda=TURN, place=["e1"], action_left=False, found=["lossie"])
    assert full_reasons(used) == [
        ("collect", "action-used", "§2.2"),
        ("refresh", "action-used", "§2.2"),
        ("track", "action-used", "§2.2"),
        ("relocate", "no-city", "§5.1"),
    ]
    city = position(agenda=TURN, place=["rome"], action_left=False, found=["lossie"])
    assert ("relocate", "action-used", "§2.2") in full_reasons(city)
    assert full_reasons(position(agenda=TURN, place=["e1"], display="trochus")) == [
        ("collect", "nothing-here", "§3.3"),
        ("track", "no-cryptid-here", "§4.1"),
    ]
    seven = "n1:bones-n2 n2:sky-w2 e1:tracks-n3 s1:water-e2 s1:victim-s2 w1:rumour-n1 w2:rumour-s2"
    hand = "victim-n1 victim-w3 bones-s3 victim-e3 bones-w4"
    full = position(agenda=TURN, place=["e1"], ground=seven, evidence=[hand], display="haber")
    assert full_reasons(full) == [
        ("collect", "no-slot", "§3.3"),
        ("refresh", "map-full", "§6.1"),
        ("track", "no-bet", "§4.1"),
    ]
    assert not position(agenda=TURN).reasons(1)


def test_3_1_a_move_made_and_skills_used_are_reasons() -> None:
    spent = position(agenda=TURN, place=["e1"], action_left=False, steps_left=0, ready=[0, 0])
    assert ("move", "moved", "§3.1") in full_reasons(spent)
    assert ("skills", "no-skill", "§2.2") in full_reasons(spent)
    fresh = dict(reasons(position(agenda=TURN, place=["e1"])))
    assert "move" not in fresh
    assert "skills" not in fresh


def test_7_1_every_reason_of_the_assistant_names_its_rule() -> None:
    hand = "victim-n1 victim-w3 bones-s3 victim-e3 bones-w4"
    state = position(agenda=[AssistantTurn(0)], evidence=[hand], coins=[0, 0])
    assert full_reasons(state) == [
        ("end-turn", "step-first", "§7.1"),
        ("buy", "no-slot", "§7.6"),
        ("pay", "no-coins", "§7.4"),
    ]
    assert full_reasons(position(agenda=[AssistantTurn(0)], stepped=True)) == []
    assert not state.reasons(1)
