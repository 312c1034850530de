"""How long PostgreSQL may keep somebody waiting, and what keeps SQLite readable."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from typing import Any

from django.db import connection

LONGER = 1.2
LONGEST = 1.4
"""A statement may also wait for a lock; its answer is waited for a little longer still."""


def patience(seconds: float, connections: int) -> dict[str, Any]:
    """Options of Django's pool of connections, which give up on a database that does not answer."""
    from bestiary.web.infra.postgres import impatient  # installed only where it is needed

    whole = max(1, round(seconds))
    limits = {"lock_timeout": whole * 1_000, "statement_timeout": round(whole * 1_000 * LONGER)}
    return {
        "connect_timeout": whole,
        "tcp_user_timeout": whole * 1_000,
        "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
        "pool": {
            "min_size": 1,
            "max_size": connections,
            "timeout": whole,
            "reconnect_timeout": whole,  # then whoever comes next has it tried again
            "connection_class": impatient(whole * LONGEST),
        },
    }


def was_cut_off(failed: BaseException) -> bool:
    """Whether a commit failed so that nobody knows if it was stored."""
    return getattr(failed.__cause__, "may_be_stored", False)


def wait_for_ever() -> None:
    """Have no patience end on this thread's connection: for work that takes as long as it takes."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = 0; SET statement_timeout = 0")
        connection.connection.silence = None


def hang_up() -> None:
    """Close this thread's connection, and those that wait for others."""
    connection.close()
    if connection.vendor == "postgresql":
        connection.close_pool()  # type: ignore[attr-defined] # only PostgreSQL's has a pool


def held_open() -> AbstractContextManager[object]:
    """Keep SQLite's journal in place while this lasts.

    Once the last connection has closed a full disk has no room to make it anew, and then nobody
    could even read.
    """
    if connection.vendor != "sqlite":
        return nullcontext()
    held = sqlite3.connect(connection.settings_dict["NAME"])
    held.execute("PRAGMA journal_mode=WAL")
    held.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return closing(held)
