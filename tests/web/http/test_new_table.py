"""Sensible defaults: seats and opponents, and the next level after two finished games."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from bestiary.web.models import Player, Status, Table
from bestiary.web.tables import seating
from web.table_setup import GAME, as_player, make_player, waiting_table

pytestmark = pytest.mark.django_db


def finish_game(host: Player, bot: str = "") -> Table:
    table = waiting_table(host)
    seating.start_with_bots(table, host, bot)
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    return table


def test_after_two_finished_games_the_next_level_is_offered() -> None:
    host = make_player()
    finish_game(host)
    assert seating.next_level(host, GAME) == ""

    finish_game(host)

    assert seating.next_level(host, GAME) == "ranger"
    assert seating.next_level(host, "cryptid") == ""
    assert seating.next_level(make_player("Boris"), GAME) == ""
    assert seating.next_level(None, GAME) == ""


def test_above_the_master_there_is_nobody() -> None:
    host = make_player()
    for _ in range(2):
        finish_game(host, "master")

    assert seating.next_level(host, GAME) == ""


BEST = {"big_monster": 4, "cryptic_nature": 3, "cryptid": 4, "rats_of_wistar": 3}


@pytest.mark.parametrize(("game", "seats"), [*BEST.items(), ("urban_legends", 2)])
def test_play_and_set_up_seat_as_many_as_a_game_is_best_with(game: str, seats: int) -> None:
    client = Client(headers={"accept-language": "en"})
    setup = client.get(f"/new/{game}/").content.decode()
    client.post(f"/new/{game}/quick/")
    table = Table.objects.get()
    client.post(f"/table/{table.slug}/start/")

    assert [seat.bot for seat in table.seats.order_by("number")] == [
        "",
        *["apprentice"] * (seats - 1),
    ]
    chosen = re.findall(
        r'<select[^>]*name="who-\d".*?<option value="(\w+)"[^>]* selected', setup, re.S
    )
    assert [who for who in chosen if who != "nobody"] == ["person"] * (seats - 1)
    experts = setup.index('<details class="experts">')
    assert setup.index('name="who-1"') < experts < setup.index('name="clock"')


def test_the_waiting_room_offers_the_next_level() -> None:
    host = make_player()
    client = as_player(host)
    offers = []
    for _ in range(3):
        page = client.get(f"/table/{waiting_table(host).slug}/").content.decode()
        offers.append(re.findall(r'name="bot" value="(\w+)"', page))
        finish_game(host)

    assert offers == [[], [], ["ranger"]]


def test_a_rematch_may_be_against_the_next_level() -> None:
    host = make_player()
    client = as_player(host)
    offers = []
    for _ in range(2):
        table = finish_game(host)
        page = client.get(f"/table/{table.slug}/harder/").content.decode()
        offers.append(re.findall(r'data-post="([^"]+)"', page))

    assert offers == [[], [f"/table/{table.slug}/rematch/?level=ranger"]]
    client.post(offers[1][0])
    table.refresh_from_db()
    assert table.rematch is not None
    bots = table.rematch.seats.filter(kind="bot").values_list("bot", "name")
    assert list(bots) == [("ranger", "Ranger 1")]


def test_a_rematch_takes_no_level_but_the_one_offered() -> None:
    host = make_player()
    once, twice = finish_game(host), finish_game(host)
    for table, level in ((once, "master"), (twice, "nobody")):
        again = seating.rematch(table, host, level=level)
        assert again.seats.get(kind="bot").bot == "apprentice"

    assert seating.harder_level(finish_game(host, "ranger"), host) == ""  # met already


def test_who_looks_on_is_offered_no_rematch() -> None:
    table = finish_game(make_player())

    assert as_player(make_player("Boris")).get(f"/table/{table.slug}/harder/").status_code == 404


def test_a_rematch_says_that_everyone_has_moved_on() -> None:
    host = make_player()
    table = finish_game(host)
    client = as_player(host)

    page = client.post(f"/table/{table.slug}/rematch/", follow=True).content.decode()

    assert "Everyone has moved one seat on" in page


def test_alone_nobody_moves_on() -> None:
    host = make_player()
    table = seating.open_table(host, seating.Setup("rats_of_wistar", (seating.Place(),), {}))
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)

    page = as_player(host).post(f"/table/{table.slug}/rematch/", follow=True).content.decode()

    assert "The new table is laid." in page
    assert "moved one seat on" not in page
