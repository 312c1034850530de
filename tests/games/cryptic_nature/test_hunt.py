"""§13 The poacher, line by line of his cards."""

from typing import Any

import pytest

from bestiary.games.cryptic_nature.box.components import PLANS
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Face,
    Hare,
    Place,
    PoacherAction,
    PoacherCard,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import Lying
from bestiary.games.cryptic_nature.poacher.assistant import PoacherAssists, PoacherBuilds, assist
from bestiary.games.cryptic_nature.poacher.hunting import (
    candidates,
    suitable_on_map,
    suitable_on_market,
)
from bestiary.games.cryptic_nature.poacher.turn import PoacherHunts, hunt
from bestiary.games.cryptic_nature.rounds import NextTurn
from bestiary.games.cryptic_nature.scoring import end_abilities, hare_points, majority
from bestiary.games.cryptic_nature.state import Expedition, Settled
from core.narrowing import present
from games.cryptic_nature.position import event_kinds, open_prompt, options, play
from games.cryptic_nature.test_poacher import CARDS, hunting, solo

FOUR = "tracks-n3 bones-n2 sky-w2 sky-n4"
SEVEN = "n1:bones-s3 n2:sky-s3 e1:tracks-e4 s1:water-e2 s1:victim-s2 w1:rumour-n1 w2:rumour-s2"


def after_card(card: int, **given: Any) -> Expedition:
    """He turns this card up and does what its line says."""
    other = 2 if card == 1 else 1
    state = solo(other, agenda=[PoacherHunts()], **given)
    return play(state, f"turn-card {CARDS[card - 1]}")


def test_13_2_the_leftmost_of_several_possible_actions() -> None:
    given: dict[str, Any] = {
        "display": "haber",
        "bets": ["haber"],
        "ground": "s2:tracks-n3 s1:sky-w2",
    }
    assert present(after_card(3, **given).poacher).evidence == (Token.TRACKS_N3,)
    lowest = after_card(3, **(given | {"bets": [""]}))
    assert present(lowest.poacher).evidence == (Token.SKY_W2,)


def test_13_2_the_line_is_that_of_his_evidence() -> None:
    given: dict[str, Any] = {
        "display": "haber",
        "bets": ["haber"],
        "contracts": ["evidence-sky kind-bird"],
    }
    ground = "s2:tracks-n3 s1:sky-w2 n4:water-n4"
    one = after_card(3, ground=ground, evidence="bones-n2", **given)
    assert present(one.poacher).evidence == (Token.BONES_N2, Token.SKY_W2)
    two = after_card(3, ground=ground, evidence="bones-n2 bones-s3", **given)
    assert present(two.poacher).evidence == (Token.BONES_N2, Token.BONES_S3, Token.TRACKS_N3)


def test_13_2_he_refreshes_if_nothing_else_is_possible_and_idles_with_seven() -> None:
    state = after_card(
        1, evidence=FOUR, ground="n1:bones-s3", market="rumour-n1 rumour-n3 rumour-w1"
    )
    assert open_prompt(state) == "drop-token"
    assert "poacher-refreshed" in event_kinds(state)
    idle = after_card(1, evidence=FOUR, ground=SEVEN)
    assert event_kinds(idle)[-1] == "poacher-idled"


def test_13_2_no_fifth_token() -> None:
    state = solo(evidence=FOUR, ground="n1:bones-s3 n2:sky-s3")
    assert not hunt(state, PoacherAction.TAKE_LOWEST)
    assert hunt(solo(evidence="sky-w2 sky-n4 bones-n2"), PoacherAction.TAKE_LOWEST)


def test_13_3_contracts_regions_and_the_choice_of_the_player() -> None:
    plan = PLANS[PoacherCard.CARD_2]
    given: dict[str, Any] = {"contracts": ["evidence-sky kind-bird"]}
    ground = "n1:sky-w2 w1:sky-s3 w2:sky-n4 e1:bones-n2"
    state = solo(ground=ground, **given)
    found = suitable_on_map(state, PoacherAction.TAKE_CONTRACT, plan)
    assert found == (Token.SKY_S3, Token.SKY_N4)
    state = hunting(PoacherAction.TAKE_CONTRACT, card=2, ground=ground, **given)
    assert options(state) == ["take sky-s3", "take sky-n4"]
    play(state, "take sky-n4")
    assert present(state.poacher).evidence == (Token.SKY_N4,)
    assert Place.W2 not in state.ground


def test_13_3_a_dearer_token_far_away_goes_before_a_rumour_near() -> None:
    plan = PLANS[PoacherCard.CARD_1]
    state = solo(ground="n1:rumour-n3 e4:sky-w2", contracts=["evidence-sky kind-bird"])
    assert suitable_on_map(state, PoacherAction.TAKE_CONTRACT, plan) == (Token.SKY_W2,)


def test_6_4_the_last_token_he_takes_refreshes_the_map() -> None:
    state = hunting(
        PoacherAction.TAKE_LOWEST, ground="n1:bones-s3", market="rumour-n1 rumour-n3 rumour-w1"
    )
    assert (open_prompt(state), state.decisions[0].seat) == ("drop-token", 0)


