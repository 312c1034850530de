"""§1 Set-up and §2 the round."""

from random import Random
from typing import Any

import pytest

from bestiary.core import CHANCE
from bestiary.core.game import BadOptionsError
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.bag import DrawChain, OpenCards
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Token
from bestiary.games.cryptic_nature.box.shapes import PLAYABLE
from bestiary.games.cryptic_nature.choices import DealContracts, RollDice
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.rounds import BeginRound, EndRound, NextTurn
from bestiary.games.cryptic_nature.setup import DealPersonalContracts, OpenCommonContract
from core.narrowing import chance_of
from games.cryptic_nature.position import open_prompt, options, play, position


def test_1_4_nobody_is_dealt_a_contract_twice() -> None:
    state = position(agenda=[DealPersonalContracts(0)])
    dealt = state.decisions[0].options
    (first, second, *_) = state.pile

    assert DealContracts((first, second)) in dealt
    assert DealContracts((first, first)) not in dealt


def test_11_1_only_with_the_wolpertinger_a_hare_is_in_every_city() -> None:
    here: dict[str, Any] = {
        "place": ["rome"],
        "agenda": [CryptozoologistTurn(0)],
        "evidence": ["bonus-1"],
    }
    without, with_hares = position(**here), position(**here, options={"wolpertinger": "yes"})

    assert options(without, "search") == GAME.rules.view(without, 0)["hares"] == []
    assert options(with_hares, "search") == ["search bonus-1 action"]
    assert len(GAME.rules.view(with_hares, 0)["hares"]) == 11


@pytest.mark.parametrize(("seats", "cells", "dice"), [(2, 64, 3), (3, 96, 4), (4, 120, 5)])
def test_1_1_fences_dice_and_coins_by_seats(seats: int, cells: int, dice: int) -> None:
    state = GAME.rules.start(seats, GAME.validate_options(seats))

    assert [1, 2, 2, 3][:seats] == state.coins
    assert [3, 4, 5, 6][:seats] == state.rows
    assert cells == PLAYABLE[seats].bit_count() == state.playable.bit_count()
    rolled = chance_of(position(seats, agenda=[BeginRound()]).decisions[0]).sample(Random(1))
    assert isinstance(rolled, RollDice)
    assert dice == len(rolled.faces)


def test_1_2_each_token_names_the_place_of_the_next() -> None:
    state = GAME.new(2)
    play(state, "draw victim-n1+rumour-n1+tracks-w2")
    play(state, "draw bones-s3+sky-s3+water-e2+rumour-e2+victim-e3+tracks-n3+rumour-n3")

    assert state.ground == {
        Place.W2: (Token.BONES_S3,),
        Place.S3: (Token.SKY_S3, Token.WATER_E2),
        Place.E2: (Token.RUMOUR_E2, Token.VICTIM_E3),
        Place.E3: (Token.TRACKS_N3,),
        Place.N3: (Token.RUMOUR_N3,),
    }


def test_1_2_a_chain_goes_on_after_the_bag_is_filled_again() -> None:
    state = position(
        agenda=[DrawChain(3, Place.N1)],
        bag=(Token.BONES_S3,),
        aside=(Token.WATER_E2, Token.TRACKS_N3),
    )
    play(state, "draw bones-s3", "draw water-e2+tracks-n3")

    assert state.ground[Place.N1] == (Token.BONES_S3,)
    assert state.ground[Place.S3] == (Token.WATER_E2,)
    assert state.ground[Place.E2] == (Token.TRACKS_N3,)


def test_1_2_a_single_token_may_be_all_that_is_left_of_a_chain() -> None:
    state = position(
        agenda=[DrawChain(2, Place.N1)], bag=(Token.BONES_S3,), aside=(Token.WATER_E2,)
    )
    play(state, "draw bones-s3", "draw water-e2")

    assert state.ground[Place.S3] == (Token.WATER_E2,)


def test_1_3_a_question_mark_takes_a_token() -> None:
    state = position(agenda=[OpenCards((0, 1), 1)])
    play(state, "open dahu+mavo", "draw sky-w2+bones-s3")

    assert list(state.needs(Cryptid.DAHU)) == ["tracks", "sky"]
    assert Place.S3 is state.where(Cryptid.MAVO)


def test_1_4_contracts_and_requests() -> None:
    state = position(3, agenda=[OpenCommonContract()])
    play(state, "deal-contracts kind-bird")
    assert state.common == "kind-bird"
    state = GAME.new(3)
    while open_prompt(state) != "choose-city":
        state.play(CHANCE, chance_of(state.decisions[0]).sample(Random(3)))

    assert [len(c) for c in state.contracts] == [2, 2, 2]
    assert len(state.requests) == 4
    assert len({state.common, *state.pile, *(c for h in state.contracts for c in h)}) == 13


def test_1_5_city_bets_and_tiles_before_the_next_player() -> None:
    rng = Random(4)
    state = GAME.new(2)
    while open_prompt(state) != "choose-city":
        state.play(CHANCE, chance_of(state.decisions[0]).sample(rng))
    asks = []
    play(state, "start-in rome")
    while state.decisions[0].seat == 0:
        asks.append(open_prompt(state))
        state.play(0, next(iter(state.decisions[0].options)))

    assert asks == ["lay-bet", "lay-bet", "take-tile", "take-tile", "take-tile"]
    assert len(set(state.bets[0])) == 2
    assert sorted(t.split("-")[0] for t in state.tiles[0]) == ["forest", "mountain", "water"]
    assert "start-in rome" not in options(state)


def test_2_1_the_highest_assistant_goes_first() -> None:
    state = position(3, agenda=[BeginRound()], rows=[5, 2, 7])
    play(state, "roll-dice coins-2+coins-2+restore+bonus-rumour")

    assert 1 == state.mover == state.decisions[0].seat
    assert state.waiting == (0, 2)


def test_2_3_the_assistant_phase_has_the_order_of_its_own_beginning() -> None:
    state = position(3, agenda=[NextTurn()], rows=[5, 2, 7], waiting=(1,))
    play(state, "end-turn")

    assert state.assisting
    assert state.decisions[0].seat == 1
    assert state.waiting == (0, 2)


def test_2_4_bets_in_hand_are_laid_when_the_round_ends() -> None:
    display = "lossie haber trochus ziphius tsmok squasc"
    state = position(
        2, agenda=[EndRound()], display=display, bets=["lossie", "haber trochus"], rows=[3, 4]
    )

    assert open_prompt(state) == "lay-bet"
    assert state.decisions[0].seat == 0
    play(state, "bet tsmok")
    assert open_prompt(state) == "roll-dice"
    last = position(2, agenda=[EndRound()], display=display, bets=["lossie"], final=2)
    assert last.outcome is not None


def test_12_1_without_bets() -> None:
    with pytest.raises(BadOptionsError, match=r": solo-needs-bets\.$"):
        GAME.validate_options(1, {"bets": "no"})
    table: dict[str, Any] = {"display": "haber", "place": ["e1"], "evidence": ["tracks-n3"]}
    free = {"bets": "no"}
    state = position(agenda=[CryptozoologistTurn(0)], options=free, **table)
    assert options(state, "track") == ["track haber tracks-n3 action"]
    state = position(agenda=[AssistantTurn(0)], options=free, **table)
    assert options(state, "replace") == []
