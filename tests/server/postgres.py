"""A worker that reaches a database of its own on the PostgreSQL of the tests through a proxy."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import psycopg

from server.proxy import Proxy
from server.server import Server

DATABASE = os.environ.get("TEST_DATABASE_URL", "")


class ProxiedSite(NamedTuple):
    """The worker, the line to its database, and the database itself."""

    server: Server
    proxy: Proxy
    database: str

    def asked(self, query: str, *values: Any) -> list[Any]:
        """Look into the database, past worker and proxy."""
        with psycopg.connect(self.database) as connection:
            return connection.execute(query.encode(), values).fetchall()

    def rows(self, slug: str) -> list[Any]:
        """The stored moves of a table."""
        return self.asked(
            "SELECT m.number, m.seat, m.notation, m.key, t.length FROM web_move m"
            " JOIN web_table t ON t.id = m.table_id WHERE t.slug = %s ORDER BY m.number",
            slug,
        )


@contextmanager
def behind_a_proxy(folder: Path, **environment: str) -> Iterator[ProxiedSite]:
    """A site whose database is made for it, and gone afterwards."""
    name = f"tests_{secrets.token_hex(4)}"
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    url = re.sub(r"/[^/]*$", f"/{name}", DATABASE)
    parts = urlsplit(DATABASE)
    with Proxy(parts.hostname or "127.0.0.1", parts.port or 5432) as proxy:
        through = re.sub(r"@[^/]*", f"@127.0.0.1:{proxy.port}", url)
        with Server(folder, DATABASE_URL=through, **environment) as server:
            yield ProxiedSite(server, proxy, url)
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
