"""§7 The assistant phase."""

from typing import Any

import pytest

from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.assistant.training import Train
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Face, Skill, Token
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import open_prompt, options, play, position, read

TURN = [AssistantTurn(0)]
DICE = (Face.COINS_3, Face.EXPERIENCE_2, Face.RESTORE)


def turn(seats: int = 3, **given: Any) -> Expedition:
    return position(seats, agenda=TURN, assisting=True, **({"dice": DICE} | given))


def test_7_1_one_step_up_or_down_to_the_nearest_free_row() -> None:
    state = turn(rows=[4, 3, 5])
    assert options(state, "step-down") == [
        "step-down coins-3",
        "step-down experience-2",
        "step-down restore",
    ]
    assert options(state, "end-turn") == []
    assert play(state, "step-down coins-3").rows[0] == 6
    assert play(turn(rows=[4, 3, 5]), "step-up").rows[0] == 2
    assert options(turn(rows=[2, 1, 0]), "step-up") == []


def test_7_1_the_top_row_is_closed_to_who_began_there() -> None:
    state = turn(rows=[0, 5, 6], from_top=True, coins=[3, 0, 0])
    play(state, "step-down coins-3")
    assert options(state, "paid-step") == ["paid-step down"]


def test_7_2_a_step_down_gains_a_die() -> None:
    state = play(turn(), "step-down experience-2")
    assert state.experience[0] == 2
    assert state.dice == (Face.COINS_3, Face.RESTORE)
    state = play(turn(dice=(Face.BONUS_RUMOUR,)), "step-down bonus-rumour")
    assert state.evidence[0] == (Token.BONUS_1,)
    given: dict[str, Any] = {"dice": (Face.BONUS_RUMOUR,), "evidence": ["tracks-n3"]}
    state = play(turn(**given), "step-down bonus-rumour")
    assert state.evidence[0] == (Token.TRACKS_N3, Token.BONUS_1)
    full = "victim-n1 victim-w3 victim-s2 victim-e3 bones-s3"
    state = play(turn(dice=(Face.BONUS_RUMOUR,), evidence=[full]), "step-down bonus-rumour")
    assert len(state.evidence[0]) == 5


def test_7_3_example_max_learns_two_skills_and_restores_the_plane() -> None:
    state = turn(experience=[2, 0, 0], coins=[1, 0, 0], ready=[0, 0, 0])
    play(state, "step-up", "learn collect", "learn collect-adjacent", "restore plane-ticket")
    assert (state.experience[0], state.coins[0]) == (0, 0)
    assert state.can_use(0, Skill.COLLECT)
    assert state.has(0, Skill.COLLECT_ADJACENT)
    assert state.can_use(0, Skill.PLANE_TICKET)


def test_7_3_two_players_pay_one_more_unless_they_agree() -> None:
    dear = position(2, agenda=[Train(0)], experience=[1, 0])
    assert open_prompt(dear) == ""
    cheap = position(2, agenda=[Train(0)], experience=[1, 0], options={"surcharge": "no"})
    assert "learn collect" in options(cheap)


def test_7_3_what_is_asked_of_two_is_also_paid() -> None:
    paid = position(2, agenda=[Train(0)], experience=[5, 0])
    assert play(paid, "learn collect").experience[0] == 3
    cheap = position(2, agenda=[Train(0)], experience=[5, 0], options={"surcharge": "no"})
    assert play(cheap, "learn collect").experience[0] == 4


def test_7_4_a_coin_for_each_row() -> None:
    state = play(turn(rows=[4, 3, 5], coins=[2, 0, 0]), "paid-step up", "paid-step down")
    assert (state.coins[0], state.rows[0]) == (0, 4)
    assert options(state, "paid-step") == []


def test_7_5_a_new_market_or_new_cards() -> None:
    state = turn(market="sky-w2 rumour-n1 bonus-5", coins=[1, 0, 0])
    play(state, "refresh-market", "draw tracks-n3+bones-s3+victim-n1")
    assert state.market == (Token.TRACKS_N3, Token.BONES_S3, Token.VICTIM_N1)
    assert {Token.SKY_W2, Token.RUMOUR_N1} == set(state.aside)
    assert Token.BONUS_5 in state.supply


def test_7_5_one_place_may_be_replaced_twice_for_one_coin() -> None:
    state = turn(display="lossie haber trochus", bets=["", "haber"], coins=[1, 0, 0])
    assert options(state, "replace") == [
        "replace lossie",
        "replace trochus",
        "replace lossie+trochus",
    ]
    play(state, "replace trochus", "open ziphius", "replace ziphius", "open tsmok")
    assert state.display[:3] == [Cryptid.LOSSIE, Cryptid.HABER, Cryptid.TSMOK]
    assert state.coins[0] == 0
    assert open_prompt(state) == "assistant-turn"


