"""Status report for the operator: storage, cache, disk, versions, counts of tables and players.

The admin site shows it; probes of load balancers are in `infra/health.py`.
"""

from __future__ import annotations

import logging
import shutil
import time
from importlib.metadata import version
from typing import Any

import django
from django.db import DatabaseError, connection

from bestiary import registry
from bestiary.web import worker
from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.health import can_share, can_write, is_passing
from bestiary.web.models import Player, Seat, Status, Table

log = logging.getLogger("bestiary.web")
STARTED_AT = time.time()


def report() -> dict[str, Any]:
    """Every line of the report; the counts are left out if the database does not answer."""
    disk = shutil.disk_usage(CONFIGURATION.data)
    lines: dict[str, Any] = {
        "Database takes writes": is_passing(can_write),
        "Shared cache answers": is_passing(can_share),
        "Database": connection.vendor,
        "Between workers": "Redis" if CONFIGURATION.redis_url else "this process only",
        "Disk free, GB": round(disk.free / 1e9, 1),
        "Tables in memory": len(worker.current().table_cache),
        "Worker up, hours": round((time.time() - STARTED_AT) / 3600, 1),
        "Bestiary": version("bestiary"),
        "Django": django.get_version(),
    }
    lines |= {f"Rules of {game.id}": game.rules_version for game in registry.catalogue()}
    try:
        lines |= _counts()
    except DatabaseError:
        log.exception("Tables could not be counted.")
    return lines


def _counts() -> dict[str, Any]:
    counts = {f"Tables {s.value}": Table.objects.filter(status=s).count() for s in Status}
    asked = Seat.objects.filter(is_asked=True, table__status=Status.PLAYING)
    return counts | {
        "Players": Player.objects.count(),
        "Players blocked": Player.objects.filter(is_blocked=True).count(),
        "Bots to move": asked.exclude(bot="").count(),
    }
