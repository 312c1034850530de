"""§2.2 the turn, §3 moving and collecting, §6 refreshing."""

from typing import Any

from bestiary.games.cryptic_nature.abilities import UseAbility
from bestiary.games.cryptic_nature.bag import FillMarket, InOrder, OpenCards
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Token
from bestiary.games.cryptic_nature.field import CryptozoologistTurn, move_range
from bestiary.games.cryptic_nature.refresh import refresh_steps
from core.narrowing import narrow, several
from games.cryptic_nature.position import open_prompt, options, play, position

TURN = [CryptozoologistTurn(0)]


def test_2_2_move_action_and_skills_in_any_order() -> None:
    state = position(agenda=TURN, place=["e1"], ground="e1:bones-n2 krakow:tracks-n3 e2:sky-w2")
    play(state, "collect bones-n2 action", "fly rome", "move s3", "end-turn")

    assert Place.S3 is state.place[0]
    assert state.evidence[0] == (Token.BONES_N2,)
    state = position(agenda=TURN, place=["e1"], ground="e1:bones-n2 e2:sky-w2", skills=["collect"])
    play(state, "collect bones-n2 action")
    play(state, "move e2", "collect sky-w2 skill")
    assert len(state.evidence[0]) == 2


def test_3_1_two_steps_and_more_with_skills() -> None:
    state = position(agenda=TURN, place=["e3"])
    assert {"move kyiv", "move e2", "move athens", "move e4", "move s3", "move s4"} == set(
        options(state, "move")
    )
    assert "move-again rome" not in options(state)
    far = position(agenda=TURN, place=["e3"], skills=["range-1 range-2"], steps_left=4)
    assert "move aachen" in options(far)


def test_3_1_without_split_the_rest_of_a_move_is_lost() -> None:
    state = position(agenda=TURN, place=["e3"])
    play(state, "move kyiv")
    assert options(state, "move") == []
    assert "move-again e2" in options(state)
    split = position(agenda=TURN, place=["e3"], skills=["split"])
    play(split, "move kyiv", "move e2", "move-again aachen")
    assert not split.action_left


def test_3_2_the_plane_ticket_goes_anywhere_once() -> None:
    state = position(agenda=TURN, place=["s1"])
    assert len(options(state, "fly")) == 26
    play(state, "fly e3")
    assert options(state, "fly") == []
    assert state.steps_left == 2


def test_3_3_collect_here_or_from_a_neighbour_with_the_skill() -> None:
    ground = "e1:bones-n2 e2:sky-w2"
    state = position(agenda=TURN, place=["e1"], ground=ground)
    assert options(state, "collect") == ["collect bones-n2 action"]
    near = position(agenda=TURN, place=["e1"], ground=ground, skills=["collect-adjacent"])
    assert options(near, "collect") == ["collect bones-n2 action", "collect sky-w2 action"]
    full = "victim-n1 victim-w3 victim-s2 victim-e3 bones-s3"
    state = position(agenda=TURN, place=["e1"], ground=ground, evidence=[full])
    assert options(state, "collect") == []
    assert "no-slot" in [r.why for r in state.reasons(0)]


def test_6_1_refreshing_needs_fewer_than_seven_and_fills_up_to_seven() -> None:
    five = "n1:bones-n2 n2:sky-w2 e1:tracks-n3 s1:water-e2 s1:victim-s2"
    state = position(agenda=TURN, ground=five, market="rumour-w4 bones-s3 victim-n1")
    play(state, "refresh", "drop rumour-w4", "draw water-n4+bones-w4+tracks-w2")

    assert state.market == (Token.WATER_N4, Token.BONES_S3, Token.VICTIM_N1)
    assert state.ground[Place.N4] == (Token.BONES_W4,)
    assert state.ground[Place.W4] == (Token.TRACKS_W2,)
    assert state.on_ground() == 7
    seven = five + " w1:rumour-n1 w2:rumour-s2"
    assert options(position(agenda=TURN, ground=seven), "refresh") == []


def test_6_2_own_bets_do_not_protect_a_card() -> None:
    state = position(
        agenda=refresh_steps(0)[1:],
        display="trochus lossie haber squasc",
        bets=["lossie", "trochus squasc"],
    )
    assert options(state) == [
        "decline",
        "replace lossie",
        "replace haber",
        "replace lossie+haber",
    ]
    play(state, "replace lossie", "open ziphius")
    assert state.discards[0] == (Cryptid.LOSSIE,)
    assert state.bets == [(), (Cryptid.TROCHUS, Cryptid.SQUASC)]
    assert Cryptid.ZIPHIUS is state.display[1]


