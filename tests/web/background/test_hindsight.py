"""Hindsight: in the replay of a finished game, and never before."""

import pickle
import re
from random import Random
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread
from django.core.cache import cache

from bestiary import registry
from bestiary.core import Words, notation, pick
from bestiary.core.companion import SeatKnowledge
from bestiary.web import worker
from bestiary.web.background import hindsight
from bestiary.web.background.bot_process import recall
from bestiary.web.live import hindsight_panel
from bestiary.web.models import Kind, Player, Status, Table
from bestiary.web.tables import moves, seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table
from web import table_setup
from web.page import Page

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> Player:
    return table_setup.make_player()


def cryptid(host: Player) -> Table:
    """A running game for three on one device."""
    places = (Place(), *(Place(Kind.DEVICE, name=name) for name in ("Boris", "Vera")))
    return seating.open_table(host, Setup("cryptid", places))


def move(table: Table, rng: Random) -> None:
    with locked_table(table) as live:
        seat = live.asked[0]
        text = notation.write(pick(live.table.open_to(seat)[0].options, rng))
        ticket = live.opened[seat]
    moves.play(table.slug, seat, ticket, text)
    table.refresh_from_db()


def play_game(host: Player) -> Table:
    """The same at its end."""
    table = cryptid(host)
    rng = Random(1)
    while table.status != Status.FINISHED:
        move(table, rng)
    return table


def shown_panel(table: Table, player: Player, stop: int | None, language: str = "en") -> str:
    session = table_setup.session_at(table, player, language)
    session.stop = stop
    session.handed_to = 0
    return str(session.table_screen(table_setup.access_to(table, player)).parts["hindsight"])


def test_a_running_game_never_sends_it(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise AssertionError("worked out during a game")

    monkeypatch.setattr(hindsight, "recall", refuse)
    table = cryptid(anna)
    rng = Random(2)
    for _ in range(8):
        move(table, rng)
        for stop in (None, 0, 3):
            assert shown_panel(table, anna, stop) == hindsight_panel.NO_HINDSIGHT
    with locked_table(table) as live:
        assert hindsight.find_moments(worker.current().bot_scheduler, table, live) == ()


def test_each_moment_says_what_every_seat_could_know(anna: Player) -> None:
    table = play_game(anna)

    early = shown_panel(table, anna, 4)

    assert early.count("data-knows=") == 3
    assert re.search(r"\d+ hexes possible", early)
    late = shown_panel(table, anna, None)
    assert late.count("1 hex possible") == 3
    possible = re.findall(r'data-possible="(hex:\w+)"', late)
    assert len(set(possible)) == 1


def test_it_says_who_learned_and_who_gave_away(anna: Player) -> None:
    table = play_game(anna)
    with locked_table(table) as live:
        last = len(live.stops(0))

    said = " ".join(shown_panel(table, anna, stop) for stop in range(last))

    assert re.search(r"\d\s% less doubt", said)
    assert re.search(r"own clue \d+\s% less secret", said)


def test_it_is_worked_out_at_the_first_step_back_and_once(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_game(anna)
    asked = list[str]()

    def count(text: str) -> Any:
        asked.append(text)
        return recall(text)

    monkeypatch.setattr(hindsight, "recall", count)

    assert "Step back" in shown_panel(table, anna, None)
    assert asked == []
    for stop in (3, 4, 5, None):
        assert "data-knows" in shown_panel(table, anna, stop)
    assert len(asked) == 1


def test_the_page_says_that_it_is_being_worked_out(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_game(anna)
    begun = list[str]()

    def compute(_: str, slug: str, *__: object) -> bool:
        begun.append(slug)
        return True

    monkeypatch.setattr(worker.current().bot_scheduler, "compute", compute)

    assert "being worked out" in shown_panel(table, anna, 3)
    assert "being worked out" in shown_panel(table, anna, 4)
    assert begun == [table.slug]


def test_what_cannot_be_worked_out_is_not_shown(anna: Player) -> None:
    table = play_game(anna)
    cache.set(f"hindsight:{table.slug}", ())

    assert "data-knows" not in shown_panel(table, anna, 3)


def test_both_languages_say_it(anna: Player) -> None:
    said = shown_panel(play_game(anna), anna, 6, "ru")

    assert "возможн" in said
    assert not re.search(r"\d\.\d бит", said)


def test_a_game_without_insights_shows_nothing(anna: Player) -> None:
    table = table_setup.duel(anna, table_setup.make_player("Boris"))
    table_setup.play_to_the_end(table)

    assert shown_panel(table, anna, 2) == hindsight_panel.NO_HINDSIGHT


def test_what_was_learned_since_an_earlier_stop_adds_up() -> None:
    steps = [None, *((SeatKnowledge((), gain, 0.5),) for gain in (1.0, 2.0, 4.0))]

    (known,) = hindsight_panel.knowledge_between(tuple(steps), 1, 3)

    assert (known.gained, known.leaked) == (6.0, 1.0)
    assert hindsight_panel.knowledge_between(tuple(steps), -1, 0) == []


@pytest.mark.django_db(transaction=True)
@pytest.mark.asyncio
async def test_a_connected_page_steps_through_it() -> None:
    anna = await in_thread(table_setup.make_player)()
    table = await in_thread(play_game)(anna)
    page = await Page.open(table, anna)
    await page.say("through", seat=1)

    told = await page.say("look", stop=5)

    assert 'hx-target="#hindsight"' in told
    assert told.count("data-knows=") == 3
    await page.close()


@pytest.mark.parametrize(
    ("gained", "leaked", "told"),
    [
        (1.0, 0.0, "50 % less doubt"),
        (-1.0, 0.0, "100 % more doubt"),
        (0.0, 2.0, "own clue 75 % less secret"),
        (0.0, 0.0, "nothing new"),
    ],
)
def test_what_was_learned_is_said_in_percent_of_the_doubt(
    gained: float, leaked: float, told: str
) -> None:
    words = Words(registry.game("cryptid"), "en")

    assert (
        SeatKnowledge((), gained, leaked).change_in_words(words).replace("\N{NO-BREAK SPACE}", " ")
        == told
    )


def test_hindsight_that_an_earlier_version_cached_can_be_read() -> None:
    knowledge = SeatKnowledge(("hex:1",), 1.0, 0.5)
    stored = pickle.dumps(knowledge, protocol=2).replace(b"\nSeatKnowledge\n", b"\nKnown\n")

    assert b"\nKnown\n" in stored
    assert pickle.loads(stored) == knowledge
