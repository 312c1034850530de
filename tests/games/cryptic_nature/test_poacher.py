"""§13 The poacher."""

from typing import Any

from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.box.components import PLANS
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Evidence,
    Face,
    Place,
    PoacherAction,
    PoacherCard,
    Terrain,
    Token,
)
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.poacher.assistant import PoacherAssists, PoacherBuilds
from bestiary.games.cryptic_nature.poacher.hunting import (
    can_pay,
    candidates,
    payment,
    reputation_of,
    suitable_on_map,
)
from bestiary.games.cryptic_nature.poacher.turn import PoacherHunts, hunt
from bestiary.games.cryptic_nature.refresh import refresh_steps
from bestiary.games.cryptic_nature.rounds import BeginRound, EndRound
from bestiary.games.cryptic_nature.scoring import FinishGame, personal_points
from bestiary.games.cryptic_nature.setup import DealSoloContracts
from bestiary.games.cryptic_nature.state import Expedition, Poacher
from bestiary.games.cryptic_nature.tracking.dice import AssistantDice
from core.narrowing import narrow, present
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position

CARDS = tuple(PoacherCard)


def solo(card: int = 1, evidence: str = "", caught: str = "", **given: Any) -> Expedition:
    poacher = Poacher(
        CARDS[card - 1],
        tuple(c for c in CARDS if c is not CARDS[card - 1]),
        (),
        tuple(map(Token, evidence.split())),
        tuple(map(Cryptid, caught.split())),
    )
    return position(1, poacher=poacher, **given)


def hunting(action: PoacherAction, **given: Any) -> Expedition:
    state = solo(**given)
    assert hunt(state, action)
    state.advance()
    return state


def test_13_1_set_up_like_two_with_open_contracts_for_evidence() -> None:
    state = GAME.rules.start(1, GAME.validate_options(1))
    assert (state.coins, state.rows, state.surcharge) == ([1], [3, 4], 1)
    assert state.playable.bit_count() == 64
    state = position(1, agenda=[DealSoloContracts()])
    play(state, "deal-contracts kind-bird+kind-beast")
    assert not any("kind-beast" in o for o in options(state))
    play(state, "deal-contracts habitat-water", "deal-contracts evidence-sky")
    assert state.contracts[0] == ("kind-bird", "evidence-sky")
    dice = narrow(AssistantDice, position(1, agenda=[BeginRound()]).decisions[0].options)
    assert dice.number == 3


def test_13_1_a_returned_bet_is_laid_at_once() -> None:
    state = hunting(
        PoacherAction.CATCH_2,
        display="lossie haber",
        bets=["lossie haber"],
        evidence="rumour-n1 bones-n2",
        contracts=["evidence-bones kind-bird"],
    )
    play(state, "open gulon")
    assert open_prompt(state) == "lay-bet"
    assert options(state) == ["bet gulon"]


def test_13_1_the_bet_on_a_found_cryptid_is_laid_before_its_ability_works() -> None:
    state = position(
        1,
        agenda=[CryptozoologistTurn(0)],
        display="haber trochus",
        bets=["haber"],
        place=["e1"],
        evidence=["tracks-n3 rumour-n1"],
    )
    play(state, "track haber tracks-n3+rumour-n1 action", "open gulon")
    assert (open_prompt(state), options(state)) == ("lay-bet", ["bet gulon", "bet trochus"])
    assert state.coins[0] == 1
    play(state, "bet gulon")
    assert (open_prompt(state), state.coins[0]) == ("cryptozoologist-turn", 3)
    assert state.free_bets(0) == 1


def test_13_1_a_bet_on_a_card_one_replaces_waits_as_usual() -> None:
    state = position(
        1,
        agenda=[*refresh_steps(0)[1:], EndRound()],
        display="haber trochus lossie",
        bets=["haber trochus"],
    )
    play(state, "replace haber", "open ziphius")
    assert open_prompt(state) == "refresh-bonus"
    assert [d.prompt for d in state.open_to(0)] == ["refresh-bonus", "free-bet"]
    play(state, "take-coins")
    assert (open_prompt(state), options(state)) == ("lay-bet", ["bet ziphius", "bet lossie"])