def test_6_2_no_card_goes_while_every_one_bears_a_bet() -> None:
    bets: dict[str, Any] = {"bets": ["lossie haber", "trochus"]}
    state = position(agenda=refresh_steps(0)[1:], display="trochus lossie haber", **bets)
    assert open_prompt(state) == "refresh-bonus"
    state = position(agenda=refresh_steps(0)[1:], display="trochus lossie haber ziphius", **bets)
    assert "replace lossie+haber" in options(state)


def test_6_3_coins_experience_or_steps() -> None:
    bonus = refresh_steps(0)[2:]
    assert play(position(agenda=bonus), "take-coins").coins[0] == 3 + 1
    assert play(position(agenda=bonus), "take-experience").experience[0] == 1
    assert play(position(agenda=bonus, rows=[3, 4]), "shift up 2").rows[0] == 1
    assert play(position(agenda=bonus, rows=[3, 4]), "shift down 2").rows[0] == 6


def test_6_4_the_last_token_refreshes_the_map_at_once() -> None:
    state = position(
        agenda=TURN, place=["e1"], ground="e1:bones-n2", market="rumour-w4 sky-w2 sky-s3"
    )
    play(state, "collect bones-n2 action")
    assert open_prompt(state) == "drop-token"
    play(state, "drop sky-w2")
    chain = "tracks-n3+bones-s3+rumour-s2+victim-n1+rumour-n1+victim-s2+water-e2+rumour-e2"
    play(state, f"draw {chain}")
    assert open_prompt(state) == "cryptozoologist-turn"
    assert state.on_ground() == 7


def test_6_4_it_waits_while_bag_and_discard_are_empty() -> None:
    state = position(
        agenda=TURN, place=["e1"], ground="e1:bones-n2", market="rumour-w4", bag=(), aside=()
    )
    play(state, "collect bones-n2 action")
    assert open_prompt(state) == "cryptozoologist-turn"


def test_6_5_an_open_mark_takes_the_next_token_before_the_market() -> None:
    state = position(display="dahu", bag=(), aside=())
    state.aside = (Token.SKY_W2, Token.BONES_S3)
    state.then(FillMarket())
    state.advance()
    play(state, "draw bones-s3", "draw sky-w2")
    assert Token.BONES_S3 is state.marks[Cryptid.DAHU]
    assert state.market == (Token.SKY_W2,)


def test_6_6_bag_and_decks_fill_up_from_the_discards() -> None:
    state = position(agenda=[FillMarket()], bag=(Token.SKY_W2,), aside=(Token.BONES_S3,))
    play(state, "draw sky-w2", "draw bones-s3")
    assert state.market == (Token.SKY_W2, Token.BONES_S3)
    state = position()
    state.decks[0] = ()
    state.discards[0] = (Cryptid.LOSSIE,)
    state.then(OpenCards((2,), 1))
    state.advance()
    play(state, "open lossie")
    assert Cryptid.LOSSIE is state.display[2]


def test_3_1_each_range_skill_is_one_location_more() -> None:
    ranges = [position(skills=[s]) for s in ("", "range-1", "range-2", "range-1 range-2")]
    assert [move_range(state, 0) for state in ranges] == [2, 3, 3, 4]
    far = position(agenda=TURN, place=["e3"], skills=["range-1"], steps_left=0)
    assert "move-again e1" in options(far)
    assert "move-again aachen" not in options(far)


def test_3_1_a_split_move_goes_on_with_what_is_left() -> None:
    state = position(agenda=TURN, place=["e3"], skills=["split range-1 range-2"], steps_left=4)
    play(state, "move kyiv", "move e2")
    assert state.steps_left == 2
    play(state, "fly e3", "move kyiv")
    assert (state.steps_left, state.action_left) == (1, True)
    state = position(agenda=TURN, place=["e3"], skills=["split"], steps_left=0)
    play(state, "move-again kyiv")
    assert (state.action_steps, state.action_left) == (1, False)
    play(state, "move-again e4")
    assert state.action_steps == 0
    assert options(state, "move-again") + options(state, "refresh") == []


