"""Compensates for downtime: clocks and presence do not run while no worker serves.

After an outage of more than 20 s all running clocks and last-seen times are moved forward by its
length, so that a restart costs nobody their time or their seat.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from bestiary.web.models import Pulse, Seat, Status
from bestiary.web.tables.absence import PRESENCE_SECONDS

MIN_OUTAGE = timedelta(seconds=20)
"""Several periods of every worker's periodic jobs: a shorter silence is only a slow one."""


def note_alive() -> None:
    """Note that a worker serves, and give back the time in which none did."""
    now = timezone.now()
    with transaction.atomic():
        pulse = Pulse.objects.select_for_update().first() or Pulse(at=now)
        if now - pulse.at > MIN_OUTAGE:
            _give_back(now - pulse.at, pulse.at)
        pulse.at = now
        pulse.save()


def _give_back(outage: timedelta, since: datetime) -> None:
    asked = Seat.objects.filter(is_asked=True, asked__lte=since, table__status=Status.PLAYING)
    asked.update(asked=F("asked") + outage, reminded=F("reminded") + outage)
    # Who was still present when the outage began is so when it ends.
    present = Seat.objects.filter(seen__gt=since - timedelta(seconds=PRESENCE_SECONDS))
    present.update(seen=F("seen") + outage)
