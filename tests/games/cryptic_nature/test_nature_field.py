"""§2.2 the turn, §3 moving and collecting, §6 refreshing."""

from bestiary.games.cryptic_nature.bag import FillMarket, OpenCards
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Token
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.refresh import refresh_steps
from games.cryptic_nature.nature_position import asked, options, play, position

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
    bets = {"bets": ["lossie haber", "trochus"]}
    state = position(agenda=refresh_steps(0)[1:], display="trochus lossie haber", **bets)
    assert asked(state) == "refresh-bonus"
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
    assert asked(state) == "drop-token"
    play(state, "drop sky-w2")
    chain = "tracks-n3+bones-s3+rumour-s2+victim-n1+rumour-n1+victim-s2+water-e2+rumour-e2"
    play(state, f"draw {chain}")
    assert asked(state) == "cryptozoologist-turn"
    assert state.on_ground() == 7


def test_6_4_it_waits_while_bag_and_discard_are_empty() -> None:
    state = position(
        agenda=TURN, place=["e1"], ground="e1:bones-n2", market="rumour-w4", bag=(), aside=()
    )
    play(state, "collect bones-n2 action")
    assert asked(state) == "cryptozoologist-turn"


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
    state.decks[0], state.discards[0] = (), (Cryptid.LOSSIE,)
    state.then(OpenCards((2,), 1))
    state.advance()
    play(state, "open lossie")
    assert Cryptid.LOSSIE is state.display[2]