def test_3_3_collecting_takes_the_token_off_the_map() -> None:
    state = position(agenda=TURN, place=["e1"], ground="e1:bones-n2 e1:sky-w2 n1:rumour-n1")
    play(state, "collect sky-w2 action")
    assert state.ground[Place.E1] == (Token.BONES_N2,)
    assert state.evidence[0] == (Token.SKY_W2,)


def test_3_3_the_fifth_slot_is_the_last() -> None:
    given: dict[str, Any] = {"agenda": TURN, "place": ["e1"], "ground": "e1:bones-n2"}
    four = "victim-n1 victim-w3 victim-s2 victim-e3"
    assert options(position(**given, evidence=[four]), "collect") == ["collect bones-n2 action"]


def test_6_1_with_six_the_map_may_be_refreshed() -> None:
    six = "n1:bones-n2 n2:sky-w2 e1:tracks-n3 s1:water-e2 s1:victim-s2 w1:rumour-n1"
    state = position(agenda=TURN, ground=six, market="rumour-w4 bones-s3 victim-n1")
    play(state, "refresh", "drop bones-s3")
    assert state.aside == (Token.BONES_S3,)
    assert narrow(InOrder, state.decisions[0].options).number == 2


def test_6_2_new_cards_are_of_the_same_level_and_opened_from_left_to_right() -> None:
    state = position(agenda=refresh_steps(0)[1:], display="haber gulon trochus")
    play(state, "replace gulon+trochus")
    assert "open tatzelwurm" in options(state)
    play(state, "open tatzelwurm", "open lossie")
    assert state.display[:3] == [Cryptid.HABER, Cryptid.TATZELWURM, Cryptid.LOSSIE]
    assert state.discards == [(Cryptid.TROCHUS,), (Cryptid.GULON,), ()]


def test_6_2_without_bets_no_card_goes() -> None:
    state = position(agenda=refresh_steps(0)[1:], display="haber", options={"bets": "no"})
    assert open_prompt(state) == "refresh-bonus"


def test_6_3_the_whole_action_in_order() -> None:
    state = position(agenda=refresh_steps(1), display="haber lossie", market="rumour-w4 bones-s3")
    asks = []
    for answer in ("drop rumour-w4", "draw", "decline", "take-coins"):
        asks.append((open_prompt(state), state.decisions[0].seat))
        if answer == "draw":
            chance = narrow(InOrder, state.decisions[0].options)
            answer = "draw " + "+".join(chance.pile[: chance.number])
        play(state, answer)
    assert asks == [("drop-token", 1), ("draw", -1), ("replace-cards", 1), ("refresh-bonus", 1)]
    assert state.coins == [1, 2 + 3]


def test_6_4_an_ability_that_takes_the_last_token_refreshes_too() -> None:
    state = position(
        agenda=[UseAbility(0, Cryptid.TULIKETTU, "find")],
        ground="s1:sky-w2",
        market="rumour-w4 bones-s3 victim-n1",
    )
    play(state, "gather sky-w2")
    assert open_prompt(state) == "drop-token"


def test_6_6_the_bag_fills_up_as_soon_as_it_is_empty() -> None:
    state = position(agenda=[FillMarket()], bag=(Token.SKY_W2,), market="sky-n4 sky-s3")
    state.aside = several(Token.BONES_S3)
    play(state, "draw sky-w2")
    assert (state.bag, state.aside) == ((Token.BONES_S3,), ())


def test_6_6_a_deck_fills_up_as_soon_as_it_is_empty() -> None:
    state = position()
    state.decks[0] = (Cryptid.HABER,)
    state.discards[0] = (Cryptid.LOSSIE,)
    state.then(OpenCards((2,), 1))
    state.advance()
    play(state, "open haber")
    assert (state.decks[0], state.discards[0]) == ((Cryptid.LOSSIE,), ())


def test_6_5_a_mark_that_waits_is_not_forgotten_for_another() -> None:
    state = position(display="dahu", bag=(), aside=())
    state.then(OpenCards((1,), 1))
    state.advance()
    play(state, "open mavo")
    assert state.owed == (Cryptid.DAHU, Cryptid.MAVO)
    state.aside = (Token.SKY_W2, Token.BONES_S3)
    state.then(FillMarket())
    state.advance()
    play(state, "draw sky-w2+bones-s3")
    assert state.marks == {Cryptid.DAHU: Token.SKY_W2, Cryptid.MAVO: Token.BONES_S3}
