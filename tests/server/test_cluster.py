"""More than one machine: PostgreSQL, Redis and two workers that share nothing else.

Needs TEST_DATABASE_URL and TEST_REDIS_URL; `.ci/run` starts both services on loopback.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest

from server.people import Person, SocketClient, seat_two_people
from server.server import ApiClient, Server, open_table

LONG = "rats_of_wistar"
"""A game that is not over after a few moves, whatever they are."""
DATABASE, REDIS = os.environ.get("TEST_DATABASE_URL", ""), os.environ.get("TEST_REDIS_URL", "")
pytestmark = [
    pytest.mark.skipif(not (DATABASE and REDIS), reason="no PostgreSQL and Redis: see .ci/run"),
    pytest.mark.xdist_group("cluster"),
]


class Cluster(NamedTuple):
    """Two workers and the database behind them."""

    east: Server
    west: Server
    database: str

    def moves(self, slug: str) -> list[Any]:
        query = (
            "SELECT m.number, m.seat, m.notation FROM web_move m JOIN web_table t"
            " ON t.id = m.table_id WHERE t.slug = %s ORDER BY m.number"
        )
        with psycopg.connect(self.database) as connection:
            return connection.execute(query, [slug]).fetchall()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    name = f"hard_{secrets.token_hex(4)}"
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    url = re.sub(r"/[^/]*$", f"/{name}", DATABASE)
    shared = {"DATABASE_URL": url, "REDIS_URL": REDIS, "LIMITS": "0", "ALLOWED_HOSTS": "127.0.0.1"}
    east = Server(tmp_path_factory.mktemp("east"), **shared)
    west = Server(tmp_path_factory.mktemp("west"), **shared)
    servers = (east, west)
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, servers))
    yield Cluster(east, west, url)
    for server in servers:
        server.kill()
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def through(server: Server, bearer: ApiClient) -> ApiClient:
    """The same seat, asking another worker."""
    return ApiClient(server.url, bearer.slug, bearer.token, bearer.seat)


def to_move(lines: list[SocketClient]) -> SocketClient:
    return next(line for line in lines if line.offers and line.offers.choices)


def elsewhere(person: Person, server: Server) -> Person:
    """The same browser at the other worker: no sticky sessions."""
    person.url = server.url
    return person


def test_a_move_made_through_one_worker_appears_on_a_page_of_the_other(cluster: Cluster) -> None:
    anna, boris, slug = seat_two_people(cluster.east.url)
    lines = [anna.socket(slug), elsewhere(boris, cluster.west).socket(slug)]
    for line in lines:
        line.heard()

    mover = to_move(lines)
    other = next(line for line in lines if line is not mover)
    mover.plays()

    other.until("log-lines")
    assert len(cluster.moves(slug)) == 2


def test_two_people_racing_for_one_seat_get_one_winner(cluster: Cluster) -> None:
    asked = {"game": "urban_legends", "seats": ["person", "person"], "name": "Anna"}
    made = httpx.post(f"{cluster.east.url}/api/tables", json=asked, timeout=30).json()

    def sit(number: int) -> int:
        server = (cluster.east, cluster.west)[number % 2]
        body = {"name": f"R{number}", "invite": made["invite"]}
        address = f"{server.url}/api/tables/{made['table']}/seats"
        return httpx.post(address, json=body, timeout=30).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(sit, range(8)))

    assert sorted(statuses) == [201] + [409] * 7


def test_two_moves_racing_for_one_turn_get_one_winner(cluster: Cluster) -> None:
    seats = open_table(cluster.east.url, LONG)
    for _ in range(5):
        bearer = seats[seats[0].table()["to_move"][0]]
        ticket, choices = bearer.options()
        both = [through(cluster.east, bearer), through(cluster.west, bearer)]

        def play(
            number: int, at: list[ApiClient] = both, t: int = ticket, c: str = choices[0]
        ) -> int:
            return at[number % 2].play(t, c).status_code

        with ThreadPoolExecutor(6) as pool:
            statuses = list(pool.map(play, range(6)))

        assert sorted(statuses) == [200] + [409] * 5

    numbers = [row[0] for row in cluster.moves(seats[0].slug)]
    assert numbers == list(range(1, 7))


def test_many_tables_moved_through_both_workers_at_once(cluster: Cluster) -> None:
    """Commits of several moves at once never wait for each other in a circle."""
    tables = [open_table(cluster.east.url, LONG) for _ in range(4)]

    def play(number: int) -> int:
        seats = tables[number % 4]
        server = (cluster.east, cluster.west)[number // 4 % 2]
        bearer = through(server, seats[seats[0].table()["to_move"][0]])
        ticket, choices = bearer.options()
        return bearer.play(ticket, choices[0]).status_code if choices else 409

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(play, range(24)))

    assert set(statuses) <= {200, 409}
    assert sum(len(cluster.moves(seats[0].slug)) - 1 for seats in tables) == statuses.count(200)


def test_killing_one_worker_in_the_middle_of_a_game_loses_nothing(cluster: Cluster) -> None:
    seats = open_table(cluster.west.url, LONG)
    stored = []
    for number in range(6):
        if number == 3:
            cluster.west.kill()
        server = cluster.west if number < 3 else cluster.east
        at = [through(server, bearer) for bearer in seats]
        bearer = at[at[0].table()["to_move"][0]]
        ticket, choices = bearer.options()
        answer = bearer.play(ticket, choices[-1])
        assert answer.status_code == 200
        stored.append((answer.json()["number"], bearer.seat, choices[-1]))

    assert cluster.moves(seats[0].slug)[1:] == stored
    cluster.west.start()
