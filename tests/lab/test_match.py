"""One game between bots."""

from __future__ import annotations

from time import sleep
from typing import ClassVar

import pytest

from bestiary import registry
from bestiary.bots import Uniform, UnknownBotError, make
from bestiary.core import DEFAULT_BUDGET, Budget, Choice, Event, Position
from bestiary.core.game import BadOptionsError
from bestiary.games.cryptid.events import BookTaken
from bestiary.lab import Match, Record, play, seed_of
from bestiary.lab.match import play_out, random_streams

GAME = registry.game("urban_legends")
MATCH = Match("urban_legends", 2).validate()


def without_time(record: Record) -> Record:
    return record._replace(seconds=0)


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (play(GAME, MATCH, seed) for seed in (5, 5, 6))

    assert without_time(first) == without_time(again)
    assert without_time(first) != without_time(other)


def test_a_record_tells_winners_scores_and_length() -> None:
    record = play(GAME, MATCH, 5)

    assert record.bots == ("uniform", "uniform")
    assert len(record.winners) == 1
    assert len(record.scores) == 2
    assert record.decisions > 0
    assert record.options == GAME.validate_options(2)


def test_seconds_are_those_of_the_processor() -> None:
    class Sleeper(Uniform):
        def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
            sleep(0.05)
            return super().choose(position, budget)

    record = play(GAME, Match("urban_legends", 2, (Sleeper,)).validate(), 5)

    assert record.decisions > 1
    assert 0 < record.seconds < 0.05 * record.decisions


def test_one_bot_is_named_for_all_seats_or_one_for_each() -> None:
    assert Match("urban_legends", 2, ("greedy",)).validate().bots == ("greedy", "greedy")
    assert Match("urban_legends", 2, ("greedy", "uniform")).validate().bots[1] == "uniform"
    with pytest.raises(BadOptionsError, match="one for each of 2"):
        Match("urban_legends", 2, ("greedy",) * 3).validate()


def test_a_match_that_cannot_be_is_refused_with_what_is_possible() -> None:
    with pytest.raises(UnknownBotError, match="There are: uniform, greedy"):
        Match("urban_legends", 2, ("oracle",)).validate()
    with pytest.raises(BadOptionsError, match="2 to 2 seats"):
        Match("urban_legends", 3).validate()


def test_the_first_game_of_a_run_has_the_seed_of_the_run() -> None:
    assert seed_of(17, 0) == 17
    assert seed_of(17, 1) != seed_of(18, 1)
    assert len({seed_of(17, number) for number in range(1000)}) == 1000


def test_bots_are_given_positions_only() -> None:
    met = list[Position]()

    class Curious(Uniform):
        def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
            met.append(position)
            return super().choose(position, budget)

    play_out(GAME, GAME.new(2), [Curious(), make("greedy", GAME)], random_streams(1, 2))

    assert met
    assert {position.seat for position in met} == {0}


class Listener(Uniform):
    """Notes what it was told."""

    heard: ClassVar[list[tuple[Event, ...]]] = []

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        self.heard.append(position.log())
        return super().choose(position, budget)


def test_bots_are_told_what_happened_where_their_game_makes_something_of_it() -> None:
    Listener.heard.clear()
    match = Match("cryptid", 3, (Listener, "uniform", "uniform")).validate()
    play(registry.game("cryptid"), match, seed=1)
    taken = [event for event in Listener.heard[-1] if isinstance(event, BookTaken)]

    assert len(Listener.heard[-1]) > len(Listener.heard[0])
    assert {event.seat: event.clue is not None for event in taken} == {0: True, 1: False, 2: False}


def test_nothing_is_told_where_all_draw_lots() -> None:
    game = registry.game("cryptid")
    state = game.new(3)
    play_out(game, state, [Uniform()] * 3, random_streams(1, 3))

    assert state.events is None
