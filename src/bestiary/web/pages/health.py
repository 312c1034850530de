"""How the house is: for monitors one word, for the operator everything."""

from __future__ import annotations

import logging
import shutil
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any
from uuid import uuid4

import django
from django.core.cache import cache
from django.db import DatabaseError, connection, transaction
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe

from bestiary import registry
from bestiary.web.house.configuration import CONFIGURATION
from bestiary.web.models import Player, Seat, Status, Table
from bestiary.web.table.shelf import SHELF

log = logging.getLogger("bestiary.web")
BEGAN = time.time()


def can_write() -> bool:
    """Whether the database takes a row; nothing is kept."""
    with transaction.atomic():
        Player.objects.create(name="health")
        transaction.set_rollback(True)
    return True


def can_share() -> bool:
    """Whether the cache that workers share answers."""
    key = f"health:{uuid4()}"
    cache.set(key, 1, 10)
    return bool(cache.get(key) == 1)


def _works(check: Callable[[], bool]) -> bool:
    try:
        return check()
    except Exception:
        log.exception("The health check %s failed.", check.__name__)
        return False


@require_safe
def health(_: HttpRequest) -> JsonResponse:
    """`{"healthy": true}` with 200, or false with 503."""
    good = _works(can_write) and _works(can_share)
    answer = JsonResponse({"healthy": good}, status=200 if good else 503)
    answer["Cache-Control"] = "no-store"
    return answer


def report() -> dict[str, Any]:
    """What the operator wants to know."""
    disk = shutil.disk_usage(CONFIGURATION.data)
    found: dict[str, Any] = {
        "Database takes writes": _works(can_write),
        "Shared cache answers": _works(can_share),
        "Database": connection.vendor,
        "Between workers": "Redis" if CONFIGURATION.redis_url else "this process only",
        "Disk free, GB": round(disk.free / 1e9, 1),
        "Tables in memory": len(SHELF),
        "Worker up, hours": round((time.time() - BEGAN) / 3600, 1),
        "Bestiary": version("bestiary"),
        "Django": django.get_version(),
    }
    found |= {f"Rules of {game.id}": game.rules_version for game in registry.catalogue()}
    try:
        found |= _counts()
    except DatabaseError:
        log.exception("Tables could not be counted.")
    return found


def _counts() -> dict[str, Any]:
    counts = {f"Tables {s.value}": Table.objects.filter(status=s).count() for s in Status}
    asked = Seat.objects.filter(is_asked=True, table__status=Status.PLAYING)
    return counts | {
        "Players": Player.objects.count(),
        "Players blocked": Player.objects.filter(is_blocked=True).count(),
        "Bots to move": asked.exclude(bot="").count(),
    }