def test_7_5_the_second_card_is_chosen_when_the_first_was_seen() -> None:
    state = turn(display="lossie haber trochus", bets=["", "haber"], coins=[1, 0, 0])
    play(state, "replace trochus", "open ziphius")
    assert options(state) == ["replace lossie", "replace ziphius", "decline"]
    play(state, "replace lossie", "open tsmok")
    assert state.display[:3] == [Cryptid.TSMOK, Cryptid.HABER, Cryptid.ZIPHIUS]
    assert (open_prompt(state), options(state, "replace")) == ("assistant-turn", [])


def test_7_6_example_katya_swaps_tracks_for_rumours() -> None:
    state = turn(evidence=["tracks-n3"], market="rumour-n1 sky-w2 bones-s3", coins=[0, 0, 0])
    play(state, "swap tracks-n3 rumour-n1")
    assert state.coins[0] == 1
    assert state.evidence[0] == (Token.RUMOUR_N1,)
    assert options(state, "swap") + options(state, "sell") + options(state, "buy") == []


def test_7_6_a_full_market_makes_room_and_nothing_is_traded_back() -> None:
    state = turn(evidence=["tracks-n3 sky-n4"], market="rumour-n1 sky-w2 bones-s3")
    assert len(options(state, "sell")) == 6
    play(state, "sell tracks-n3 sky-w2")
    assert state.market == (Token.RUMOUR_N1, Token.BONES_S3, Token.TRACKS_N3)
    assert state.coins[0] == 4
    assert options(state, "buy") == ["buy rumour-n1", "buy bones-s3"]
    assert "sell sky-n4 tracks-n3" in options(state)
    room = turn(evidence=["tracks-n3"], market="sky-w2")
    assert options(room, "sell") == ["sell tracks-n3 _"]


def test_7_7_one_bet_may_be_moved_once() -> None:
    state = turn(display="lossie haber trochus ziphius", bets=["lossie haber"])
    assert len(options(state, "move-bet")) == 4
    play(state, "move-bet lossie ziphius")
    assert state.bets[0] == (Cryptid.ZIPHIUS, Cryptid.HABER)
    assert options(state, "move-bet") == []


def test_7_7_a_bet_just_laid_is_not_the_one_moved() -> None:
    state = turn(display="lossie haber trochus", bets=["lossie"])
    state.play(0, read("bet trochus"))
    assert options(state, "move-bet") == ["move-bet lossie haber"]


def test_7_8_a_bet_in_hand_is_laid_in_anybodys_turn() -> None:
    state = position(
        2, agenda=[CryptozoologistTurn(0)], display="lossie mavo", bets=["lossie mavo", "lossie"]
    )
    (_, offer), *_ = state.offers()
    assert offer.seat == 1
    state.play(1, read("bet mavo"))
    assert state.bets[1] == (Cryptid.LOSSIE, Cryptid.MAVO)
    assert list(state.offers()) == []
    assert open_prompt(state) == "cryptozoologist-turn"


def test_7_8_whoever_has_another_bet_in_hand_is_offered_that_too() -> None:
    state = position(
        2, agenda=[CryptozoologistTurn(0)], display="lossie mavo", bets=["lossie mavo", ""]
    )
    state.play(1, read("bet mavo"))
    assert [(offer.seat, len(offer.options)) for _, offer in state.offers()] == [(1, 1)]


def test_7_1_the_step_is_taken_once() -> None:
    state = play(turn(), "step-down coins-3")
    assert options(state, "step-down") + options(state, "step-up") == []
    assert options(state, "end-turn") == ["end-turn"]
    state = play(turn(), "step-up")
    assert options(state, "step-down") + options(state, "step-up") == []


def test_7_1_at_the_bottom_only_up() -> None:
    state = turn(rows=[8, 9, 2], coins=[1, 0, 0])
    assert options(state, "step-down") == []
    assert options(state, "step-up") == ["step-up"]
    assert options(state, "paid-step") == ["paid-step up"]


def test_7_1_the_top_is_open_to_who_did_not_begin_there() -> None:
    assert play(turn(rows=[1, 5, 6]), "step-up").rows[0] == 0


@pytest.mark.parametrize(
    ("face", "coins", "experience"),
    [("coins-2", 3, 0), ("coins-3", 4, 0), ("experience-1", 1, 1), ("experience-2", 1, 2)],
)
def test_7_2_each_face(face: str, coins: int, experience: int) -> None:
    state = play(turn(dice=(Face(face), Face(face))), f"step-down {face}")
    assert (state.coins[0], state.experience[0]) == (coins, experience)
    assert state.dice == (Face(face),)