@pytest.mark.parametrize(("card", "prey"), [(1, "gulon"), (4, "trochus"), (5, "haber")])
def test_13_4_the_classes_of_his_column_in_order(card: int, prey: str) -> None:
    state = solo(
        card,
        evidence=FOUR,
        found=["gulon"],
        display="trochus haber lossie",
        bets=["haber"],
        contracts=["kind-oddity habitat-water"],
    )
    plan = PLANS[CARDS[card - 1]]
    assert candidates(state, PoacherAction.CATCH_ANY, plan) == (Cryptid(prey),)


def test_13_4_he_catches_only_what_his_evidence_pays_for() -> None:
    given: dict[str, Any] = {
        "found": ["haber gatto-mammone"],
        "contracts": ["kind-oddity kind-bird"],
    }
    plan = PLANS[PoacherCard.CARD_1]
    haber = solo(evidence="tracks-n3 rumour-n1 sky-w2", **given)
    assert candidates(haber, PoacherAction.CATCH_2, plan) == (Cryptid.HABER,)
    assert candidates(haber, PoacherAction.CATCH_3, plan) == ()
    assert candidates(haber, PoacherAction.CATCH_ANY, plan) == ()
    poor = solo(evidence="tracks-n3 sky-w2 rumour-n1 water-n4", found=["tulikettu"])
    assert candidates(poor, PoacherAction.CATCH_2, plan) == ()
    cat = solo(evidence="victim-n1 witness-n2 tracks-n3", **given)
    assert candidates(cat, PoacherAction.CATCH_3, plan) == (Cryptid.GATTO_MAMMONE,)
    assert candidates(cat, PoacherAction.CATCH_2, plan) == ()


def test_13_4_he_pays_what_the_card_asks_and_keeps_the_rest() -> None:
    state = hunting(PoacherAction.CATCH_2, found=["haber"], evidence="tracks-n3 bonus-1 sky-w2")
    assert present(state.poacher).evidence == (Token.SKY_W2,)
    assert state.aside == (Token.TRACKS_N3,)
    assert Token.BONUS_1 in state.supply
    assert (state.found[0], open_prompt(state)) == ((), "")


def test_13_4_a_caught_open_card_is_replaced_as_if_it_were_found() -> None:
    state = hunting(
        PoacherAction.CATCH_2,
        display="trochus haber",
        contracts=["evidence-tracks kind-bird"],
        evidence="tracks-n3 rumour-n1",
    )
    play(state, "open gulon")
    assert state.display[:2] == [Cryptid.TROCHUS, Cryptid.GULON]
    assert present(state.poacher).caught == (Cryptid.HABER,)
    assert state.coins[0] == 1


def test_13_4_the_player_chooses_among_equals() -> None:
    given: dict[str, Any] = {"found": ["squasc skvader"], "contracts": ["kind-oddity kind-reptile"]}
    state = hunting(PoacherAction.CATCH_ANY, evidence=FOUR, **given)
    assert options(state) == ["catch squasc", "catch skvader"]
    play(state, "catch skvader")
    assert state.found[0] == (Cryptid.SQUASC,)


@pytest.mark.parametrize(
    ("action", "dice", "left"),
    [
        ("die-coins", "coins-2 coins-3 restore", "coins-2 restore"),
        ("die-experience", "experience-1 experience-2", "experience-1"),
        ("die-restore", "coins-2 restore", "coins-2"),
    ],
)
def test_13_5_the_die_he_removes(action: str, dice: str, left: str) -> None:
    state = solo(dice=tuple(map(Face, dice.split())))
    assert assist(state, PoacherAction(action))
    assert state.dice == tuple(map(Face, left.split()))
    assert (state.coins[0], state.experience[0], present(state.poacher).evidence) == (1, 0, ())
    assert not assist(solo(dice=(Face.BONUS_RUMOUR,)), PoacherAction(action))


def test_13_5_a_rumour_without_a_slot_is_lost() -> None:
    state = solo(dice=(Face.BONUS_RUMOUR,), evidence=FOUR)
    assert assist(state, PoacherAction.DIE_RUMOUR)
    assert (state.dice, len(present(state.poacher).evidence)) == ((), 4)


def test_13_5_his_line_is_that_of_his_place() -> None:
    dice = (Face.EXPERIENCE_1, Face.BONUS_RUMOUR)
    above = solo(1, rows=[6, 2], dice=dice, agenda=[PoacherAssists()], final=1)
    assert above.dice == (Face.BONUS_RUMOUR,)
    below = solo(1, rows=[2, 6], dice=dice, agenda=[PoacherAssists()], final=1)
    assert below.dice == (Face.EXPERIENCE_1,)
    assert (above.rows, below.rows) == ([6, 5], [2, 3])


