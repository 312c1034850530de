"""Runs database migrations under a lock, so that only one of several starting workers does."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.database import close_connections, disable_timeouts

ADVISORY_LOCK_ID = 0x42455354
"""The number of our advisory lock in PostgreSQL: any, so long as all workers agree."""


def migrate() -> None:
    """Apply what this version needs; do nothing if it is there."""
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
