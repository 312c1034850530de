"""While nobody served these tables, no clock of theirs ran, and nobody left them."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from bestiary.web.live.subscriptions import HERE_FOR
from bestiary.web.models import Pulse, Seat, Status

SILENT = timedelta(seconds=20)
"""Several beats of every worker: so long nobody was there."""


def beat() -> None:
    """Note that somebody serves, and give back the time in which nobody did."""
    now = timezone.now()
    with transaction.atomic():
        pulse = Pulse.objects.select_for_update().first() or Pulse(at=now)
        if now - pulse.at > SILENT:
            _give_back(now - pulse.at, pulse.at)
        pulse.at = now
        pulse.save()


def _give_back(gap: timedelta, since: datetime) -> None:
    """Whoever was asked before the silence is asked that much later; who was here still is."""
    asked = Seat.objects.filter(is_asked=True, asked__lte=since, table__status=Status.PLAYING)
    asked.update(asked=F("asked") + gap, reminded=F("reminded") + gap)
    here = Seat.objects.filter(seen__gt=since - timedelta(seconds=HERE_FOR))
    here.update(seen=F("seen") + gap)