def test_7_3_a_skill_costs_its_price_and_an_active_one_is_ready() -> None:
    state = position(3, agenda=[Train(0)], experience=[3, 0, 0], coins=[0, 0, 0])
    play(state, "learn track", "learn range-1")
    assert state.experience[0] == 0
    assert state.can_use(0, Skill.TRACK)
    assert state.has(0, Skill.RANGE_1)
    assert not state.can_use(0, Skill.RANGE_1)
    short = position(3, agenda=[Train(0)], experience=[1, 0, 0])
    assert "learn track" not in options(short)
    assert "learn plane-ticket" not in options(short)


def test_7_3_restoring_costs_a_coin_each() -> None:
    state = position(3, agenda=[Train(0)], skills=["track"], ready=[0, 0, 0], coins=[1, 0, 0])
    assert options(state) == ["restore plane-ticket", "restore track", "enough"]
    play(state, "restore track")
    assert (state.coins[0], open_prompt(state)) == (0, "")


def test_7_5_nobody_pays_with_what_is_not_there() -> None:
    state = turn(display="lossie haber", coins=[0, 0, 0], market="sky-w2")
    paid = ("paid-step", "refresh-market", "replace", "buy")
    assert [kind for kind in paid if options(state, kind)] == []


def test_7_5_alone_a_card_costs_three() -> None:
    given: dict[str, Any] = {
        "agenda": TURN,
        "assisting": True,
        "dice": DICE,
        "display": "lossie haber",
    }
    assert options(position(1, **given, coins=[2]), "replace") == []
    state = position(1, **given, coins=[3])
    assert options(state, "replace") == ["replace lossie", "replace haber"]
    play(state, "replace lossie", "open tsmok")
    assert (state.coins[0], open_prompt(state)) == (0, "assistant-turn")


def test_7_6_what_was_bought_is_not_sold_in_the_same_turn() -> None:
    state = turn(market="rumour-n1 sky-w2 bones-s3", coins=[3, 0, 0], evidence=["tracks-n3"])
    play(state, "buy sky-w2")
    assert (state.coins[0], state.market) == (0, (Token.RUMOUR_N1, Token.BONES_S3))
    assert options(state, "sell") == ["sell tracks-n3 _"]
    assert options(state, "swap") == [
        "swap tracks-n3 rumour-n1",
        "swap tracks-n3 bones-s3",
    ]
    play(state, "sell tracks-n3 _")
    assert options(state, "sell") == [], "nor is what was bought before that"


def test_7_6_a_full_board_cannot_buy_but_swap_and_the_payer_needs_the_coins() -> None:
    full = "rumour-n3 rumour-w1 rumour-w4 rumour-s2 rumour-s4"
    state = turn(evidence=[full], market="sky-w2", coins=[9, 0, 0])
    assert options(state, "buy") == []
    assert len(options(state, "swap")) == 5
    poor = turn(evidence=["rumour-n3"], market="sky-w2 rumour-n1", coins=[0, 0, 0])
    assert options(poor, "swap") == ["swap rumour-n3 rumour-n1"]
    rich = turn(evidence=["rumour-n3"], market="sky-w2 rumour-n1", coins=[1, 0, 0])
    assert play(rich, "swap rumour-n3 sky-w2").coins[0] == 0
    assert rich.market == (Token.RUMOUR_N3, Token.RUMOUR_N1)


def test_7_6_a_token_sold_may_be_the_one_removed() -> None:
    state = turn(evidence=["tracks-n3 bonus-1"], market="rumour-n1 sky-w2 bones-s3")
    play(state, "sell bonus-1 rumour-n1", "sell tracks-n3 bonus-1")
    assert state.market == (Token.SKY_W2, Token.BONES_S3, Token.TRACKS_N3)
    assert Token.BONUS_1 in state.supply
    assert state.aside == (Token.RUMOUR_N1,)


def test_7_7_a_bet_moves_to_a_card_without_an_own_one() -> None:
    state = turn(display="lossie haber trochus", bets=["lossie haber", "trochus"])
    assert options(state, "move-bet") == ["move-bet lossie trochus", "move-bet haber trochus"]


def test_7_5_a_new_market_costs_a_coin() -> None:
    state = turn(market="sky-w2 rumour-n1 bones-s3", coins=[4, 0, 0])
    play(state, "refresh-market", "draw tracks-n3+sky-s3+victim-n1")
    assert state.coins[0] == 3