def test_13_5_he_takes_from_the_market_which_is_filled_at_once() -> None:
    market = "sky-w2 tracks-n3 rumour-n1"
    given: dict[str, Any] = {"market": market, "display": "haber", "bets": ["haber"]}
    state = solo(**given)
    assert assist(state, PoacherAction.TAKE_BET)
    state.advance()
    assert present(state.poacher).evidence == (Token.TRACKS_N3,)
    play(state, "draw bones-s3")
    assert state.market == (Token.SKY_W2, Token.RUMOUR_N1, Token.BONES_S3)
    assert not assist(solo(**given, evidence=FOUR), PoacherAction.TAKE_BET)
    assert not assist(solo(**(given | {"market": "sky-w2"})), PoacherAction.TAKE_BET)


def test_13_5_a_refreshed_market_is_looked_at_if_nothing_suited_before() -> None:
    given: dict[str, Any] = {"display": "haber", "bets": ["haber"]}
    state = solo(market="sky-w2 sky-n4 bones-n2", **given)
    assert assist(state, PoacherAction.REFRESH_MARKET_TAKE_BET)
    state.advance()
    play(state, "draw tracks-n3+sky-s3+sky-e1")
    assert present(state.poacher).evidence == (Token.TRACKS_N3,)
    assert (open_prompt(state), len(state.market)) == ("draw", 2)
    before = solo(market="sky-w2 tracks-e4 bones-n2", **given)
    assert assist(before, PoacherAction.REFRESH_MARKET_TAKE_BET)
    before.advance()
    play(before, "draw tracks-n3+sky-s3+sky-e1")
    assert present(before.poacher).evidence == (Token.TRACKS_E4,)
    assert (open_prompt(before), len(before.market)) == ("", 3)


def test_13_5_his_pawn_stays_where_no_row_is() -> None:
    top = solo(1, rows=[0, 2], dice=(Face.BONUS_RUMOUR,), agenda=[PoacherAssists()], final=1)
    assert top.rows == [0, 1]
    card_8: dict[str, Any] = {
        "card": 8,
        "dice": (Face.BONUS_RUMOUR,),
        "agenda": [PoacherAssists()],
        "final": 1,
    }
    assert solo(**card_8, rows=[9, 5]).rows == [9, 5]


def test_13_6_another_terrain_if_none_of_his_fits_and_none_at_the_end() -> None:
    state = solo(3, agenda=[PoacherBuilds()], closed=(Terrain.WATER,))
    assert {o.split()[1].split("-")[0] for o in options(state)} == {"mountain", "forest"}
    play(state, "place-tile forest-1", "lay 1 2 1")
    assert TerrainTile.FOREST_1 not in state.stacks[Terrain.FOREST]
    assert state.tiles[0] == ()
    assert open_prompt(solo(3, agenda=[PoacherBuilds()], final=1)) == ""


def test_13_7_a_caught_korkodil_has_no_habitat() -> None:
    state = hunting(
        PoacherAction.CATCH_ANY,
        found=["korkodil"],
        caught="lossie skvader",
        evidence=FOUR,
        contracts=["habitat-forest kind-oddity"],
    )
    assert state.outcome is None
    state = hunting(
        PoacherAction.CATCH_ANY,
        found=["mavo"],
        caught="lossie skvader",
        evidence=FOUR,
        contracts=["habitat-forest kind-oddity"],
    )
    assert present(state.outcome).reason == "poacher-contract"


def test_13_7_three_over_two_contracts_do_not_end_it() -> None:
    state = hunting(
        PoacherAction.CATCH_ANY,
        found=["trochus"],
        caught="lossie squasc",
        evidence=FOUR,
        contracts=["kind-beast kind-oddity"],
    )
    assert state.outcome is None


def test_13_8_one_figure_one_hare_and_fewer_than_he() -> None:
    state = solo(found=["vergisson-bird"], caught="lossie dahu", hares=[(Hare.HARE,)])
    assert majority(state, 0) == 0
    state.settled = (Settled(Cryptid.SQUASC, 0, Lying(0, 0, 0), 0),)
    assert (majority(state, 0), hare_points(state, 0), end_abilities(state, 0)) == (2, 3, 2)
    assert end_abilities(solo(found=["vergisson-bird"], caught="lossie"), 0) == 0


def test_13_5_he_acts_in_the_order_of_the_track() -> None:
    state = solo(1, agenda=[NextTurn()], rows=[6, 2], waiting=(1, 0))
    assert (state.acting, open_prompt(state)) == (1, "turn-card")


def test_13_5_only_what_he_is_sent_for_suits_him_on_the_market() -> None:
    given: dict[str, Any] = {
        "market": "sky-w2 tracks-n3 rumour-n1",
        "contracts": ["evidence-sky kind-bird"],
    }
    state = solo(**given, display="haber", bets=["haber"])
    for_bets = (PoacherAction.TAKE_BET, PoacherAction.REFRESH_MARKET_TAKE_BET)
    for_contracts = (PoacherAction.TAKE_CONTRACT, PoacherAction.REFRESH_MARKET_TAKE_CONTRACT)
    assert {suitable_on_market(state, a) for a in for_bets} == {(Token.TRACKS_N3,)}
    assert {suitable_on_market(state, a) for a in for_contracts} == {(Token.SKY_W2,)}
    assert suitable_on_market(state, PoacherAction.REFRESH_MARKET) == ()
