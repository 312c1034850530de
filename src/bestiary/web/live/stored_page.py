"""From the rows of a stored table to the plain record that is rendered."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.web.models import Seat, Table
from bestiary.web.render.page_record import PageRequest, SeatFacts, TablePage
from bestiary.web.tables.absence import NOBODY_AWAY, Absence
from bestiary.web.tables.clocks import clock_of
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.player_names import names


def make_table_page(
    record: Table,
    live: LiveTable,
    seats: Sequence[Seat],
    request: PageRequest,
    absence: Absence = NOBODY_AWAY,
) -> TablePage:
    """A stored table as one reader sees it; `absence` names the seats whose people have left."""
    called = names(seats, request.language)
    facts = tuple(
        [_seat_facts(record, seat, name, absence) for seat, name in zip(seats, called, strict=True)]
    )
    return TablePage(live, facts, request, record.slug, record.has_take_backs)


def _seat_facts(record: Table, seat: Seat, name: str, absence: Absence) -> SeatFacts:
    return SeatFacts(
        seat.number,
        name,
        is_bot=bool(seat.bot),
        is_stood_in=seat.is_stood_in,
        has_pin=bool(seat.pin),
        is_away=seat.number in absence.away,
        is_deserted=seat.number in absence.deserted,
        clock=clock_of(record, seat),
    )
