"""Database: timeouts and pool of PostgreSQL, write-ahead log of SQLite, migrations under a lock."""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from bestiary.web.config import CONFIGURATION

# Three timeouts, each a little longer than the one it contains, so that the most exact error comes
# first: waiting for a lock, then the whole statement, then the client's wait for any answer.
STATEMENT_TIMEOUT_FACTOR = 1.2
RESPONSE_TIMEOUT_FACTOR = 1.4
MILLISECONDS = 1_000
ADVISORY_LOCK_ID = 0x42455354
"""The number of our advisory lock in PostgreSQL: any, so long as all workers agree."""


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
    held_open = sqlite3.connect(connection.settings_dict["NAME"])
    held_open.execute("PRAGMA journal_mode=WAL")
    held_open.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return closing(held_open)


def migrate() -> None:
    """Apply what this version needs; of several workers that start together only one does."""
    disable_timeouts()  # others may be at it for long, and so may this
    try:
        with _migration_lock():
            executor = MigrationExecutor(connection)
            if executor.migration_plan(executor.loader.graph.leaf_nodes()):
                call_command("migrate", interactive=False, verbosity=0)
    finally:
        close_connections()


@contextmanager
def _migration_lock() -> Iterator[None]:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK_ID])
            try:
                yield
            finally:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK_ID])
        connection.close()
    else:
        with (CONFIGURATION.data / "migrating").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
