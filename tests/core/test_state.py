"""Agenda, simultaneous decisions, standing offers."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bestiary.core import CHANCE, Decision, Game, pick
from bestiary.core.position import imagine
from bestiary.core.step import LazyOptions, LookupOptions, Reason
from core.duel import Bid, BidsShown, Coin, DuelState, MayShout, Shout


def bidding(game: Game[Any, Any]) -> DuelState:
    state: DuelState = game.new(2)
    state.play(CHANCE, Coin(True))
    return state


def test_every_new_game_is_its_own(game: Game[Any, Any]) -> None:
    first, second = game.new(2), game.new(2)
    first.play(CHANCE, Coin(True))

    assert second == game.new(2)
    assert second != first


def test_several_seats_are_asked_at_once(game: Game[Any, Any]) -> None:
    assert [d.seat for d in bidding(game).pending] == [0, 1]


def test_answers_wait_until_the_last_is_in(game: Game[Any, Any]) -> None:
    state = bidding(game)
    state.play(1, Bid(3))

    assert (state.bids, [d.seat for d in state.pending]) == ((), [0])
    assert game.rules.view(state, 0) == game.rules.view(bidding(game), 0)
    state.play(0, Bid(1))
    assert state.bids == (1, 3)
    assert state.outcome is not None


def test_secret_answers_are_imagined_anew(game: Game[Any, Any]) -> None:
    state = bidding(game)
    state.play(1, Bid(3))
    worlds = [imagine(game, state, 0, Random(n)) for n in range(40)]

    assert {world.answers[1] for world in worlds} == {Bid(1), Bid(2), Bid(3)}
    assert all(imagine(game, state, 1, Random(n)).answers[1] == Bid(3) for n in range(5))


def test_a_standing_offer_does_not_hold_up_the_table(game: Game[Any, Any]) -> None:
    state = bidding(game)

    assert [d.prompt for d in state.open_to(1)] == ["bid", "shout"]
    state.play(0, Bid(2))
    state.play(1, Shout())
    assert (state.shouts, [d.seat for d in state.pending]) == (1, [1])
    assert [d.prompt for d in state.open_to(1)] == ["bid"]


def test_a_standing_offer_can_be_taken_while_chance_is_to_move(game: Game[Any, Any]) -> None:
    state: DuelState = game.new(2)
    state.play(1, Shout())

    assert state.shouts == 1
    assert state.decisions[0].seat == CHANCE


def test_reasons_are_given_only_to_a_seat_that_is_asked(game: Game[Any, Any]) -> None:
    state = bidding(game)
    state.play(0, Bid(2))

    assert state.reasons(1) == (Reason("bid-four", "too-much", "§1.2"),)
    assert state.reasons(0) == ()
    assert state.reasons(-2) == ()
    assert state.rule == "§1.2"


def test_copies_are_silent_and_equal(game: Game[Any, Any]) -> None:
    state = bidding(game)
    state.events = []
    twin = state.copy()
    twin.play(0, Bid(1))
    twin.play(1, Bid(1))

    assert state == bidding(game)
    assert state.events == []
    assert twin.events is None
    state.play(0, Bid(1))
    state.play(1, Bid(1))
    assert state.events == [BidsShown((1, 1))]


def test_an_event_is_made_only_where_somebody_is_told(game: Game[Any, Any]) -> None:
    made = list[int]()

    def make(number: int) -> Bid:
        made.append(number)
        return Bid(number)

    state = bidding(game)
    state.tell(make, 1)
    assert made == []
    state.events = []
    state.tell(make, 2)

    assert made == [2]
    assert len(state.events) == 1


def test_a_standing_step_that_cannot_take_a_choice_is_not_asked(game: Game[Any, Any]) -> None:
    class Deaf(MayShout):
        def may_take(self, choice: object) -> bool:
            return False

        def ask(self, state: DuelState) -> Sequence[Decision]:
            raise AssertionError("it said that it cannot take this")

    state = bidding(game)
    state.standing = [Deaf()]
    state.play(0, Bid(2))

    assert [d.seat for d in state.pending] == [1]


class Bids(LazyOptions):
    """Bids of every number, none of which is made before it is asked for."""

    def at(self, number: int) -> Bid:
        return Bid(number)

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, Bid) and choice.number < self.size


def test_there_is_an_option_for_each_thing_in_the_order_of_things() -> None:
    bids = LookupOptions({name: Bid(number) for number, name in enumerate("abc")}, ("c", "a"))

    assert (len(bids), list(bids), bids.at(0)) == (2, [Bid(2), Bid(0)], Bid(2))
    assert Bid(0) in bids
    assert Bid(1) not in bids, "known to the table, but no thing is there for it"


def test_options_that_are_counted_are_used_like_a_list() -> None:
    bids = Bids(9)
    listed = [Bid(number) for number in range(9)]

    assert (len(bids), list(bids), bids[8], bids[-1]) == (9, listed, listed[8], listed[-1])
    assert bids[2:4] == tuple(listed[2:4])
    with pytest.raises(IndexError):
        bids[9]
    assert [pick(bids, Random(n)) for n in range(40)] == [
        pick(listed, Random(n)) for n in range(40)
    ]
