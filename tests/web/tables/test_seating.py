"""Tables are laid, seats taken once, games started when the last seat is."""

import pytest

from bestiary import registry
from bestiary.core.game import BadOptionsError
from bestiary.web.models import Kind, Seat, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import Place, Setup
from web.table_setup import (
    GAME,
    as_player,
    duel,
    hot_seat_table,
    make_player,
    play_to_the_end,
    waiting_table,
)

pytestmark = pytest.mark.django_db


def test_one_click_lays_a_table_of_every_game() -> None:
    host = make_player()

    for id in registry.ids():
        table = seating.open_table(host, seating.default_setup(registry.game(id)))

        assert table.seats.get(number=0).player == host


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    table = waiting_table(make_player())
    assert table.status == Status.WAITING

    seating.sit(table, make_player("Boris"))

    table.refresh_from_db()
    assert table.status == Status.PLAYING


def test_a_second_person_cannot_take_a_taken_seat() -> None:
    table = duel(make_player(), make_player("Boris"))

    with pytest.raises(TurnedAwayError, match=r"^refused-no-free-seat$"):
        seating.sit(table, make_player("Vera"))


def test_whoever_sits_already_keeps_their_seat() -> None:
    anna = make_player()
    table = waiting_table(anna)

    assert seating.sit(table, anna).number == 0


def test_namesakes_are_told_apart() -> None:
    table = duel(make_player("Anna"), make_player("Anna"))

    assert [seat.name for seat in table.seats.all()] == ["Anna", "Anna 2"]


def test_a_bot_that_nobody_knows_is_refused_wherever_it_is_named() -> None:
    """It would have been asked again and again, and the table would have waited for ever."""
    host = make_player()
    table = waiting_table(host)
    client = as_player(host)
    address = f"/table/{table.slug}"
    nobody = "bot:nobody" * 20
    ways = [
        ("/new/urban_legends/", {"who-1": nobody}),
        (f"{address}/start/", {"bot": nobody}),
        (f"{address}/place/1/", {"who-1": nobody}),
    ]

    answers = [client.post(way, fields) for way, fields in ways]

    assert [answer.status_code for answer in answers] == [200, 409, 409]  # the form again
    assert all("no such opponent" in answer.content.decode() for answer in answers)
    assert not Seat.objects.filter(kind=Kind.BOT).exists()
    assert Table.objects.get() == table


def test_bots_fill_the_free_seats() -> None:
    host = make_player()
    table = waiting_table(host)

    seating.start_with_bots(table, host)

    seat = table.seats.get(number=1)
    assert (seat.kind, seat.bot) == (Kind.BOT, "apprentice")


def test_only_the_host_starts() -> None:
    table = waiting_table(make_player())

    with pytest.raises(TurnedAwayError, match=r"^refused-not-host$"):
        seating.start_with_bots(table, make_player("Boris"))


def test_people_on_one_device_have_names_and_hashed_pins() -> None:
    table = hot_seat_table(make_player(), ("", "1234"))

    seat = table.seats.get(number=1)
    assert seat.name == "Boris"
    assert "1234" not in seat.pin
    assert seat.pin


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(BadOptionsError):
        seating.open_table(make_player(), Setup(GAME, (Place(),) * 3))
    with pytest.raises(BadOptionsError):
        seating.open_table(make_player(), Setup(GAME, (Place(),) * 2, {"weather": "rain"}))


def test_a_guest_cannot_lay_tables_without_end() -> None:
    host = make_player()
    for _ in range(seating.MAX_OPEN_TABLES_PER_HOST):
        waiting_table(host)

    with pytest.raises(TurnedAwayError, match=r"^refused-too-many-tables$"):
        waiting_table(host)


def test_a_host_who_leaves_clears_the_table() -> None:
    host = make_player()
    table = waiting_table(host)

    seating.leave(table, host)

    assert not type(table).objects.filter(pk=table.pk).exists()


def test_a_rematch_is_made_once_and_turns_the_seats() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = duel(anna, boris)
    play_to_the_end(table)

    again = seating.rematch(table, anna)

    assert seating.rematch(table, boris) == again
    assert again.seats.get(number=0).player == boris
    assert again.status == Status.PLAYING
