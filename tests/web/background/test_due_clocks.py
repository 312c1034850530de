"""Clocks run out, forgotten bots are found."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta
from types import SimpleNamespace
from typing import cast

import pytest
from django.utils import timezone

from bestiary.core.table import Move
from bestiary.web.background import due_clocks
from bestiary.web.background.bot_process import BotTask, import_games
from bestiary.web.background.bot_scheduler import (
    PAUSE_FACTORS,
    RACE_PAUSES,
    BotScheduler,
    pace_after,
    remaining_pause,
)
from bestiary.web.background.due_clocks import BotTurn
from bestiary.web.models import Kind, Pace, Seat, Table, Tempo
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from bestiary.web.worker import Worker
from bestiary.web.writer.thread import Writer
from web.table_setup import asked_seat, duel, make_player, move, waiting_table

pytestmark = pytest.mark.django_db
LONG_AGO = timedelta(days=30)


def wait_long(table: Table) -> Seat:
    """Let the seat that is asked take its time."""
    seat = table.seats.get(number=asked_seat(table))
    seat.asked = timezone.now() - LONG_AGO
    seat.save()
    return seat


def test_when_time_runs_out_a_bot_takes_the_seat() -> None:
    table = duel(make_player(), make_player("Boris"), clock=10)
    seat = wait_long(table)

    assert due_clocks.replace_timed_out() == [table.slug]

    seat.refresh_from_db()
    assert seat.is_stood_in


def test_without_a_clock_nobody_is_hurried() -> None:
    wait_long(duel(make_player(), make_player("Boris")))

    assert due_clocks.replace_timed_out() == []


def test_thinking_uses_up_the_clock_and_a_move_over_days_renews_it() -> None:
    live = duel(make_player(), make_player("Boris"), clock=10)
    seat = live.seats.get(number=asked_seat(live))
    seat.asked = timezone.now() - timedelta(seconds=100)
    seat.save()
    move(live)
    seat.refresh_from_db()
    assert seat.clock_left == pytest.approx(500, abs=5)

    days = duel(make_player(), make_player("Boris"), clock=3, pace=Pace.DAYS)
    assert days.seats.get(number=asked_seat(days)).clock_left == 3 * 24 * 60 * 60


def against_bot() -> Table:
    """A table that waits for its bot."""
    host = make_player()
    table = waiting_table(host)
    seating.start_with_bots(table, host)
    while table.seats.get(number=asked_seat(table)).kind != Kind.BOT:
        move(table)
    table.refresh_from_db()
    return table


def test_a_bot_whose_worker_was_killed_is_found_again() -> None:
    table = against_bot()
    assert due_clocks.abandoned_bots() == []

    wait_long(table)

    assert due_clocks.abandoned_bots() == [table.slug]
    assert [turn.task.bot for turn in due_clocks.bots_to_move(table.slug)] == ["apprentice"]


def test_a_bot_s_pause_tells_nothing_of_its_thoughts() -> None:
    assert [
        round(remaining_pause(spent, 0.9, 0.9) + spent, 3) for spent in (0.0, 0.2, 0.8, 1.0)
    ] == [
        0.9,
        0.9,
        0.9,
        1.8,
    ]


@pytest.mark.parametrize("tempo", list(Tempo))
@pytest.mark.parametrize("thought", [0.0, 0.4, 1.0])
def test_nobody_waits_longer_than_ten_seconds_for_a_round_of_bots(
    tempo: Tempo, thought: float
) -> None:
    """Forty choices one after another, of bots that use so much of the time they may think."""
    usual = 0.9 * PAUSE_FACTORS[tempo]
    waited = 0.0
    for _ in range(40):
        pace = pace_after(usual, waited)
        spent = thought * pace.thinking
        waited += spent + remaining_pause(spent, pace.pause, pace.pause)

    assert waited <= 10
    assert 0.9 * RACE_PAUSES[1] <= 10
    assert pace_after(usual, 0.0).pause == usual


def test_the_first_table_has_the_thinkers_get_ready_once(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = worker.bot_scheduler
    asked = list[object]()
    monkeypatch.setattr(bots, "_pool", SimpleNamespace(submit=asked.append))
    monkeypatch.setattr(bots, "_spawn", lambda work: work.close())

    bots._wake("first")
    bots._wake("second")

    assert asked == [import_games]


def test_where_the_first_to_answer_gains_bots_take_times_drawn_by_lot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[int] = []

    async def made(slug: str, work: object, _: str, seat: int, *__: object) -> None:
        order.append(seat)

    monkeypatch.setattr("bestiary.web.background.bot_scheduler.think", lambda *_: "take sand")
    bots = BotScheduler(cast(Writer, SimpleNamespace(move=made)), lambda _: None)
    bots.pause = 0.002
    turns = [
        BotTurn(BotTask("t", "big_monster", b"", s, "apprentice"), 1, is_race=True) for s in (0, 1)
    ]

    async def races() -> None:
        for _ in range(12):
            await bots._move("t", turns, pace_after(bots.pause, 0.0))

    asyncio.run(races())

    firsts = order[::2]
    assert sorted(order) == [0] * 12 + [1] * 12
    assert {0, 1} == set(firsts)
    low, high = (bots.pause * pauses for pauses in RACE_PAUSES)
    assert all(low <= bots.race_pause() <= high for _ in range(50))


def test_a_table_says_where_the_first_to_answer_gains() -> None:
    host = make_player()
    places = (Place(), Place(Kind.BOT), Place(Kind.BOT))
    table = seating.open_table(host, Setup("big_monster", places, {"passing": "as-chosen"}))
    explorers = [turn.is_race for turn in due_clocks.bots_to_move(table.slug)]
    for _ in range(3):
        move(table)
    tiles = [turn.is_race for turn in due_clocks.bots_to_move(table.slug)]

    assert (explorers, tiles) == ([False, False], [True, True])


def tempo_of(table: Table) -> str:
    return due_clocks.bots_to_move(table.slug)[0].tempo


def test_bots_pause_as_the_table_was_set() -> None:
    table = against_bot()

    assert tempo_of(table) == Tempo.CALM
    Table.objects.filter(pk=table.pk).update(tempo=Tempo.BRISK)
    assert tempo_of(table) == Tempo.BRISK


def test_who_skips_to_their_turn_watches_again_after_their_next_choice() -> None:
    table = against_bot()
    with locked_table(table) as live:
        person = 1 - live.asked[0]
        due_clocks.hurry(table.slug, person, live)

    assert tempo_of(table) == Tempo.INSTANT
    with locked_table(table) as live:
        live.table.moves.append(Move(len(live.table.moves) + 1, person, "anything"))
        assert due_clocks._tempo(table, live) == Tempo.CALM
    TABLE_CACHE().clear()


def test_whether_a_table_has_bots_is_known_without_asking(
    worker: Worker,
    django_assert_num_queries: Callable[[int], AbstractContextManager[object]],
) -> None:
    table = duel(make_player(), make_player("Boris"))
    rows = worker.table_rows
    rows.at_stamp(table.slug, "stamp")

    with django_assert_num_queries(0):
        assert rows.has_bots(table.slug)  # nobody has looked at the seats yet
    stored = rows.at_stamp(table.slug, "stamp")
    assert stored is not None
    assert len(stored.seats) == 2
    with django_assert_num_queries(0):
        assert not rows.has_bots(table.slug)
