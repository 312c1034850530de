"""Timeouts and the connection pool of PostgreSQL, and the write-ahead log of SQLite."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from typing import Any

from django.db import connection

# Three timeouts, each a little longer than the one it contains, so that the most exact error comes
# first: waiting for a lock, then the whole statement, then the client's wait for any answer.
STATEMENT_TIMEOUT_FACTOR = 1.2
RESPONSE_TIMEOUT_FACTOR = 1.4
MILLISECONDS = 1_000


def postgres_options(timeout_seconds: float, connections: int) -> dict[str, Any]:
    """OPTIONS of Django's connection pool, which give up on a database that does not answer."""
    from bestiary.web.infra.postgres import timeout_connection_class  # psycopg is optional

    seconds = max(1, round(timeout_seconds))
    server_timeouts = {
        "lock_timeout": seconds * MILLISECONDS,
        "statement_timeout": round(seconds * MILLISECONDS * STATEMENT_TIMEOUT_FACTOR),
    }
    return {
        "connect_timeout": seconds,
        "tcp_user_timeout": seconds * MILLISECONDS,
        "options": " ".join(f"-c {name}={value}" for name, value in server_timeouts.items()),
        "pool": {
            "min_size": 1,
            "max_size": connections,
            "timeout": seconds,
            "reconnect_timeout": seconds,  # after that only a new request tries to connect again
            "connection_class": timeout_connection_class(seconds * RESPONSE_TIMEOUT_FACTOR),
        },
    }


def is_commit_uncertain(failed: BaseException) -> bool:
    """Whether a commit failed so that it is not known if it was stored."""
    # By attribute, not by class: `CommitUncertainError` lives in a module that imports psycopg.
    return getattr(failed.__cause__, "may_be_stored", False)


def disable_timeouts() -> None:
    """Switch off all timeouts of this thread's connection, for migrations above all."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = 0; SET statement_timeout = 0")
        connection.connection.response_timeout_seconds = None


def close_connections() -> None:
    """Close this thread's connection and the pool."""
    connection.close()
    if connection.vendor == "postgresql":
        connection.close_pool()  # type: ignore[attr-defined] # only PostgreSQL's has a pool


def keep_wal_open() -> AbstractContextManager[object]:
    """Keep SQLite's write-ahead log in place while this lasts.

    SQLite deletes it when the last connection closes. On a full disk it could not be created again,
    and without it not even reading is possible.
    """
    if connection.vendor != "sqlite":
        return nullcontext()
    keeper = sqlite3.connect(connection.settings_dict["NAME"])
    keeper.execute("PRAGMA journal_mode=WAL")
    keeper.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return closing(keeper)
