"""Liveness and readiness probes: whether this worker runs, and whether it can store moves.

They are answered before Django: over plain http, under any name, whatever the database does.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias
from uuid import uuid4

from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.db import connection
from django.utils import timezone

Application: TypeAlias = Callable[..., Any]

log = logging.getLogger("bestiary.web")

PROBE_TIMEOUT_SECONDS = 0.8
"""Seconds after which a database that does not answer counts as away."""
RESULT_TTL_SECONDS = 1.0
"""Seconds for which one look serves everybody who asks."""
LIVENESS_PATH = "/health/live/"
READINESS_PATHS = ("/health/ready/", "/health/")


def can_write() -> bool:
    """Whether the database keeps a row on its disk: a session that expires as it is stored."""
    now = {"expire_date": timezone.now()}
    Session.objects.update_or_create(now, session_key="health")
    return True


def can_share() -> bool:
    """Whether the cache that workers share answers."""
    key = f"health:{uuid4()}"
    cache.set(key, 1, 10)
    return bool(cache.get(key) == 1)


def is_passing(check: Callable[[], bool]) -> bool:
    """What `check` says; False if it fails."""
    try:
        return check()
    except Exception:
        log.exception("The health check %s failed.", check.__name__)
        return False


def is_healthy() -> bool:
    """Whether moves can be stored, tried over a connection of its own."""
    try:
        return is_passing(can_write) and is_passing(can_share)
    finally:
        connection.close()


class ReadinessProbe:
    """One look at a time, in a thread of its own, however many ask and however long it takes."""

    def __init__(self, check: Callable[[], bool] = is_healthy) -> None:
        self._check = check
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._look: asyncio.Future[bool] | None = None
        self._began = 0.0

    async def is_ready(self) -> bool:
        """Whether the last look was good; a look that still goes on when time is up is not."""
        loop = asyncio.get_running_loop()
        is_old = loop.time() - self._began > RESULT_TTL_SECONDS
        if self._look is None or (self._look.done() and is_old):
            self._began = loop.time()
            self._look = loop.run_in_executor(self._thread, self._check)
        done, _ = await asyncio.wait([self._look], timeout=PROBE_TIMEOUT_SECONDS)
        return bool(done) and self._look.result()


def answer_probes(application: Application, probe: ReadinessProbe) -> Application:
    """Answer probes, and leave everything else to `application`."""

    async def application_with_probes(scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["path"] == LIVENESS_PATH:
            await _answer(send, 200, {"alive": True})
        elif scope["path"] in READINESS_PATHS:
            is_ready = await probe.is_ready()
            await _answer(send, 200 if is_ready else 503, {"healthy": is_ready})
        else:
            await application(scope, receive, send)

    return application_with_probes


async def _answer(send: Any, status: int, content: dict[str, bool]) -> None:
    body = json.dumps(content).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
