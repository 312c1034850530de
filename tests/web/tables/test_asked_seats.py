"""Whose turn it is: the rows say what the table says, after every move of every game and mode."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Variant
from bestiary.web.models import Kind, Player, Seat, Table
from bestiary.web.tables import moves, seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from web.table_setup import access_to, make_player, offered_choices, ticket

pytestmark = pytest.mark.django_db

MOVES = 16
VARIANTS = [(id, v) for id in registry.ids() for v in registry.game(id).rules.variants]


def on_one_device(id: str, variant: Variant, **changes: Any) -> Table:
    places = (Place(), *[Place(Kind.DEVICE)] * (variant.seats - 1))
    setup = Setup(id, places, dict(variant.options), **changes)
    return seating.open_table(make_player(), setup)


def stored_seats(table: Table) -> set[int]:
    """Whom the table waits for, as its rows say."""
    return set(Seat.objects.filter(table=table, is_asked=True).values_list("number", flat=True))


def live_seats(table: Table) -> tuple[set[int], dict[int, int]]:
    """Whom it waits for as the rules say, and since which move each may choose what it may."""
    table.refresh_from_db()
    with locked_table(table) as live:
        return set(live.asked), dict(live.opened)


def some_move(table: Table, rng: Random) -> None:
    """Anybody's, standing offers included."""
    _, tickets = live_seats(table)
    seat = rng.choice(sorted(tickets))
    text = rng.choice(offered_choices(table, seat)[:50])
    moves.play(table.slug, seat, tickets[seat], text)


@pytest.mark.parametrize("clock", [0, 30])
@pytest.mark.parametrize(("id", "variant"), VARIANTS, ids=str)
def test_the_rows_ask_whom_the_table_asks(id: str, variant: Variant, clock: int) -> None:
    table = on_one_device(id, variant, clock=clock)
    rng = Random(f"{id}{variant}")

    for _ in range(MOVES):
        assert stored_seats(table) == live_seats(table)[0]
        if table.outcome:
            return
        some_move(table, rng)
    before = live_seats(table)
    TABLE_CACHE().clear()
    assert live_seats(table) == before


def cryptid_after_a_question(host: Player) -> Table:
    """Three on one device, a question was answered with a disc: another's turn came at once.

    Everybody could vote for the hint before, so nobody's place at the table is new.
    """
    setup = Setup("cryptid", (Place(), Place(Kind.DEVICE), Place(Kind.DEVICE)), {"first": "host"})
    table = seating.open_table(host, setup)
    while True:
        asked, _ = live_seats(table)
        (seat,) = asked
        text = next((t for t in offered_choices(table, seat) if t.startswith("question")), "")
        moves.play(table.slug, seat, ticket(table, seat), text or offered_choices(table, seat)[0])
        if text and live_seats(table)[0] != asked:
            return table


def test_after_a_question_the_next_player_is_called_and_the_curtain_falls() -> None:
    """What the heartbeat draws from the rows is what was drawn after the move."""
    host = make_player()
    table = cryptid_after_a_question(host)
    (called,) = live_seats(table)[0]
    room = access_to(table, host)

    assert stored_seats(table) == {called}
    assert room is not None
    eyes = room.viewpoint(handed_to=(called + 2) % 3, through=None)
    assert (eyes.seat, eyes.handover) == (SPECTATOR, called)


def test_a_table_whose_rows_are_wrong_still_knows_whose_turn_it_is() -> None:
    host = make_player()
    table = cryptid_after_a_question(host)
    Seat.objects.filter(table=table).update(is_asked=False)
    room = access_to(table, host)

    assert room is not None
    assert {seat.number for seat in room.seats if seat.is_asked} == live_seats(table)[0]


def test_a_ticket_is_new_when_a_turn_comes() -> None:
    """An offer that stands while others move keeps its ticket; the turn itself has its own."""
    table = cryptid_after_a_question(make_player())
    (called,) = live_seats(table)[0]
    _, tickets = live_seats(table)

    assert tickets[called] == table.length