def test_13_2_the_leftmost_possible_action_of_his_line() -> None:
    state = solo(2, ground="n1:tracks-n3 w4:bones-n2", contracts=["evidence-sky kind-bird"])
    state.then(PoacherHunts())
    state.advance()
    play(state, "turn-card card-3")
    assert present(state.poacher).evidence == (Token.BONES_N2,), (
        "nothing for a bet: what lies in the west"
    )
    assert "poacher-took" in event_kinds(state)
    assert PoacherCard.CARD_3 is present(state.poacher).card
    assert present(state.poacher).used == (PoacherCard.CARD_2,)
    assert present(state.poacher).deck == (CARDS[0], *CARDS[3:]), (
        "the card in force and the last are out"
    )


def test_13_2_used_cards_are_shuffled_again() -> None:
    state = solo(ground="n1:tracks-n3 w4:bones-n2")
    state.poacher = Poacher(CARDS[0], (), CARDS[1:])
    state.then(PoacherHunts())
    state.advance()
    assert len(options(state)) == 14


def test_13_3_evidence_for_a_bet_rumours_last() -> None:
    ground = "n1:rumour-n3 s2:tracks-n3 e1:bones-n2 w1:sky-w2"
    state = solo(ground=ground, display="haber", bets=["haber"])
    plan = PLANS[PoacherCard.CARD_1]
    assert suitable_on_map(state, PoacherAction.TAKE_BET, plan) == (Token.TRACKS_N3,)
    nothing = solo(ground="s2:rumour-n3 w1:sky-w2", display="haber", bets=["haber"])
    assert suitable_on_map(nothing, PoacherAction.TAKE_BET, plan) == (Token.RUMOUR_N3,)
    held = solo(ground=ground, display="haber", bets=["haber"], evidence="tracks-e4")
    assert suitable_on_map(held, PoacherAction.TAKE_BET, plan) == (Token.TRACKS_N3,)


def test_13_3_lowest_and_highest_number_of_the_first_region() -> None:
    state = solo(ground="w2:rumour-n3 w2:tracks-n3 w4:bones-n2 e1:sky-w2")
    plan = PLANS[PoacherCard.CARD_1]
    assert suitable_on_map(state, PoacherAction.TAKE_LOWEST, plan) == (Token.TRACKS_N3,)
    assert suitable_on_map(state, PoacherAction.TAKE_HIGHEST, plan) == (Token.BONES_N2,)


def test_13_4_exact_evidence_first_then_pairs_of_rumours() -> None:
    needs = (Evidence.TRACKS, Evidence.BONES)
    held = (Token.RUMOUR_N1, Token.BONUS_1, Token.TRACKS_N3, Token.RUMOUR_N3)
    assert payment(needs, held) == (Token.TRACKS_N3, Token.BONUS_1, Token.RUMOUR_N1)
    like = (Token.TRACKS_N3, Token.TRACKS_E4)
    assert payment((Evidence.TRACKS,), like) == (Token.TRACKS_N3,), "what he took first"
    assert can_pay(needs, (Evidence.TRACKS, *[Evidence.RUMOUR] * 2))
    assert not can_pay(needs, (Evidence.TRACKS, Evidence.RUMOUR))
    haber = (Evidence.TRACKS, Evidence.RUMOUR)
    assert can_pay(haber, (Evidence.TRACKS, Evidence.RUMOUR))
    assert can_pay(haber, (Evidence.RUMOUR, *[Evidence.RUMOUR] * 2))
    assert not can_pay(haber, (Evidence.TRACKS, Evidence.BONES))


def test_13_4_found_cryptids_are_not_safe_before_they_are_relocated() -> None:
    state = hunting(
        PoacherAction.CATCH_ANY,
        found=["lossie haber"],
        fate={Cryptid.HABER: "sanctuary"},
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["evidence-tracks kind-bird"],
    )
    assert state.found[0] == (Cryptid.HABER,)
    assert (present(state.poacher).evidence, present(state.poacher).caught) == (
        (),
        (Cryptid.LOSSIE,),
    )


