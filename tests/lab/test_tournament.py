"""Many games on one core or several, and what they say."""

from __future__ import annotations

import pytest

from bestiary.lab import Interval, Match, Record, summarise, tournament, wilson

MATCH = Match("urban_legends", 2, ("greedy", "uniform")).validate()


def games(number: int, *, workers: int, seed: int = 9) -> list[Record]:
    played = tournament(MATCH, number, seed, workers=workers)
    return [record._replace(seconds=0) for record in played]


def test_the_games_are_the_same_on_any_number_of_workers() -> None:
    assert games(30, workers=1) == games(30, workers=2)


def test_games_come_in_the_order_of_their_numbers() -> None:
    assert games(60, workers=3)[:7] == games(7, workers=1)


def test_a_summary_counts_wins_scores_and_lengths() -> None:
    records = [
        Record(1, 2, {}, ("greedy", "uniform"), (0,), (3, 1), 10, 0.5, "escape"),
        Record(2, 2, {}, ("greedy", "uniform"), (0, 1), (2, 2), 30, 0.5, "time"),
    ]

    summary = summarise(MATCH, records, 4.0)

    assert [seat.wins for seat in summary.seats] == [2, 1]
    assert summary.seats[0].score_mean == 2.5
    assert summary.reasons == {"escape": 1, "time": 1}
    assert (summary.decisions, summary.decisions_low, summary.decisions_high) == (40, 10, 30)
    assert summary.decisions_per_second == 40
    assert summary.seconds == 4.0


def test_bots_of_a_rotating_match_move_on_by_a_seat() -> None:
    match = Match("big_monster", 3, ("greedy", "uniform", "uniform"), rotating=True).validate()

    seatings = [match.for_game(number).bots.index("greedy") for number in range(4)]

    assert seatings == [0, 1, 2, 0]


def test_rotating_games_are_the_same_on_any_number_of_workers() -> None:
    match = Match("urban_legends", 2, ("greedy", "uniform"), rotating=True).validate()
    alone, shared = (
        [record._replace(seconds=0) for record in tournament(match, 30, 4, workers=workers)]
        for workers in (1, 2)
    )

    assert alone == shared
    assert alone[0].bots != alone[1].bots


def test_a_summary_counts_each_bot_on_all_its_seats() -> None:
    match = Match("urban_legends", 2, ("greedy", "uniform"), rotating=True).validate()
    records = [
        Record(1, 2, {}, ("greedy", "uniform"), (0,), (3, 1), 10, 0.5, "escape"),
        Record(2, 2, {}, ("uniform", "greedy"), (1,), (2, 4), 30, 0.5, "time"),
    ]

    greedy, uniform = summarise(match, records, 1.0).bots

    assert (greedy.bot, greedy.entries, greedy.wins, greedy.score_mean) == ("greedy", 2, 2, 3.5)
    assert (uniform.bot, uniform.entries, uniform.wins, uniform.score_mean) == (
        "uniform",
        2,
        0,
        1.5,
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (80, 100, 0.7112, 0.8666),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx(Interval(low, high), abs=1e-4)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)
