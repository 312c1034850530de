"""Tables for tests of the site."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

from django.test import Client
from django.utils import timezone

from bestiary.core import notation
from bestiary.web import worker
from bestiary.web.live.access import TableAccess
from bestiary.web.live.session import Session
from bestiary.web.models import Kind, Player, Seat, Table
from bestiary.web.tables import moves, seating
from bestiary.web.tables.absence import PRESENCE_SECONDS
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table

GAME = "urban_legends"
SEED = "5e" * 32


def make_player(name: str = "Anna") -> Player:
    return Player.objects.create(name=name)


def as_player(player: Player, language: str = "en") -> Client:
    """A browser in which the player is known."""
    client = Client(headers={"accept-language": language})
    session = client.session
    session["player"] = player.pk
    session.save()
    return client


def waiting_table(host: Player, game: str = GAME, **changes: Any) -> Table:
    places = (Place(), Place())
    table = seating.open_table(host, Setup(game, places, **changes))
    table.seed = SEED
    table.save()
    return table


def duel(host: Player, guest: Player, game: str = GAME, **changes: object) -> Table:
    """A running game between two people."""
    table = waiting_table(host, game, **changes)
    seating.sit(table, guest)
    table.refresh_from_db()
    return table


def hot_seat_table(host: Player, pins: tuple[str, str] = ("", "")) -> Table:
    """A running game of two on one device."""
    places = (Place(pin=pins[0]), Place(Kind.DEVICE, name="Boris", pin=pins[1]))
    return seating.open_table(host, Setup(GAME, places))


def asked_seat(table: Table) -> int:
    """The seat the table waits for."""
    table.refresh_from_db()
    with locked_table(table) as live:
        return live.asked[0]


def offered_choices(table: Table, seat: int) -> list[str]:
    """Every choice open to `seat`, in notation."""
    table.refresh_from_db()
    with locked_table(table) as live:
        return [notation.write(c) for d in live.table.open_to(seat) for c in d.options]


def ticket(table: Table, seat: int) -> int:
    """The number of the decision that `seat` has before it."""
    with locked_table(table) as live:
        return live.opened[seat]


def move(table: Table) -> str:
    """Let whoever is asked take some option, the same one each time the test is run."""
    seat = asked_seat(table)
    text = Random(table.length).choice(offered_choices(table, seat))
    moves.play(table.slug, seat, ticket(table, seat), text)
    table.refresh_from_db()
    return text


def age_all_tables() -> None:
    """Let some time pass since anybody was heard of; who has a page open is here all the same."""
    worker.current().presence.forget_seen()
    Seat.objects.update(seen=timezone.now() - timedelta(seconds=2 * PRESENCE_SECONDS))


def play_to_the_end(table: Table) -> None:
    """Choose something until the game is over."""
    while table.outcome is None:
        move(table)


def access_to(table: Table, player: Player | None) -> TableAccess:
    """The table as `player` stands before it."""
    access = TableAccess.find(worker.current().table_rows, table.slug, player)
    assert access is not None
    return access


def session_at(table: Table, player: Player | None, language: str = "en") -> Session:
    """An open page of `player`, without its socket."""
    return Session(worker.current(), table.slug, player, frozenset(), language)
