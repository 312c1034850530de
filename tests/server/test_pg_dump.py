"""PostgreSQL saved with `pg_dump` while people play, and restored: the manual's way, tried.

Needs TEST_DATABASE_URL; `.ci/run` starts the service on loopback.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.server import Server, open_table

DATABASE = os.environ.get("TEST_DATABASE_URL", "")
pytestmark = [
    pytest.mark.skipif(not DATABASE, reason="no PostgreSQL: see .ci/run"),
    pytest.mark.skipif(not shutil.which("pg_dump"), reason="no pg_dump"),
]


@pytest.fixture
def databases() -> Iterator[list[str]]:
    """Two empty ones."""
    names = [f"dump_{secrets.token_hex(4)}" for _ in range(2)]
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        for name in names:
            connection.execute(f"CREATE DATABASE {name}".encode())
    yield [re.sub(r"/[^/]*$", f"/{name}", DATABASE) for name in names]
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        for name in names:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def test_a_dump_made_while_people_play_is_a_whole_site(
    site: Path, tmp_path: Path, databases: list[str]
) -> None:
    old, new = databases
    file = tmp_path / "bestiary.dump"
    with Server(site, DATABASE_URL=old) as server:
        seats = open_table(server.url)
        mover = next(seat for seat in seats if seat.seat in seat.table()["to_move"])
        ticket, choices = mover.options()
        assert mover.play(ticket, choices[0]).is_success
        subprocess.run(["pg_dump", "-Fc", "-f", file, old], check=True)
    subprocess.run(["pg_restore", "--no-owner", "-d", new, file], check=True)

    with Server(tmp_path / "again", DATABASE_URL=new) as server:
        for seat in seats:
            seat.url = server.url
            seat.client.base_url = f"{server.url}/api/tables/{seat.slug}/"
            assert seat.client.get("view").status_code == 200
        mover = next(seat for seat in seats if seat.seat in seat.table()["to_move"])
        ticket, choices = mover.options()
        assert mover.play(ticket, choices[0]).is_success
