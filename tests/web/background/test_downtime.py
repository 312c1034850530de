"""While nobody served, no clock ran: downtime is given back to those who were asked."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from bestiary.web.background import downtime, due_clocks
from bestiary.web.models import Pulse, Seat, Table
from core.narrowing import present
from web.table_setup import duel, make_player

pytestmark = pytest.mark.django_db


def asked_seat(table: Table) -> Seat:
    return table.seats.get(is_asked=True)


def test_what_passed_while_nobody_served_is_charged_to_nobody() -> None:
    """The heartbeat of the first worker that is back gives it back before it looks at clocks."""
    table = duel(make_player(), make_player("Boris"), clock=5)
    seat = asked_seat(table)
    silence = timedelta(hours=1)
    thought = timedelta(minutes=2)
    Seat.objects.filter(pk=seat.pk).update(asked=timezone.now() - silence - thought)
    Pulse.objects.create(at=timezone.now() - silence)

    downtime.note_alive()

    assert due_clocks.replace_timed_out() == []
    used = timezone.now() - present(asked_seat(table).asked)
    assert thought <= used < thought + timedelta(seconds=5)


def test_while_somebody_serves_clocks_run() -> None:
    table = duel(make_player(), make_player("Boris"), clock=5)
    Seat.objects.filter(pk=asked_seat(table).pk).update(asked=timezone.now() - timedelta(hours=1))
    Pulse.objects.create(at=timezone.now() - timedelta(seconds=6))

    downtime.note_alive()
    downtime.note_alive()

    assert due_clocks.replace_timed_out() == [table.slug]
    assert Pulse.objects.count() == 1
