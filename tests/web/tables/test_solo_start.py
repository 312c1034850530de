"""Nobody came: a table that was laid for several is played alone."""

import pytest

from bestiary import registry
from bestiary.web.models import Kind, Player, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import Place
from bestiary.web.tables.solo_start import start_alone
from web.table_setup import GAME, as_player, make_player, waiting_table

pytestmark = pytest.mark.django_db
SOLO = "rats_of_wistar"
OFFER = 'name="alone"'


def waiting_room(table: Table, player: Player) -> str:
    return as_player(player).get(f"/table/{table.slug}/").content.decode()


def test_one_click_in_the_waiting_room_begins_a_game_for_one() -> None:
    host = make_player()
    table = waiting_table(host, SOLO)
    assert OFFER in waiting_room(table, host)

    as_player(host).post(f"/table/{table.slug}/start/", {"alone": "yes"})

    table.refresh_from_db()
    assert table.status == Status.PLAYING
    assert [seat.player for seat in table.seats.all()] == [host]


def test_bots_that_were_meant_to_play_give_way() -> None:
    host = make_player()
    table = waiting_table(host, SOLO)
    seating.change_place(table, 1, Place(Kind.BOT), host)

    start_alone(table, host)

    assert table.seats.count() == 1


def test_a_guest_who_came_is_not_sent_away() -> None:
    host = make_player()
    table = seating.open_table(host, seating.default_setup(registry.game(SOLO)))
    seating.sit(table, make_player("Boris"))
    seats = table.seats.count()

    with pytest.raises(TurnedAwayError, match=r"^refused-not-alone$"):
        start_alone(table, host)

    table.refresh_from_db()
    assert (table.status, table.seats.count()) == (Status.WAITING, seats)


def test_somebody_at_the_same_device_is_company() -> None:
    host = make_player()
    table = waiting_table(host, SOLO)
    seating.change_place(table, 1, Place(Kind.DEVICE, name="Vera"), host)

    with pytest.raises(TurnedAwayError, match=r"^refused-not-alone$"):
        start_alone(table, host)


def test_only_the_host_decides_and_only_once() -> None:
    host = make_player()
    table = waiting_table(host, SOLO)

    with pytest.raises(TurnedAwayError, match=r"^refused-not-host$"):
        start_alone(table, make_player("Boris"))
    start_alone(table, host)
    with pytest.raises(TurnedAwayError, match=r"^refused-started$"):
        start_alone(table, host)


@pytest.mark.parametrize(
    ("game", "options"), [(GAME, {}), ("cryptic_nature", {"bets": "no"})], ids=["two", "no bets"]
)
def test_what_needs_two_is_neither_offered_nor_begun_alone(
    game: str, options: dict[str, str]
) -> None:
    host = make_player()
    table = waiting_table(host, game, options=options)
    assert OFFER not in waiting_room(table, host)

    answer = as_player(host).post(f"/table/{table.slug}/start/", {"alone": "yes"})

    assert "do not go together" in answer.content.decode()
    assert table.seats.count() == 2