def test_13_4_the_one_that_serves_a_contract_then_the_higher_number() -> None:
    state = solo(
        found=["ziphius lagopus gulon"],
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["evidence-tracks kind-reptile"],
        caught="dahu",
    )
    plan = PLANS[PoacherCard.CARD_1]
    assert candidates(state, PoacherAction.CATCH_ANY, plan) == (Cryptid.GULON,)


def test_13_4_then_the_one_that_finding_would_pay_best() -> None:
    state = solo(
        found=["ziphius lossie squasc"],
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["kind-beast habitat-mountain"],
    )
    plan = PLANS[PoacherCard.CARD_1]
    assert [reputation_of(state, c) for c in state.found[0]] == [1, 2, 3]
    assert candidates(state, PoacherAction.CATCH_ANY, plan) == (Cryptid.SQUASC,)
    state.found[0] = (Cryptid.LOSSIE, Cryptid.SQUASC)
    assert candidates(state, PoacherAction.CATCH_ANY, plan) == (Cryptid.SQUASC,), "of two as well"
    state.found[0] = (Cryptid.HERENSUGE, Cryptid.DAHU, Cryptid.LAGOPUS)
    state.contracts[0] = ()
    assert [reputation_of(state, c) for c in state.found[0]] == [4, 3, 3]


def test_13_5_he_removes_the_highest_die_and_stands_beside_the_assistant() -> None:
    state = solo(
        1,
        rows=[6, 2],
        dice=(Face.EXPERIENCE_1, Face.EXPERIENCE_2),
        agenda=[PoacherAssists()],
        final=1,
    )
    assert state.dice == (Face.EXPERIENCE_1,)
    assert state.rows[1] == 5
    rumour = solo(1, rows=[6, 7], dice=(Face.BONUS_RUMOUR,), agenda=[PoacherAssists()], final=1)
    assert present(rumour.poacher).evidence == (Token.BONUS_1,)
    assert rumour.rows[1] == 7


def test_13_5_he_takes_from_the_market_and_refreshes_it() -> None:
    state = solo(
        3,
        rows=[6, 2],
        market="sky-w2 tracks-n3 rumour-n1",
        display="haber",
        bets=["haber"],
        agenda=[PoacherAssists()],
        final=1,
    )
    assert present(state.poacher).evidence == (Token.TRACKS_N3,)
    play(state, "draw sky-s3+water-e2+victim-n1")
    assert len(state.market) == 3


def test_13_6_the_player_lays_a_tile_of_his_terrain() -> None:
    state = solo(3, agenda=[PoacherBuilds()])
    assert all(o.startswith("place-tile water") for o in options(state))
    play(state, "place-tile water-1", "lay 1 2 1")
    assert state.land[Terrain.WATER].bit_count() == 2
    assert "poacher-built" in event_kinds(state)


def test_13_7_three_of_one_contract_or_five_end_the_game() -> None:
    lost = hunting(
        PoacherAction.CATCH_ANY,
        found=["lagopus"],
        caught="dahu haber",
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["evidence-tracks kind-bird"],
    )
    assert (present(lost.outcome).winners, present(lost.outcome).reason) == ((), "poacher-contract")
    five = hunting(
        PoacherAction.CATCH_ANY,
        found=["lossie"],
        caught="dahu ziphius trochus tsmok",
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["evidence-sky kind-bird"],
        experience=[7],
    )
    assert present(five.outcome).reason == "poacher-five"
    assert [score.total for score in present(five.outcome).scores] == [2], (
        "what was reached is still told"
    )
    four = hunting(
        PoacherAction.CATCH_ANY,
        found=["lossie"],
        caught="dahu ziphius trochus",
        evidence="tracks-n3 bones-n2 sky-w2 sky-n4",
        contracts=["evidence-sky kind-bird"],
    )
    assert four.outcome is None


def test_13_8_won_at_the_usual_end_with_both_contracts() -> None:
    state = solo(found=["lossie"], contracts=["evidence-bones kind-beast"])
    assert personal_points(state, 0) == 2
    state.then(FinishGame())
    state.advance()
    assert (present(state.outcome).winners, present(state.outcome).reason) == ((0,), "trainee")
    assert Place.ROME is state.place[0]
